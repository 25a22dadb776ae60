/** What goods are worth round by round: the later, the less can still be made of them. */

/** By round: one of a good in that round, and one in every round after it. Both have an entry for the time after the last round. */
export interface Price {
  now: readonly number[];
  later: readonly number[];
}

/** Evenly from the first round's worth to the last one's; what is left in the end is worth `atEnd`. */
export function falling(early: number, late: number, rounds: number, atEnd: number): Price {
  const at = (round: number) => early + ((late - early) * (Math.max(1, round) - 1)) / (rounds - 1);
  const now = Array.from({ length: rounds + 2 }, (_, round) => (round > rounds ? atEnd : at(round)));
  const later = now.map((_, round) => now.slice(round + 1, rounds + 1).reduce((a, b) => a + b, 0));
  return { now, later };
}
