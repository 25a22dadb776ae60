/** How pieces look: the colour of every seat, the silhouette of every building, and where pieces stand on their hex. */
import type { Seat } from '@tarsas/kernel';
import type { Silhouette } from '@tarsas/kit/art/buildings.ts';
import type { Point } from '@tarsas/kit/art/hex.ts';
import { COLOURS, NOBODY } from '@tarsas/terra/table/sign.ts';
import { BUILDINGS, type Building, EMPTY } from '../data/index.ts';
import type { View } from '../rules/state.ts';

/** The pieces that belong to no board. */
export const NEUTRAL_COLOUR = '--p-white';

export const SILHOUETTE: Readonly<Record<Building, Silhouette>> = {
  workshop: 'house',
  guild: 'houses',
  school: 'gables',
  university: 'rotunda',
  palace: 'castle',
  tower: 'tower',
  monument: 'obelisk',
};
export const ANNEX: Silhouette = 'shed';

/** Room for a piece, for a large one. */
const HOLE = { piece: 19, large: 22 };
const LARGE: ReadonlySet<Building> = new Set(['palace', 'university', 'monument']);
/** Tall pieces stand a little lower; a piece with an annex makes room for it. */
const LOWER: Partial<Record<Building, number>> = { university: 1.5, school: 1.5, monument: 1.5, tower: 1 };
const BESIDE = { shift: { x: 17, y: 10 }, scale: 0.92 };
const ROOM_FOR_ANNEX = -3;

export function colourOf(view: View, seat: Seat): string {
  const { board } = view.players[seat];
  return board ? COLOURS[board] : NOBODY;
}

export interface PieceOn {
  /** What it is: a building, or an annex. */
  is: Building | 'annex';
  kind: Silhouette;
  colour: string;
  shift: Point;
  scale?: number;
}

/** The building on a hex, and behind it its annex; not for empty ones. Neutral pieces have no colour. */
export function piecesOn(view: View, hex: number): PieceOn[] {
  const is = BUILDINGS[view.building[hex]] as Building;
  const withAnnex = view.annexed.includes(hex);
  const main: PieceOn = {
    is,
    kind: SILHOUETTE[is],
    colour: view.neutral.includes(hex) ? NEUTRAL_COLOUR : colourOf(view, view.owner[hex]),
    shift: { x: withAnnex ? ROOM_FOR_ANNEX : 0, y: LOWER[is] ?? 0 },
  };
  return withAnnex ? [{ is: 'annex', kind: ANNEX, colour: NEUTRAL_COLOUR, ...BESIDE }, main] : [main];
}

/** The room that a building needs in the middle of its hex; 0 where there is none. */
export function holeFor(building: number): number {
  if (building === EMPTY) return 0;
  return LARGE.has(BUILDINGS[building] as Building) ? HOLE.large : HOLE.piece;
}
