import { describe, expect, test } from 'vitest';
import { value } from '../../bot/value.ts';
import { weights } from '../../bot/weights.ts';
import { aTable, type Layout } from '../table.ts';

/** What Anna may expect more than Bence, who has the same but for this. */
function lead(layout: Layout, space = 8): number {
  const t = aTable('Anna', 'Bence').has('Anna', layout).space(space).begin();
  const [anna, bence] = value(t.state, weights);
  return anna - bence;
}

describe('What a position is worth', () => {
  test('a burnt city costs less than its points while it can be restored, and all of them when it cannot', () => {
    const early = lead({ destroyed: ['city'] });
    expect(early).toBeLessThan(-5);
    expect(early).toBeGreaterThan(-32);
    expect(lead({ destroyed: ['city'] }, 25)).toBeLessThan(-30);
  });

  test('tokens are worth something while disasters come and next to nothing when only the last conflict is left', () => {
    expect(lead({ wheat: 6 })).toBeGreaterThan(1);
    expect(Math.abs(lead({ wheat: 6 }, 25))).toBeLessThan(0.01);
  });

  test('an innovation is worth more the more phases it will work in', () => {
    const farm: Layout = { under: { city: 'flood-03' } };
    expect(lead(farm, 0)).toBeGreaterThan(lead(farm, 20));
  });

  test('a cheap location at the position a disaster aims at is better than a dear one', () => {
    const facing = (layout: Layout) => {
      const t = aTable('Anna', 'Bence').has('Anna', layout).deck('fire-01').space(8).begin('disaster');
      const [anna, bence] = value(t.state, weights);
      return anna - bence;
    };
    expect(facing({ at: { 1: 'farm-wheat' } })).toBeGreaterThan(facing({ at: { 1: 'city' } }));
  });

  test('more axes in a closed hand make victory more likely and leave fewer for later', () => {
    const closed = (axes: number) => {
      const t = aTable('Anna', 'Bence')
        .everybodyHas({ axe: 6, destroyed: ['army-low', 'army-high'] })
        .conflictDeck('conflict-10')
        .space(25)
        .begin();
      t.plays('Anna', { do: 'axes', axes }).plays('Anna', { do: 'coins', coins: 0 });
      return value(t.state, weights)[0];
    };
    // Nothing comes after the last conflict, so all axes may go.
    expect(closed(6)).toBeGreaterThan(closed(0));
  });
});
