/** Section 15 of the digest: action 6, power actions on the board, and conversions. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { POWER_ACTION_IDS, type PowerActionId } from '../../data/index.ts';
import { aTable, into, type Layout, POWER_PRICES, power, transform } from '../table.ts';

const powerful = (layout: Layout = {}) =>
  aTable('witches', 'nomads')
    .has('witches', { dwelling: 'F4', bowls: [0, 0, 12], ...layout })
    .has('nomads', { dwelling: 'I7', bowls: [0, 0, 12] })
    .turnOf('witches');

describe('On the board', () => {
  rule('TM-PWACT-01', 'a power action on the board takes the turn, a conversion does not', () => {
    const t = powerful().plays('witches', { do: 'convert', from: 'power', to: 'coins' });
    expect(t.asked('witches')).toBe('act');
    t.plays('witches', power('ACT4')).ends('witches');
    expect(t.waiting()).toEqual(['nomads']);
  });

  rule('TM-PWACT-02', 'each can be used once per round, whoever comes first', () => {
    const t = powerful().plays('witches', power('ACT4')).ends('witches');
    expect(t.may('nomads', power('ACT4'))).toBe(false);
    t.plays('nomads', power('ACT3')).ends('nomads');
    expect(t.may('witches', power('ACT3'))).toBe(false);
    t.pass('witches', 'nomads');
    expect(t.state.round).toBe(2);
    expect(t.has('witches', { bowls: [0, 0, 12] }).may('witches', power('ACT4'))).toBe(true);
  });

  rule.each(
    'TM-PWACT-03 TM-PWACT-05',
    'the price moves from bowl III to bowl I',
    POWER_PRICES,
  )((action, price) => {
    const t = powerful({ bowls: [1, 1, price] }).plays('witches', power(action));
    expect(t.player('witches').bowls).toEqual([1 + price, 1, 0]);
    expect(powerful({ bowls: [1, 1, price - 1] }).may('witches', power(action))).toBe(false);
  });

  rule('TM-PWACT-04', 'it may be chosen though its reward cannot be had', () => {
    const noPriest = powerful({ sent: ['fire', 'fire', 'water'], priests: 4 }).plays('witches', power('ACT2'));
    expect(noPriest.player('witches')).toMatchObject({ priests: 4, supply: 0, bowls: [3, 0, 9] });
    const t = powerful().bridge('witches', 'B1', 'C1').bridge('witches', 'B1', 'D1').bridge('witches', 'A3', 'C1');
    t.turnOf('witches').plays('witches', power('ACT1')).plays('witches', { do: 'giveUp', due: 'bridge' });
    expect(t.player('witches').bowls).toEqual([3, 0, 9]);
    const fullyBuilt = aTable('witches', 'nomads')
      .has('witches', { dwelling: 'I12', bowls: [0, 0, 12] })
      .has('nomads', { dwelling: 'I11 H8' });
    fullyBuilt.turnOf('witches').plays('witches', power('ACT6')).ends('witches');
    expect(fullyBuilt.player('witches').bowls).toEqual([6, 0, 6]);
    expect(fullyBuilt.waiting()).toEqual(['nomads']);
  });

  rule('TM-PWACT-10', 'a bridge for 3 power', () => {
    const t = powerful().plays('witches', power('ACT1'), { do: 'bridge', from: 'F4', to: 'G3' });
    expect(t.player('witches')).toMatchObject({ bowls: [3, 0, 9], bridges: 2 });
    expect(t.facts('bridge')).toEqual([{ seat: 0, from: 'F4', to: 'G3' }]);
  });

  rule('TM-PWACT-11', 'a priest of the own supply for 3 power', () => {
    const t = powerful().plays('witches', power('ACT2'));
    expect(t.player('witches')).toMatchObject({ priests: 1, supply: 6, bowls: [3, 0, 9] });
  });

  rule('TM-PWACT-12', '2 workers for 4 power', () => {
    expect(powerful().plays('witches', power('ACT3')).change('witches')).toEqual({ workers: 2 });
  });

  rule('TM-PWACT-13', '7 coins for 4 power', () => {
    expect(powerful().plays('witches', power('ACT4')).change('witches')).toEqual({ coins: 7 });
  });

  rule('TM-PWACT-14', 'action 1 with a free spade for 4 power, missing spades for workers', () => {
    const t = powerful({ workers: 1, coins: 2 }).plays('witches', power('ACT5'), transform('E7'), into('forest'));
    expect(t.change('witches')).toEqual({});
    t.plays('witches', { do: 'build', hex: 'E7' });
    expect(t.at('E7')).toBe('witches dwelling');
    expect(t.change('witches')).toEqual({ workers: -1, coins: -2 });
    // G2 is wasteland, two spades from forest.
    const more = powerful({ workers: 3 }).plays('witches', power('ACT5'), transform('G2'), into('forest'));
    expect(more.at('G2')).toBe('forest');
    expect(more.change('witches')).toEqual({ workers: -3 });
    const poor = powerful({ workers: 2 }).plays('witches', power('ACT5'), transform('G2'));
    expect(poor.may('witches', into('forest'))).toBe(false);
  });

  rule('TM-PWACT-14', 'Darklings add priests', () => {
    const t = aTable('darklings', 'nomads')
      .has('darklings', { dwelling: 'F4', priests: 1, workers: 0, bowls: [0, 0, 12] })
      .turnOf('darklings');
    t.plays('darklings', power('ACT5'), transform('F3'), into('swamp')); // desert: two spades
    expect(t.change('darklings')).toEqual({ priests: -1, vp: 2 });
  });

  rule('TM-PWACT-15', 'action 1 with two free spades for 6 power, missing ones for workers', () => {
    const t = powerful({ workers: 0 }).plays('witches', power('ACT6'), transform('G2'), into('forest'));
    expect(t.at('G2')).toBe('forest');
    // F3 is desert, three spades from forest.
    const more = powerful({ workers: 3 }).plays('witches', power('ACT6'), transform('F3'), into('forest'));
    expect(more.change('witches')).toEqual({ workers: -3 });
  });

  rule('TM-PWACT-15', 'where one spade is enough the other may go to another hex; only one of the two gets a dwelling', () => {
    const t = powerful({ workers: 9, coins: 9 }).terrain({ E6: 'lake' });
    t.plays('witches', power('ACT6'), transform('E7'), into('forest'), transform('E6'), into('forest'));
    expect([t.at('E7'), t.at('E6')]).toEqual(['forest', 'forest']);
    expect(t.hexes('witches', 'build').sort()).toEqual(['E6', 'E7']);
    t.plays('witches', { do: 'build', hex: 'E7' });
    expect(t.may('witches', 'build')).toBe(false);
    expect(t.change('witches')).toEqual({ workers: -1, coins: -2 });
  });

  rule.each(
    'TM-PWACT-16',
    'taken once, it is gone for everybody',
    POWER_ACTION_IDS.map(action => [action] as [PowerActionId]),
  )(action => {
    const t = powerful({ dwelling: 'I12' }).plays('witches', power(action));
    while (!t.waiting().includes('nomads')) {
      const way = t.options('witches').find(choice => ['giveUp', 'done', 'endTurn'].includes(choice.do));
      t.plays('witches', way as { do: 'done' });
    }
    expect(t.may('nomads', power(action))).toBe(false);
    expect(t.options('nomads', 'power')).toHaveLength(5);
  });
});

describe('Conversions', () => {
  const rich = () => powerful({ priests: 1, workers: 1, coins: 0 });

  rule('TM-CONV-01', 'any number of them, before and after the action', () => {
    const t = rich().plays('witches', ...new Array(3).fill({ do: 'convert', from: 'power', to: 'coins' }), power('ACT2'));
    expect(t.asked('witches')).toBe('wrapUp');
    t.plays('witches', ...new Array(2).fill({ do: 'convert', from: 'priests', to: 'workers' }), 'endTurn');
    expect(t.player('witches')).toMatchObject({ coins: 3, workers: 3, priests: 0 });
    expect(t.waiting()).toEqual(['nomads']);
    expect(t.may('witches', 'convert')).toBe(false);
  });

  const fromPower = (to: 'priests' | 'workers' | 'coins', price: number) => {
    const t = rich().plays('witches', { do: 'convert', from: 'power', to });
    expect(t.change('witches')).toEqual({ [to]: 1 });
    expect(t.player('witches').bowls).toEqual([price, 0, 12 - price]);
    expect(powerful({ bowls: [12 - price, 1, price - 1] }).may('witches', { do: 'convert', from: 'power', to })).toBe(false);
  };

  rule('TM-CONV-02', '5 power into a priest', () => fromPower('priests', 5));
  rule('TM-CONV-03', '3 power into a worker', () => fromPower('workers', 3));
  rule('TM-CONV-04', '1 power into a coin', () => fromPower('coins', 1));

  rule('TM-CONV-05', 'a priest into a worker; the priest goes to the supply', () => {
    const t = rich().plays('witches', { do: 'convert', from: 'priests', to: 'workers' });
    expect(t.change('witches')).toEqual({ priests: -1, workers: 1 });
    expect(t.player('witches').supply).toBe(7);
    expect(t.may('witches', { do: 'convert', from: 'priests' })).toBe(false);
  });

  rule('TM-CONV-06', 'a worker into a coin, and nothing the other way', () => {
    const t = rich().plays('witches', { do: 'convert', from: 'workers', to: 'coins' });
    expect(t.change('witches')).toEqual({ workers: -1, coins: 1 });
    const ways = rich()
      .options('witches', 'convert')
      .map(choice => choice.do === 'convert' && `${choice.from} ${choice.to}`);
    expect(ways).toEqual(['power priests', 'power workers', 'power coins', 'priests workers', 'workers coins']);
  });
});
