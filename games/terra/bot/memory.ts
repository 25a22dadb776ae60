/** Memoises what depends on one seat's pieces alone: a search asks about the same pieces thousands of times. */

/** Entries per hex: more kinds of structures than any rule set has. */
const GUISES = 16;
const HEXES = 256;

/** Zobrist hashing: a fixed pseudo-random number for each hex and what stands on it; a position's key is their sum. */
const marks = Array.from({ length: HEXES * GUISES }, (_, i) =>
  Math.floor((Math.abs(Math.sin(i * 12.9898 + 78.233) * 43758.5453) % 1) * 2 ** 40),
);

/** A number for these hexes, each with what stands on it, these bridges, and whatever else matters. */
export function keyOf(hexes: readonly number[], guise: (hex: number) => number, bridges: readonly number[], besides: number): number {
  let key = besides * 1_000_003;
  for (const hex of hexes) key += marks[hex * GUISES + guise(hex)];
  for (let place = 0; place < bridges.length; place++) if (bridges[place] >= 0) key += 3 * marks[place * GUISES];
  return key;
}

/** Cleared when it is full: simpler than LRU, and a search comes back to the same few positions. */
export class Memory<T> {
  private readonly known = new Map<number, T>();
  private readonly most: number;

  constructor(most = 20_000) {
    this.most = most;
  }

  recall(key: number, workOut: () => T): T {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.known.size >= this.most) this.known.clear();
    const found = workOut();
    this.known.set(key, found);
    return found;
  }
}
