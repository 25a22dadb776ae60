/** Towns. */
import { joinsAcross, riversToCross, type Standing, townAround } from '@tarsas/terra';
import { FACTIONS, FAVOR_TILES, SANCTUARY, TOWN_POWER } from '../../data/index.ts';
import { abilityOf } from '../abilities.ts';
import { boardOf, mapOf, type State } from '../state.ts';

const STRUCTURES_FOR_TOWN = 4;
const WITH_SANCTUARY = 3;

export function powerValueAt(s: State, hex: number): number {
  const faction = s.players[s.owner[hex]].faction;
  return faction ? FACTIONS[faction].powerValue[s.structure[hex]] : 0;
}

/** The least total power value that founds a town (TM-TOWN-01, TM-FAV-05). */
export function townPower(s: State, seat: number): number {
  let least = TOWN_POWER;
  for (const tile of s.players[seat].favors) least = Math.min(least, FAVOR_TILES[tile].townPower ?? least);
  return least;
}

/** A sanctuary counts for one more (TM-TOWN-01). */
export function townStructures(s: State, group: readonly number[]): number {
  for (const hex of group) if (s.structure[hex] === SANCTUARY) return WITH_SANCTUARY;
  return STRUCTURES_FOR_TOWN;
}

export function powerOf(s: State, group: readonly number[]): number {
  let power = 0;
  for (const hex of group) power += powerValueAt(s, hex);
  return power;
}

/** Enough structures, of enough power value (TM-TOWN-01). */
function isTown(s: State, seat: number, group: readonly number[]): boolean {
  return group.length >= townStructures(s, group) && powerOf(s, group) >= townPower(s, seat);
}

/** Own structures joined across river hexes that carry a town tile (TM-MERM-01). */
export function joinsOf(s: State, seat: number, extra = -1): ((hex: number) => readonly number[]) | undefined {
  const { rivers } = s.players[seat];
  return joinsAcross(mapOf(s.options), extra < 0 ? rivers : [...rivers, extra]);
}

/** The group around a hex, and whether it touches a town, founds one, or neither. */
export function townAt(s: State, seat: number, hex: number, extraRiver = -1): { group: number[]; is: Standing } {
  return townAround(boardOf(s), hex, s.inTown, group => isTown(s, seat, group), joinsOf(s, seat, extraRiver));
}

export const townTileLeft = (s: State): boolean => s.townsLeft.some(n => n > 0);

/** River hexes where a town could be declared now (TM-DEC-19). */
export function riversForTown(s: State, seat: number): number[] {
  const p = s.players[seat];
  if (!abilityOf(p).townsAcrossRiver || !townTileLeft(s)) return [];
  return riversToCross(boardOf(s), seat, (hex, river) => !p.rivers.includes(river) && townAt(s, seat, hex, river).is === 'town');
}
