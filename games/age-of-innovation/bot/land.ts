/** What a seat's buildings promise on the map: its empire, cities under way, land to settle, neighbours to live off. */
import { acrossBridge, groupsAmong, spadesBetween } from '@tarsas/terra';
import { keyOf, Memory } from '../../terra/bot/index.ts';
import { BUILDINGS, type Building, CITY_BUILDINGS, CITY_POWER, EMPTY, FEWER_BUILDINGS, RING, ROUNDS } from '../data/index.ts';
import { powerAt } from '../rules/questions/city.ts';
import { empireOf } from '../rules/questions/final.ts';
import { palaceWorks } from '../rules/questions/tiles.ts';
import { boardOf, mapOf, type Player, type State } from '../rules/state.ts';
import type { AgeWeights } from './weights.ts';

/** What depends on nothing but a seat's own buildings, bridges and range; memoised. */
export interface Own {
  empire: number;
  /** Groups of adjacent buildings. */
  groups: number;
  /** By building number. */
  counts: readonly number[];
  shapes: number;
  buildings: number;
  /** Groups that may become a city: what each lacks in buildings and in power beyond those, and its free neighbours. */
  underWay: readonly { lacks: number; builds: number; size: number; around: readonly number[] }[];
}

const known = new Memory<Own>();
/** Building numbers are less than this: in a city a building looks different. */
const IN_CITY = BUILDINGS.length;

export function ownLand(s: State, seat: number, hexes: readonly number[]): Own {
  const p = s.players[seat];
  let besides = p.shipping + 4 * linkOf(p) + 16 * cityPowerOf(p) + 256 * mapOf(s).count;
  for (const hex of s.annexed) if (s.owner[hex] === seat) besides += 2 ** 16 * (hex + 1);
  const key = keyOf(hexes, hex => s.building[hex] + IN_CITY * s.inCity[hex], s.bridges, besides);
  return known.recall(key, () => surveyed(s, seat, hexes));
}

/** How far tunnels and flights link an empire, and what a city needs: the only tiles that matter here. */
const linkOf = (p: Player): number => (palaceWorks(p) && p.palace === 'palace9' ? 2 : p.faction === 'moles' ? 1 : 0);
const cityPowerOf = (p: Player): number => (palaceWorks(p) && p.palace === 'palace8' ? CITY_POWER - 1 : CITY_POWER);

function surveyed(s: State, seat: number, hexes: readonly number[]): Own {
  const board = boardOf(s);
  const counts = BUILDINGS.map(() => 0);
  for (const hex of hexes) counts[s.building[hex]]++;
  const groups = groupsAmong(board, hexes);
  const open = groups.filter(group => !group.some(hex => s.inCity[hex] === 1));
  return {
    empire: empireOf(s, seat),
    groups: groups.length,
    counts,
    shapes: counts.filter(n => n > 0).length,
    buildings: hexes.length,
    underWay: open.map(group => cityUnderWay(s, group, cityPowerOf(s.players[seat]))),
  };
}

function cityUnderWay(s: State, group: readonly number[], needed: number): Own['underWay'][number] {
  const { landNeighbours } = mapOf(s);
  let power = 0;
  let buildings = CITY_BUILDINGS;
  let size = group.length;
  const around = new Set<number>();
  for (const hex of group) {
    power += powerAt(s, hex);
    buildings = Math.min(buildings, FEWER_BUILDINGS[BUILDINGS[s.building[hex]] as Building] ?? buildings);
    if (s.annexed.includes(hex)) size++;
    for (const beside of landNeighbours[hex]) if (!group.includes(beside)) around.add(beside);
  }
  const builds = Math.max(0, buildings - size);
  return { builds, lacks: builds + Math.max(0, needed - power - builds), size: group.length, around: [...around] };
}

const seen = new Int32Array(256);
let glance = 0;

/** Land in reach, weighed by the spades it takes, for each round to come; own buildings with an opponent beside them, for the whole game. */
export function surroundings(s: State, seat: number, hexes: readonly number[], time: number, w: AgeWeights): number {
  const map = mapOf(s);
  const { home, shipping } = s.players[seat];
  const overRiver = map.overRiver[shipping];
  let reach = 0;
  let company = 0;
  glance++;
  for (const hex of hexes) {
    let beside = 0;
    for (const to of map.landNeighbours[hex]) {
      reach += lookAt(s, to, home, w);
      if (s.owner[to] >= 0 && s.owner[to] !== seat) beside = 1;
    }
    for (const to of overRiver[hex]) reach += lookAt(s, to, home, w);
    for (const place of map.bridgesAt[hex]) if (s.bridges[place] >= 0) reach += lookAt(s, acrossBridge(map.bridges[place], hex), home, w);
    company += beside;
  }
  return (time * w.reach * reach) / (reach + w.reachEnough) + (time / ROUNDS) * w.company * company;
}

/** What a hex in reach is worth; each hex counts once in a look around. */
function lookAt(s: State, hex: number, home: number, w: AgeWeights): number {
  if (seen[hex] === glance) return 0;
  seen[hex] = glance;
  if (s.building[hex] !== EMPTY) return 0;
  const spades = spadesBetween(s.terrain[hex], home, RING.length);
  return spades === 0 ? w.reachHome : spades === 1 ? w.reachOne : spades === 2 ? w.reachTwo : w.reachThree;
}

/** The fewest spades to a free hex of these; more than any where none is free. */
export function nearestRoom(s: State, home: number, around: readonly number[]): number {
  let least: number = RING.length;
  for (const hex of around) if (s.building[hex] === EMPTY) least = Math.min(least, spadesBetween(s.terrain[hex], home, RING.length));
  return least;
}
