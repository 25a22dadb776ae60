/** The end of a game: what is counted adds up, and the turning points are what they say. */
import {
  type Core,
  decide,
  type Fact,
  type Game,
  type Kind,
  optionsOf,
  pending,
  randomFrom,
  type Score,
  type ScoreLine,
  start,
} from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../games/list.ts';
import { tableOf } from '../drawn.ts';
import type { Line } from '../session/session.ts';
import type { ToldMove } from '../session/telling.ts';
import { countingOf } from '../table/finale/counting.ts';
import { turningPoints } from '../table/finale/turning.ts';
import { pointsByEntry, pointsByRound } from '../table/points.ts';

function playedOut(game: Game<Kind>, seed: string): { state: Core; facts: readonly Fact[] } {
  const random = randomFrom(seed);
  let { state, facts } = start(game, { seats: 3, seed });
  while (!state.over) {
    const decision = pending(game, state).find(({ waiting }) => waiting)!;
    const options = optionsOf(game, state, decision);
    ({ state, facts } = decide(game, state, decision, options[random(options.length)]!));
  }
  return { state: state as Core, facts };
}

const FINAL = ['cults', 'network', 'finalTile', 'resources', 'empire', 'science'];
/** The lines of the score that are there before the end is counted. */
const EARLIER: Readonly<Record<string, (line: ScoreLine) => boolean>> = {
  'terra-mystica': ({ key, round }) => round !== undefined || !FINAL.includes(key),
  'age-of-innovation': ({ key, round }) => round !== undefined || !FINAL.includes(key),
  viscounts: () => false,
  'empires-end': ({ key }) => ['conflicts', 'abilities', 'fewResources'].includes(key),
};
const sum = (all: readonly number[]) => all.reduce((total, n) => total + n, 0);

describe.each(Object.keys(EARLIER))('%s', id => {
  test('counts step by step from what everybody had to what everybody has', async () => {
    const game = await gameOf(id);
    const steps = await (await tableOf(id))!.final!();
    for (let n = 0; n < 3; n++) {
      const { state, facts } = playedOut(game, `${id} end ${n}`);
      const scores = game.score(state);
      const { start: first, stages } = countingOf(steps, facts, scores);
      expect(stages.length).toBeGreaterThan(0);
      expect(stages.at(-1)!.totals).toEqual(scores.map(({ points }) => points));
      for (const [i, { by, totals }] of stages.entries()) {
        expect(by.some(points => points !== 0)).toBe(true);
        const before = stages[i - 1]?.totals ?? first;
        expect(totals).toEqual(before.map((points, seat) => points + by[seat]!));
      }
      expect(first).toEqual(scores.map(({ lines }) => sum(lines.filter(EARLIER[id]!).map(({ points }) => points))));
    }
  });
});

describe('Turning points', () => {
  const move = (n: number, round: number | null = null): ToldMove => ({
    lines: [{ n, at: 0, kind: 'move', facts: [] }],
    seat: 0,
    deeds: [],
    outcome: [],
    gains: [],
    round,
    n: null,
    undone: false,
  });
  const score = (seat: number, points: number, rank: number): Score => ({ seat, points, rank, lines: [] });
  /** After entry n: seat 1 wins, seat 0 is second. */
  const POINTS = [
    [0, 0],
    [0, 20],
    [5, 20],
    [5, 21],
    [5, 30],
    [15, 30],
    [15, 90],
  ];
  const scores = [score(1, 90, 1), score(0, 15, 2)];
  const found = (rounds: readonly (number | null)[]) =>
    turningPoints(
      rounds.map((round, i) => move(i + 1, round)),
      scores,
      n => POINTS[n] ?? null,
    );

  test('are the three moves that changed the gap between the first two most, in order; the last one brings the final scoring and is none', () => {
    expect(found([null, null, null, null, null, null]).map(({ n, gainer, by }) => [n, gainer, by])).toEqual([
      [1, 1, 20],
      [4, 1, 9],
      [5, 0, 10],
    ]);
  });

  test('do not count what everybody begins with', () => {
    expect(found([null, 1, null, null, null, null]).map(({ n }) => n)).toEqual([3, 4, 5]);
  });

  test('name the round in which a move was made, also where the next one begins with it', () => {
    expect(found([1, null, null, 2, 3, null]).map(({ n, round }) => [n, round])).toEqual([
      [2, 1],
      [4, 1],
      [5, 2],
    ]);
  });

  test('are none where points are not known, and none for one alone', () => {
    expect(turningPoints([move(1), move(2)], scores, () => null)).toEqual([]);
    expect(turningPoints([move(1), move(2)], [score(0, 5, 1)], n => POINTS[n] ?? null)).toEqual([]);
  });
});

test('points belong to the entry after which they stand; what was taken back brings none', () => {
  const course = { points: [[0], [3], [7]], rounds: [0, 1, 1] };
  const lines = [1, 2, 3, 4].map((n): Line => ({ n, at: 0, kind: n === 1 ? 'start' : n === 3 ? 'pause' : 'move', facts: [] }));
  const at = pointsByEntry(course, { lines });
  expect([0, 1, 2, 3, 4].map(n => at(n)?.[0])).toEqual([0, 0, 3, 3, 7]);
  expect(pointsByEntry(course, { lines: lines.slice(0, 3) })(2)).toBeNull();
  const again: Line[] = [...lines, { n: 5, at: 0, kind: 'agree', back: [4], facts: [] }, { n: 6, at: 0, kind: 'move', facts: [] }];
  expect(pointsByEntry(course, { lines: again })(6)).toEqual([7]);
});

test('points are shown at the end of every round, and after the last move', () => {
  const points = [
    [0, 0],
    [1, 0],
    [1, 4],
    [6, 4],
    [6, 9],
  ];
  expect(pointsByRound({ points, rounds: [0, 1, 1, 2, 2] })).toEqual({
    rounds: [0, 1, 2],
    points: [
      [0, 1, 6],
      [0, 4, 9],
    ],
    end: 2,
  });
});
