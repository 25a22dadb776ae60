/** How sure one may be of a mean: the range that holds the true value four times in five (Student's t distribution). */
import { type Ending, OTHERS, type Range, type Source } from './types.ts';

/** Less than this is not called a difference: the bots that play on are off by as much. */
export const ZONE = 3;

/** 90 % quantiles of the t distribution, by degrees of freedom from 1 on; beyond them the expansion around the normal distribution is exact to a thousandth. */
const T90 = [3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372, 1.363, 1.356, 1.35, 1.345, 1.341];
const Z90 = 1.2816;
export const t90 = (freedom: number): number => T90[freedom - 1] ?? Z90 + (Z90 ** 3 + Z90) / (4 * freedom);

export const tenths = (n: number): number => Math.round(n * 10) / 10 + 0;

/** A range that says nothing yet. */
export const guess = (middle: number): Range => ({ middle: tenths(middle), low: tenths(middle), high: tenths(middle), playedOut: 0 });

/** For a number of continuations that was settled beforehand. */
export const rangeOf = (differences: readonly number[]): Range => around(differences, 1);

/**
 * Who looks again and again until a range says what is wanted will see it by chance. So a range that decides whether to go on is one and a half times as wide, and it is told as wide:
 * of those told otherwise, too few held when they were played out again (docs/coach.md).
 */
const WATCHED = 1.5;
export const watchedRangeOf = (differences: readonly number[]): Range => around(differences, WATCHED);

function around(differences: readonly number[], times: number): Range {
  const n = differences.length;
  const middle = differences.reduce((sum, one) => sum + one, 0) / n;
  if (n < 2) return { middle: tenths(middle), low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, playedOut: n };
  const variance = differences.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (n - 1);
  const half = times * t90(n - 1) * Math.sqrt(variance / n);
  return { middle: tenths(middle), low: tenths(middle - half), high: tenths(middle + half), playedOut: n };
}

/**
 * Whether more continuations could still change what is said: not once the range has left the zone. Where it is not clearly better, and not so much worse that
 * praise is in question, it is the same.
 */
export const isSettled = ({ middle, low, high }: Range): boolean => low >= ZONE || high <= -ZONE || (high < ZONE && middle > -ZONE);

/** What an ending is worth to its seat: its own points less a share of the best other's, as bots reckon (`merit`). */
export const worthOf = ({ points, rival }: Ending, seats: number): number => points - rival * shareOf(seats);
const shareOf = (seats: number): number => (seats === 1 ? 0 : 1 / (seats - 1) ** 2);

/** Mean differences of the score lines, the largest first. They add up to the difference in worth. */
export function sourcesOf(one: readonly Ending[], other: readonly Ending[], seats: number): Source[] {
  const sums = new Map<string, number>();
  const add = (line: string, points: number) => sums.set(line, (sums.get(line) ?? 0) + points);
  for (const { lines } of one) for (const [line, points] of Object.entries(lines)) add(line, points);
  for (const { lines } of other) for (const [line, points] of Object.entries(lines)) add(line, -points);
  const rivals = other.reduce((sum, { rival }) => sum + rival, 0) - one.reduce((sum, { rival }) => sum + rival, 0);
  add(OTHERS, rivals * shareOf(seats));
  return [...sums]
    .map(([line, sum]) => ({ line, points: tenths(sum / one.length) }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || (a.line < b.line ? -1 : 1));
}
