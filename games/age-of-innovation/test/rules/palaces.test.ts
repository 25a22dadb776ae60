/** Appendix IV: palace tiles. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import type { PalaceId } from '../../data/index.ts';
import { empireOf } from '../../rules/questions/final.ts';
import { anna, incomeOf } from '../anna.ts';
import { aTable, difference, sheet, type Table } from '../table.ts';

describe('Palaces', () => {
  const palaceIncome = (palace: PalaceId) => incomeOf(palace, { palace }, anna().at('Anna', 'palace', 'I9'));
  /** The palace stands and its special action is used. */
  const special = (palace: PalaceId, lay: (t: Table) => Table = t => t) =>
    lay(anna().at('Anna', 'palace', 'I9').has('Anna', { palace })).turn('Anna');
  /** A guild on E9 becomes the palace and the tile is taken. */
  const opens = (palace: PalaceId, lay: (t: Table) => Table = t => t) => {
    const t = lay(
      anna()
        .at('Anna', 'guild', 'E9')
        .sets({ palaces: [palace] }),
    )
      .turn('Anna')
      .plays('Anna', { do: 'upgrade', hex: 'E9', to: 'palace' });
    const before = sheet(t.player('Anna'));
    t.plays('Anna', { do: 'palace', palace });
    return { t, change: difference(before, sheet(t.player('Anna'))) };
  };

  rule('AOI-PALACE-01', 'income 5 power; special action 2 tools', () => {
    expect(palaceIncome('palace1')).toEqual({ power: 5 });
    expect(special('palace1').change('Anna', 'special')).toEqual({ tools: 2 });
  });

  rule('AOI-PALACE-02', 'special action with 2 free spades', () => {
    const t = special('palace2').plays('Anna', 'special');
    expect(t.decision('Anna')?.frame).toMatchObject({ kind: 'dig', free: 2, mayBuild: true });
  });

  rule('AOI-PALACE-03', 'income 2 power; a school becomes a guild for 3 VP and 1 tool; needs a guild on the board', () => {
    expect(palaceIncome('palace3')).toEqual({ power: 2 });
    const t = special('palace3', t => t.at('Anna', 'school', 'E9').at('Bence', 'workshop', 'E10').round(1, 'round5'));
    expect(t.change('Anna', 'special', { do: 'replace', hex: 'E9' })).toEqual({ vp: 3 + 3, tools: 1 });
    expect([t.building('E9'), t.player('Anna').left[3], t.state.built.length]).toEqual(['guild', 3, 1]);
    expect(special('palace3', t => t.at('Anna', 'school', 'E9').at('Anna', 'guild', 'A2', 'A3', 'A4', 'A5')).may('Anna', 'special')).toBe(
      false,
    );
  });

  rule('AOI-PALACE-04', 'income 2 power; a workshop becomes a guild for free', () => {
    expect(palaceIncome('palace4')).toEqual({ power: 2 });
    const t = special('palace4', t => t.at('Anna', 'workshop', 'E9').round(1, 'round5'));
    expect(t.change('Anna', 'special', { do: 'replace', hex: 'E9' })).toEqual({ vp: 3 });
    expect(t.building('E9')).toBe('guild');
  });

  rule('AOI-PALACE-05', 'income 4 power; at once a competency', () => {
    expect(palaceIncome('palace5')).toEqual({ power: 4 });
    expect(opens('palace5').t.asked('Anna')).toBe('competency');
  });

  rule('AOI-PALACE-06', 'income 2 power and a book; special action 2 steps in one discipline', () => {
    expect(palaceIncome('palace6')).toEqual({ power: 2, books: 1 });
    expect(special('palace6').change('Anna', 'special', { do: 'step', discipline: 'law' })).toEqual({ science: [0, 2, 0, 0] });
  });

  rule('AOI-PALACE-07', 'income 4 power; when passing 3 VP per school', () => {
    expect(palaceIncome('palace7')).toEqual({ power: 4 });
    expect(special('palace7', t => t.at('Anna', 'school', 'A3', 'E9')).change('Anna', 'pass')).toEqual({ vp: 6 });
  });

  rule('AOI-PALACE-08', 'income 2 coins, 2 power, 1 tool; cities of power 6, the number of buildings stays', () => {
    expect(palaceIncome('palace8')).toEqual({ coins: 2, power: 2, tools: 1 });
    const group = (t: Table) => t.at('Anna', 'guild', 'E9', 'E10').at('Anna', 'workshop', 'E8').land('desert', 'E11');
    expect(special('palace8', group).plays('Anna', { do: 'build', hex: 'E11' }).facts('city')).toHaveLength(1);
    const few = (t: Table) => t.at('Anna', 'university', 'A3').at('Anna', 'guild', 'E9', 'E10').land('desert', 'E11');
    expect(special('palace8', few).plays('Anna', { do: 'build', hex: 'E11' }).facts('city')).toHaveLength(0);
  });

  const flies = (lay: (t: Table) => Table = t => t) =>
    lay(anna().at('Anna', 'palace', 'E9').has('Anna', { palace: 'palace9', scholars: 1 })).turn('Anna');

  rule('AOI-PALACE-09A', 'income 1 scholar; flight for a scholar gives 5 VP', () => {
    expect(palaceIncome('palace9')).toEqual({ scholars: 1 });
    const t = flies(t => t.land('desert', 'D11')).plays('Anna', { do: 'skip', by: 'flight' });
    expect(t.change('Anna', { do: 'build', hex: 'D11' })).toEqual({ scholars: -1, vp: 5, coins: -2, tools: -1 });
  });

  rule('AOI-PALACE-09B', 'over one or two hexes, not beside an own building, also where shipping reaches', () => {
    const t = flies(t => t.land('plains', 'D10', 'D11', 'E10', 'C8').has('Anna', { shipping: 1 })).plays('Anna', {
      do: 'skip',
      by: 'flight',
    });
    const hexes = t.hexes('Anna', 'terraform');
    expect(['D10', 'D11', 'C8'].every(hex => hexes.includes(hex))).toBe(true);
    expect(hexes).not.toContain('E10');
    expect(hexes).not.toContain('A4');
  });

  rule('AOI-PALACE-09C', 'flights link the empire', () => {
    const t = anna().at('Anna', 'palace', 'E9').at('Anna', 'workshop', 'D11').has('Anna', { palace: 'palace9' });
    expect(empireOf(t.state, 0)).toBe(2);
    expect(empireOf(t.has('Anna', { palace: 'palace1' }).state, 0)).toBe(1);
  });

  rule('AOI-PALACE-09D', 'one flight per action, also just to build; the scholar returns to the supply', () => {
    const t = flies(t => t.land('plains', 'D11', 'D10').has('Anna', { scholars: 2, bowls: [0, 0, 12] }));
    t.plays('Anna', { do: 'power', action: 'power6' }, { do: 'skip', by: 'flight' }, { do: 'terraform', hex: 'D11' });
    expect([t.may('Anna', 'skip'), t.player('Anna').supply]).toEqual([false, 6]);
  });

  rule('AOI-PALACE-10', 'income 6 coins; at once 12 power and 2 books', () => {
    expect(palaceIncome('palace10')).toEqual({ coins: 6 });
    const { t, change } = opens('palace10', t => t.has('Anna', { bowls: [12, 0, 0] }));
    expect(change).toEqual({ power: 12 });
    expect(t.change('Anna', { do: 'takeBook', discipline: 'law' }, { do: 'takeBook', discipline: 'law' })).toEqual({ books: [0, 2, 0, 0] });
  });

  rule('AOI-PALACE-11', 'income 1 tool; at once a city tile, without a city on the map', () => {
    expect(palaceIncome('palace11')).toEqual({ tools: 1 });
    const { t } = opens('palace11');
    expect(t.change('Anna', { do: 'city', tile: 'city4' })).toEqual({ vp: 6, coins: 6, keys: 1 });
    expect([t.player('Anna').cities, t.state.inCity[t.hex('E9')]]).toEqual([['city4'], 0]);
  });

  rule('AOI-OPEN-07', 'palace 11’s tile counts as a city for Felines, Lizards and the round tile', () => {
    const t = aTable('Anna desert felines', 'Bence')
      .at('Anna', 'guild', 'E9')
      .sets({ palaces: ['palace11'] })
      .has('Anna', { tools: 9 })
      .round(1, 'round7')
      .turn('Anna');
    t.plays('Anna', { do: 'upgrade', to: 'palace' }, { do: 'palace', palace: 'palace11' }, { do: 'takeBook', discipline: 'law' });
    t.plays('Anna', { do: 'next', reward: 'cityTile' });
    expect(t.change('Anna', { do: 'city', tile: 'city4' })).toMatchObject({ vp: 11, keys: 1 });
    expect(t.decision('Anna')?.frame).toMatchObject({ kind: 'steps', n: 3 });
  });

  rule('AOI-PALACE-12', 'income 8 power; 2 VP per workshop built', () => {
    expect(palaceIncome('palace12')).toEqual({ power: 8 });
    expect(special('palace12', t => t.land('desert', 'I10')).change('Anna', { do: 'build', hex: 'I10' })).toMatchObject({ vp: 2 });
  });

  rule('AOI-PALACE-13', 'special action 3 coins and a book; 3 VP per guild built', () => {
    expect(special('palace13').change('Anna', 'special', { do: 'takeBook', discipline: 'law' })).toEqual({ coins: 3, books: [0, 1, 0, 0] });
    expect(special('palace13', t => t.at('Anna', 'workshop', 'E9')).change('Anna', { do: 'upgrade', to: 'guild' })).toMatchObject({
      vp: 3,
    });
  });

  rule('AOI-PALACE-14A', 'income 6 power; at once 2 shipping steps with their rewards', () => {
    expect(palaceIncome('palace14')).toEqual({ power: 6 });
    const { t, change } = opens('palace14');
    expect(change).toEqual({ shipping: 2, vp: 2 });
    expect(t.asked('Anna')).toBe('book');
  });

  rule('AOI-OPEN-05', 'those steps pay the track’s rewards and score with the round tile; beyond the top they are lost', () => {
    expect(opens('palace14', t => t.round(1, 'round9')).change).toEqual({ shipping: 2, vp: 2 + 6 });
    expect(opens('palace14', t => t.has('Anna', { shipping: 2 })).change).toEqual({ shipping: 1, vp: 4 });
  });

  /** Two groups of two on both sides of the river hex F8, worth 7 with the palace. */
  const banks = () =>
    anna()
      .at('Anna', 'palace', 'F7')
      .at('Anna', 'workshop', 'E7')
      .at('Anna', 'workshop', 'F9')
      .at('Anna', 'guild', 'F10')
      .has('Anna', { palace: 'palace14' });

  rule('AOI-PALACE-14B', 'a river hex between two groups may be ignored to found a city', () => {
    const t = banks().turn('Anna');
    expect(t.hexes('Anna', 'river')).toContain('F8');
    t.plays('Anna', { do: 'river', hex: 'F8' }, { do: 'city', tile: 'city4' });
    expect([t.player('Anna').cities, t.asked('Anna')]).toEqual([['city4'], 'act']);
  });

  rule('AOI-PALACE-14C', 'the river hex touches both groups, none of which belongs to a city', () => {
    expect(banks().turn('Anna').hexes('Anna', 'river')).toEqual(['F8']);
    expect(banks().cityAt('F9', 'F10').turn('Anna').may('Anna', 'river')).toBe(false);
    expect(banks().has('Anna', { palace: 'palace1' }).turn('Anna').may('Anna', 'river')).toBe(false);
  });

  /** Three groups at the river hex E5: one worth 4, two worth 3. */
  const threeBanks = () =>
    anna()
      .at('Anna', 'palace', 'E6')
      .at('Anna', 'workshop', 'E7', 'D3', 'F3')
      .at('Anna', 'guild', 'D4', 'F4')
      .has('Anna', { palace: 'palace14' });
  const inCity = (t: Table, ...hexes: string[]) => hexes.map(hex => t.state.inCity[t.hex(hex)]);

  rule('AOI-PALACE-14B', 'of three groups at a river hex any two may be joined, and the third stays out', () => {
    const t = threeBanks().turn('Anna');
    expect(t.options('Anna', { do: 'river', hex: 'E5' })).toEqual([
      { do: 'river', hex: 'E5', banks: ['E6', 'D4'] },
      { do: 'river', hex: 'E5', banks: ['E6', 'F4'] },
    ]);
    t.plays('Anna', { do: 'river', hex: 'E5', banks: ['E6', 'F4'] }, { do: 'city', tile: 'city4' });
    expect(inCity(t, 'E6', 'E7', 'F4', 'F3', 'D4', 'D3')).toEqual([1, 1, 1, 1, 0, 0]);
    expect(t.may('Anna', 'river')).toBe(false);
  });

  rule('AOI-PALACE-14C', 'a group that is a city already does not block the other two', () => {
    const t = threeBanks().cityAt('D4', 'D3').turn('Anna');
    expect(t.options('Anna', { do: 'river', hex: 'E5' })).toEqual([{ do: 'river', hex: 'E5', banks: ['E6', 'F4'] }]);
  });

  rule('AOI-PALACE-14B', 'three groups of which no two suffice are no city', () => {
    const t = anna().at('Anna', 'palace', 'E6').at('Anna', 'guild', 'D4', 'F4').at('Anna', 'workshop', 'D3', 'F3');
    expect(t.has('Anna', { palace: 'palace14' }).turn('Anna').may('Anna', 'river')).toBe(false);
  });

  rule('AOI-OPEN-20', 'after passing no city is founded', () => {
    const t = banks().turn('Anna').plays('Anna', 'pass', { do: 'bonus', bonus: 'bonus7' });
    expect([t.asked('Anna'), t.may('Anna', 'river')]).toEqual(['wrapUp', false]);
  });

  rule('AOI-OPEN-20', 'in one’s own turn, before or after the action, never forced', () => {
    const t = banks().has('Anna', { scholars: 1 }).turn('Anna').plays('Anna', { do: 'send', discipline: 'law', steps: 1 });
    expect([t.facts('city').length, t.may('Anna', 'river')]).toEqual([0, true]);
    t.plays('Anna', { do: 'river', hex: 'F8' }, { do: 'city', tile: 'city4' });
    expect(t.asked('Anna')).toBe('wrapUp');
  });

  rule('AOI-PALACE-15', 'income 6 power; 2 free spades, up to 2 bridges, 2 books in any order', () => {
    expect(palaceIncome('palace15')).toEqual({ power: 6 });
    const { t } = opens('palace15', t => t.at('Anna', 'workshop', 'C8'));
    t.plays('Anna', { do: 'takeBook', discipline: 'law' }, { do: 'takeBook', discipline: 'law' });
    expect(t.options('Anna')).toEqual([
      { do: 'next', reward: 'spades', from: 'palace15' },
      { do: 'next', reward: 'bridges', from: 'palace15' },
    ]);
    t.plays('Anna', { do: 'next', reward: 'bridges' }, { do: 'bridge', from: 'C8', to: 'D6' }, { do: 'bridge', from: 'C8', to: 'E8' });
    expect(t.decision('Anna')?.frame).toMatchObject({ kind: 'dig', free: 2, mayBuy: true });
    expect(t.player('Anna').bridges).toBe(1);
    const inland = opens('palace15').t.plays('Anna', { do: 'takeBook', discipline: 'law' }, { do: 'takeBook', discipline: 'law' });
    inland.plays('Anna', { do: 'next', reward: 'bridges' });
    expect([inland.facts('rewardLost'), inland.asked('Anna')]).toEqual([[{ seat: 0, reward: 'bridges' }], 'dig']);
  });

  rule('AOI-PALACE-16', 'income 2 power and a book; at once a guild on any empty native hex, which counts as building', () => {
    expect(palaceIncome('palace16')).toEqual({ power: 2, books: 1 });
    const { t } = opens('palace16', t => t.land('desert', 'A2').at('Bence', 'workshop', 'A3').round(1, 'round6'));
    expect(t.change('Anna', { do: 'place', hex: 'A2' })).toEqual({ vp: 3 });
    expect(t.state.built.some(({ hex }) => hex === t.hex('A2'))).toBe(true);
  });

  rule('AOI-PALACE-16B', 'the left-most guild of the board, an empty hex', () => {
    const { t } = opens('palace16');
    for (const hex of t.hexes('Anna', 'place')) expect([t.building(hex), t.terrain(hex)]).toEqual(['empty', 'desert']);
    const { left } = t.player('Anna');
    t.plays('Anna', { do: 'place', hex: 'A4' });
    expect(t.player('Anna').left[2]).toBe(left[2] - 1);
  });
});
