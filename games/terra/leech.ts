/** Power for the neighbours of a player who builds or upgrades. */
import type { Seat } from '@tarsas/kernel';
import { type Bowls, roomFor } from './power.ts';
import { type Board, eachAdjacent } from './reach.ts';

/** By seat: the sum of the power values of its structures directly adjacent to the hex. The builder's own count is 0. */
export function powerAround(board: Board, hex: number, builder: Seat, seats: number, powerAt: (hex: number) => number): number[] {
  const power: number[] = new Array(seats).fill(0);
  eachAdjacent(board, hex, beside => {
    const owner = board.owner[beside];
    if (owner >= 0 && owner !== builder) power[owner] += powerAt(beside);
  });
  return power;
}

/** What a seat can really take: no more than the bowls hold, and never so much that its points fall below 0. */
export function takeable(offered: number, bowls: Readonly<Bowls>, points: number): number {
  return Math.min(offered, roomFor(bowls), points + 1);
}

/** Taking n power costs n - 1 points. */
export function priceOf(power: number): number {
  return Math.max(0, power - 1);
}

/** The seats that follow `from` in table order, `from` itself left out. */
export function seatsAfter(table: readonly Seat[], from: Seat): Seat[] {
  const at = table.indexOf(from);
  return [...table.slice(at + 1), ...table.slice(0, at)];
}
