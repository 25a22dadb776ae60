/** A position as numbers: what a learned judgement is fed with. */
import type { Seat } from '@tarsas/kernel';

/** No number lies farther from zero: judgements are trained on small numbers, and kept positions have no room for larger ones. */
export const LARGEST = 7;

/**
 * The names of the numbers, and how a position is turned into them. Judgements find their inputs by these names, so a table may grow and be
 * reordered; a name that means something else now needs to be another one. Numbers are finite and small, about −4 to 4: divide by what is usual.
 */
export interface Features<S> {
  /** About the table as a whole. */
  readonly table: readonly string[];
  /** About each seat. The first is `value`: the points that the game's own `value` foretells. */
  readonly seat: readonly string[];
  /**
   * The numbers of a position as `viewer` may know it: its own block may use its own secrets, everybody else's only what is public. The lists may
   * be used again by the next call; who keeps them copies them.
   */
  of(s: S, viewer: Seat): Numbers;
}

export interface Numbers {
  table: ArrayLike<number>;
  /** By seat; then those of the opponents that the game itself plays. */
  seats: readonly ArrayLike<number>[];
}

/** A number kept within the bounds. */
export const bounded = (n: number, most = LARGEST): number => Math.max(-most, Math.min(most, n));
