/** Sections 24 and 25 of the digest: passing and conversions. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { incomeOf } from '../../rules/questions/income.ts';
import { shippingNow } from '../../rules/questions/reach.ts';
import { having } from '../../rules/questions/tiles.ts';
import { aTable, type Table } from '../table.ts';

const passes = (t: Table, name: string, bonus: string) => t.plays(name, 'pass').plays(name, { do: 'bonus', bonus }).ends(name);

describe('Passing', () => {
  rule('AOI-PASS-01', 'passing ends one’s phase II', () => {
    const t = passes(aTable('Anna', 'Bence').turn('Anna'), 'Anna', 'bonus9');
    expect([t.player('Anna').passed, t.waiting()]).toEqual([true, ['Bence']]);
  });

  rule('AOI-PASS-02', 'rewards of all components with a pass icon', () => {
    const t = aTable('Anna', 'Bence').at('Anna', 'palace', 'E9').at('Anna', 'school', 'A3').at('Anna', 'guild', 'A4');
    t.has('Anna', {
      bonus: 'bonus2',
      palace: 'palace7',
      innovations: ['tradeRoutes'],
      competencies: ['competency9'],
      cities: ['city1'],
    }).turn('Anna');
    expect(t.change('Anna', 'pass')).toEqual({ vp: 4 + 3 + 2 + 2 });
  });

  rule('AOI-PASS-03', 'one of the three round bonuses with its coins, also one just returned', () => {
    const t = aTable('Anna', 'Bence')
      .sets({ bonusCoins: [1, 3, 1] })
      .turn('Anna')
      .plays('Anna', 'pass');
    expect(t.options('Anna')).toEqual(['bonus7', 'bonus9', 'bonus2'].map(bonus => ({ do: 'bonus', bonus })));
    expect(t.change('Anna', { do: 'bonus', bonus: 'bonus9' })).toEqual({ coins: 3 });
    t.ends('Anna').plays('Bence', 'pass');
    expect(t.may('Bence', { do: 'bonus', bonus: 'bonus10' })).toBe(true);
  });

  rule('AOI-PASS-03', 'the round bonus taken when passing lies face down and gives nothing yet, its income excepted', () => {
    const t = aTable('Anna', 'Bence')
      .sets({ bonuses: ['bonus1', 'bonus5', 'bonus2'] })
      .at('Anna', 'workshop', 'E9')
      .turn('Anna');
    t.plays('Anna', 'pass', { do: 'bonus', bonus: 'bonus1' });
    expect([t.state.phase, shippingNow(t.state, 0)]).toEqual([2, 0]);
    const spade = aTable('Anna', 'Bence')
      .sets({ bonuses: ['bonus1', 'bonus5', 'bonus2'] })
      .turn('Anna');
    spade.plays('Anna', 'pass', { do: 'bonus', bonus: 'bonus5' });
    expect(having(spade.state, spade.player('Anna'), 'special')).toEqual([]);
    expect(incomeOf(spade.state, 0).some(({ from }) => from === 'bonus5')).toBe(true);
  });

  rule('AOI-PASS-04', 'never the same in two successive rounds', () => {
    const t = aTable('Anna', 'Bence').turn('Anna').plays('Anna', 'pass');
    expect(t.may('Anna', { do: 'bonus', bonus: 'bonus10' })).toBe(false);
  });

  rule('AOI-PASS-05', 'the old one lies with the other two', () => {
    const t = passes(aTable('Anna', 'Bence').turn('Anna'), 'Anna', 'bonus9');
    expect([t.state.bonuses, t.state.bonusCoins]).toEqual([
      ['bonus7', 'bonus10', 'bonus2'],
      [1, 0, 1],
    ]);
  });

  rule('AOI-PASS-06', 'the order of passing is the order of the next round', () => {
    const t = aTable('Anna', 'Bence', 'Cili', { map: 'tight' }).turn('Bence');
    passes(passes(passes(t, 'Bence', 'bonus9'), 'Cili', 'bonus7'), 'Anna', 'bonus2');
    expect(t.state.order).toEqual([1, 2, 0]);
  });

  rule('AOI-PASS-07', 'in round 6 only the rewards', () => {
    const t = aTable('Anna', 'Bence').round(6).at('Anna', 'palace', 'E9').has('Anna', { bonus: 'bonus2' }).turn('Anna');
    expect(t.change('Anna', 'pass')).toEqual({ vp: 4 });
    expect([t.asked('Anna'), t.player('Anna').bonus]).toEqual(['wrapUp', 'bonus2']);
  });

  rule('AOI-PASS-08', 'steps gained while passing count for competency 12 and score with the round tile', () => {
    const t = aTable('Anna', 'Bence')
      .at('Anna', 'school', 'A3')
      .has('Anna', { bonus: 'bonus6', competencies: ['competency12'], science: [2, 2, 2, 1] })
      .round(1, 'round4')
      .turn('Anna');
    expect(t.change('Anna', 'pass', { do: 'step', discipline: 'medicine' })).toMatchObject({ vp: 1 + 2 });
  });

  rule('AOI-PASS-EX1', '4 VP per palace and university', () => {
    const t = aTable('Anna', 'Bence')
      .at('Anna', 'palace', 'E9')
      .at('Anna', 'university', 'A3')
      .has('Anna', { bonus: 'bonus2' })
      .turn('Anna');
    expect(t.change('Anna', 'pass')).toEqual({ vp: 8 });
  });

  rule('AOI-PASS-EX2', 'Trade Routes: 2 VP per guild', () => {
    const t = aTable('Anna', 'Bence')
      .at('Anna', 'guild', 'E9', 'A3', 'A5')
      .has('Anna', { innovations: ['tradeRoutes'] })
      .turn('Anna');
    expect(t.change('Anna', 'pass')).toEqual({ vp: 6 });
  });

  rule('AOI-PASS-EX3', 'the second to pass is second in the next round', () => {
    const t = aTable('Anna', 'Bence', 'Cili', { map: 'tight' }).turn('Cili');
    passes(passes(t, 'Cili', 'bonus9'), 'Anna', 'bonus7');
    expect(t.state.passed).toEqual([2, 0]);
  });
});

describe('Conversions', () => {
  const anna = (part: object) =>
    aTable('Anna', 'Bence')
      .has('Anna', { tools: 0, coins: 0, bowls: [12, 0, 0], ...part })
      .turn('Anna');

  rule('AOI-CONV-01', 'only in one’s own turn, before and after the action', () => {
    const t = anna({ tools: 2, scholars: 1 });
    expect(t.may('Anna', 'convert')).toBe(true);
    expect(t.asked('Bence')).toBeNull();
    t.plays('Anna', { do: 'send', discipline: 'law', steps: 3 });
    expect([t.asked('Anna'), t.may('Anna', 'convert')]).toEqual(['wrapUp', true]);
  });

  rule('AOI-CONV-01', 'before an action that a tile gives too, and not in the middle of it', () => {
    const t = aTable('Anna desert', 'Bence swamp')
      .at('Anna', 'workshop', 'E9', 'D9')
      .at('Anna', 'guild', 'E8')
      .at('Anna', 'school', 'F9')
      .land('swamp', 'E10')
      .has('Anna', { tools: 2, coins: 6, bowls: [0, 0, 12] })
      .turn('Anna');
    t.plays('Anna', { do: 'upgrade', hex: 'D9', to: 'guild' }, { do: 'city', tile: 'city2' });
    expect([t.asked('Anna'), t.player('Anna').tools, t.may('Anna', 'exchange')]).toEqual(['dig', 0, true]);
    t.plays('Anna', { do: 'convert', from: 'power', to: 'tools' });
    for (let coins = 0; coins < 2; coins++) t.plays('Anna', { do: 'convert', from: 'power', to: 'coins' });
    t.plays('Anna', { do: 'terraform', hex: 'E10' }, { do: 'into', terrain: 'desert' });
    expect([t.may('Anna', 'build'), t.may('Anna', 'exchange')]).toEqual([true, false]);
  });

  rule('AOI-CONV-01', 'spades that only a tunnel can use are not lost before one could convert for it', () => {
    const t = aTable('Anna desert moles', 'Bence swamp')
      .at('Anna', 'workshop', 'A2')
      .has('Anna', { tools: 0, bowls: [0, 0, 12] });
    t.at('Bence', 'workshop', 'A3', 'B2').turn('Anna').plays('Anna', { do: 'power', action: 'power5' });
    expect([t.asked('Anna'), t.may('Anna', 'skip'), t.may('Anna', 'exchange')]).toEqual(['dig', false, true]);
    t.plays('Anna', { do: 'convert', from: 'power', to: 'tools' });
    expect(t.may('Anna', { do: 'skip', by: 'tunnel' })).toBe(true);
  });

  rule('AOI-CONV-03', 'a book bought is logged once', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { bowls: [0, 0, 12] })
      .turn('Anna');
    t.plays('Anna', { do: 'convert', from: 'power', to: 'law' });
    expect([t.facts('converted').length, t.facts('book').length, t.player('Anna').books[1]]).toEqual([1, 0, 1]);
  });

  rule('AOI-CONV-02', 'two tokens in bowl II: one leaves for good, one moves to III; any number of times', () => {
    const t = anna({ bowls: [0, 5, 0] }).plays('Anna', 'sacrifice', 'sacrifice');
    expect(t.player('Anna').bowls).toEqual([0, 1, 2]);
    expect(t.may('Anna', 'sacrifice')).toBe(false);
  });

  const power = (to: string) => {
    const t = anna({ bowls: [0, 0, 5] });
    const change = t.change('Anna', { do: 'convert', from: 'power', to });
    return [change, t.player('Anna').bowls[0]];
  };

  rule('AOI-CONV-03', '5 power for a scholar or a book', () => {
    expect(power('scholars')).toEqual([{ scholars: 1, power: -10 }, 5]);
    expect(power('medicine')).toEqual([{ books: [0, 0, 0, 1], power: -10 }, 5]);
  });

  rule('AOI-CONV-04', '3 power for a tool', () => {
    expect(power('tools')).toEqual([{ tools: 1, power: -6 }, 3]);
  });

  rule('AOI-CONV-05', '1 power for a coin', () => {
    expect(power('coins')).toEqual([{ coins: 1, power: -2 }, 1]);
  });

  rule('AOI-CONV-06', 'a scholar for a tool', () => {
    expect(anna({ scholars: 1 }).change('Anna', { do: 'convert', from: 'scholars', to: 'tools' })).toEqual({ scholars: -1, tools: 1 });
  });

  rule('AOI-CONV-07', 'a tool or a book for a coin', () => {
    expect(anna({ tools: 1 }).change('Anna', { do: 'convert', from: 'tools', to: 'coins' })).toEqual({ tools: -1, coins: 1 });
    expect(anna({ books: [0, 1, 0, 0] }).change('Anna', { do: 'convert', from: 'law', to: 'coins' })).toEqual({
      books: [0, -1, 0, 0],
      coins: 1,
    });
  });
});
