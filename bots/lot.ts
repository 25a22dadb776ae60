import type { Random } from '@tarsas/kernel';

const RESOLUTION = 0x1_0000_0000;

/** Draws a place in a list of odds, which need not add up to one. */
export function drawFrom(odds: readonly number[], random: Random): number {
  let lot = (random(RESOLUTION) / RESOLUTION) * odds.reduce((a, b) => a + b, 0);
  for (let i = 0; i < odds.length; i++) {
    lot -= odds[i];
    if (lot < 0) return i;
  }
  return odds.length - 1;
}
