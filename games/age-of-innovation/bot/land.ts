/** What a seat's buildings promise on the map: empires, cities under way, land to settle, neighbours to live off. */
import { groupAround, reachOf } from '@tarsas/terra';
import { keyOf, Memory } from '../../terra/bot/index.ts';
import { BUILDINGS, type Building, CITY_BUILDINGS, CITY_POWER, EMPTY, FEWER_BUILDINGS } from '../data/index.ts';
import { powerAt } from '../rules/questions/city.ts';
import { empireOf } from '../rules/questions/final.ts';
import { spadesTo } from '../rules/questions/reach.ts';
import { having } from '../rules/questions/tiles.ts';
import { boardOf, type State } from '../rules/state.ts';
import type { InnovationWeights } from './weights.ts';

/** What depends on nothing but a seat's own buildings, bridges and range, and is asked for again and again. */
interface Own {
  empire: number;
  /** What each group lacks to be a city, in buildings and power together. */
  groups: { lacks: number; size: number }[];
}

const memory = new Memory<Own>();

export function ownLand(s: State, seat: number, hexes: readonly number[]): Own {
  const p = s.players[seat];
  const skips = Math.max(0, ...having(s, p, 'skip').map(({ is }) => is.hexes));
  const power = Math.min(CITY_POWER, ...having(s, p, 'cityPower').map(({ is }) => is));
  const besides = seat + 8 * (p.shipping + 8 * (skips + 4 * (power + 8 * boardOf(s).map.count)));
  const guise = (hex: number) => s.building[hex] + (s.inCity[hex] === 1 ? 8 : 0);
  // An annex is rare and changes what a group lacks: such empires are worked out anew.
  const workOut = () => ({ empire: empireOf(s, seat), groups: groupsUnderWay(s, hexes, power) });
  return s.annexed.some(hex => s.owner[hex] === seat) ? workOut() : memory.recall(keyOf(hexes, guise, s.bridges, besides), workOut);
}

function groupsUnderWay(s: State, hexes: readonly number[], needed: number): Own['groups'] {
  const board = boardOf(s);
  const seen = new Set<number>();
  const groups: Own['groups'] = [];
  for (const hex of hexes) {
    if (seen.has(hex) || s.inCity[hex] === 1) continue;
    const group = groupAround(board, hex);
    for (const member of group) seen.add(member);
    if (group.some(member => s.inCity[member] === 1)) continue;
    const power = group.reduce((sum, member) => sum + powerAt(s, member), 0);
    let least = CITY_BUILDINGS;
    for (const member of group) least = Math.min(least, FEWER_BUILDINGS[BUILDINGS[s.building[member]] as Building] ?? least);
    const annexes = group.filter(member => s.annexed.includes(member)).length;
    const builds = Math.max(0, least - annexes - group.length);
    groups.push({ lacks: builds + Math.max(0, needed - power - builds), size: group.length });
  }
  return groups;
}

/** Land in reach by the spades it takes, weighed, and hexes with an opponent beside them. */
export function surroundings(s: State, seat: number, hexes: readonly number[], w: InnovationWeights): { reach: number; company: number } {
  const p = s.players[seat];
  const board = boardOf(s);
  const { map } = board;
  const bySpades = [w.reachHome, w.reachOne, w.reachTwo, w.reachThree];
  const reached = reachOf(board, hexes, { shipping: p.shipping, onFoot: true, skips: 0 });
  let reach = 0;
  for (const hex of map.land) if (reached[hex] !== 0 && s.building[hex] === EMPTY) reach += bySpades[spadesTo(s, p, hex)] ?? 0;
  let company = 0;
  for (const hex of hexes) {
    if (map.landNeighbours[hex].some(beside => s.owner[beside] >= 0 && s.owner[beside] !== seat)) company++;
  }
  return { reach, company };
}
