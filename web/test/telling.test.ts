/** What is told of a game: derived from the entries that a viewer was sent, for every game that is drawn. */
import {
  type Core,
  decide,
  factsFor,
  type Game,
  type Kind,
  knownScores,
  optionsOf,
  pending,
  randomFrom,
  type Score,
  type Seat,
  start,
  turnIn,
  type Viewer,
  type Voice,
} from '@tarsas/kernel';
import type { AnyTable, Gain } from '@tarsas/kit/table.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { gameOf } from '../../games/list.ts';
import { tableOf } from '../drawn.ts';
import type { Line } from '../session/session.ts';
import { keptFrom, lastCommit, movesOf, PLAINLY, sealsOf, type ToldMove } from '../session/telling.ts';
import { titleOf } from '../titles.ts';

const SEATS = 3;
const MOST = 400;
const sign = (seat: Seat, n: number | null) => ({ letter: String(seat), colour: '--p-blue', words: `${n} ${seat}` });

interface Played {
  lines: Line[];
  states: Core[];
}

/** A random game, told to a viewer. Passing is rare, so that something happens. */
function played(game: Game<Kind>, seed: string, viewer: Viewer, most = MOST): Played {
  const random = randomFrom(seed);
  let { state, facts } = start(game, { seats: SEATS, seed });
  const lines: Line[] = [{ n: 1, at: 0, kind: 'start', facts: factsFor(facts, viewer) }];
  const states = [state as Core];
  while (!state.over && lines.length < most) {
    const decision = pending(game, state).find(({ waiting }) => waiting)!;
    const all = optionsOf(game, state, decision);
    const lively = all.filter(choice => !['pass', 'leave', 'convert', 'sacrifice'].includes(choice.do));
    const among = lively.length > 0 && random(20) > 0 ? lively : all;
    const turn = turnIn(game, state, decision.seat);
    ({ state, facts } = decide(game, state, decision, among[random(among.length)]!));
    lines.push({ n: lines.length + 1, at: 0, kind: 'move', seat: decision.seat, turn, facts: factsFor(facts, viewer) });
    states.push(state as Core);
  }
  return { lines, states };
}

const entriesOf = (moves: readonly ToldMove[]) => moves.flatMap(({ lines }) => lines.map(({ n }) => n));
const factsOf = ({ deeds, outcome }: ToldMove) => [...deeds, ...outcome];

test('what was taken back is told, but has no number and no mark', () => {
  const move = (n: number, seat: Seat): Line => ({ n, at: 0, kind: 'move', seat, turn: `t${n}`, facts: [{ key: 'made', args: { seat } }] });
  const asks: Line[] = [
    { n: 4, at: 0, kind: 'propose', seat: 0, what: 'undo', facts: [] },
    { n: 5, at: 0, kind: 'agree', seat: 1, back: [2, 3], facts: [] },
  ];
  const lines = [move(1, 1), move(2, 0), move(3, 1), ...asks, move(6, 1)];
  expect(lastCommit(lines, 0)).toBe(0);
  expect(movesOf(lines, PLAINLY, 0, {}).map(({ n, undone, lines: [{ n: entry }] }) => [entry, n, undone])).toEqual([
    [1, 1, false],
    [2, null, true],
    [3, null, true],
    [4, null, false],
    [5, null, false],
    [6, 2, false],
  ]);
});

describe.each(['terra-mystica', 'age-of-innovation', 'viscounts', 'empires-end'])('%s', id => {
  let game: Game<Kind>;
  let table: AnyTable;
  let voice: Voice;
  let game0: Played;
  let view0: object;
  beforeAll(async () => {
    game = await gameOf(id);
    table = (await tableOf(id))!;
    voice = await titleOf(id)!.voices.en();
    game0 = played(game, `telling ${id}`, 0);
    view0 = game.view(game0.states.at(-1)!, 0) as object;
  });

  test('every entry with something to tell is in one move, in order', () => {
    const { lines } = game0;
    const told = entriesOf(movesOf(lines, table.telling, 0, view0));
    expect(told).toEqual([...told].sort((a, b) => a - b));
    const silent = lines.filter(({ n }) => !told.includes(n));
    expect(silent.flatMap(({ facts }) => facts)).toEqual([]);
  });

  test('what others did since my last commit is numbered from 1, and nothing else is', () => {
    for (let end = 20; end <= game0.lines.length; end += 17) {
      const lines = game0.lines.slice(0, end);
      const known = lastCommit(lines, 0);
      const moves = movesOf(lines, table.telling, 0, view0);
      const news = moves.filter(({ n }) => n !== null);
      expect(news.map(({ n }) => n)).toEqual(news.map((_, i) => i + 1));
      expect(news.every(({ lines: of, seat }) => of[0]!.n > known && seat !== 0)).toBe(true);
      const told = new Set(entriesOf(news));
      const fresh = lines.filter(({ n, facts }) => n > known && facts.length > 0).map(({ n }) => n);
      expect(fresh.every(n => told.has(n))).toBe(true);
    }
  });

  test('the entries of one turn are one move', () => {
    const moves = movesOf(game0.lines, table.telling, 0, view0);
    expect(moves.some(({ lines }) => lines.length > 1)).toBe(true);
    for (const { lines, seat } of moves) {
      const own = lines.filter(line => line.seat === seat);
      expect(new Set(own.map(({ turn }) => turn).filter(turn => turn !== null)).size).toBeLessThan(2);
    }
  });

  test('every deed has short words in both languages, without holes', () => {
    const { lines, states } = game0;
    const view = game.view(states.at(-1)!, 0);
    for (const language of ['en', 'hu'] as const) {
      const brief = table.telling.brief(language) as Record<string, ((args: object, view: object) => string) | undefined>;
      for (const { key, args } of movesOf(lines, table.telling, 0, view0).flatMap(({ deeds }) => deeds)) {
        const words = brief[key]?.(args, view);
        if (words !== undefined) expect(words).toMatch(/^(?!.*(undefined|NaN|\[object)).{2,}$/);
      }
    }
    expect(voice).toBeDefined();
  });

  test('every fact is told once: as a deed or under it', () => {
    for (const move of movesOf(game0.lines, table.telling, 0, view0)) {
      const facts = move.lines.flatMap(line => line.facts);
      expect(factsOf(move)).toHaveLength(facts.length);
      expect(new Set(factsOf(move))).toEqual(new Set(facts));
    }
  });

  test('the rounds begin in their order', () => {
    const rounds = movesOf(game0.lines, table.telling, 0, view0).flatMap(({ round }) => round ?? []);
    expect(rounds.length).toBeGreaterThan(0);
    expect(rounds).toEqual([...new Set(rounds)].sort((a, b) => a - b));
  });

  test('moves leave seals with the number of the latest, and nobody is needed to know the position before', () => {
    const { lines, states } = game0;
    const cut = lines.slice(0, Math.min(lines.length, 120));
    const view = game.view(states[cut.length - 1]!, 0) as object;
    const news = movesOf(cut, table.telling, 0, view, 20).filter(({ n }) => n !== null);
    const seals = sealsOf(news, table.telling, view, null, sign);
    expect(seals.size).toBeGreaterThan(3);
    for (const { n, seat } of seals.values()) expect(news[n! - 1]!.seat).toBe(seat);
  });

  test('the telling of a spectator holds no fact that only one seat may know', () => {
    const { lines } = played(game, `telling ${id}`, 'public', 150);
    const told = movesOf(lines, table.telling, 'public', view0).flatMap(factsOf);
    expect(told.filter(({ only }) => only !== undefined)).toEqual([]);
  });
});

/** The points that the log tells of. What the end of a game brings is counted at its end alone. */
const counted = ({ lines }: Score) => lines.reduce((sum, { key, points }) => sum + (key === 'endgame' ? 0 : points), 0);

describe.each(['terra-mystica', 'age-of-innovation', 'empires-end'])('%s', id => {
  test('the points told of each entry are the points scored', async () => {
    const game = await gameOf(id);
    const { telling } = (await tableOf(id))!;
    const { lines, states } = played(game, `points ${id}`, 0);
    const gains = telling.gains as Readonly<Record<string, ((args: object, view: object) => readonly Gain[]) | undefined>>;
    const view = game.view(states.at(-1)!, 0) as object;
    const vpOf = (state: Core, seat: Seat) => counted(game.score(state)[seat]!);
    for (const [i, { facts }] of lines.entries()) {
      // Whoever takes a faction begins with points that nobody scored.
      if (i === 0 || states[i]!.over || facts.some(({ key }) => key === 'faction')) continue;
      for (let seat = 0; seat < SEATS; seat++) {
        const told = facts
          .filter(({ args }) => (args as { seat?: Seat }).seat === seat)
          .flatMap(({ key, args }) => gains[key]?.(args, view) ?? [])
          .reduce((sum, { icon, by }) => sum + (icon === 'vp' ? by : 0), 0);
        expect({ n: i + 1, seat, told }).toEqual({ n: i + 1, seat, told: vpOf(states[i]!, seat) - vpOf(states[i - 1]!, seat) });
      }
    }
    expect(knownScores(game, game.view(states.at(-1)!, 0), 0)).toHaveLength(SEATS);
  });
});

describe('The strip of moves', () => {
  const line = (n: number, seat: Seat, more: Partial<Line> = {}): Line => ({
    n,
    at: 0,
    kind: 'move',
    seat,
    turn: `t${seat}`,
    facts: [{ key: 'done', args: { seat } }],
    ...more,
  });
  const numbers = (lines: Line[], viewer: Viewer = 0) =>
    movesOf(lines, PLAINLY, viewer, {}).map(({ n, lines: of }) => [n, of.map(l => l.n)]);

  test('begins anew after my commit, also where my turn goes on', () => {
    expect(numbers([line(1, 1), line(2, 0), line(3, 1), line(4, 1), line(5, 2)])).toEqual([
      [null, [1]],
      [null, [2]],
      [1, [3, 4]],
      [2, [5]],
    ]);
  });

  test('counts what my standing order answered for me', () => {
    expect(numbers([line(1, 0), line(2, 1), line(3, 0, { auto: 'order' })])).toEqual([
      [null, [1]],
      [1, [2]],
      [2, [3]],
    ]);
  });

  test('two turns of one seat in a row are two moves', () => {
    expect(numbers([line(1, 0), line(2, 1), line(3, 1, { turn: 'another' })])).toEqual([
      [null, [1]],
      [1, [2]],
      [2, [3]],
    ]);
  });

  test('a move that nothing was added to is the same object as before', () => {
    const lines = [line(1, 0), line(2, 1), line(3, 2)];
    const before = movesOf(lines, PLAINLY, 0, {});
    const after = keptFrom(before, movesOf([...lines, line(4, 2)], PLAINLY, 0, {}));
    expect([after[0] === before[0], after[1] === before[1], after[2] === before[2]]).toEqual([true, true, false]);
  });

  test('a spectator is told the last turn', () => {
    expect(numbers([line(1, 0), line(2, 1), line(3, 2), line(4, 2)], 'public')).toEqual([
      [null, [1]],
      [null, [2]],
      [1, [3, 4]],
    ]);
  });

  test('an answer to a move is told under it', () => {
    const reply = line(3, 2, { facts: [{ key: 'declined', args: { seat: 2 } }] });
    const moves = movesOf([line(1, 0), line(2, 1), reply, line(4, 2)], { ...PLAINLY, replies: ['declined' as never] }, 0, {});
    expect(moves.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [0, 1],
      [1, 2],
      [2, 1],
    ]);
  });
});
