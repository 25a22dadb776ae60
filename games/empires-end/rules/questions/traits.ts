/** What results and statistics tell of a finished table. All begin with the same tiles; they differ in what became of them. */
import type { Traits } from '@tarsas/kernel';
import type { State } from '../state.ts';

/** Larger numbers are too rare to be told apart. */
export const MANY = 15;
const upTo = (n: number): string => (n < MANY ? String(n) : 'many');

export const traits = (s: State): Traits => ({
  seats: s.players.map(({ innovations, destroyed }) => ({ innovations: upTo(innovations.length), destroyed: upTo(destroyed.length) })),
  table: {},
});
