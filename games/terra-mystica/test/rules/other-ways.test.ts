/** Section 28 of the digest: what is played differently elsewhere, as far as a table may agree on it (TM-DEC-24). */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type BonusId, MAP_IDS, type ScoringId, type TownId } from '../../data/index.ts';
import type { Options } from '../../rules/index.ts';
import { aTable, dealtTable, type Layout, RICH } from '../table.ts';

const seeds = Array.from({ length: 30 }, (_, i) => `deal ${i}`);
const five = (seed: string, options: Partial<Options> = {}) => dealtTable(seed, 'Anna', 'Bence', 'Cili', 'Dani', 'Emma', options).state;

describe('Open offers of power', () => {
  /** Witches build at F4 beside nomads; giants come next. */
  const built = (nomads: Layout = {}) => {
    const t = aTable('witches', 'giants', 'nomads', { leech: 'open' }).has('witches', { ...RICH, dwelling: 'E7' });
    t.has('nomads', { tradingHouse: 'F3', bowls: [12, 0, 0], ...nomads }).turnOf('witches');
    return t.plays('witches', { do: 'build', hex: 'F4' }).ends('witches');
  };

  rule('TM-DIFF-01', 'play goes on, and the offer can be answered meanwhile', () => {
    const t = built();
    expect(t.waiting()).toEqual(['giants', 'nomads']);
    t.plays('nomads', 'take');
    expect(t.player('nomads')).toMatchObject({ vp: 19, bowls: [10, 2, 0] });
    expect(t.waiting()).toEqual(['giants']);
  });

  rule('TM-DIFF-01', 'it must be answered before the next own action; only conversions stay open', () => {
    const t = built().pass('giants');
    expect(new Set(t.options('nomads').map(option => option.do))).toEqual(new Set(['take', 'decline', 'convert']));
    t.plays('nomads', 'decline');
    expect(t.may('nomads', 'pass')).toBe(true);
  });

  rule('TM-DIFF-01', 'the end of the round waits for the answers', () => {
    const t = aTable('witches', 'giants', 'nomads', { leech: 'open' }).has('witches', { ...RICH, dwelling: 'E7' });
    t.has('nomads', { dwelling: 'F3' })
      .passed('nomads', 'giants')
      .turnOf('witches')
      .plays('witches', { do: 'build', hex: 'F4' })
      .ends('witches');
    t.pass('witches');
    expect(t.state.round).toBe(1);
    expect(t.waiting()).toEqual(['nomads']);
    t.plays('nomads', 'take');
    expect(t.state.round).toBe(2);
  });
});

rule('TM-DIFF-07', 'spades may score when gained, so that those given up count too', () => {
  const givenUp = (spadePoints: Options['spadePoints'], faction: 'witches' | 'alchemists') => {
    const t = aTable(faction, 'engineers', { spadePoints })
      .has(faction, { stronghold: 'F4', bowls: [0, 0, 12] })
      .tile('SCORE1');
    return t.turnOf(faction).plays(faction, { do: 'power', action: 'ACT6' }, 'done');
  };
  expect(givenUp('gained', 'witches').change('witches')).toEqual({ vp: 4 });
  expect(givenUp('used', 'witches').change('witches')).toEqual({});
  expect(givenUp('gained', 'alchemists').player('alchemists').bowls).toEqual([2, 4, 6]);
});

rule('TM-DIFF-07', 'spades that are used score once, gained or bought', () => {
  const t = aTable('witches', 'engineers', { spadePoints: 'gained' }).has('witches', { ...RICH, dwelling: 'F4', bowls: [0, 0, 12] });
  t.tile('SCORE1')
    .turnOf('witches')
    .plays('witches', { do: 'power', action: 'ACT5' }, { do: 'transform', hex: 'G2' }, { do: 'into', terrain: 'forest' });
  expect(t.change('witches').vp).toBe(4);
});

rule('TM-DIFF-09', 'a priest becomes a coin by way of a worker', () => {
  const t = aTable('witches', 'nomads').has('witches', { priests: 1, workers: 0 }).turnOf('witches');
  t.plays('witches', { do: 'convert', from: 'priests', to: 'workers' }, { do: 'convert', from: 'workers', to: 'coins' });
  expect(t.change('witches')).toEqual({ priests: -1, coins: 1 });
});

rule('TM-DIFF-16', 'three coins may become a point during the game', () => {
  const sells = { do: 'convert', from: 'coins', to: 'points' } as const;
  const t = aTable('witches', 'nomads', { coinsForPoints: true }).has('witches', { coins: 5 }).turnOf('witches').plays('witches', sells);
  expect(t.change('witches')).toEqual({ coins: -3, vp: 1 });
  expect(t.may('witches', sells)).toBe(false);
  expect(aTable('witches', 'nomads').has('witches', { coins: 5 }).turnOf('witches').may('witches', sells)).toBe(false);
  const neighbour = aTable('nomads', 'witches', { coinsForPoints: true }).has('nomads', { ...RICH, dwelling: 'F3' });
  neighbour.has('witches', { coins: 5, dwelling: 'F4' }).turnOf('nomads').plays('nomads', { do: 'upgrade', hex: 'F3', to: 'tradingHouse' });
  expect(neighbour.asked('witches')).toBe('leech');
  expect(neighbour.may('witches', sells)).toBe(false);
});

describe('Promo tiles and other extras', () => {
  rule('TM-DEC-24 TM-DIFF-12', 'are off unless the table wants them', () => {
    const dealt = (options: Partial<Options>) =>
      new Set(seeds.flatMap(seed => [...five(seed, options).cards, ...five(seed, options).scoring]));
    const plain = dealt({});
    expect(plain.has('BON10')).toBe(false);
    expect(plain.has('SCORE9')).toBe(false);
    expect(dealt({ shippingCard: true }).has('BON10')).toBe(true);
    expect(dealt({ templeTile: true }).has('SCORE9')).toBe(true);
    expect(five('a').townsLeft).toEqual([2, 2, 2, 2, 2, 0, 0, 0]);
    expect(five('a', { newTownTiles: true }).townsLeft).toEqual([2, 2, 2, 2, 2, 1, 2, 1]);
  });

  rule('TM-DEC-24', 'the shipping card: 3 power, and 3 points per shipping value when passing', () => {
    const t = aTable('witches', 'nomads').has('witches', { card: 'BON10' as BonusId, shipping: 2 });
    expect(t.income().facts('income')[0].power).toBe(3);
    expect(t.turnOf('witches').pass('witches').change('witches').vp).toBe(6);
  });

  rule('TM-DEC-24', 'the temple tile: 4 points per temple, and 2 coins for each priest on the cult board', () => {
    const tile: ScoringId = 'SCORE9';
    const t = aTable('witches', 'nomads')
      .has('witches', { ...RICH, tradingHouse: 'F4', sent: ['fire', 'water', 'water'] })
      .tile(tile);
    t.turnOf('witches').plays('witches', { do: 'upgrade', hex: 'F4', to: 'temple' });
    expect(t.change('witches').vp).toBe(4);
    expect(
      t
        .tile(tile)
        .endOfRound()
        .facts('reward')
        .map(({ coins }) => coins),
    ).toEqual([6, 0]);
  });

  rule.each('TM-DEC-24', 'new town tiles: points, keys, cults and shipping', [
    ['TW6', 2, 2, [2, 3, 2, 3], 0],
    ['TW7', 4 + 2, 1, [0, 1, 0, 1], 1], // two of the points are for the new shipping value
    ['TW8', 11, 1, [0, 1, 0, 1], 0],
  ])((tile, vp, keys, cults, shipping) => {
    const t = aTable('auren', 'nomads', { newTownTiles: true }).has('auren', { ...RICH, sanctuary: 'E7', tradingHouse: 'F4 G2' });
    t.tile('SCORE3')
      .turnOf('auren')
      .plays('auren', { do: 'upgrade', hex: 'G2', to: 'temple' }, { do: 'town', tile: tile as TownId });
    expect(t.change('auren').vp).toBe(vp);
    expect(t.player('auren')).toMatchObject({ keys, cults, shipping });
  });

  rule('TM-DEC-24', 'starting points by faction', () => {
    const points = (startingPoints: Options['startingPoints']) =>
      (['darklings', 'fakirs'] as const).map(name => aTable('darklings', 'fakirs', { startingPoints }).player(name).vp);
    expect(points('equal')).toEqual([20, 20]);
    expect(points('handicap')).toEqual([15, 33]);
  });

  rule('TM-DEC-24', 'further maps', () => {
    const boards = new Set(MAP_IDS.map(map => five('a', { map }).terrain.join()));
    expect(boards.size).toBe(6);
    expect(five('a').terrain).toEqual(five('a', { map: 'base' }).terrain);
  });
});

rule('TM-DEC-25', 'whoever steps down and up again passes the gate twice', () => {
  const t = aTable('acolytes', 'nomads').has('acolytes', { dwelling: 'F4', priests: 1, bowls: [12, 0, 0], from: 'forest', workers: 0 });
  t.turnOf('acolytes')
    .plays('acolytes', { do: 'transform', hex: 'E7' }, { do: 'loseSteps', cult: 'fire' }, 'done')
    .ends('acolytes')
    .pass('nomads');
  expect(t.player('acolytes').cults[0]).toBe(0);
  t.plays('acolytes', { do: 'send', cult: 'fire', steps: 3 });
  expect(t.player('acolytes')).toMatchObject({ cults: [3, 3, 3, 3], bowls: [11, 1, 0] });
});

test('a player may leave for good where the table allows it', () => {
  const t = aTable('witches', 'nomads', 'giants', { leaving: true })
    .has('witches', { dwelling: 'F4' })
    .turnOf('witches')
    .plays('witches', 'leave');
  expect(t.at('F4')).toBe('witches dwelling');
  t.pass('nomads', 'giants');
  expect(t.state.round).toBe(2);
  expect(t.state.order.map(seat => t.names[seat])).toEqual(['nomads', 'giants']);
  expect(aTable('witches', 'nomads').turnOf('witches').may('witches', 'leave')).toBe(false);
});
