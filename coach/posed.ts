/** A position to solve, as its seat sees it, and where the chance in its continuations comes from. */
import type { Seat } from '@tarsas/kernel';

export interface Seeds {
  worlds: string;
  plays: string;
}

export interface Posed {
  view: object;
  seat: Seat;
  decision: string;
  seeds: Seeds;
  /** Continuations of each plan. */
  most: number;
}

/** The same when a position is found and when somebody's own plan is played out later: what they are compared with is then the same too. */
export const seedsOf = (game: { seed: string }, move: number, seed: string): Seeds => ({
  worlds: `${seed}/${game.seed}/${move}`,
  plays: `${seed}/${move}`,
});
