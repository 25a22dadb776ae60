/** Sections 17 to 19 of the digest: upgrades and tracks. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { COMPETENCY_IDS, type CompetencyId } from '../../data/index.ts';
import { boardIncome } from '../../rules/questions/income.ts';
import { aTable } from '../table.ts';

const rich = (...who: string[]) => aTable(...(who.length > 0 ? who : ['Anna desert', 'Bence swamp'])).has('Anna', { coins: 40, tools: 20 });

describe('Upgrades', () => {
  rule('AOI-UPG-01', 'one building by one stage', () => {
    const t = rich().at('Anna', 'workshop', 'E9').turn('Anna');
    expect(t.options('Anna', 'upgrade')).toEqual([{ do: 'upgrade', hex: 'E9', to: 'guild' }]);
  });

  rule('AOI-UPG-02', 'counts as building the new type', () => {
    const t = rich().at('Anna', 'workshop', 'E9').at('Bence', 'workshop', 'E10').round(1, 'round5').turn('Anna');
    expect(t.change('Anna', { do: 'upgrade', to: 'guild' })).toMatchObject({ vp: 3 });
    expect(t.plays('Anna', 'endTurn').asked('Bence')).toBe('offers');
  });

  rule('AOI-UPG-03', 'not without a piece of the new type', () => {
    const t = rich().at('Anna', 'workshop', 'E9').at('Anna', 'guild', 'A2', 'A3', 'A4', 'A5').turn('Anna');
    expect(t.may('Anna', { do: 'upgrade', to: 'guild' })).toBe(false);
  });

  rule('AOI-UPG-04', 'the left-most new piece; the old one covers its income again', () => {
    const t = rich().at('Anna', 'workshop', 'E9', 'A4').turn('Anna').plays('Anna', { do: 'upgrade', hex: 'E9', to: 'guild' });
    expect(t.player('Anna').left).toEqual([0, 8, 3, 3, 1, 1, 0, 0]);
    expect(boardIncome(t.player('Anna'))).toEqual({ tools: 2, coins: 2, power: 1, scholars: 0 });
  });

  rule('AOI-UPG-05', 'a guild costs 2 tools and 6 coins, 3 beside another faction', () => {
    expect(rich().at('Anna', 'workshop', 'E9').turn('Anna').change('Anna', 'upgrade')).toEqual({ tools: -2, coins: -6 });
    expect(rich().at('Anna', 'workshop', 'E9').at('Bence', 'workshop', 'E10').turn('Anna').change('Anna', 'upgrade')).toEqual({
      tools: -2,
      coins: -3,
    });
  });

  rule('AOI-UPG-06', 'a palace costs 4 tools and 6 coins; its tile is chosen from those left', () => {
    const t = rich()
      .at('Anna', 'guild', 'E9')
      .at('Bence', 'guild', 'A3')
      .has('Bence', { coins: 20, tools: 9 })
      .sets({ palaces: ['palace1', 'palace12', 'palace17'] })
      .turn('Anna');
    expect(t.change('Anna', { do: 'upgrade', to: 'palace' })).toEqual({ tools: -4, coins: -6 });
    t.plays('Anna', { do: 'palace', palace: 'palace12' }).ends('Anna').plays('Bence', { do: 'upgrade', to: 'palace' });
    expect(t.options('Bence')).toEqual(['palace1', 'palace17'].map(palace => ({ do: 'palace', palace })));
  });

  rule('AOI-UPG-07', 'a school costs 3 tools and 5 coins and brings a competency', () => {
    const t = rich().at('Anna', 'guild', 'E9').turn('Anna');
    expect(t.change('Anna', { do: 'upgrade', to: 'school' })).toEqual({ tools: -3, coins: -5 });
    expect(t.asked('Anna')).toBe('competency');
  });

  rule('AOI-UPG-08', 'a university costs 5 tools and 8 coins and brings a competency', () => {
    const t = rich().at('Anna', 'school', 'E9').turn('Anna');
    expect(t.change('Anna', { do: 'upgrade', to: 'university' })).toEqual({ tools: -5, coins: -8 });
    expect(t.asked('Anna')).toBe('competency');
  });

  rule('AOI-UPG-09', 'palace and university once per game', () => {
    const t = rich()
      .at('Anna', 'palace', 'A4')
      .at('Anna', 'university', 'A3')
      .at('Anna', 'guild', 'E9')
      .at('Anna', 'school', 'E10')
      .turn('Anna');
    expect(t.options('Anna', 'upgrade').map(option => 'to' in option && option.to)).toEqual(['school']);
  });

  rule('AOI-UPG-10', 'never a competency of a kind one has', () => {
    const t = rich()
      .at('Anna', 'guild', 'E9')
      .has('Anna', { competencies: ['competency3'] })
      .turn('Anna')
      .plays('Anna', { do: 'upgrade', to: 'school' });
    expect(t.options('Anna')).toHaveLength(11);
    expect(t.may('Anna', { do: 'competency', tile: 'competency3' })).toBe(false);
  });

  const takes = (place: number) => {
    const order: CompetencyId[] = COMPETENCY_IDS.filter(id => id !== 'competency2');
    order.splice(place, 0, 'competency2');
    const t = rich()
      .at('Anna', 'guild', 'E9')
      .sets({ competencies: order })
      .has('Anna', { bowls: [12, 0, 0] })
      .turn('Anna')
      .plays('Anna', { do: 'upgrade', to: 'school' });
    const { science = [0, 0, 0, 0], books = [0, 0, 0, 0] } = t.change('Anna', { do: 'competency', tile: 'competency2' });
    return { science, books };
  };

  rule.each('AOI-UPG-11', 'steps and books by the place: always three rewards', [
    [0, 3, 0],
    [1, 2, 1],
    [2, 1, 2],
    [11, 1, 2],
  ])((place, steps, books) => {
    const d = Math.floor(place / 3);
    const got = takes(place) as { science: number[]; books: number[] };
    expect([got.science[d], got.books[d]]).toEqual([steps, books]);
  });

  rule('AOI-UPG-12', 'an empty pile gives nothing', () => {
    const t = rich().at('Anna', 'guild', 'E9').turn('Anna');
    const place = t.state.competencies.indexOf('competency2');
    t.state.piles[place] = 0;
    t.plays('Anna', { do: 'upgrade', to: 'school' });
    expect(t.may('Anna', { do: 'competency', tile: 'competency2' })).toBe(false);
    const left = (n: number) =>
      rich()
        .at('Anna', 'guild', 'E9')
        .sets({ piles: new Array(12).fill(0).fill(1, 0, n) })
        .turn('Anna')
        .plays('Anna', { do: 'upgrade', to: 'school' });
    expect([left(1).asked('Anna'), left(0).asked('Anna')]).toEqual(['competency', 'wrapUp']);
  });

  rule('AOI-UPG-13', 'every school brings a competency, also after a downgrade', () => {
    const t = rich()
      .at('Anna', 'palace', 'A4')
      .at('Anna', 'school', 'E9')
      .has('Anna', { palace: 'palace3', competencies: ['competency2'] })
      .turn('Anna');
    t.plays('Anna', { do: 'special', tile: 'palace3' }, { do: 'replace', hex: 'E9' })
      .ends('Anna')
      .plays('Bence', 'pass', { do: 'bonus', bonus: 'bonus9' })
      .ends('Bence');
    t.plays('Anna', { do: 'upgrade', hex: 'E9', to: 'school' });
    expect(t.asked('Anna')).toBe('competency');
  });

  rule('AOI-UPG-14', 'the old building is back first: palace 16 always finds a guild', () => {
    const t = rich()
      .at('Anna', 'guild', 'E9', 'A2', 'A3', 'A4')
      .land('desert', 'I9')
      .sets({ palaces: ['palace16'] })
      .turn('Anna');
    t.plays('Anna', { do: 'upgrade', hex: 'E9', to: 'palace' }, { do: 'palace', palace: 'palace16' }, { do: 'place', hex: 'I9' });
    expect(t.building('I9')).toBe('guild');
  });

  rule('AOI-UPG-15', 'an annex stays when its building changes', () => {
    const t = rich().at('Anna', 'workshop', 'E9').annexAt('E9').turn('Anna').plays('Anna', { do: 'upgrade', to: 'guild' });
    expect(t.state.annexed).toEqual([t.hex('E9')]);
  });

  rule('AOI-UPG-EX1', 'one workshop beside another faction, one not: 3 and 6 coins; own neighbours do not help', () => {
    const laid = () =>
      rich('Anna wasteland', 'Bence swamp').at('Anna', 'workshop', 'E9', 'H4', 'H5').at('Bence', 'workshop', 'E10').turn('Anna');
    expect(laid().change('Anna', { do: 'upgrade', hex: 'E9' })).toEqual({ tools: -2, coins: -3 });
    expect(laid().change('Anna', { do: 'upgrade', hex: 'H4' })).toEqual({ tools: -2, coins: -6 });
  });

  rule('AOI-UPG-EX2', 'top of law: 3 law steps; middle of engineering: 2 steps and 1 book', () => {
    expect(takes(3)).toEqual({ science: [0, 3, 0, 0], books: [0, 0, 0, 0] });
    expect(takes(7)).toEqual({ science: [0, 0, 2, 0], books: [0, 0, 1, 0] });
  });
});

describe('Shipping and terraforming', () => {
  const sails = (board: string, shipping: number) => aTable(`Anna ${board}`, 'Bence').has('Anna', { scholars: 2, shipping }).turn('Anna');

  rule('AOI-SHIP-01', 'one space up, unless on top', () => {
    expect(sails('desert', 0).change('Anna', 'shipping')).toMatchObject({ shipping: 1 });
    expect(sails('desert', 3).may('Anna', 'shipping')).toBe(false);
  });

  rule('AOI-SHIP-02', '4 coins and 1 scholar', () => {
    expect(sails('desert', 0).change('Anna', 'shipping')).toMatchObject({ coins: -4, scholars: -1 });
  });

  rule('AOI-SHIP-03', 'the reward of the new space', () => {
    expect(sails('desert', 0).change('Anna', 'shipping')).toMatchObject({ vp: 2 });
    expect(sails('desert', 2).change('Anna', 'shipping')).toMatchObject({ vp: 4 });
    expect(sails('lake', 1).change('Anna', 'shipping')).toMatchObject({ vp: 3 });
    expect(sails('lake', 2).plays('Anna', 'shipping').asked('Anna')).toBe('book');
  });

  rule('AOI-SHIP-EX1', 'from 1 to 2: two books of choice', () => {
    const t = sails('desert', 1);
    expect(t.change('Anna', 'shipping', { do: 'takeBook', discipline: 'law' }, { do: 'takeBook', discipline: 'medicine' })).toEqual({
      coins: -4,
      scholars: -1,
      shipping: 1,
      books: [0, 1, 0, 1],
    });
  });

  const digs = (board: string, terraforming: number) =>
    aTable(`Anna ${board}`, 'Bence').has('Anna', { scholars: 2, terraforming }).turn('Anna');

  rule('AOI-TFUP-01', 'one space up, unless on top; spades get cheaper', () => {
    expect(digs('desert', 0).change('Anna', 'terraforming')).toMatchObject({ terraforming: 1 });
    expect(digs('desert', 2).may('Anna', 'terraforming')).toBe(false);
  });

  rule('AOI-TFUP-02', '5 coins, 1 tool, 1 scholar; plains 1 coin', () => {
    expect(digs('desert', 0).change('Anna', 'terraforming')).toMatchObject({ coins: -5, tools: -1, scholars: -1 });
    expect(digs('plains', 0).change('Anna', 'terraforming')).toMatchObject({ coins: -1, tools: -1, scholars: -1 });
  });

  rule('AOI-TFUP-03', '2 tools per spade: two books; 1 tool per spade: 6 VP', () => {
    expect(digs('desert', 0).plays('Anna', 'terraforming').asked('Anna')).toBe('book');
    expect(digs('desert', 1).change('Anna', 'terraforming')).toMatchObject({ vp: 6 });
  });

  rule('AOI-TFUP-EX1', 'from 2 tools to 1: 5 coins, 1 tool, 1 scholar for 6 VP', () => {
    expect(digs('desert', 1).change('Anna', 'terraforming')).toEqual({ coins: -5, tools: -1, scholars: -1, terraforming: 1, vp: 6 });
  });
});
