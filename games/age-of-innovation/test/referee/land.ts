/** What stands where, and what lies next to what. */
import type { Seat } from '@tarsas/kernel';
import { type Building, MAPS, type MapId, RING, type Terrain } from '../../data/index.ts';

export interface Land {
  map: (typeof MAPS)[MapId];
  terrain: (Terrain | 'river')[];
  building: (Building | null)[];
  owner: (Seat | -1)[];
  neutral: Set<number>;
  annexed: Set<number>;
  inCity: Set<number>;
  bridges: { ends: readonly [number, number]; seat: Seat }[];
}

export function emptyLand(side: MapId): Land {
  const map = MAPS[side];
  return {
    map,
    terrain: [...map.terrain],
    building: map.ids.map(() => null),
    owner: map.ids.map(() => -1),
    neutral: new Set(),
    annexed: new Set(),
    inCity: new Set(),
    bridges: [],
  };
}

export const own = (land: Land, seat: Seat): number[] => land.map.land.filter(hex => land.owner[hex] === seat);

/** Side by side, or at the two ends of anybody's bridge (AOI-ADJ-01, AOI-ADJ-02). */
export function beside(land: Land, hex: number): number[] {
  const across = land.bridges.flatMap(({ ends }) => (ends.includes(hex) ? ends.filter(end => end !== hex) : []));
  return [...land.map.neighbours[hex].filter(next => !land.map.isRiver[next]), ...across];
}

/** The groups into which these hexes fall when `linked` ones belong together. */
export function groups(hexes: readonly number[], linked: (hex: number) => readonly number[]): number[][] {
  const left = new Set(hexes);
  const found: number[][] = [];
  for (const start of hexes) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const hex of group) for (const next of linked(hex)) if (left.delete(next)) group.push(next);
    found.push(group);
  }
  return found;
}

/** Land at the end of a chain of at most so many river hexes (AOI-REACH-02). */
export function overRiver({ map }: Land, from: number, most: number): number[] {
  const reached = new Set<number>();
  let edge = [from];
  for (let n = 1; n <= most; n++) {
    const rivers = new Set(edge.flatMap(hex => map.neighbours[hex].filter(next => map.isRiver[next])));
    for (const river of rivers) for (const hex of map.neighbours[river]) if (!map.isRiver[hex]) reached.add(hex);
    edge = [...rivers];
  }
  return [...reached];
}

/** Hexes at most so many steps away over anything, a bridge being one step (AOI-OPEN-21). */
export function within(land: Land, from: number, most: number): number[] {
  const reached = new Set([from]);
  for (let n = 0; n < most; n++)
    for (const hex of [...reached]) for (const next of [...land.map.neighbours[hex], ...beside(land, hex)]) reached.add(next);
  return [...reached];
}

/** Steps on the ring by the shortest way (AOI-TERRA-03). */
export function ringSteps(from: Terrain, to: Terrain): number {
  const apart = Math.abs(RING.indexOf(from) - RING.indexOf(to));
  return Math.min(apart, RING.length - apart);
}
