import { timingSafeEqual } from 'node:crypto';

/** In constant time, so that the time does not tell how much of a secret was guessed. */
export function sameText(a: string, b: string): boolean {
  const x = Buffer.from(a);
  const y = Buffer.from(b);
  return x.length === y.length && timingSafeEqual(x, y);
}
