/** Networks: groups of own structures that reach one another, and what final scoring measures in them. */
import { distance, type HexMap } from './hexMap.ts';
import { areConnected, type Board, type Range } from './reach.ts';

/** The networks among these hexes, each in map order. `joins` names further hexes that count as connected to one. */
export function networks(board: Board, hexes: readonly number[], range: Range, joins?: (hex: number) => readonly number[]): number[][] {
  const left = new Set(hexes);
  const found: number[][] = [];
  for (const first of hexes) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (let i = 0; i < group.length; i++) {
      const near = joins?.(group[i]);
      for (const hex of left) {
        if (!near?.includes(hex) && !areConnected(board, group[i], hex, range)) continue;
        left.delete(hex);
        group.push(hex);
      }
    }
    found.push(group.sort((a, b) => a - b));
  }
  return found;
}

/** The largest value over all networks, 0 when there is none. */
export function best(groups: readonly (readonly number[])[], measure: (group: readonly number[]) => number): number {
  let most = 0;
  for (const group of groups) most = Math.max(most, measure(group));
  return most;
}

/** The distance of the two hexes of a group that lie farthest apart. */
export function span(map: HexMap, group: readonly number[]): number {
  let farthest = 0;
  for (const a of group) for (const b of group) farthest = Math.max(farthest, distance(map, a, b));
  return farthest;
}
