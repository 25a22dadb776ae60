/** Section 25 of the digest: town tiles. */
import { rule } from '@tarsas/kernel/testing';
import { expect } from 'vitest';
import type { TownId } from '../../data/index.ts';
import { aTable, type Layout } from '../table.ts';

/** Auren who have just founded a town: a sanctuary, a trading house and a temple, for which the favor tile waits too. */
const founding = (layout: Layout = {}) =>
  aTable('auren', 'nomads')
    .has('auren', { workers: 2, coins: 5, sanctuary: 'E7', tradingHouse: 'F4 G2', bowls: [12, 0, 0], ...layout })
    .tile('SCORE3')
    .turnOf('auren')
    .plays('auren', { do: 'upgrade', hex: 'G2', to: 'temple' });
const town = (tile: TownId) => ({ do: 'town', tile }) as const;
/** What the tile alone brings; the temple took all there was of workers and coins. */
const gains = (tile: TownId, layout?: Layout) => {
  const t = founding(layout).plays('auren', town(tile));
  const { vp, keys, workers, coins, priests, bowls, cults } = t.player('auren');
  return { vp: vp - 20, keys, workers, coins, priests, power: bowls[1], cults };
};
const NOTHING = { keys: 1, workers: 0, coins: 0, priests: 0, power: 0, cults: [0, 1, 0, 1] };

rule('TM-TWT-01', 'five kinds, two copies each, the same kind may be chosen again', () => {
  expect(founding().each('auren', 'town', 'tile')).toEqual(['TW1', 'TW2', 'TW3', 'TW4', 'TW5']);
  const t = founding({ towns: { TW1: '' } });
  expect(t.plays('auren', town('TW1')).player('auren').towns).toEqual(['TW1', 'TW1']);
  const taken = aTable('auren', 'nomads').has('nomads', { towns: { TW1: '' } });
  taken.has('auren', { workers: 2, coins: 5, sanctuary: 'E7', tradingHouse: 'F4 G2', towns: { TW1: '' } }).turnOf('auren');
  taken.plays('auren', { do: 'upgrade', hex: 'G2', to: 'temple' });
  expect(taken.each('auren', 'town', 'tile')).toEqual(['TW2', 'TW3', 'TW4', 'TW5']);
});

rule('TM-TWT-02', '9 points and a priest of the own supply', () => {
  expect(gains('TW3')).toEqual({ ...NOTHING, vp: 9, priests: 1 });
  expect(gains('TW3', { priests: 3, sent: ['fire', 'fire', 'water', 'air'] }).priests).toBe(3);
});
rule('TM-TWT-03', '8 points and a step on each of the four tracks', () => {
  expect(gains('TW5')).toEqual({ ...NOTHING, vp: 8, cults: [1, 2, 1, 2] });
});
rule('TM-TWT-04', '7 points and 2 workers', () => expect(gains('TW2')).toEqual({ ...NOTHING, vp: 7, workers: 2 }));
rule('TM-TWT-05', '6 points and 8 power', () => expect(gains('TW4')).toEqual({ ...NOTHING, vp: 6, power: 8 }));
rule('TM-TWT-06', '5 points and 6 coins', () => expect(gains('TW1')).toEqual({ ...NOTHING, vp: 5, coins: 6 }));
