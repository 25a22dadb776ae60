import { describe, expect, test } from 'vitest';
import { ENGRAVINGS, engraving } from '../art/engraving.ts';
import { hexPath, outline } from '../art/hex.ts';
import { dealt, moved } from '../tokens.ts';

describe('Tokens in bowls', () => {
  test('travel to the next bowl and keep their numbers', () => {
    const before = dealt([3, 2, 0]);
    const after = moved(before, [1, 4, 0]);
    expect(after.map(ids => ids.length)).toEqual([1, 4, 0]);
    expect(new Set(after.flat())).toEqual(new Set(before.flat()));
    expect(after[1]).toEqual(expect.arrayContaining([...before[1]]));
  });

  test('spent power goes round to the first bowl', () => {
    const before = dealt([0, 0, 4]);
    expect(moved(before, [3, 0, 1]).flat().sort()).toEqual([0, 1, 2, 3]);
  });

  test('new tokens are new, lost ones are gone', () => {
    const before = dealt([1, 0, 0]);
    expect(moved(before, [2, 0, 0])[0]).toEqual([0, 1]);
    expect(moved(before, [0, 0, 0]).flat()).toEqual([]);
  });
});

describe('Drawings', () => {
  test.each(ENGRAVINGS)('%s is engraved the same way every time, and differently from hex to hex', terrain => {
    expect(engraving(terrain, 0, 5)).toEqual(engraving(terrain, 0, 5));
    expect(engraving(terrain, 0, 5).line).not.toMatch(/NaN|undefined/);
    if (terrain !== 'ice' && terrain !== 'volcano') expect(engraving(terrain, 0, 5).line).not.toBe(engraving(terrain, 0, 6).line);
  });

  test('a hole leaves the middle free', () => {
    expect(engraving('forest', 22, 1).fill.length).toBeLessThan(engraving('forest', 0, 1).fill.length);
  });

  test('the outline of one hex has six sides, of two neighbours ten', () => {
    const sides = (path: string) => path.match(/L/g)?.length;
    expect(sides(hexPath(34))).toBe(5);
    expect(sides(outline([{ x: 0, y: 0 }]))).toBe(6);
    expect(
      sides(
        outline([
          { x: 0, y: 0 },
          { x: 58.9, y: 0 },
        ]),
      ),
    ).toBe(10);
  });
});
