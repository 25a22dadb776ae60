/** From hex to hex with the arrow keys. */
import type { Point } from '../art/hex.ts';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isArrow = (key: string): boolean => Object.hasOwn(DIRECTIONS, key);

/** The nearest hex in the direction of a key, among those that can be looked at; the same hex where there is none. */
export function steer(centres: readonly Point[], among: readonly number[], from: number, key: string): number {
  const [dx, dy] = DIRECTIONS[key];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const hex of among) {
    const x = centres[hex].x - centres[from].x;
    const y = centres[hex].y - centres[from].y;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 1 || aside > ahead * 1.8) continue;
    const far = ahead + aside;
    if (far >= least) continue;
    least = far;
    best = hex;
  }
  return best;
}
