/** Sections 13 to 15 of the digest: rounds, income, turns. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { boardIncome } from '../../rules/questions/income.ts';
import { aTable, type Table } from '../table.ts';

const passes = (t: Table, name: string, bonus: string) => t.plays(name, 'pass').plays(name, { do: 'bonus', bonus }).ends(name);
const income = (t: Table) => t.begin({ kind: 'round', stage: 'income', next: 0 });

describe('Rounds', () => {
  rule('AOI-ROUND-01', 'income, actions, science bonus and preparation', () => {
    const t = aTable('Anna', 'Bence')
      .round(1, 'round8')
      .has('Anna', { science: [4, 0, 0, 0], bowls: [12, 0, 0], coins: 0, tools: 0 })
      .has('Bence', { tools: 0 });
    t.turn('Anna');
    passes(passes(t, 'Anna', 'bonus9'), 'Bence', 'bonus7');
    const order = t.log.map(({ key }) => key).filter(key => ['passed', 'scienceBonus', 'prepared', 'round'].includes(key));
    expect(order).toEqual(['passed', 'passed', 'scienceBonus', 'prepared', 'round']);
    expect([t.state.round, t.state.phase]).toEqual([2, 2]);
  });
});

describe('Phase I', () => {
  rule('AOI-INCOME-01', 'everyone gets everything above an open hand, from round 1 on', () => {
    const t = income(aTable('Anna', 'Bence').sets({ round: 0 }));
    expect(t.state.round).toBe(1);
    expect(t.facts('gained').map(({ seat, from }) => [seat, from])).toEqual([
      [0, 'desert'],
      [0, 'bonus10'],
      [1, 'swamp'],
      [1, 'bonus10'],
    ]);
  });

  rule('AOI-INCOME-02', 'from the board only visible hands', () => {
    const t = aTable('Anna', 'Bence')
      .at('Anna', 'workshop', 'A4', 'A5', 'B4', 'B5', 'C5')
      .at('Anna', 'guild', 'E9')
      .at('Anna', 'school', 'E10');
    expect(boardIncome(t.player('Anna'))).toEqual({ tools: 5, coins: 2, power: 1, scholars: 1 });
  });

  rule('AOI-INCOME-03', 'also from bonus, competencies, innovations, palace, faction and science', () => {
    const t = aTable('Anna omar', 'Bence')
      .at('Anna', 'palace', 'E9')
      .has('Anna', {
        palace: 'palace8',
        competencies: ['competency2'],
        innovations: ['neutralWorkshop'],
        science: [9, 0, 0, 0],
        cities: ['city1'],
      });
    const from = income(t)
      .facts('gained')
      .filter(({ seat }) => seat === 0);
    expect(from.map(fact => fact.from)).toEqual(['desert', 'omar', 'palace8', 'bonus10', 'neutralWorkshop', 'competency2', 'science']);
  });

  rule('AOI-INCOME-04', 'no scholar in the supply, no gain', () => {
    const t = income(aTable('Anna', 'Bence').has('Anna', { scholars: 7, bonus: 'bonus4' }));
    expect(t.player('Anna')).toMatchObject({ scholars: 7, supply: 0 });
    expect(t.facts('scholarLost')).toEqual([{ seat: 0, scholars: 1 }]);
  });

  rule('AOI-INCOME-05', 'coins and tools are unlimited', () => {
    const t = income(aTable('Anna', 'Bence').has('Anna', { coins: 500, tools: 300 }));
    expect(t.player('Anna')).toMatchObject({ coins: 506, tools: 301 });
  });

  rule('AOI-INCOME-06', 'no conversions in phases I and III', () => {
    const t = income(aTable('Anna', 'Bence').has('Anna', { bonus: 'bonus5', bowls: [0, 4, 8] }));
    expect([t.asked('Anna'), t.may('Anna', 'convert'), t.may('Anna', 'sacrifice')]).toEqual(['book', false, false]);
  });

  rule('AOI-INCOME-07', 'the income of level 9 once per phase I, also when competency 1 leads there', () => {
    const t = income(
      aTable('Anna', 'Bence').has('Anna', {
        science: [8, 9, 0, 0],
        cities: ['city1', 'city2'],
        competencies: ['competency1'],
        bowls: [12, 0, 0],
      }),
    );
    const { coins } = t.player('Anna');
    t.plays('Anna', { do: 'step', discipline: 'banking' });
    expect(t.player('Anna').coins).toBe(coins + 3);
    expect(t.facts('gained').filter(({ seat, from }) => seat === 0 && from === 'science')).toHaveLength(2);
  });

  rule('AOI-INCOME-EX1', 'two workshops and one guild on the map: 1 power, 2 coins, 3 tools', () => {
    const t = aTable('Anna', 'Bence').at('Anna', 'workshop', 'A4', 'A5').at('Anna', 'guild', 'E9');
    expect(boardIncome(t.player('Anna'))).toEqual({ power: 1, coins: 2, tools: 3, scholars: 0 });
  });
});

describe('Turns', () => {
  const three = () => aTable('Anna', 'Bence', 'Cili', { map: 'tight' });

  rule('AOI-ACT-01', 'one action each in turn order, round and round', () => {
    const t = three()
      .has('Anna', { competencies: ['competency7'] })
      .sets({ order: [1, 0, 2] })
      .turn('Anna');
    t.plays('Anna', 'special').ends('Anna');
    expect(t.waiting()).toEqual(['Cili']);
    passes(t, 'Cili', 'bonus9');
    expect(t.waiting()).toEqual(['Bence']);
  });

  rule('AOI-ACT-02', 'any action any number of times, passing once', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { scholars: 3 }).has('Bence', { scholars: 3 }).turn('Anna');
    for (const name of ['Anna', 'Bence', 'Anna', 'Bence']) t.plays(name, { do: 'send', discipline: 'law', steps: 1 }).ends(name);
    expect([t.player('Anna').science[1], t.asked('Anna')]).toEqual([2, 'act']);
  });

  rule('AOI-ACT-03', 'those who have passed are skipped until all have', () => {
    const t = passes(aTable('Anna', 'Bence').has('Bence', { scholars: 2 }).turn('Anna'), 'Anna', 'bonus9');
    t.plays('Bence', { do: 'send', discipline: 'law', steps: 1 }).ends('Bence');
    expect(t.waiting()).toEqual(['Bence']);
    passes(t, 'Bence', 'bonus7');
    expect(t.state.round).toBe(2);
  });

  rule('AOI-ACT-04', 'conversions before and after the action', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { scholars: 2 })
      .turn('Anna')
      .plays('Anna', { do: 'convert', from: 'tools', to: 'coins' });
    expect(t.asked('Anna')).toBe('act');
    t.plays('Anna', { do: 'send', discipline: 'law', steps: 1 }, { do: 'convert', from: 'tools', to: 'coins' });
    expect([t.asked('Anna'), t.player('Anna').tools]).toEqual(['wrapUp', 3]);
  });

  rule('AOI-ACT-05', 'the left half pays each time: 2 VP for a workshop', () => {
    const t = aTable('Anna desert', 'Bence').at('Anna', 'workshop', 'E9').land('desert', 'E10').round(1, 'round3').turn('Anna');
    expect(t.change('Anna', { do: 'build', hex: 'E10' })).toMatchObject({ vp: 2 });
  });

  rule('AOI-ACT-06', 'all the actions', () => {
    const t = aTable('Anna desert moles', 'Bence')
      .at('Anna', 'workshop', 'E9')
      .land('desert', 'E10')
      .sets({ bookActions: ['book1'] });
    t.has('Anna', {
      coins: 40,
      tools: 20,
      scholars: 2,
      bowls: [0, 0, 12],
      books: [2, 2, 2, 2],
      annexes: 1,
      competencies: ['competency6', 'competency7'],
    }).turn('Anna');
    const kinds = new Set(t.options('Anna').map(option => option.do));
    for (const kind of [
      'terraform',
      'build',
      'upgrade',
      'shipping',
      'terraforming',
      'develop',
      'send',
      'power',
      'book',
      'special',
      'pass',
      'landBridge',
      'annex',
    ] as const) {
      expect(kinds).toContain(kind);
    }
  });

  rule('AOI-ACT-07', 'round tiles pay in phase II only', () => {
    const t = income(
      aTable('Anna', 'Bence')
        .sets({ round: 0 })
        .has('Anna', { competencies: ['competency1'] })
        .sets({ rounds: new Array(6).fill('round4') }),
    );
    t.plays('Anna', { do: 'step', discipline: 'law' });
    expect(t.player('Anna').vp).toBe(20);
  });

  rule('AOI-ACT-08', 'in round 6 one event may score with both tiles', () => {
    const t = aTable('Anna desert', 'Bence')
      .at('Anna', 'workshop', 'E10')
      .land('desert', 'E11')
      .round(6, 'round1')
      .sets({ finalTile: 'final1' })
      .turn('Anna');
    expect(t.change('Anna', { do: 'build', hex: 'E11' })).toMatchObject({ vp: 5 });
  });
});
