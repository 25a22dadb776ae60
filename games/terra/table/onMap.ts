/** What overlays draw on the map of either game. */
import type { Seat } from '@tarsas/kernel';
import { type Board, eachAdjacent, groupsAmong, hexesOf } from '../shared.ts';

/** Power that a seat may take. */
export interface Offered {
  seat: Seat;
  power: number;
}

/** Of the hexes beside this one those with a building of the seat, the one with most power first. */
export function strongestBeside(board: Board, hex: number, seat: Seat, powerAt: (hex: number) => number): number[] {
  const own: number[] = [];
  eachAdjacent(board, hex, beside => {
    if (board.owner[beside] === seat) own.push(beside);
  });
  return own.sort((a, b) => powerAt(b) - powerAt(a));
}

/** The hexes on which building would offer power to other seats. */
export function offersAmong(hexes: readonly number[], offersAt: (hex: number) => Offered[]): { hex: number; offers: Offered[] }[] {
  return hexes.map(hex => ({ hex, offers: offersAt(hex) })).filter(({ offers }) => offers.length > 0);
}

/** Bridges that stand, by the number of their place; `places` names the two hexes of each. */
export const bridgesOn = (
  owners: readonly number[],
  places: readonly (readonly number[])[],
  colours: readonly string[],
): { place: number; from: number; to: number; colour: string }[] =>
  owners.flatMap((owner, place) => (owner < 0 ? [] : [{ place, from: places[place][0], to: places[place][1], colour: colours[owner] }]));

/** Towns or cities as they lie on the map: groups of hexes that belong to one, by owner. */
export function townsOnMap(
  board: Board,
  seats: number,
  inTown: readonly number[],
  joinsOf?: (seat: Seat) => ((hex: number) => readonly number[]) | undefined,
): { seat: Seat; hexes: number[] }[] {
  return Array.from({ length: seats }, (_, seat) => {
    const inTowns = hexesOf(board, seat).filter(hex => inTown[hex] === 1);
    return groupsAmong(board, inTowns, joinsOf?.(seat)).map(hexes => ({ seat, hexes: hexes.filter(hex => inTown[hex] === 1) }));
  }).flat();
}
