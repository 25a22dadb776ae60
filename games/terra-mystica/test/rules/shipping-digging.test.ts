/** Section 10 of the digest: actions 2 and 3, advancing shipping and digging. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import type { FactionId } from '../../data/index.ts';
import { aTable, type Layout } from '../table.ts';

const RICH = { priests: 2, workers: 9, coins: 20 };
const OPPONENT = 'engineers';
/** The first of the two at a hex without neighbours, on turn. */
const alone = (faction: FactionId, layout: Layout) =>
  aTable(faction, OPPONENT)
    .has(faction, { dwelling: 'F4', ...layout })
    .turnOf(faction);

describe('Shipping', () => {
  rule('TM-SHIP-01', 'one value more costs a priest and four coins', () => {
    const t = alone('auren', { priests: 1, coins: 4 }).plays('auren', 'shipping');
    expect(t.change('auren')).toEqual({ shipping: 1, priests: -1, coins: -4, vp: 2 });
    expect(t.player('auren').supply).toBe(7);
    expect(alone('auren', { priests: 0, coins: 9 }).may('auren', 'shipping')).toBe(false);
    expect(alone('auren', { priests: 2, coins: 3 }).may('auren', 'shipping')).toBe(false);
  });

  rule.each('TM-SHIP-02', 'gives the points printed over the value reached', [
    ['witches', { 1: 2, 2: 3, 3: 4 }],
    ['mermaids', { 2: 2, 3: 3, 4: 4, 5: 5 }],
  ] as [FactionId, Record<number, number>][])((faction, printed) => {
    for (const [value, points] of Object.entries(printed)) {
      const t = alone(faction, { ...RICH, shipping: Number(value) - 1 }).plays(faction, 'shipping');
      expect(t.change(faction), value).toMatchObject({ shipping: 1, vp: points });
    }
  });

  rule('TM-SHIP-03', 'Auren who go from 1 to 2 get 3 points, and dwellings two river hexes apart become adjacent', () => {
    const twoApart = () => aTable('auren', 'nomads').has('auren', { ...RICH, dwelling: 'F4 I6', shipping: 1 });
    expect(twoApart().finalScoring().facts('networkScore')).toMatchObject([{ structures: 1 }]);
    const t = twoApart().turnOf('auren').plays('auren', 'shipping');
    expect(t.change('auren').vp).toBe(3);
    expect(t.finalScoring().facts('networkScore')).toMatchObject([{ structures: 2 }]);
  });

  rule('TM-SHIP-04', 'Fakirs and Dwarves cannot advance it', () => {
    expect(alone('nomads', RICH).may('nomads', 'shipping')).toBe(true);
    expect(alone('fakirs', RICH).may('fakirs', 'shipping')).toBe(false);
    expect(aTable('dwarves', 'nomads').has('dwarves', RICH).turnOf('dwarves').may('dwarves', 'shipping')).toBe(false);
  });

  rule.each('TM-SHIP-05', 'ends at 3, for Mermaids at 5', [
    ['witches', 2, true],
    ['witches', 3, false],
    ['mermaids', 4, true],
    ['mermaids', 5, false],
  ])((faction, shipping, may) => expect(alone(faction, { ...RICH, shipping }).may(faction, 'shipping')).toBe(may));
});

describe('Digging', () => {
  /** Workers for turning the mountain E7 into forest: one spade. */
  const workersPerSpade = (digging: number) => {
    const t = alone('auren', { ...RICH, digging }).plays('auren', { do: 'transform', hex: 'E7' }, { do: 'into', terrain: 'forest' });
    return -(t.change('auren').workers ?? 0);
  };

  rule('TM-DIG-01', 'one level more costs two workers, five coins and a priest; a spade then costs 2 workers, later 1', () => {
    const t = alone('auren', { priests: 1, workers: 2, coins: 5 }).plays('auren', 'digging');
    expect(t.change('auren')).toEqual({ digging: 1, priests: -1, workers: -2, coins: -5, vp: 6 });
    expect([0, 1, 2].map(workersPerSpade)).toEqual([3, 2, 1]);
    for (const short of [{ priests: 0 }, { workers: 1 }, { coins: 4 }]) {
      expect(alone('auren', { ...RICH, ...short }).may('auren', 'digging')).toBe(false);
    }
  });

  rule.each('TM-DIG-02', 'gives 6 points at every level', [[0], [1]])(digging => {
    expect(
      alone('auren', { ...RICH, digging })
        .plays('auren', 'digging')
        .change('auren').vp,
    ).toBe(6);
  });

  rule('TM-DIG-03', 'Halflings pay one coin only; Darklings have no digging track', () => {
    const t = alone('halflings', { ...RICH, coins: 1 }).plays('halflings', 'digging');
    expect(t.change('halflings')).toMatchObject({ digging: 1, coins: -1, workers: -2, priests: -1 });
    expect(alone('darklings', RICH).may('darklings', 'digging')).toBe(false);
  });

  rule('TM-DIG-04', 'Fakirs can upgrade once only', () => {
    expect(alone('fakirs', RICH).may('fakirs', 'digging')).toBe(true);
    expect(alone('fakirs', { ...RICH, digging: 1 }).may('fakirs', 'digging')).toBe(false);
  });

  rule('TM-DIG-05', 'Auren who advance once pay 2 workers per spade from then on', () => {
    const t = alone('auren', RICH).plays('auren', 'digging').ends('auren').pass(OPPONENT);
    const before = t.player('auren').workers;
    t.plays('auren', { do: 'transform', hex: 'E7' }, { do: 'into', terrain: 'forest' });
    expect(t.player('auren').workers).toBe(before - 2);
  });

  rule('TM-DIG-06', 'two upgrades at most', () => {
    expect(alone('auren', { ...RICH, digging: 1 }).may('auren', 'digging')).toBe(true);
    expect(alone('auren', { ...RICH, digging: 2 }).may('auren', 'digging')).toBe(false);
  });
});
