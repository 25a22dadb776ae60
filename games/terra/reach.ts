/** Adjacency and reach on a map with structures and bridges. */
import { acrossBridge, type HexMap } from './hexMap.ts';

/** What stands on a map: the owner's seat by hex and by bridge place, -1 for nobody. */
export interface Board {
  readonly map: HexMap;
  readonly owner: readonly number[];
  readonly bridges: readonly number[];
}

/** Calls back for every land hex that shares an edge or a bridge with this one. A bridge serves everybody, not only its builder. */
export function eachAdjacent({ map, bridges }: Board, hex: number, found: (hex: number) => void): void {
  for (const beside of map.landNeighbours[hex]) found(beside);
  for (const place of map.bridgesAt[hex]) if (bridges[place] >= 0) found(acrossBridge(map.bridges[place], hex));
}

export function isAdjacent({ map, bridges }: Pick<Board, 'map' | 'bridges'>, a: number, b: number): boolean {
  if (map.landNeighbours[a].includes(b)) return true;
  return map.bridgesAt[a].some(place => bridges[place] >= 0 && acrossBridge(map.bridges[place], a) === b);
}

/** The hexes of a seat, in map order. */
export function hexesOf(board: Board, seat: number): number[] {
  const { owner } = board;
  const hexes: number[] = [];
  for (let hex = 0; hex < owner.length; hex++) if (owner[hex] === seat) hexes.push(hex);
  return hexes;
}

/** How far a player gets: over how many river hexes, over edges and bridges or not, and flying over how many hexes. */
export interface Range {
  shipping: number;
  /** False for factions that only travel by river. */
  onFoot: boolean;
  /** Hexes, land or river, that can be skipped; 0 for none. */
  skips: number;
}

/** What a seat reaches from its structures. */
export interface Reach {
  readonly board: Board;
  readonly seat: number;
  readonly range: Range;
}

export const OUT_OF_REACH = 0;
export const REACHED = 1;
/** Only by skipping hexes, which has its price. */
export const BY_SKIPPING = 2;
export type Way = typeof OUT_OF_REACH | typeof REACHED | typeof BY_SKIPPING;

/** How a hex is reached. Structures do not block. Every way leads back as well, so we look from the hex for a structure of the seat. */
export function wayTo({ board, seat, range }: Reach, hex: number): Way {
  const { map, owner, bridges } = board;
  if (range.onFoot) {
    for (const from of map.landNeighbours[hex]) if (owner[from] === seat) return REACHED;
    for (const place of map.bridgesAt[hex]) {
      if (bridges[place] >= 0 && owner[acrossBridge(map.bridges[place], hex)] === seat) return REACHED;
    }
  }
  for (const from of map.overRiver[Math.min(range.shipping, map.overRiver.length - 1)][hex]) if (owner[from] === seat) return REACHED;
  if (range.skips === 0) return OUT_OF_REACH;
  for (const from of map.within[Math.min(range.skips + 1, map.within.length - 1)][hex]) if (owner[from] === seat) return BY_SKIPPING;
  return OUT_OF_REACH;
}

/** By hex: how it is reached; river hexes never are. From the few structures outwards: quicker than to ask for the way to every hex. */
export function reachOf({ board, seat, range }: Reach): Way[] {
  const { map, owner, bridges } = board;
  const ways = new Array<Way>(map.count).fill(OUT_OF_REACH);
  const overRiver = map.overRiver[Math.min(range.shipping, map.overRiver.length - 1)];
  const within = range.skips > 0 ? map.within[Math.min(range.skips + 1, map.within.length - 1)] : null;
  for (let from = 0; from < owner.length; from++) {
    if (owner[from] !== seat) continue;
    if (range.onFoot) {
      for (const hex of map.landNeighbours[from]) ways[hex] = REACHED;
      for (const place of map.bridgesAt[from]) if (bridges[place] >= 0) ways[acrossBridge(map.bridges[place], from)] = REACHED;
    }
    for (const hex of overRiver[from]) ways[hex] = REACHED;
    if (within) for (const hex of within[from]) if (ways[hex] === OUT_OF_REACH) ways[hex] = BY_SKIPPING;
  }
  return ways;
}

/** How each of these hexes is reached. One alone is asked for its way; for many the ways are marked from the structures outwards. */
export function waysTo(reach: Reach, hexes: readonly number[]): (hex: number) => Way {
  if (hexes.length === 1) return hex => wayTo(reach, hex);
  const ways = reachOf(reach);
  return hex => ways[hex];
}

/** Whether two hexes are in reach of one another. */
export function areConnected({ map, bridges }: Board, a: number, b: number, { shipping, onFoot, skips }: Range): boolean {
  if (onFoot && isAdjacent({ map, bridges }, a, b)) return true;
  if (map.overRiver[Math.min(shipping, map.overRiver.length - 1)][a].includes(b)) return true;
  return skips > 0 && map.within[Math.min(skips + 1, map.within.length - 1)][a].includes(b);
}

/** Farther than asked for. */
export const TOO_FAR = 255;

/** By hex: the steps to it from the nearest of `from` over edges and bridges, land and river alike, up to `most`; else `TOO_FAR`. */
export function stepsFrom({ map, bridges }: Board, from: readonly number[], most: number): number[] {
  const steps = new Array<number>(map.count).fill(TOO_FAR);
  for (const hex of from) steps[hex] = 0;
  let edge = from;
  for (let n = 1; n <= most; n++) {
    const next: number[] = [];
    const arrive = (hex: number) => {
      if (steps[hex] !== TOO_FAR) return;
      steps[hex] = n;
      next.push(hex);
    };
    for (const hex of edge) {
      for (const beside of map.neighbours[hex]) arrive(beside);
      for (const place of map.bridgesAt[hex]) if (bridges[place] >= 0) arrive(acrossBridge(map.bridges[place], hex));
    }
    edge = next;
  }
  return steps;
}

/** Places without a bridge that touch a structure of the seat, among the first `count`. */
export function freeBridgePlaces({ map, owner, bridges }: Board, seat: number, count = map.bridges.length): number[] {
  const places: number[] = [];
  for (let place = 0; place < count; place++) {
    const [a, b] = map.bridges[place];
    if (bridges[place] < 0 && (owner[a] === seat || owner[b] === seat)) places.push(place);
  }
  return places;
}
