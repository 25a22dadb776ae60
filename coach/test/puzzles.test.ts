import { advance, type Kind, optionsOf, pending, replay, start, type TableLog } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { carryOut } from '../../bots/thinking.ts';
import { calibrations, minds, references } from '../../games/found.ts';
import { mindOf } from '../../games/list.ts';
import { puzzles } from '../../games/posed.ts';
import { decisionsOf } from '../decisions.ts';
import { directionOf } from '../look.ts';
import { packed, unpacked } from '../packed.ts';
import { puzzleAt } from '../puzzles.ts';
import { ZONE } from '../ranges.ts';

const shipped = Object.entries(puzzles);

/** A folder that `tarsas new` copies ships without what takes hours to measure. */
const EXAMPLE = 'example';
const FEWEST = 60;

describe.each(Object.keys(minds).filter(id => id !== EXAMPLE))('%s ships', id => {
  test('at least sixty positions to solve, of every grade, no two alike', async () => {
    const { puzzles: all } = await puzzles[id]();
    expect(new Set(all.map(({ id }) => id)).size).toBeGreaterThanOrEqual(FEWEST);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect([...new Set(all.map(({ grade }) => grade))].sort()).toEqual([1, 2, 3]);
  });

  test('what outlooks are corrected by, and what points are compared with', () => {
    expect(Object.keys(calibrations)).toContain(id);
    expect(Object.keys(references)).toContain(id);
  });
});

test('the same position is found again from its game, with the same plans', async () => {
  const { games: logs, puzzles: all } = await puzzles.viscounts();
  const mind = (await mindOf('viscounts'))!;
  const settings = { seed: 'again', plans: 2, few: 2, most: 6 };
  const clear = all
    .filter(({ game, move, plans }) => logs[game].moves.length > move + plans[0].plan.length && plans[1].less > 8)
    .toSorted((a, b) => b.move - a.move);
  for (const { id, game, move } of clear) {
    const log = unpacked(mind.game, logs[game]);
    const decided = decisionsOf(mind, log).find(one => one.move === move);
    const [once, again] = decided ? [0, 1].map(() => puzzleAt(mind, log, game, decided, settings)) : [];
    if (!once) continue;
    expect(once.id).toBe(id);
    return expect(again).toEqual(once);
  }
  throw new Error('None of them is found again');
});

test('positions to solve are found by their place', () => expect(Object.keys(minds)).toEqual(expect.arrayContaining(Object.keys(puzzles))));

describe.each(shipped)('the positions to solve of %s', (id, load) => {
  test('can be reached, ask the seat that is to solve them, and every plan can be played', async () => {
    const [mind, { games, puzzles: all }] = await Promise.all([minds[id](), load()]);
    expect(new Set(all.map(one => one.id)).size).toBe(all.length);
    const logs = games.map(game => unpacked(mind.game, game));
    for (const { game, move, seat, plans } of all) {
      for (const { plan } of plans) {
        const { state } = replay(mind.game, logs[game], move);
        const asked = pending(mind.game, state).find(one => one.seat === seat && one.waiting)!;
        carryOut(mind, state, asked, plan);
        expect(state.ply).toBeGreaterThanOrEqual(move + plan.length);
      }
    }
  });

  test('carry no more of their games than leads to them', async () => {
    const shipped = await load();
    expect(packed(shipped)).toEqual(shipped);
  });

  test('have a best plan that no other kind of plan comes near', async () => {
    const [mind, { puzzles: all }] = await Promise.all([minds[id](), load()]);
    for (const { plans } of all) {
      const [best, ...others] = plans;
      expect(best.less).toBe(0);
      const kind = directionOf(mind, best.plan);
      const ofAnother = others.filter(({ plan }) => directionOf(mind, plan) !== kind);
      expect(ofAnother.length).toBeGreaterThan(0);
      for (const { low } of ofAnother) expect(low).toBeGreaterThanOrEqual(ZONE);
      expect(plans.map(({ less }) => less)).toEqual(plans.map(({ less }) => less).sort((a, b) => a - b));
    }
  });
});

test('a game is packed as far as its last position, and is the same again unpacked', async () => {
  const { mind } = await import('../../games/example/bot/index.ts');
  const game = mind.game as never;
  const moves = [];
  const { state } = start<Kind>(game, { seats: 2, seed: 'packed' });
  while (!state.over) {
    const [decision] = pending<Kind>(game, state);
    const [choice] = optionsOf<Kind>(game, state, decision);
    moves.push({ seat: decision.seat, decision: decision.id, choice });
    advance<Kind>(game, state, decision, choice, true);
  }
  const log: TableLog = { game: 'example', rules: mind.game.rules, seats: 2, options: {}, seed: 'packed', moves };
  const puzzle = { id: 'a', seat: 0, round: 1, grade: 1 as const, plans: [], playedOut: 24 };
  const loose = {
    games: [log, log],
    puzzles: [
      { ...puzzle, game: 1, move: 3 },
      { ...puzzle, id: 'b', game: 1, move: 5 },
    ],
  };
  const tight = packed(loose);
  expect(tight.games).toHaveLength(1);
  expect(tight.puzzles.map(({ game, move }) => [game, move])).toEqual([
    [0, 3],
    [0, 5],
  ]);
  expect(unpacked(game, tight.games[0])).toEqual({ ...log, moves: moves.slice(0, 5) });
  expect(packed(tight)).toEqual(tight);
});
