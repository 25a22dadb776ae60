/** Where a viscount may go, and what it costs (VWK-MOVE). Pure. */
import { NEXT, SPACE_COUNT } from './board.ts';

export interface Destination {
  at: number;
  silver: number;
}

/** Sets of spaces are bits: after one more step from everywhere in the set. */
const NEXT_BITS = NEXT.map(to => to.reduce((bits, at) => bits | (1 << at), 0));
const EVERYWHERE = (1 << SPACE_COUNT) - 1;

function step(from: number): number {
  let to = 0;
  for (let at = 0; at < SPACE_COUNT; at++) if (from & (1 << at)) to |= NEXT_BITS[at];
  return to;
}

/**
 * Every space that can be the last one of a move, with the least silver it takes. `steps` must be made,
 * `free` more may be, and each further one costs 1 silver; there is no upper limit (VWK-MOVE-10, VWK-MOVE-11).
 */
export function destinations(from: number, steps: number, free: number, silver: number): Destination[] {
  let here = 1 << from;
  for (let i = 0; i < steps; i++) here = step(here);
  const found: Destination[] = [];
  let reached = 0;
  for (let more = 0; more <= free + silver && reached !== EVERYWHERE; more++) {
    for (let at = 0; at < SPACE_COUNT; at++) if (here & ~reached & (1 << at)) found.push({ at, silver: Math.max(0, more - free) });
    reached |= here;
    here = step(here);
  }
  return found.sort((a, b) => a.at - b.at);
}
