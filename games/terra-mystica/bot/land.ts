/** What a seat's structures promise on the map: networks, towns under way, land to settle, neighbours to live off. */
import { groupAround, reachOf } from '@tarsas/terra';
import { EMPTY, onCycle, STRUCTURES } from '../data/index.ts';
import { abilityOf } from '../rules/abilities.ts';
import { boardOf, mapOf, type State } from '../rules/index.ts';
import { finalTileValue, largestNetwork } from '../rules/questions/network.ts';
import { rangeOf } from '../rules/questions/reach.ts';
import { isHome, spadesFor } from '../rules/questions/terrain.ts';
import { joinsOf, powerValueAt, townNeeds } from '../rules/questions/town.ts';
import type { TerraWeights } from './weights.ts';

/** What depends on nothing but a seat's own structures, bridges and range, and is asked for again and again. */
interface Own {
  network: number;
  tile: number;
  /** The structures and power that each group lacks to be a town, and how many free hexes lie around it. */
  groups: { lacks: number; builds: number; size: number }[];
}

const MOST_KNOWN = 20_000;
const known = new Map<number, Own>();

/** A large odd number for each hex and structure; their sum tells positions apart. */
const marks = Array.from({ length: 256 * STRUCTURES.length }, (_, i) =>
  Math.floor(((Math.sin(i * 12.9898 + 78.233) * 43758.5453) % 1) * 2 ** 40),
);

export function ownLand(s: State, seat: number, hexes: readonly number[]): Own {
  const p = s.players[seat];
  let key =
    p.shipping * 7 +
    p.skips * 31 +
    seat * 101 +
    (p.favors.includes('FAV5') ? 1009 : 0) +
    (p.left[4] === 0 ? 2003 : 0) +
    p.rivers.length * 4001;
  key += mapOf(s.options).count * 8009;
  key *= 2 ** 20;
  for (const hex of hexes)
    key += marks[hex * STRUCTURES.length + s.structure[hex]] + (s.inTown[hex] === 1 ? marks[hex * STRUCTURES.length] : 0);
  for (let place = 0; place < s.bridges.length; place++) if (s.bridges[place] >= 0) key += marks[place * STRUCTURES.length] * 3;
  let own = known.get(key);
  if (own) return own;
  if (known.size >= MOST_KNOWN) known.clear();
  own = {
    network: largestNetwork(s, seat),
    tile: s.finalTile ? finalTileValue(s, seat, s.finalTile) : 0,
    groups: groupsUnderWay(s, seat, hexes),
  };
  known.set(key, own);
  return own;
}

function groupsUnderWay(s: State, seat: number, hexes: readonly number[]): Own['groups'] {
  const board = boardOf(s);
  const needs = townNeeds(s, seat);
  const joins = joinsOf(s, seat);
  const seen = new Set<number>();
  const groups: Own['groups'] = [];
  for (const hex of hexes) {
    if (seen.has(hex) || s.inTown[hex] === 1) continue;
    const group = groupAround(board, hex, joins);
    for (const member of group) seen.add(member);
    if (group.some(member => s.inTown[member] === 1)) continue;
    const power = group.reduce((sum, member) => sum + powerValueAt(s, member), 0);
    const builds = Math.max(0, needs.structures(group) - group.length);
    groups.push({ builds, lacks: builds + Math.max(0, needs.power - power - builds), size: group.length });
  }
  return groups;
}

/** Land in reach by the spades it takes, weighed, and hexes with an opponent beside them. */
export function surroundings(s: State, seat: number, hexes: readonly number[], w: TerraWeights): { reach: number; company: number } {
  const p = s.players[seat];
  const board = boardOf(s);
  const { map } = board;
  const { opensTerrains, transforms } = abilityOf(p);
  const bySpades = [w.reachHome, w.reachOne, w.reachTwo, w.reachThree];
  const reached = reachOf(board, hexes, rangeOf(p, 'cult'));
  let reach = 0;
  for (let hex = 0; hex < reached.length; hex++) {
    if (reached[hex] === 0 || s.structure[hex] !== EMPTY || map.isRiver[hex]) continue;
    const terrain = s.terrain[hex];
    if (isHome(p, terrain)) reach += opensTerrains && !map.isShore[hex] ? 0 : bySpades[0];
    else if (onCycle(terrain) && !opensTerrains) reach += transforms ? bySpades[1] : (bySpades[spadesFor(p, terrain, p.home)] ?? 0);
  }
  let company = 0;
  for (const hex of hexes) {
    for (const beside of map.landNeighbours[hex]) {
      if (s.owner[beside] < 0 || s.owner[beside] === seat) continue;
      company++;
      break;
    }
  }
  return { reach, company };
}
