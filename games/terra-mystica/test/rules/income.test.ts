/** Sections 5 and 6 of the digest: a round and its income. */
import { rule } from '@tarsas/kernel/testing';
import { expect } from 'vitest';
import type { FactionId } from '../../data/index.ts';
import { aTable, type Layout } from '../table.ts';

const ROW = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8'];
const first = (n: number) => ROW.slice(0, n).join(' ');

/** Income without a bonus card, goods that are zero left out. */
function income(faction: FactionId, layout: Layout) {
  const opponent = faction === 'fakirs' ? 'witches' : 'nomads';
  const [{ seat: _, ...goods }] = aTable(faction, opponent)
    .has(faction, { card: null, ...layout })
    .income()
    .facts('income');
  return Object.fromEntries(Object.entries(goods).filter(([, n]) => n > 0));
}

rule('TM-ROUND-01', 'a round is income, actions, cult rewards and preparing the next; there are six', () => {
  const t = aTable('witches', 'nomads').income();
  expect(t.log.map(({ key }) => key)).toEqual(['income', 'income']);
  expect(t.waiting()).toEqual(['witches']);
  t.pass('witches', 'nomads');
  const phases = t.log.map(({ key }) => key).filter(key => ['income', 'passed', 'reward', 'cleanUp', 'round'].includes(key));
  expect(phases).toEqual(['income', 'income', 'passed', 'passed', 'reward', 'reward', 'cleanUp', 'round', 'income', 'income']);
  while (!t.state.over) t.pass(t.waiting()[0]);
  expect(t.facts('round').map(({ round }) => round)).toEqual([2, 3, 4, 5, 6]);
});

rule('TM-INCOME-01', 'income comes in round 1 too, on top of the starting goods', () => {
  const t = aTable('witches', 'nomads').has('witches', { dwelling: 'E1 E2', card: null }).round(1).income();
  expect([t.player('witches').workers, t.player('witches').coins]).toEqual([6, 15]);
});

rule('TM-INCOME-02', 'from structures, bonus card and favor tiles', () => {
  expect(income('witches', { dwelling: 'E1', tradingHouse: 'E2', card: 'BON3', favors: ['FAV8'] })).toEqual({
    workers: 2,
    coins: 8,
    power: 5,
  });
});

rule.each('TM-INCOME-03', 'as many workers as are visible on the dwelling track', [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 7],
  [7, 8],
  [8, 8],
])((dwellings, workers) => {
  expect(income('witches', { dwelling: first(dwellings) })).toEqual({ workers });
});

rule('TM-INCOME-04', 'example: three workers visible, three workers', () => {
  expect(income('witches', { dwelling: 'E1 E2' })).toEqual({ workers: 3 });
});

rule.each('TM-INCOME-05', 'as many coins as are visible on the trading house track', [
  ['witches', [0, 2, 4, 6, 8]],
  ['nomads', [0, 2, 4, 7, 11]],
  ['alchemists', [0, 2, 4, 7, 11]],
  ['dwarves', [0, 3, 5, 7, 10]],
  ['swarmlings', [0, 2, 4, 6, 9]],
] as [FactionId, number[]][])((faction, coins) => {
  const opponent: FactionId = faction === 'nomads' ? 'giants' : 'nomads';
  coins.forEach((n, houses) => {
    const t = aTable(faction, opponent)
      .has(faction, { card: null, tradingHouse: first(houses) })
      .income();
    expect(t.change(faction).coins ?? 0).toBe(n);
  });
});

rule.each(
  'TM-INCOME-06',
  'as many priests as are visible on the temple track, and those of the sanctuary: two of Swarmlings and Darklings',
  [
    ['witches', { temple: 'E1' }, 1],
    ['witches', { temple: 'E1 E2' }, 2],
    ['witches', { temple: 'E1 E2 E3' }, 3],
    ['witches', { temple: 'E1', sanctuary: 'E2' }, 2],
    ['witches', { sanctuary: 'E2' }, 1],
    ['swarmlings', { sanctuary: 'E2' }, 2],
    ['darklings', { sanctuary: 'E2' }, 2],
  ] as [FactionId, Layout, number][],
)((faction, layout, priests) => {
  const t = aTable(faction, 'nomads')
    .has(faction, { card: null, priests: 0, ...layout })
    .income();
  expect(t.player(faction)).toMatchObject({ priests, supply: 7 - priests });
});

rule('TM-INCOME-07', 'an empty supply gives no priest', () => {
  const t = aTable('witches', 'nomads')
    .has('witches', { temple: 'E1 E2 E3', priests: 3, sent: ['fire', 'fire'] })
    .income();
  expect(t.player('witches')).toMatchObject({ priests: 5, supply: 0 });
});

rule.each(
  'TM-INCOME-08',
  'power from trading houses and strongholds; of Alchemists, Chaos Magicians and Fakirs the stronghold gives something else',
  [
    ['witches', { tradingHouse: 'E1' }, { workers: 1, coins: 2, power: 1 }],
    ['witches', { tradingHouse: 'E1 E2' }, { workers: 1, coins: 4, power: 2 }],
    ['witches', { tradingHouse: 'E1 E2 E3' }, { workers: 1, coins: 6, power: 4 }],
    ['witches', { tradingHouse: 'E1 E2 E3 E4' }, { workers: 1, coins: 8, power: 6 }],
    ['witches', { stronghold: 'E1' }, { workers: 1, power: 2 }],
    ['mermaids', { stronghold: 'E1' }, { workers: 1, power: 4 }],
    ['alchemists', { stronghold: 'E1' }, { workers: 1, coins: 6 }],
    ['chaosmagicians', { stronghold: 'E1' }, { workers: 3 }],
    ['fakirs', { stronghold: 'E1' }, { workers: 1, priests: 1 }],
  ] as [FactionId, Layout, object][],
)((faction, layout, goods) => {
  expect(income(faction, layout)).toEqual(goods);
});

rule('TM-INCOME-09 TM-INCOME-10', 'bonus card and favor tiles are added to the income of the board', () => {
  expect(income('witches', { dwelling: 'E1 E2' })).toEqual({ workers: 3 });
  expect(income('witches', { dwelling: 'E1 E2', card: 'BON5' })).toEqual({ workers: 4, power: 3 });
  expect(income('witches', { dwelling: 'E1 E2', card: 'BON5', favors: ['FAV7', 'FAV9'] })).toEqual({ workers: 5, power: 4, coins: 3 });
});

rule.each('TM-INCOME-11', "the second space of the Engineers' temple track gives 5 power instead of a priest", [
  ['E1', { priests: 1 }],
  ['E1 E2', { priests: 1, power: 5 }],
  ['E1 E2 E3', { priests: 2, power: 5 }],
])((temple, goods) => {
  expect(income('engineers', { temple })).toEqual(goods);
});
