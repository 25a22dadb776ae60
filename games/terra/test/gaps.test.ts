/** Maps with gaps, names by column, bridges over land, and steps over anything. */
import { describe, expect, test } from 'vitest';
import { freeBridgePlaces, hexMap, joinsAcross, riversToCross, stepsFrom, TOO_FAR, townAround } from '../shared.ts';

/**
 *  .  A2 A3 A4
 *   B1 r  B3 B4
 *  C1 C2 C3 .
 */
const rows = [
  { label: 'A', indent: false, hexes: ['none', 'land', 'land', 'land'] },
  { label: 'B', indent: true, hexes: ['land', 'river', 'land', 'land'] },
  { label: 'C', indent: false, hexes: ['land', 'land', 'land', 'none'] },
] as const;
const map = hexMap(rows, { byColumn: true, dryBridges: true });
const hex = (id: string) => map.numbers[id];
const ends = (places: typeof map.bridges) => places.map(([a, b]) => `${map.ids[a]}-${map.ids[b]}`);

describe('a map with gaps', () => {
  test('hexes are named by their column, and there is nothing in a gap', () => {
    expect(map.ids).toEqual(['A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4', 'C1', 'C2', 'C3']);
    expect(map.neighbours[hex('B1')].map(n => map.ids[n])).toEqual(['B2', 'A2', 'C1', 'C2']);
  });

  test('a hex beside a gap lies on the edge', () => {
    const wide = hexMap([
      { label: 'A', indent: false, hexes: ['land', 'land', 'land'] },
      { label: 'B', indent: true, hexes: ['land', 'land', 'land'] },
    ]);
    expect(wide.isEdge.every(Boolean)).toBe(true);
    expect(map.isEdge[hex('B3')]).toBe(true);
  });

  test('bridges over land come after those over water, and only where asked for', () => {
    expect(ends(map.bridges.slice(0, map.crossings))).toEqual(ends(hexMap(rows, { byColumn: true }).bridges));
    expect(ends(map.bridges.slice(map.crossings))).toContain('A3-C3');
    for (const [a, b] of map.bridges) expect(map.landNeighbours[a]).not.toContain(b);
  });
});

describe('steps over anything', () => {
  const board = { map, owner: map.ids.map(() => -1), bridges: map.bridges.map(() => -1) };

  test('land and river alike, up to so many', () => {
    const steps = stepsFrom(board, [hex('A2')], 2);
    expect([steps[hex('A2')], steps[hex('B2')], steps[hex('C2')], steps[hex('C1')]]).toEqual([0, 1, 2, 2]);
    expect(stepsFrom(board, [hex('A2')], 1)[hex('C2')]).toBe(TOO_FAR);
  });

  test('a bridge is one step', () => {
    const place = map.bridges.findIndex(([a, b]) => [a, b].includes(hex('A3')) && [a, b].includes(hex('C3')));
    const bridges = map.bridges.map((_, n) => (n === place ? 0 : -1));
    expect(stepsFrom({ ...board, bridges }, [hex('A3')], 1)[hex('C3')]).toBe(1);
    expect(stepsFrom(board, [hex('A3')], 1)[hex('C3')]).toBe(TOO_FAR);
  });
});

describe('towns across a river', () => {
  const owner = map.ids.map(id => (['A2', 'A3', 'C1', 'C2'].includes(id) ? 0 : -1));
  const board = { map, owner, bridges: map.bridges.map(() => -1) };
  const around = (inTown: number[], rivers: number[]) =>
    townAround(board, hex('A2'), inTown, group => group.length >= 4, joinsAcross(map, rivers));
  const nowhere = map.ids.map(() => 0);

  test('two groups are one when the river hex between them is ignored', () => {
    expect(around(nowhere, []).is).toBe('group');
    expect(around(nowhere, [hex('B2')])).toEqual({ group: [hex('A2'), hex('A3'), hex('C2'), hex('C1')], is: 'town' });
    expect(riversToCross(board, 0, () => true)).toEqual([hex('B2')]);
    expect(riversToCross(board, 0, () => false)).toEqual([]);
    expect(riversToCross(board, 1, () => true)).toEqual([]);
  });

  test('whatever touches a town belongs to it', () => {
    const inTown = map.ids.map(id => (id === 'A3' ? 1 : 0));
    expect(around(inTown, []).is).toBe('joined');
  });

  test('free bridge places touch an own structure', () => {
    for (const place of freeBridgePlaces(board, 0)) expect(map.bridges[place].some(end => owner[end] === 0)).toBe(true);
    expect(freeBridgePlaces(board, 0, map.crossings).every(place => place < map.crossings)).toBe(true);
    expect(freeBridgePlaces({ ...board, bridges: map.bridges.map(() => 1) }, 0)).toEqual([]);
  });
});
