import { describe, expect, test } from 'vitest';
import { isSettled, rangeOf, sourcesOf, t90, watchedRangeOf, worthOf } from '../ranges.ts';
import { openIn, trialOf, weighedIn } from '../trial.ts';
import type { LookedAt, Weighed } from '../types.ts';
import { turningPointOf } from '../verdicts.ts';

const weighed = (middle: number, low: number, high: number, name = 'plan'): Weighed => ({
  plan: [{ do: name }],
  gain: { middle, low, high, playedOut: 12 },
  sources: [],
});
const at = { move: 7, seat: 1 } as LookedAt;
const kindOf = (...all: Weighed[]) => turningPointOf(at, all).kind;

describe('a verdict', () => {
  test('is a cost where the low end is 3 or more', () => expect(kindOf(weighed(8, 3, 13))).toBe('cost'));
  test('is open where only the middle is 3 or more', () => expect(kindOf(weighed(6, 2.9, 10))).toBe('open'));
  test('is unclear where something else may still be better by 3, however little it seems', () => {
    expect(kindOf(weighed(2.9, -8, 14))).toBe('unclear');
    expect(kindOf(weighed(0, -2, 2), weighed(-1, -5, 3))).toBe('unclear');
  });
  test('is the same where nothing is better by as much', () => expect(kindOf(weighed(2, 1, 2.9), weighed(-4, -9, 1))).toBe('same'));
  test('praises where every other plan is worse by 3 at least', () => {
    expect(kindOf(weighed(-6, -9, -3), weighed(-9, -12, -6))).toBe('wellSeen');
    expect(kindOf(weighed(-6, -9, -3), weighed(-4, -9, -1))).toBe('same');
  });
  test('names the plan that is most certainly better, not the one with the widest range', () => {
    const point = turningPointOf(at, [weighed(9, 1, 17, 'wild'), weighed(7, 4, 10, 'sure')]);
    expect(point).toEqual({ move: 7, seat: 1, kind: 'cost', cost: 7, low: 4, high: 10, better: [{ do: 'sure' }] });
  });
});

describe('a range', () => {
  test('is that of the t distribution: 80 % of the sample means around the middle', () => {
    expect(t90(1)).toBe(3.078);
    expect(t90(15)).toBeCloseTo(1.341, 3);
    expect(t90(30)).toBeCloseTo(1.31, 2);
    // 4, 6, 8: mean 6, standard deviation 2, t(2) = 1.886.
    expect(rangeOf([4, 6, 8])).toEqual({ middle: 6, low: 3.8, high: 8.2, playedOut: 3 });
  });
  test('that is looked at again and again is told one and a half times as wide', () => {
    expect(watchedRangeOf([4, 6, 8])).toEqual({ middle: 6, low: 2.7, high: 9.3, playedOut: 3 });
    expect(watchedRangeOf([5, 5, 5])).toMatchObject({ low: 5, high: 5 });
  });
  test('says enough once it has left the zone, or cannot be better any more', () => {
    const settled = (middle: number, low: number, high: number) => isSettled({ middle, low, high, playedOut: 12 });
    expect([settled(6, 3, 9), settled(-6, -9, -3), settled(0, -2.9, 2.9), settled(-2, -6.5, 2.5)]).toEqual([true, true, true, true]);
    expect([settled(5, 2.9, 7.1), settled(0, -4, 4), settled(-4, -7, -1)]).toEqual([false, false, false]);
  });
});

describe('sources', () => {
  const one = { points: 30, rival: 20, lines: { towns: 10, cults: 20 } };
  const other = { points: 24, rival: 26, lines: { towns: 16, cults: 8 } };
  test('are differences of score lines that add up to the difference in worth', () => {
    const sources = sourcesOf([one], [other], 2);
    expect(sources).toEqual([
      { line: 'cults', points: 12 },
      { line: 'others', points: 6 },
      { line: 'towns', points: -6 },
    ]);
    expect(sources.reduce((sum, { points }) => sum + points, 0)).toBe(worthOf(one, 2) - worthOf(other, 2));
  });
});

describe('a trial', () => {
  const amount = { fewest: 4, most: 10, step: 2 };
  /** Plays everything that is open until nothing is; `gains` says by how much each plan is better, with some noise that has no mean. */
  const run = (...gains: number[]) => {
    const trial = trialOf([0, ...gains].map((_, n) => [{ do: `plan ${n}` }]));
    let pieces = 0;
    for (let open = openIn(trial, 2, amount); open.length > 0; open = openIn(trial, 2, amount))
      for (const { plan, seed } of open) {
        pieces++;
        const points = 100 + (plan === 0 ? 0 : gains[plan - 1]) + (plan > 0 && seed % 2 === 0 ? 4 : 0) - (plan > 0 ? 2 : 0);
        trial.results[plan][seed] = { points, rival: 0, lines: {} };
      }
    return { trial, pieces, ranges: weighedIn(trial, 2).map(({ gain }) => gain) };
  };

  test('ends early where the ranges say enough, and at the most where they do not', () => {
    expect(run(20).ranges[0].playedOut).toBe(amount.fewest);
    expect(run(3).ranges[0].playedOut).toBe(amount.most);
  });
  test('plays the same seeds for all plans that it compares', () => {
    const { trial } = run(3, -20);
    expect(trial.results.map(({ length }) => length)).toEqual([10, 10, 4]);
    expect(trial.done).toBe(true);
  });
});
