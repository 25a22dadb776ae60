/** Towns. */
import { groupAround, isTown, type TownNeeds } from '@tarsas/terra';
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

export function townNeeds(s: State, seat: number): TownNeeds {
  return {
    power: townPower(s, seat),
    structures: group => (group.some(hex => s.structure[hex] === SANCTUARY) ? WITH_SANCTUARY : STRUCTURES_FOR_TOWN),
  };
}

/** Own structures joined across river hexes that carry a town tile (TM-MERM-01). */
export function joinsOf(s: State, seat: number, extra = -1): ((hex: number) => readonly number[]) | undefined {
  const rivers = extra < 0 ? s.players[seat].rivers : [...s.players[seat].rivers, extra];
  if (rivers.length === 0) return undefined;
  const { landNeighbours } = mapOf(s.options);
  return hex => rivers.flatMap(river => (landNeighbours[river].includes(hex) ? landNeighbours[river] : []));
}

/** The group around a hex if it touches a town already or is large enough to found one; else null. */
export function newTownAt(s: State, seat: number, hex: number, extraRiver = -1): { group: number[] | null; touches: boolean } {
  const group = groupAround(boardOf(s), hex, joinsOf(s, seat, extraRiver));
  if (group.some(member => s.inTown[member] === 1)) return { group, touches: true };
  const large = isTown(group, townNeeds(s, seat), member => powerValueAt(s, member));
  return { group: large ? group : null, touches: false };
}

export const townTileLeft = (s: State): boolean => s.townsLeft.some(n => n > 0);

/** River hexes where a town could be declared now (TM-DEC-19). */
export function riversForTown(s: State, seat: number): number[] {
  const p = s.players[seat];
  if (!abilityOf(p).townsAcrossRiver || !townTileLeft(s)) return [];
  const { isRiver, landNeighbours } = mapOf(s.options);
  const found: number[] = [];
  for (let river = 0; river < isRiver.length; river++) {
    if (!isRiver[river] || p.rivers.includes(river)) continue;
    const own = landNeighbours[river].filter(hex => s.owner[hex] === seat);
    if (own.length < 2 || own.some(hex => s.inTown[hex] === 1)) continue;
    const { group, touches } = newTownAt(s, seat, own[0], river);
    if (group && !touches) found.push(river);
  }
  return found;
}
