/** Ratings of players whose true strength is known. */
import { type Random, randomFrom } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { NOISE, rateTable, type Strength, shownOf, UNKNOWN } from '../results/strength.ts';

const PLAYERS = 40;
const GAMES = 60;
const LEAGUES = 12;

const fraction = (random: Random) => (random(1_000_000) + 0.5) / 1_000_000;
const normal = (random: Random) => Math.sqrt(-2 * Math.log(fraction(random))) * Math.cos(2 * Math.PI * fraction(random));
/** With this kind of chance the order of a table is Plackett and Luce's. */
const gumbel = (random: Random) => -Math.log(-Math.log(fraction(random)));

interface League {
  truth: number[];
  rated: Strength[];
}

/** Everybody plays at least so many games at tables of two to five, against whoever has played least. */
function league(random: Random, spread: number): League {
  const truth = Array.from({ length: PLAYERS }, () => UNKNOWN.mu + spread * normal(random));
  const rated = truth.map(() => UNKNOWN);
  const played = truth.map(() => 0);
  while (Math.min(...played) < GAMES) {
    const order = truth.map((_, player) => ({ player, by: played[player] + fraction(random) }));
    const table = order.sort((a, b) => a.by - b.by).slice(0, 2 + random(4));
    const luck = table.map(({ player }) => truth[player] + NOISE * gumbel(random));
    const ranks = luck.map(own => 1 + luck.filter(other => other > own).length);
    const after = rateTable(
      table.map(({ player }) => rated[player]),
      ranks,
    );
    for (const [i, { player }] of table.entries()) {
      rated[player] = after[i];
      played[player]++;
    }
  }
  return { truth, rated };
}

/** Spearman's rank correlation. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const places = (list: readonly number[]) => list.map(own => list.filter(other => other < own).length);
  const [x, y] = [places(a), places(b)];
  const n = a.length;
  return 1 - (6 * x.reduce((sum, place, i) => sum + (place - y[i]) ** 2, 0)) / (n * (n ** 2 - 1));
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const holds = ({ truth, rated }: League) => mean(truth.map((own, i) => (Math.abs(own - rated[i].mu) <= 1.96 * rated[i].sigma ? 1 : 0)));

// How far people differ is not known beforehand: from much less to a little more than chance in one game.
describe.each([0.6, 0.8, 1, 1.1])('Forty players whose strength differs %s times as much as chance', times => {
  const random = randomFrom(`strength ${times}`);
  const leagues = Array.from({ length: LEAGUES }, () => league(random, times * NOISE));

  test('are in the right order after 60 games each', () => {
    const all = leagues.map(({ truth, rated }) =>
      correlation(
        truth,
        rated.map(({ mu }) => mu),
      ),
    );
    expect(mean(all)).toBeGreaterThanOrEqual(0.9);
  });

  test('lie within their 95 % intervals 90 to 98 times in a hundred', () => {
    const covered = mean(leagues.map(holds));
    expect(covered).toBeGreaterThanOrEqual(0.9);
    expect(covered).toBeLessThanOrEqual(0.98);
  });
});

test('the winner gains, the last loses, and those who tie from the same rating come out the same', () => {
  const [first, tied, alike, last] = rateTable([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN], [1, 2, 2, 4]);
  expect(first.mu).toBeGreaterThan(tied.mu);
  expect(tied).toEqual(alike);
  expect(last.mu).toBeLessThan(tied.mu);
});

test('a surprise tells more than what was expected', () => {
  const strong = { mu: 35, sigma: 2 };
  const weak = { mu: 20, sigma: 2 };
  const expected = rateTable([strong, weak], [1, 2])[0].mu - strong.mu;
  const surprised = strong.mu - rateTable([strong, weak], [2, 1])[0].mu;
  expect(surprised).toBeGreaterThan(2 * expected);
});

test('people read 1500 for somebody nobody knows', () => {
  expect(shownOf(UNKNOWN)).toEqual({ rating: 1500, range: 261 });
});
