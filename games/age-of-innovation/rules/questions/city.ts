/** Cities (section 10). */
import { groupsAmong, type Standing, townAround } from '@tarsas/terra';
import { ANNEX_POWER, BUILDINGS, type Building, CITY_BUILDINGS, CITY_POWER, FEWER_BUILDINGS, POWER_VALUE } from '../../data/index.ts';
import { boardOf, type State } from '../state.ts';
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

/** The group around a hex, and whether it touches a city, founds one, or neither. */
export function groupAt(s: State, seat: number, hex: number): { group: number[]; is: Standing } {
  return townAround(boardOf(s), hex, s.inCity, group => isCity(s, seat, group));
}

export const cityTileLeft = (s: State): boolean => s.citiesLeft.some(n => n > 0);

/** A city that two groups become when the river hex between them is ignored. */
export interface CityAcross {
  river: number;
  /** A building of each group beside the river hex. */
  banks: readonly [number, number];
  group: readonly number[];
}

/** Any two groups at a river hex, none of them a city, that suffice together; never after passing (AOI-PALACE-14B, AOI-PALACE-14C). */
export function citiesAcross(s: State, seat: number): CityAcross[] {
  const p = s.players[seat];
  if (p.passed || having(s, p, 'cityAcrossRiver').length === 0 || !cityTileLeft(s)) return [];
  const board = boardOf(s);
  const { isRiver, landNeighbours } = board.map;
  const found: CityAcross[] = [];
  for (const [river, beside] of landNeighbours.entries()) {
    if (!isRiver[river]) continue;
    const own = beside.filter(hex => s.owner[hex] === seat);
    const groups = groupsAmong(board, own).filter(group => !group.some(hex => s.inCity[hex] === 1));
    const bank = (group: readonly number[]) => own.find(hex => group.includes(hex)) as number;
    for (const [i, one] of groups.entries()) {
      for (const other of groups.slice(i + 1)) {
        const group = [...one, ...other];
        if (isCity(s, seat, group)) found.push({ river, banks: [bank(one), bank(other)], group });
      }
    }
  }
  return found;
}
