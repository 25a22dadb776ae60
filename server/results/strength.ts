/**
 * Ratings: Plackett–Luce by Weng and Lin, of the library `openskill`. A rating is a normal distribution (`mu`, `sigma`) over a player's strength.
 * Somebody with strength a is placed before somebody with strength b with probability 1 / (1 + exp((b - a) / NOISE)), at tables of every size.
 */
import { rate } from 'openskill';

export interface Strength {
  mu: number;
  sigma: number;
}

/** Of a player nobody knows. */
export const UNKNOWN: Strength = { mu: 25, sigma: 25 / 3 };
/** How much chance there is in one game. The library scales its `beta` by the square root of the number of players; undone here, a table of five is like one of two. */
export const NOISE = 10;
/** Strength changes: before each table sigma grows by as much as this, in squares. */
const DRIFT = 0.25;

/** Half of the 95 % interval, in sigmas. */
const Z = 1.96;

/**
 * What a finished table tells about the strength of its players, by seat; ties share a rank. `gamma` 1 takes what was learnt in full: with the library's
 * own, more careful one intervals stay twice as wide. NOISE and DRIFT are chosen so that 95 % intervals hold what they promise (test/ratings.test.ts).
 */
export function rateTable(before: readonly Strength[], ranks: readonly number[]): Strength[] {
  const teams = before.map(({ mu, sigma }) => [{ mu, sigma }]);
  const after = rate(teams, { rank: [...ranks], beta: NOISE / Math.sqrt(before.length), gamma: () => 1, tau: DRIFT });
  return after.map(([{ mu, sigma }]) => ({ mu, sigma }));
}

/** As people read it: 1500 is a player nobody knows. */
const MIDDLE = 1_500;
const SCALE = 16;

export interface ShownRating {
  rating: number;
  /** The 95 % interval is `rating` plus or minus this. */
  range: number;
}

export const shownOf = ({ mu, sigma }: Strength): ShownRating => ({
  rating: Math.round(MIDDLE + SCALE * (mu - UNKNOWN.mu)),
  range: Math.round(SCALE * Z * sigma),
});
