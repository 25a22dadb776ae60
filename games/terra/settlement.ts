/** Groups of directly adjacent structures: towns and cities grow in them, settlements are counted in them. */
import { type Board, eachAdjacent } from './reach.ts';

/** All hexes of the owner connected to `start` by direct adjacency; `joins` names hexes connected by special means. */
export function groupAround(board: Board, start: number, joins?: (hex: number) => readonly number[]): number[] {
  const seat = board.owner[start];
  const group = [start];
  const add = (hex: number) => {
    if (board.owner[hex] === seat && !group.includes(hex)) group.push(hex);
  };
  for (let i = 0; i < group.length; i++) {
    eachAdjacent(board, group[i], add);
    if (joins) for (const hex of joins(group[i])) add(hex);
  }
  return group;
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

/** What it takes to found a town: a total of power values, and a number of structures that some structures lower. */
export interface TownNeeds {
  power: number;
  structures(group: readonly number[]): number;
}

export function isTown(group: readonly number[], needs: TownNeeds, powerAt: (hex: number) => number): boolean {
  if (group.length < needs.structures(group)) return false;
  let power = 0;
  for (const hex of group) power += powerAt(hex);
  return power >= needs.power;
}
