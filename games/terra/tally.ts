/** Points by source and round, kept in one flat list of pairs so that a state stays cheap to copy. */
import type { ScoreLine } from '@tarsas/kernel';

/** In pairs: the number of the source times the room for rounds plus the round, then the points. */
export type Tally = readonly number[];

/** Room for the rounds of a game: 0 before the first, one more than there are for what comes after the last. */
const ROUND_SLOTS = 8;

/** The breakdown with so many points more of a source in a round. */
export function note(tally: Tally, source: number, round: number, points: number): Tally {
  const key = source * ROUND_SLOTS + round;
  for (let i = 0; i < tally.length; i += 2) if (tally[i] === key) return tally.with(i + 1, tally[i + 1] + points);
  return [...tally, key, points];
}

/** The breakdown of a score; what belongs to none of `rounds` rounds has no round. */
export function linesOf<L extends string>(tally: Tally, sources: readonly L[], rounds: number): ScoreLine<L>[] {
  const lines: ScoreLine<L>[] = [];
  for (let i = 0; i < tally.length; i += 2) {
    const round = tally[i] % ROUND_SLOTS;
    const line: ScoreLine<L> = { key: sources[Math.floor(tally[i] / ROUND_SLOTS)], points: tally[i + 1] };
    if (round >= 1 && round <= rounds) line.round = round;
    lines.push(line);
  }
  return lines;
}
