/** Drafts on an imagined world, without a browser. */
import { type Choice, type Core, type Move, optionsOf, pending, start } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { example } from '../../games/example/rules/index.ts';
import { gameOf } from '../../games/list.ts';
import { tableOf } from '../drawn.ts';
import { Draft } from '../session/draft.svelte.ts';
import { LocalSession } from '../session/local.svelte.ts';
import type { SavedGame } from '../session/saved.ts';
import { type Asked, played } from './e2e/positions.ts';

async function table(moves: Move[] = []): Promise<LocalSession> {
  const saved: SavedGame = {
    id: 'test',
    game: 'example',
    rules: 1,
    seats: 2,
    options: {},
    seed: 'draft',
    moves,
    names: ['Anna', 'Béla'],
    bots: [null, null],
    startedAt: 0,
    touchedAt: 0,
    over: false,
  };
  return new LocalSession(await gameOf('example'), saved);
}

/** Everybody buries one pebble. */
function buried(): Move[] {
  const { state } = start(example, { seats: 2, seed: 'draft' });
  return pending(example, state).map(decision => ({
    seat: decision.seat,
    decision: decision.id,
    choice: optionsOf(example, state, decision)[1]!,
  }));
}

const bid = (pebbles: number): Choice => ({ do: 'bid', pebbles }) as Choice;

describe('A draft', () => {
  test('is ready when its seat is asked nothing more, and undone without a trace', async () => {
    const session = await table(buried());
    const draft = new Draft(session);
    expect(draft.asked?.seat).toBe(0);
    draft.choose(bid(2));
    expect(draft.isReady).toBe(true);
    expect(draft.moves).toHaveLength(1);
    draft.undo();
    expect(draft.moves).toEqual([]);
    expect(session.n).toBe(3);
  });

  test('does not show what only the commit can tell', async () => {
    const session = await table(buried());
    const draft = new Draft(session);
    draft.choose(bid(2));
    await session.commit(0, draft.moves);
    draft.restart();
    expect(session.viewer).toBe(1);
    const before = draft.world;
    draft.choose(bid(1));
    expect(draft.isRevealing).toBe(true);
    expect(draft.world).toEqual(before);
    expect(draft.steps.at(-1)!.facts).toEqual([]);
    expect(draft.isReady).toBe(true);
  });

  test('ends with the turn, also where the next turn is mine again', async () => {
    const game = await gameOf('viscounts');
    const names = ['Anna'];
    const saved = {
      id: 'alone',
      game: 'viscounts',
      rules: game.rules,
      seats: 1,
      options: {},
      seed: 'alone',
      moves: [],
      names,
      bots: [null],
    };
    const session = new LocalSession(game, { ...saved, startedAt: 0, touchedAt: 0, over: false });
    const draft = new Draft(session);
    for (let turn = 0; turn < 6; turn++) {
      while (draft.asked) draft.choose(draft.options[0]!);
      expect(draft.isReady).toBe(true);
      const begun = draft.world.stack.filter(({ kind }) => game.turns?.includes(kind)).map(({ id }) => id);
      expect(draft.isRevealing || begun.every(id => !draft.base.stack.some(frame => frame.id === id))).toBe(true);
      await session.commit(0, draft.moves);
      draft.restart();
    }
  });

  test('of which nothing is possible any more is left out and told', async () => {
    const session = await table(buried());
    const draft = new Draft(session);
    draft.choose(bid(2));
    draft.choose(bid(9));
    expect(draft.moves).toHaveLength(1);
    expect(draft.dropped).toBe(0);
  });
});

describe('The end of a turn', () => {
  /** Seat 0 may act, and others are people too: nobody plays by itself. */
  const beforeAction = (kinds: readonly string[]) =>
    asked(({ decision, options, state }) => {
      const { players } = state as Core & { players: { passed: boolean }[] };
      return decision.frame.kind === 'act' && !players[1]!.passed && kinds.every(kind => options.some(option => option.do === kind));
    });

  async function asked(until: (asked: Asked) => boolean): Promise<{ session: LocalSession; draft: Draft }> {
    const { moves, seed } = await played('terra-mystica', until, { seats: 2, seed: 'ends' });
    const game = await gameOf('terra-mystica');
    const saved = { id: 'ends', game: game.id, rules: game.rules, seats: 2, options: {}, seed, moves: [...moves] };
    const session = new LocalSession(game, {
      ...saved,
      names: ['Anna', 'Béla'],
      bots: [null, null],
      startedAt: 0,
      touchedAt: 0,
      over: false,
    });
    const draft = new Draft(session);
    draft.restart();
    return { session, draft };
  }

  test('comes with the commit where only conversions are left', async () => {
    const { session, draft } = await beforeAction(['send']);
    draft.choose(draft.options.find(option => option.do === 'send')!);
    expect(draft.asked?.frame.kind).toBe('wrapUp');
    expect(draft.isReady).toBe(true);
    expect(draft.closing).toEqual({ do: 'endTurn' });
    await session.commit(0, draft.moves, true);
    expect(session.waiting).toEqual([1]);
  });

  test('waits for a decision of its own after a commit that does not end it', async () => {
    const { session, draft } = await beforeAction(['send']);
    draft.choose(draft.options.find(option => option.do === 'send')!);
    await session.commit(0, draft.moves);
    expect(session.waiting).toEqual([0]);
  });

  test('what surely follows is drafted along, and undone first', async () => {
    const { draft } = await beforeAction(['transform']);
    const { follows } = (await tableOf('terra-mystica'))!;
    const view = (world: Core) => world as never;
    for (const option of draft.options.filter(one => one.do === 'transform')) {
      draft.choose(option, (asked, made, world) => follows!(asked, made, view(world)));
      const made = draft.moves.map(({ choice }) => choice.do);
      if (made.length === 3) {
        expect(made).toEqual(['transform', 'into', 'build']);
        expect(draft.isReady).toBe(true);
        draft.undo();
        expect(draft.moves.map(({ choice }) => choice.do)).toEqual(['transform', 'into']);
        expect(draft.closing).toEqual({ do: 'done' });
        return;
      }
      draft.restart();
    }
    throw new Error('Nothing could be dug and built on');
  });

  test('a standing order answers on this device too, at once and marked', async () => {
    const { session } = await asked(({ options }) =>
      options.some(option => option.do === 'take' && 'power' in option && option.power === 1),
    );
    expect(session.waiting).toEqual([0]);
    await session.orders.give({ leech: 'free' });
    expect(session.lines.find(({ auto }) => auto === 'order')).toMatchObject({ seat: 0 });
    session.look(0);
    expect(await session.orders.current()).toEqual({ leech: 'free' });
  });
});
