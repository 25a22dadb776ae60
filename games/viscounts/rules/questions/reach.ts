/** Where a viscount may go, and what it costs (VWK-MOVE). Pure. */
import { NEXT, SPACE_COUNT } from './board.ts';

export interface Destination {
  at: number;
  silver: number;
}

/**
 * Every space that can be the last one of a move, with the least silver it takes. `steps` must be made,
 * `free` more may be, and each further one costs 1 silver; there is no upper limit (VWK-MOVE-10, VWK-MOVE-11).
 */
export function destinations(from: number, steps: number, free: number, silver: number): Destination[] {
  const cost = new Array<number>(SPACE_COUNT).fill(-1);
  let here = new Set([from]);
  let left = SPACE_COUNT;
  if (steps === 0) {
    cost[from] = 0;
    left--;
  }
  for (let step = 1; step <= steps + free + silver && left > 0; step++) {
    const next = new Set<number>();
    for (const at of here) for (const to of NEXT[at]) next.add(to);
    here = next;
    if (step < steps) continue;
    for (const at of here) {
      if (cost[at] >= 0) continue;
      cost[at] = Math.max(0, step - steps - free);
      left--;
    }
  }
  return cost.flatMap((price, at) => (price < 0 ? [] : [{ at, silver: price }]));
}
