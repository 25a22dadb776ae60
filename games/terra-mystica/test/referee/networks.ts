/** Networks and what final scoring measures in them, from the map's tables and the books (TM-FINAL-06 to 10, FI-FINAL-03). */
import { FACTIONS, SANCTUARY, STRONGHOLD } from '../../data/index.ts';
import type { Books } from './books.ts';

export const largest = (groups: readonly number[][], value: (group: number[]) => number): number => Math.max(0, ...groups.map(value));

const hexesOf = ({ owner }: Books, seat: number): number[] => owner.flatMap((of, hex) => (of === seat ? [hex] : []));

/** Sharing an edge, a bridge, or a river hex that carries a town tile. */
function isBeside(b: Books, seat: number, from: number, to: number): boolean {
  if (b.map.landNeighbours[from].includes(to)) return true;
  if (b.bridges.some(([one, other]) => (one === from && other === to) || (one === to && other === from))) return true;
  return b.rivers.some(([of, river]) => of === seat && b.map.neighbours[river].includes(from) && b.map.neighbours[river].includes(to));
}

function isConnected(b: Books, seat: number, from: number, to: number): boolean {
  if (isBeside(b, seat, from, to)) return true;
  const { shipping, faction, left } = b.accounts[seat];
  const { skipping, shipping: track } = FACTIONS[faction!];
  if (track && b.map.overRiver[shipping][from].includes(to)) return true;
  if (!skipping) return false;
  const hexes = (left[STRONGHOLD] === 0 ? skipping.hexesWithStronghold : skipping.hexes) + b.farther[seat];
  return distance(b, from, to) <= hexes + 1;
}

function grouped(hexes: readonly number[], joins: (from: number, to: number) => boolean): number[][] {
  const left = new Set(hexes);
  const groups: number[][] = [];
  for (const first of hexes) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const from of group) for (const to of left) if (joins(from, to) && left.delete(to)) group.push(to);
    groups.push(group);
  }
  return groups;
}

export const networksOf = (b: Books, seat: number): number[][] => grouped(hexesOf(b, seat), (from, to) => isConnected(b, seat, from, to));

/** Rows are one apart, hexes of a row two. */
function distance({ map }: Books, from: number, to: number): number {
  const across = Math.abs(map.x[from] - map.x[to]);
  const down = Math.abs(map.y[from] - map.y[to]);
  return down + Math.max(0, (across - down) / 2);
}

export function tileValue(b: Books, seat: number): number {
  const groups = networksOf(b, seat);
  const find = (group: readonly number[], kind: number) => group.filter(hex => b.structure[hex] === kind);
  switch (b.finalTile) {
    case null:
      return 0;
    case 'connected-distance':
      return largest(groups, group => Math.max(...group.flatMap(from => group.map(to => distance(b, from, to)))));
    case 'connected-sa-sh-distance':
      return largest(groups, group =>
        Math.max(0, ...find(group, STRONGHOLD).flatMap(from => find(group, SANCTUARY).map(to => distance(b, from, to)))),
      );
    case 'building-on-edge': {
      const counts = (group: readonly number[]) => group.length > 1 || b.record.options.loneOutposts === 'count';
      return largest(groups, group => (counts(group) ? group.filter(hex => b.map.isEdge[hex]).length : 0));
    }
    case 'connected-clusters':
      return largest(groups, group => grouped(group, (from, to) => isBeside(b, seat, from, to)).length);
  }
}
