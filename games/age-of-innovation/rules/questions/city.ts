/** Cities (section 10). */
import { joinsAcross, riversToCross, type Standing, townAround } from '@tarsas/terra';
import { ANNEX_POWER, BUILDINGS, type Building, CITY_BUILDINGS, CITY_POWER, FEWER_BUILDINGS, POWER_VALUE } from '../../data/index.ts';
import { boardOf, mapOf, type State } from '../state.ts';
import { having } from './tiles.ts';

/** The power value of the building on a hex, its annex included (AOI-LEECH-02). */
export function powerAt(s: State, hex: number): number {
  return POWER_VALUE[s.building[hex]] + (s.annexed.includes(hex) ? ANNEX_POWER : 0);
}

/** How far a group is on the way to a city. */
export interface CityProgress {
  buildings: number;
  needed: number;
  power: number;
  total: number;
}

/** An annex makes two buildings of one (AOI-COMPET-06B). */
export function cityProgress(s: State, seat: number, group: readonly number[]): CityProgress {
  let power = 0;
  let buildings = 0;
  let needed = CITY_BUILDINGS;
  for (const hex of group) {
    power += powerAt(s, hex);
    buildings += s.annexed.includes(hex) ? 2 : 1;
    needed = Math.min(needed, FEWER_BUILDINGS[BUILDINGS[s.building[hex]] as Building] ?? needed);
  }
  return { buildings, needed, power, total: cityPower(s, seat) };
}

/** Enough buildings, of enough power value. */
function isCity(s: State, seat: number, group: readonly number[]): boolean {
  const { buildings, needed, power, total } = cityProgress(s, seat, group);
  return buildings >= needed && power >= total;
}

function cityPower(s: State, seat: number): number {
  let least = CITY_POWER;
  for (const { is } of having(s, s.players[seat], 'cityPower')) least = Math.min(least, is);
  return least;
}

/** The group around a hex, and whether it touches a city, founds one, or neither; `across` a river hex that is ignored. */
export function groupAt(s: State, seat: number, hex: number, across = -1): { group: number[]; is: Standing } {
  const joins = across < 0 ? undefined : joinsAcross(mapOf(s), [across]);
  return townAround(boardOf(s), hex, s.inCity, group => isCity(s, seat, group), joins);
}

export const cityTileLeft = (s: State): boolean => s.citiesLeft.some(n => n > 0);

/** River hexes that would make a city of two groups (AOI-PALACE-14B, AOI-PALACE-14C). */
export function riversForCity(s: State, seat: number): number[] {
  if (having(s, s.players[seat], 'cityAcrossRiver').length === 0 || !cityTileLeft(s)) return [];
  return riversToCross(boardOf(s), seat, (hex, river) => groupAt(s, seat, hex, river).is === 'town');
}
