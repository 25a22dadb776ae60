/** What must hold for the overlays of either game, checked on one position. */
import type { Seat } from '@tarsas/kernel';
import { expect, test } from 'vitest';

interface Overlays<S> {
  inReach(s: S, seat: Seat): boolean[];
  offersInReach(s: S, seat: Seat): { offers: readonly { seat: Seat; power: number }[] }[];
  largestNetwork(s: S, seat: Seat): number[];
}

export function overlayLaws<S extends { seats: number; owner: readonly number[] }>(state: S, overlays: Overlays<S>): void {
  test('own hexes are in reach', () => {
    const reached = overlays.inReach(state, 0);
    state.owner.forEach((owner, hex) => {
      if (owner === 0) expect(reached[hex]).toBe(true);
    });
  });

  test('nobody is offered power at a hex without neighbours', () => {
    for (const { offers } of overlays.offersInReach(state, 0)) {
      for (const { seat, power } of offers) expect(seat !== 0 && power > 0).toBe(true);
    }
  });

  test('the largest network of a seat is its own', () => {
    for (let seat = 0; seat < state.seats; seat++) {
      expect(overlays.largestNetwork(state, seat).every(hex => state.owner[hex] === seat)).toBe(true);
    }
  });
}
