/** How pieces look: the colour of every seat, the silhouette of every structure, and where a piece stands on its hex. */
import type { Seat } from '@tarsas/kernel';
import type { Silhouette } from '@tarsas/kit/art/buildings.ts';
import type { Point } from '@tarsas/kit/art/hex.ts';
import { COLOURS as HOMES, NOBODY } from '@tarsas/terra/table/sign.ts';
import { EMPTY, SANCTUARY, STRONGHOLD, STRUCTURES, type Structure, TERRAINS, type Terrain } from '../data/index.ts';
import type { View } from '../rules/state.ts';

/** The pieces of each terrain's factions. */
export const COLOURS: Readonly<Record<Terrain, string>> = { ...HOMES, ice: '--p-white', volcano: '--p-orange', river: NOBODY };

export const SILHOUETTE: Readonly<Record<Structure, Silhouette>> = {
  dwelling: 'house',
  tradingHouse: 'houses',
  temple: 'dome',
  stronghold: 'castle',
  sanctuary: 'spires',
};

/** Tall pieces stand a little lower. */
const LOWER: Partial<Record<Structure, number>> = { sanctuary: 1.5, temple: 1 };
/** Room for a piece, for a large one. */
const HOLE = { piece: 19, large: 22 };

export function colourOf(view: View, seat: Seat): string {
  const { home } = view.players[seat];
  return home < 0 ? NOBODY : COLOURS[TERRAINS[home]];
}

/** What stands on a hex, by the number of its structure; not for empty ones. */
export function pieceOn(view: View, hex: number): { structure: Structure; kind: Silhouette; shift: Point } {
  const structure = STRUCTURES[view.structure[hex]] as Structure;
  return { structure, kind: SILHOUETTE[structure], shift: { x: 0, y: LOWER[structure] ?? 0 } };
}

/** The room that a structure needs in the middle of its hex; 0 where there is none. */
export function holeFor(structure: number): number {
  if (structure === EMPTY) return 0;
  return structure === STRONGHOLD || structure === SANCTUARY ? HOLE.large : HOLE.piece;
}
