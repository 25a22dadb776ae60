/** Section 9.2 of the digest: adjacency. */
import { rule } from '@tarsas/kernel/testing';
import { expect } from 'vitest';
import type { FactionId } from '../../data/index.ts';
import { aTable, type Layout } from '../table.ts';

const rich: Layout = { coins: 50, workers: 20, priests: 2 };
const reached = (faction: FactionId, layout: Layout, bridge?: [string, string]) => {
  const t = aTable(faction, faction === 'fakirs' ? 'witches' : 'nomads').has(faction, { ...rich, ...layout });
  if (bridge) t.bridge(faction, ...bridge);
  return t.turnOf(faction).hexes(faction, 'transform');
};
/** The size of the largest network in final scoring. */
const connected = (layout: Layout) =>
  aTable('auren', 'nomads')
    .has('auren', layout)
    .finalScoring()
    .facts('networkScore')
    .find(({ seat }) => seat === 0)?.structures;

rule('TM-ADJ-01', 'hexes that share an edge are directly adjacent', () => {
  expect(reached('witches', { dwelling: 'G5' })).toEqual(['F5', 'F6', 'G4', 'G6', 'H6', 'H7']);
  expect(reached('witches', { dwelling: 'A1' })).toEqual(['A2', 'B1']);
  expect(reached('witches', { dwelling: 'C5' })).toEqual(['D7']); // river on all other sides
});

rule('TM-ADJ-02', 'hexes joined by a bridge are directly adjacent, whoever built it', () => {
  expect(reached('witches', { dwelling: 'C5' }, ['C5', 'B6'])).toEqual(['B6', 'D7']);
  const offer = (builder: string | null) => {
    const t = aTable('witches', 'nomads')
      .has('witches', { ...rich, dwelling: 'G3' })
      .has('nomads', { temple: 'E8' });
    if (builder) t.bridge(builder, 'E8', 'G3');
    return t.turnOf('witches').plays('witches', { do: 'upgrade', to: 'tradingHouse' }).facts('offered');
  };
  expect(offer(null)).toEqual([]);
  for (const builder of ['witches', 'nomads']) expect(offer(builder)).toEqual([{ seat: 1, from: 0, power: 2 }]);
});

rule('TM-ADJ-03', 'power from building, cheap trading houses and towns need direct adjacency, shipping does not help', () => {
  const upgrade = (opponent: string) => {
    const t = aTable('witches', 'nomads')
      .has('witches', { ...rich, shipping: 3, dwelling: 'F4' })
      .has('nomads', { dwelling: opponent, shipping: 3 });
    return t.turnOf('witches').plays('witches', { do: 'upgrade', to: 'tradingHouse' });
  };
  expect([upgrade('E8').change('witches').coins, upgrade('E8').facts('offered')]).toEqual([-6, []]);
  expect([upgrade('F3').change('witches').coins, upgrade('F3').facts('offered')]).toEqual([-3, [{ seat: 1, from: 0, power: 1 }]]);
  const town = (last: string) =>
    aTable('witches', 'nomads')
      .has('witches', { ...rich, shipping: 3, stronghold: 'E6', temple: 'E7', dwelling: `F4 ${last}` })
      .turnOf('witches')
      .plays('witches', { do: 'upgrade', hex: 'F4', to: 'tradingHouse' })
      .may('witches', 'town');
  expect([town('F3'), town('G3')]).toEqual([true, false]); // G3 lies across the river
});

rule('TM-ADJ-04', 'hexes across the river are indirectly adjacent if shipping spans it', () => {
  expect(reached('witches', { dwelling: 'F4', shipping: 0 })).toEqual(['E6', 'E7', 'F3', 'G2']);
  expect(reached('witches', { dwelling: 'F4', shipping: 1 })).toEqual(['E6', 'E7', 'E8', 'F3', 'G2', 'H4']);
  expect(reached('witches', { dwelling: 'F4', shipping: 2 })).toEqual(['E6', 'E7', 'E8', 'F3', 'G2', 'H4', 'I7']);
});

rule('TM-ADJ-05', 'what tunnel or carpet reaches is indirectly adjacent', () => {
  const island = ['A10', 'A11', 'A12', 'B5', 'B6', 'C4', 'D6', 'D7', 'D8', 'E9', 'E10'];
  expect(reached('dwarves', { dwelling: 'C5' })).toEqual(island);
  expect(reached('fakirs', { dwelling: 'C5' })).toEqual(island.filter(hex => hex !== 'B6')); // a desert already
  expect(reached('cultists', { dwelling: 'C5', shipping: 0 })).toEqual(['D7']);
});

rule('TM-ADJ-06', 'example: two structures two river hexes apart are indirectly adjacent with shipping 2 or more', () => {
  for (const [shipping, structures] of [
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 2],
  ])
    expect(connected({ dwelling: 'E8 E9', shipping })).toBe(structures);
});

rule('TM-ADJ-07', 'structures are adjacent when their hexes are', () => {
  expect(connected({ dwelling: 'E7 E8' })).toBe(2);
  expect(connected({ dwelling: 'E7 G3' })).toBe(1);
  expect(connected({ dwelling: 'E7 G3', shipping: 1 })).toBe(2);
});
