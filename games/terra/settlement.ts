/** Groups of directly adjacent structures: towns and cities grow in them, settlements are counted in them. */
import { acrossBridge, type HexMap } from './hexMap.ts';
import type { Board } from './reach.ts';

/** All hexes of the owner connected to `start` by direct adjacency; `joins` names hexes connected by special means. */
export function groupAround(board: Board, start: number, joins?: (hex: number) => readonly number[]): number[] {
  const seat = board.owner[start];
  const { map, bridges } = board;
  const group = [start];
  for (let i = 0; i < group.length; i++) {
    for (const hex of map.landNeighbours[group[i]]) join(group, board, seat, hex);
    for (const place of map.bridgesAt[group[i]])
      if (bridges[place] >= 0) join(group, board, seat, acrossBridge(map.bridges[place], group[i]));
    if (joins) for (const hex of joins(group[i])) join(group, board, seat, hex);
  }
  return group;
}

function join(group: number[], { owner }: Board, seat: number, hex: number): void {
  if (owner[hex] === seat && !group.includes(hex)) group.push(hex);
}

/** The groups that these hexes of one owner form. */
export function groupsAmong(board: Board, hexes: readonly number[], joins?: (hex: number) => readonly number[]): number[][] {
  const seen = new Set<number>();
  const groups: number[][] = [];
  for (const hex of hexes) {
    if (seen.has(hex)) continue;
    const group = groupAround(board, hex, joins);
    for (const member of group) seen.add(member);
    groups.push(group);
  }
  return groups;
}

/** What a group is to its owner: part of a town already, large enough to found one, or just a group. */
export type Standing = 'joined' | 'town' | 'group';

/** The group around a hex and what it is: whatever touches a town belongs to it and cannot found another. */
export function townAround(
  board: Board,
  hex: number,
  inTown: readonly number[],
  isTown: (group: readonly number[]) => boolean,
  joins?: (hex: number) => readonly number[],
): { group: number[]; is: Standing } {
  const group = groupAround(board, hex, joins);
  for (const member of group) if (inTown[member] === 1) return { group, is: 'joined' };
  return { group, is: isTown(group) ? 'town' : 'group' };
}

/** Structures around the same one of these river hexes count as connected. */
export function joinsAcross({ landNeighbours }: HexMap, rivers: readonly number[]): ((hex: number) => readonly number[]) | undefined {
  if (rivers.length === 0) return undefined;
  return hex => rivers.flatMap(river => (landNeighbours[river].includes(hex) ? landNeighbours[river] : []));
}

/** River hexes with at least two structures of a seat around them, for which `founds` says yes, asked about one of those structures. */
export function riversToCross({ map, owner }: Board, seat: number, founds: (hex: number, river: number) => boolean): number[] {
  const found: number[] = [];
  for (let river = 0; river < map.count; river++) {
    if (!map.isRiver[river]) continue;
    const own = map.landNeighbours[river].filter(hex => owner[hex] === seat);
    if (own.length >= 2 && founds(own[0], river)) found.push(river);
  }
  return found;
}
