/** The cult tracks: nothing that stands on them covers anything else. */
import { describe, expect, test } from 'vitest';
import { slotsOf, widthsOf } from '../lanes.ts';

const SPACES = 11;
const at = (...spaces: number[]) => spaces.map((space, seat) => ({ key: `marker ${seat}`, at: space }));

describe('markers of five seats', () => {
  test.each([[at(0, 0, 0, 0, 0)], [at(0, 0, 1, 1, 1)], [at(10, 10, 9, 9, 10)], [at(3, 4, 5, 5, 5)]])(
    '%j have slots of their own',
    standing => {
      const widths = widthsOf([standing], SPACES);
      const unit = 1 / widths.reduce((sum, width) => sum + width, 0);
      const slots = [...slotsOf(standing, widths).values()];
      expect(slots).toHaveLength(standing.length);
      for (const [i, one] of slots.entries()) {
        for (const other of slots.slice(i + 1)) {
          const isApart = Math.abs(one.x - other.x) >= unit - 1e-9 || Math.abs(one.y - other.y) >= 0.45;
          expect(isApart, JSON.stringify([one, other])).toBe(true);
        }
      }
    },
  );

  test('stand on their own space, however wide the others are', () => {
    const widths = widthsOf([at(0, 0, 0, 0, 7), at(2, 2, 2, 7, 7)], SPACES);
    expect(widths).toEqual([2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1]);
    // Nine slots to the left of space 7, of thirteen.
    expect(slotsOf(at(0, 0, 0, 0, 7), widths).get('marker 4')).toEqual({ x: 9.5 / 13, y: 0.5 });
  });
});

test('an empty track has spaces of one width', () => {
  expect(widthsOf([[], []], 3)).toEqual([1, 1, 1]);
});
