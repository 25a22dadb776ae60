/** Networks and what final scoring measures in them. */
import { best, distance, groupsAmong, hexesOf, networks, span } from '@tarsas/terra';
import { type FinalTile, SANCTUARY, STRONGHOLD } from '../../data/index.ts';
import { boardOf, mapOf, type State } from '../state.ts';
import { rangeOf } from './reach.ts';
import { joinsOf } from './town.ts';

export function networksOf(s: State, seat: number): number[][] {
  if (s.players[seat].faction === null) return [];
  const board = boardOf(s);
  return networks(board, hexesOf(board, seat), rangeOf(s.players[seat], 'scoring'), joinsOf(s, seat));
}

export function largestNetwork(s: State, seat: number): number {
  return best(networksOf(s, seat), group => group.length);
}

/** The rulebook's example says that lone structures do not count, its rule asks only for one network (FI-OUT-01, FI-DEC-11). */
const countsAsOutposts = (s: State, group: readonly number[]): boolean => group.length > 1 || s.options.loneOutposts === 'count';

/** The value of a final scoring tile: the best single network counts (FI-DEC-11). */
export function finalTileValue(s: State, seat: number, tile: FinalTile): number {
  const map = mapOf(s.options);
  const groups = networksOf(s, seat);
  switch (tile) {
    case 'connected-distance':
      return best(groups, group => span(map, group));
    case 'connected-sa-sh-distance':
      return best(groups, group => {
        const stronghold = group.find(hex => s.structure[hex] === STRONGHOLD);
        const sanctuary = group.find(hex => s.structure[hex] === SANCTUARY);
        return stronghold === undefined || sanctuary === undefined ? 0 : distance(map, stronghold, sanctuary);
      });
    case 'building-on-edge':
      return best(groups, group => (countsAsOutposts(s, group) ? group.filter(hex => map.isEdge[hex]).length : 0));
    case 'connected-clusters':
      return best(groups, group => groupsAmong(boardOf(s), group, joinsOf(s, seat)).length);
  }
}
