/** What a seat's structures promise on the map: networks, towns under way, land to settle, neighbours to live off. */
import { eachAdjacent, groupAround } from '@tarsas/terra';
import { keyOf, Memory } from '../../terra/bot/index.ts';
import { EMPTY, FINAL_TILES, onCycle } from '../data/index.ts';
import { abilityOf, strongholdStands } from '../rules/abilities.ts';
import { boardOf, mapOf, type State } from '../rules/index.ts';
import { finalTileValue, largestNetwork } from '../rules/questions/network.ts';
import { rangeOf } from '../rules/questions/reach.ts';
import { isHome, spadesFor } from '../rules/questions/terrain.ts';
import { joinsOf, powerOf, townPower, townStructures } from '../rules/questions/town.ts';

/** What depends on nothing but a seat's own structures, bridges and range; memoised. */
export interface Own {
  network: number;
  tile: number;
  /** The structures and power that each group lacks to be a town, and how many free hexes lie around it. */
  groups: { lacks: number; builds: number; size: number }[];
}

const memory = new Memory<Own>();

/** Structures that belong to a town look different from those that do not. */
const IN_TOWN = 8;

export function ownLand(s: State, seat: number, hexes: readonly number[]): Own {
  const p = s.players[seat];
  const range = p.shipping + 8 * p.skips + (strongholdStands(p) ? 64 : 0) + (p.favors.includes('FAV5') ? 128 : 0);
  const rivers = p.rivers.reduce((sum, river) => sum + river * river, 0);
  const table = mapOf(s.options).count + 128 * (s.finalTile ? 1 + FINAL_TILES.indexOf(s.finalTile) : 0);
  const besides = seat + 8 * (range + 256 * (table + 1024 * rivers));
  const key = keyOf(hexes, hex => s.structure[hex] + (s.inTown[hex] === 1 ? IN_TOWN : 0), s.bridges, besides);
  return memory.recall(key, () => ({
    network: largestNetwork(s, seat),
    tile: s.finalTile ? finalTileValue(s, seat, s.finalTile) : 0,
    groups: groupsUnderWay(s, seat, hexes),
  }));
}

function groupsUnderWay(s: State, seat: number, hexes: readonly number[]): Own['groups'] {
  const board = boardOf(s);
  const joins = joinsOf(s, seat);
  const seen = new Set<number>();
  const groups: Own['groups'] = [];
  for (const hex of hexes) {
    if (seen.has(hex) || s.inTown[hex] === 1) continue;
    const group = groupAround(board, hex, joins);
    for (const member of group) seen.add(member);
    if (group.some(member => s.inTown[member] === 1)) continue;
    const builds = Math.max(0, townStructures(s, group) - group.length);
    groups.push({ builds, lacks: builds + Math.max(0, townPower(s, seat) - powerOf(s, group) - builds), size: group.length });
  }
  return groups;
}

/** By hex: when it was last counted. One list for all positions, so that none has to be made. */
const counted = new Uint32Array(256);
let count = 0;

/** By number of spades: how much land in reach takes so many. Hexes with an opponent beside them. */
export interface Around {
  land: readonly [home: number, one: number, two: number, three: number];
  company: number;
}

/** Skipping hexes has its price and is left out. */
export function surroundings(s: State, seat: number, hexes: readonly number[]): Around {
  const p = s.players[seat];
  const { map, bridges } = boardOf(s);
  const { opensTerrains, transforms } = abilityOf(p);
  const { shipping, onFoot } = rangeOf(p, 'cult');
  const overRiver = map.overRiver[Math.min(shipping, map.overRiver.length - 1)];
  const land: [number, number, number, number] = [0, 0, 0, 0];
  count++;
  const look = (hex: number) => {
    if (s.structure[hex] !== EMPTY || counted[hex] === count) return;
    counted[hex] = count;
    const terrain = s.terrain[hex];
    if (isHome(p, terrain)) {
      if (!opensTerrains || map.isShore[hex]) land[0]++;
    } else if (onCycle(terrain) && !opensTerrains) {
      const spades = transforms ? 1 : spadesFor(p, terrain, p.home);
      if (spades < land.length) land[spades]++;
    }
  };
  // From the few structures outwards: that is quicker than to ask every hex whether it is reached.
  for (const hex of hexes) {
    for (const to of overRiver[hex]) look(to);
    if (onFoot) eachAdjacent({ map, owner: s.owner, bridges }, hex, look);
  }
  let company = 0;
  for (const hex of hexes) {
    for (const beside of map.landNeighbours[hex]) {
      if (s.owner[beside] < 0 || s.owner[beside] === seat) continue;
      company++;
      break;
    }
  }
  return { land, company };
}
