/** Drafts on an imagined world, without a browser. */
import { type Choice, type Move, optionsOf, pending, start } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { example } from '../../games/example/rules.ts';
import { gameOf } from '../../games/list.ts';
import { Draft } from '../session/draft.svelte.ts';
import { LocalSession } from '../session/local.svelte.ts';
import type { SavedGame } from '../session/saved.ts';

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
