import { describe, expect, test } from 'vitest';
import {
  BY_SKIPPING,
  best,
  distance,
  gainPower,
  groupAround,
  groupsAmong,
  hexMap,
  isAdjacent,
  missing,
  networks,
  powerAround,
  priceOf,
  prizes,
  REACHED,
  raisable,
  ranks,
  reachOf,
  roomFor,
  sacrifice,
  seatsAfter,
  spadesBetween,
  span,
  spendPower,
  takeable,
  wayRound,
} from '../shared.ts';

/**
 * A1 A2 r0 A3
 *   r1 r2 r3 B1
 * C1 C2 r4 C3
 */
const map = hexMap([
  { label: 'A', indent: false, hexes: ['land', 'land', 'river', 'land'] },
  { label: 'B', indent: true, hexes: ['river', 'river', 'river', 'land'] },
  { label: 'C', indent: false, hexes: ['land', 'land', 'river', 'land'] },
]);
const hex = (id: string) => map.numbers[id];
const names = (hexes: readonly number[]) => hexes.map(h => map.ids[h]).sort();
const nobody = () => ({ map, owner: map.ids.map(() => -1), bridges: map.bridges.map(() => -1) });

function settled(owners: Record<string, number>, bridge?: readonly [string, string]) {
  const board = nobody();
  for (const [id, seat] of Object.entries(owners)) board.owner[hex(id)] = seat;
  const place = map.bridges.findIndex(([a, b]) => bridge?.includes(map.ids[a]) && bridge.includes(map.ids[b]));
  if (bridge) board.bridges[place] = 0;
  return board;
}

describe('hex maps', () => {
  test('hexes are named by row, rivers run through the map', () => {
    expect(map.ids).toEqual(['A1', 'A2', 'r0', 'A3', 'r1', 'r2', 'r3', 'B1', 'C1', 'C2', 'r4', 'C3']);
  });

  test('neighbours share an edge, in indented rows too', () => {
    expect(names(map.neighbours[hex('A2')])).toEqual(['A1', 'r0', 'r1', 'r2']);
    expect(names(map.neighbours[hex('B1')])).toEqual(['A3', 'C3', 'r3']);
    expect(names(map.landNeighbours[hex('A2')])).toEqual(['A1']);
  });

  test('ships reach what a chain of that many river hexes leads to', () => {
    expect(names(map.overRiver[0][hex('A2')])).toEqual([]);
    expect(names(map.overRiver[1][hex('A2')])).toEqual(['A1', 'A3', 'C1', 'C2']);
    expect(names(map.overRiver[2][hex('A2')])).toEqual(['A1', 'A3', 'B1', 'C1', 'C2', 'C3']);
  });

  test('bridges span one edge between river hexes, or between river and the end of the board', () => {
    const places = map.bridges.map(ends => names(ends).join('-'));
    expect(places).toEqual(['A1-C1', 'A2-C2']);
  });

  test('shores and edges', () => {
    expect([map.isShore[hex('A1')], map.isShore[hex('r1')]]).toEqual([true, false]);
    expect([map.isEdge[hex('B1')], map.isEdge[hex('r1')]]).toEqual([true, false]);
  });

  test.each([
    ['A1', 'A1', 0],
    ['A1', 'A2', 1],
    ['A1', 'C1', 2],
    ['A1', 'C3', 4],
  ])('from %s to %s it is %i steps', (a, b, steps) => expect(distance(map, hex(a), hex(b))).toBe(steps));
});

describe('reach', () => {
  const onFoot = { shipping: 0, onFoot: true, skips: 0 };

  test('over edges, over bridges of anybody, over rivers', () => {
    const board = settled({ A2: 1 }, ['A2', 'C2']);
    expect(isAdjacent(board, hex('A2'), hex('C2'))).toBe(true);
    const reached = (range: typeof onFoot) => names(map.land.filter(h => reachOf({ board, seat: 1, range })[h] === REACHED));
    expect(reached(onFoot)).toEqual(['A1', 'C2']);
    expect(reached({ ...onFoot, shipping: 1 })).toEqual(['A1', 'A3', 'C1', 'C2']);
    expect(reached({ ...onFoot, onFoot: false })).toEqual([]);
  });

  test('skipping is told apart where there is no other way', () => {
    const reach = reachOf({ board: settled({ A1: 0 }), seat: 0, range: { ...onFoot, skips: 1 } });
    expect([reach[hex('A2')], reach[hex('C1')], reach[hex('A3')]]).toEqual([REACHED, BY_SKIPPING, 0]);
  });
});

describe('power', () => {
  test.each([
    [[5, 7, 0], 3, [2, 10, 0], 3],
    [[1, 2, 9], 3, [0, 1, 11], 3],
    [[0, 0, 12], 2, [0, 0, 12], 0],
  ])('%j gains %i', (before, n, after, moved) => {
    const bowls = [...before];
    expect(roomFor(bowls)).toBe(2 * bowls[0] + bowls[1]);
    expect(gainPower(bowls, n)).toBe(moved);
    expect(bowls).toEqual(after);
  });

  test('sacrificing pays for what is missing', () => {
    const bowls = [1, 5, 2];
    expect([raisable(bowls), missing(bowls, 4), missing(bowls, 2)]).toEqual([4, 2, 0]);
    sacrifice(bowls, 2);
    spendPower(bowls, 4);
    expect(bowls).toEqual([5, 1, 0]);
  });
});

describe('leech', () => {
  test('the power values beside the hex, by owner; not one’s own', () => {
    const board = settled({ A2: 1, C1: 1, C3: 1 }, ['A1', 'C1']);
    expect(powerAround(board, hex('A1'), 0, 3, () => 2)).toEqual([0, 4, 0]);
    expect(powerAround(board, hex('A1'), 1, 3, () => 2)).toEqual([0, 0, 0]);
  });

  test('no more than the bowls hold, never below 0 points', () => {
    expect([takeable(3, [0, 2, 9], 20), takeable(4, [5, 7, 0], 2), takeable(3, [5, 7, 0], 20)]).toEqual([2, 3, 3]);
    expect([priceOf(0), priceOf(1), priceOf(4)]).toEqual([0, 0, 3]);
  });

  test('table order from the left', () => expect(seatsAfter([2, 0, 1], 0)).toEqual([1, 2]));
});

describe('settlements and networks', () => {
  test('groups by edges and bridges', () => {
    const apart = settled({ A1: 0, A2: 0, C2: 0, A3: 1 });
    expect(names(groupAround(apart, hex('A1')))).toEqual(['A1', 'A2']);
    const joined = settled({ A1: 0, A2: 0, C2: 0, A3: 1 }, ['A2', 'C2']);
    expect(names(groupAround(joined, hex('A1')))).toEqual(['A1', 'A2', 'C2']);
    expect(groupsAmong(apart, ['A1', 'A2', 'C2'].map(hex))).toHaveLength(2);
    expect(names(groupAround(apart, hex('A1'), h => (h === hex('A2') ? [hex('C2')] : [])))).toEqual(['A1', 'A2', 'C2']);
  });

  test('networks grow with shipping', () => {
    const board = settled({ A1: 0, A2: 0, B1: 0 });
    const own = ['A1', 'A2', 'B1'].map(hex);
    const sizes = (shipping: number) => networks(board, own, { shipping, onFoot: true, skips: 0 }).map(group => group.length);
    expect([sizes(0), sizes(1), sizes(2)]).toEqual([[2, 1], [2, 1], [3]]);
    expect(best([[1, 2], [3]], group => group.length)).toBe(2);
    expect(span(map, own)).toBe(4);
  });
});

describe('cycle and ranks', () => {
  test('the shorter way round', () => {
    expect([spadesBetween(0, 6, 7), spadesBetween(1, 4, 7), spadesBetween(5, 5, 7)]).toEqual([1, 3, 0]);
    expect(wayRound(1, 6, 7)).toEqual([0, 6]);
    expect(wayRound(5, 1, 7)).toEqual([6, 0, 1]);
  });

  test('ties split the prizes of their places, rounded down; 0 wins nothing', () => {
    expect(prizes([9, 9, 3, 0], [8, 4, 2])).toEqual([6, 6, 2, 0]);
    expect(prizes([10, 9, 9, 9], [18, 12, 6])).toEqual([18, 6, 6, 6]);
    expect(ranks([30, 41, 30, 12])).toEqual([2, 1, 2, 4]);
  });
});
