/**
 * Hex maps as flat arrays indexed by hex number. Everything that depends on the printed board alone
 * (neighbours, distances, crossings, bridge places) is worked out once, when the module is loaded.
 */

/** A row as printed: indented rows start half a hex to the right. One word per hex, `river` for water, `none` for a gap. */
export interface MapRow<T extends string = string> {
  label: string;
  indent: boolean;
  hexes: readonly (T | 'river' | 'none')[];
}

/** What differs from board to board besides the hexes. */
export interface MapStyle {
  /** Hexes are named by their column, river hexes too, instead of counting the land hexes of a row. */
  byColumn?: boolean;
  /** Places between facing land hexes that no river parts are listed too, after the others. */
  dryBridges?: boolean;
}

/** A place where a bridge can be built: the numbers of the two land hexes it joins. */
export type BridgePlace = readonly [number, number];

export interface HexMap<T extends string = string> {
  readonly count: number;
  /** `E5` for land, `r12` for river hexes, unless all are named by column. */
  readonly ids: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
  readonly terrain: readonly (T | 'river')[];
  readonly isRiver: readonly boolean[];
  /** Land hexes, top to bottom and left to right. */
  readonly land: readonly number[];
  /** For drawing and distances: twice the column plus the indent, and the row. */
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** All hexes that share an edge, river hexes too. */
  readonly neighbours: readonly (readonly number[])[];
  /** Only the land hexes that share an edge. */
  readonly landNeighbours: readonly (readonly number[])[];
  /** Land hexes with a river hex beside them. */
  readonly isShore: readonly boolean[];
  /** Land hexes with a side that borders on no other hex. */
  readonly isEdge: readonly boolean[];
  readonly bridges: readonly BridgePlace[];
  /** So many of the bridge places, the first ones, cross a river. */
  readonly crossings: number;
  /** Numbers of the bridge places at a hex. */
  readonly bridgesAt: readonly (readonly number[])[];
  /** `overRiver[n][hex]`: land hexes that a chain of at most n river hexes leads to, n from 0 on. */
  readonly overRiver: readonly (readonly (readonly number[])[])[];
  /** `within[n][hex]`: land hexes at most n steps away over anything, n from 0 on. */
  readonly within: readonly (readonly (readonly number[])[])[];
}

/** No rule asks for longer chains of river hexes, or for flights over more hexes. */
const FARTHEST_SHIPPING = 7;
const FARTHEST_STEPS = 5;

export function hexMap<T extends string>(rows: readonly MapRow<T>[], style: MapStyle = {}): HexMap<T> {
  const { ids, terrain, x, y } = layOut(rows, style.byColumn === true);
  const count = ids.length;
  const at = new Map(ids.map((_, hex) => [`${x[hex]},${y[hex]}`, hex]));
  const isRiver = terrain.map(t => t === 'river');
  const hexes = [...ids.keys()];
  const beside = (hex: number, dx: number, dy: number) => at.get(`${x[hex] + dx},${y[hex] + dy}`);
  const neighbours = hexes.map(hex => SIDES.flatMap(([dx, dy]) => beside(hex, dx, dy) ?? []));
  const land = hexes.filter(hex => !isRiver[hex]);
  const onLand = (list: readonly number[]) => list.filter(hex => !isRiver[hex]);
  const crossings = bridgePlaces(land, isRiver, beside, crossesRiver);
  const bridges = style.dryBridges ? [...crossings, ...bridgePlaces(land, isRiver, beside, staysDry)] : crossings;
  return {
    count,
    ids,
    numbers: Object.fromEntries(ids.map((id, hex) => [id, hex])),
    terrain,
    isRiver,
    land,
    x,
    y,
    neighbours,
    landNeighbours: neighbours.map(onLand),
    isShore: hexes.map(hex => !isRiver[hex] && neighbours[hex].some(n => isRiver[n])),
    isEdge: hexes.map(hex => !isRiver[hex] && neighbours[hex].length < SIDES.length),
    bridges,
    crossings: crossings.length,
    bridgesAt: hexes.map(hex => bridges.flatMap((ends, place) => (ends.includes(hex) ? [place] : []))),
    overRiver: upTo(FARTHEST_SHIPPING, n => hexes.map(hex => (isRiver[hex] ? [] : sail(hex, n, neighbours, isRiver)))),
    within: upTo(FARTHEST_STEPS, n => hexes.map(hex => land.filter(to => to !== hex && apart(x, y, hex, to) <= n))),
  };
}

/** Steps between two hexes over land, river and anybody's hexes. */
export function distance(map: HexMap, from: number, to: number): number {
  return apart(map.x, map.y, from, to);
}

/** The other end of a bridge. */
export function acrossBridge([a, b]: BridgePlace, from: number): number {
  return from === a ? b : a;
}

/** Where the six neighbours lie, in half hexes to the right and rows down. */
const SIDES = [
  [-2, 0],
  [2, 0],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

const upTo = <V>(n: number, of: (n: number) => V): V[] => Array.from({ length: n + 1 }, (_, i) => of(i));

function layOut<T extends string>(rows: readonly MapRow<T>[], byColumn: boolean) {
  const ids: string[] = [];
  const terrain: (T | 'river')[] = [];
  const x: number[] = [];
  const y: number[] = [];
  let rivers = 0;
  for (const [down, row] of rows.entries()) {
    let lands = 0;
    for (const [right, kind] of row.hexes.entries()) {
      if (kind === 'none') continue;
      if (byColumn) ids.push(`${row.label}${right + 1}`);
      else ids.push(kind === 'river' ? `r${rivers++}` : `${row.label}${++lands}`);
      terrain.push(kind);
      x.push(2 * right + (row.indent ? 1 : 0));
      y.push(down);
    }
  }
  return { ids, terrain, x, y };
}

function apart(x: readonly number[], y: readonly number[], a: number, b: number): number {
  const right = Math.abs(x[a] - x[b]);
  const down = Math.abs(y[a] - y[b]);
  return Math.max(down, (right + down) / 2);
}

/** Two land hexes face each other across one edge between two flanking hexes. */
const FACING = [
  {
    to: [0, 2],
    flanks: [
      [-1, 1],
      [1, 1],
    ],
  },
  {
    to: [3, 1],
    flanks: [
      [2, 0],
      [1, 1],
    ],
  },
  {
    to: [-3, 1],
    flanks: [
      [-2, 0],
      [-1, 1],
    ],
  },
] as const;

/** A bridge crosses the river where both flanks are river, or one is river and the other is off the board (TM-DIFF-13). */
const crossesRiver = (wet: number, off: number): boolean => wet === 2 || (wet === 1 && off === 1);
/** Everywhere else a bridge fits as long as one flank lies on the board (AOI-OPEN-14). */
const staysDry = (wet: number, off: number): boolean => !crossesRiver(wet, off) && off < 2;

function bridgePlaces(
  land: readonly number[],
  isRiver: readonly boolean[],
  beside: (hex: number, dx: number, dy: number) => number | undefined,
  fits: (wet: number, off: number) => boolean,
): BridgePlace[] {
  const places: BridgePlace[] = [];
  for (const hex of land) {
    for (const { to, flanks } of FACING) {
      const far = beside(hex, to[0], to[1]);
      if (far === undefined || isRiver[far]) continue;
      const between = flanks.map(([dx, dy]) => beside(hex, dx, dy));
      const wet = between.filter(flank => flank !== undefined && isRiver[flank]).length;
      const off = between.filter(flank => flank === undefined).length;
      if (fits(wet, off)) places.push([hex, far]);
    }
  }
  return places.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

function sail(from: number, ships: number, neighbours: readonly (readonly number[])[], isRiver: readonly boolean[]): number[] {
  const sailed = new Set<number>();
  let shore = [from];
  for (let n = 0; n < ships; n++) {
    shore = shore.flatMap(hex => neighbours[hex].filter(next => isRiver[next] && !sailed.has(next)));
    for (const river of shore) sailed.add(river);
  }
  const reached = new Set([...sailed].flatMap(river => neighbours[river].filter(hex => !isRiver[hex] && hex !== from)));
  return [...reached].sort((a, b) => a - b);
}
