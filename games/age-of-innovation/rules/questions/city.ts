/** Cities (section 10). */
import { groupAround, isTown, type TownNeeds } from '@tarsas/terra';
import { ANNEX_POWER, BUILDINGS, type Building, CITY_BUILDINGS, CITY_POWER, FEWER_BUILDINGS, POWER_VALUE } from '../../data/index.ts';
import { boardOf, mapOf, type State } from '../state.ts';
import { having } from './tiles.ts';

/** The power value of the building on a hex, its annex included (AOI-LEECH-02). */
export function powerAt(s: State, hex: number): number {
  return POWER_VALUE[s.building[hex]] + (s.annexed.includes(hex) ? ANNEX_POWER : 0);
}

/** An annex makes two buildings of one; it lowers what is needed (AOI-COMPET-06B). */
function cityNeeds(s: State, seat: number): TownNeeds {
  let power = CITY_POWER;
  for (const { is } of having(s, s.players[seat], 'cityPower')) power = Math.min(power, is);
  return {
    power,
    structures: group => {
      let needed = CITY_BUILDINGS;
      let annexes = 0;
      for (const hex of group) {
        needed = Math.min(needed, FEWER_BUILDINGS[BUILDINGS[s.building[hex]] as Building] ?? needed);
        if (s.annexed.includes(hex)) annexes++;
      }
      return needed - annexes;
    },
  };
}

/** The group around a hex, and whether it touches a city, founds one, or neither. */
export function groupAt(s: State, seat: number, hex: number, across = -1): { group: number[]; is: 'joined' | 'city' | 'group' } {
  const beside = across < 0 ? null : mapOf(s).landNeighbours[across];
  const joins = beside === null ? undefined : (from: number) => (beside.includes(from) ? beside : []);
  const group = groupAround(boardOf(s), hex, joins);
  if (group.some(member => s.inCity[member] === 1)) return { group, is: 'joined' };
  return { group, is: isTown(group, cityNeeds(s, seat), member => powerAt(s, member)) ? 'city' : 'group' };
}

export const cityTileLeft = (s: State): boolean => s.citiesLeft.some(n => n > 0);

/** River hexes that would make a city of two groups (AOI-PALACE-14B, AOI-PALACE-14C). */
export function riversForCity(s: State, seat: number): number[] {
  if (having(s, s.players[seat], 'cityAcrossRiver').length === 0 || !cityTileLeft(s)) return [];
  const { isRiver, landNeighbours } = mapOf(s);
  const found: number[] = [];
  for (let river = 0; river < isRiver.length; river++) {
    if (!isRiver[river]) continue;
    const own = landNeighbours[river].filter(hex => s.owner[hex] === seat);
    if (own.length >= 2 && groupAt(s, seat, own[0], river).is === 'city') found.push(river);
  }
  return found;
}
