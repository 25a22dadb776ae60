/** The transformation cycle and what a way round it costs in spades. */

/** Spades between two terrains on a cycle of `size`, by the shorter way round. */
export function spadesBetween(from: number, to: number, size: number): number {
  const steps = Math.abs(from - to);
  return Math.min(steps, size - steps);
}

/** The terrains passed on the shortest way, in order, the last one being `to`. Terrains are numbers on the cycle. */
export function wayRound(from: number, to: number, size: number): number[] {
  const ahead = (to - from + size) % size;
  const turn = ahead <= size - ahead ? 1 : size - 1;
  const way: number[] = [];
  for (let at = from; at !== to; ) {
    at = (at + turn) % size;
    way.push(at);
  }
  return way;
}
