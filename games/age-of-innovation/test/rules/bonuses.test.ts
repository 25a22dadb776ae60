/** Appendices V to VII: round bonuses, power and book actions, city tiles. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import type { BonusId, CityTileId } from '../../data/index.ts';
import { empireOf } from '../../rules/questions/final.ts';
import { reachNow } from '../../rules/questions/reach.ts';
import { anna, incomeOf } from '../anna.ts';
import { aTable, type Table, type Wanted } from '../table.ts';

describe('Round bonuses', () => {
  const bonusIncome = (bonus: BonusId) => incomeOf(bonus, { bonus });
  const holds = (bonus: BonusId, lay: (t: Table) => Table = t => t) => lay(anna().has('Anna', { bonus })).turn('Anna');

  rule('AOI-RB-01', '2 VP per workshop by a river and reach + 1, in phase II only', () => {
    const t = holds('bonus1', t => t.at('Anna', 'workshop', 'F9').land('desert', 'H9'));
    expect(t.change('Anna', { do: 'build', hex: 'H9' })).toMatchObject({ vp: 2 });
    const later = aTable('Anna', 'Bence').at('Anna', 'workshop', 'F9').has('Anna', { bonus: 'bonus1' }).sets({ phase: 3 });
    expect(reachNow(later.state, 0)[later.hex('H9')]).toBe(0);
    expect(empireOf(aTable('Anna', 'Bence').at('Anna', 'workshop', 'F9', 'H9').has('Anna', { bonus: 'bonus1' }).state, 0)).toBe(1);
  });

  rule('AOI-OPEN-12', 'its + 1 works with shipping 0', () => {
    const t = holds('bonus1', t => t.at('Anna', 'workshop', 'F9').land('desert', 'H9').has('Anna', { shipping: 0 }));
    expect(t.may('Anna', { do: 'build', hex: 'H9' })).toBe(true);
  });

  rule('AOI-RB-02', 'pass: 4 VP per university and palace; income 1 tool', () => {
    expect(bonusIncome('bonus2')).toEqual({ tools: 1 });
    expect(holds('bonus2', t => t.at('Anna', 'university', 'A3').neutralAt('Anna', 'palace', 'E9')).change('Anna', 'pass')).toEqual({
      vp: 8,
    });
  });

  rule('AOI-RB-03', 'special action 1 step; income 2 tools', () => {
    expect(bonusIncome('bonus3')).toEqual({ tools: 2 });
    expect(holds('bonus3').change('Anna', 'special', { do: 'step', discipline: 'law' })).toEqual({ science: [0, 1, 0, 0] });
  });

  rule('AOI-RB-04', '2 VP per scholar sent or returned; income 1 scholar', () => {
    expect(bonusIncome('bonus4')).toEqual({ scholars: 1 });
    for (const steps of [3, 1]) {
      expect(holds('bonus4', t => t.has('Anna', { scholars: 1 })).change('Anna', { do: 'send', discipline: 'law', steps })).toMatchObject({
        vp: 2,
      });
    }
  });

  rule('AOI-RB-05', 'special action with 1 free spade; income 1 book', () => {
    expect(bonusIncome('bonus5')).toEqual({ books: 1 });
    const t = holds('bonus5', t => t.at('Anna', 'workshop', 'E9')).plays('Anna', 'special');
    expect(t.decision('Anna')?.frame).toMatchObject({ kind: 'dig', free: 1 });
  });

  rule('AOI-RB-06', 'pass: a free step per school; income 4 coins', () => {
    expect(bonusIncome('bonus6')).toEqual({ coins: 4 });
    const t = holds('bonus6', t => t.at('Anna', 'school', 'A3', 'E9'));
    expect(t.change('Anna', 'pass', { do: 'step', discipline: 'law' }, { do: 'step', discipline: 'medicine' })).toEqual({
      science: [0, 1, 0, 1],
    });
  });

  rule('AOI-RB-07', '3 VP per guild built; income 3 power', () => {
    expect(bonusIncome('bonus7')).toEqual({ power: 3 });
    expect(holds('bonus7', t => t.at('Anna', 'workshop', 'E9')).change('Anna', 'upgrade')).toMatchObject({ vp: 3 });
  });

  rule('AOI-RB-08', 'special action 1 bridge; income 1 book', () => {
    expect(bonusIncome('bonus8')).toEqual({ books: 1 });
    const t = holds('bonus8', t => t.at('Anna', 'workshop', 'C8'));
    expect(t.change('Anna', 'special', { do: 'bridge', from: 'C8', to: 'E8' })).toEqual({ bridges: -1 });
  });

  rule('AOI-RB-09', 'income 4 power and 2 coins', () => {
    expect(bonusIncome('bonus9')).toEqual({ power: 4, coins: 2 });
  });

  rule('AOI-RB-10', 'income 6 coins', () => {
    expect(bonusIncome('bonus10')).toEqual({ coins: 6 });
  });
});

describe('Power and book actions', () => {
  const book = (action: string, price: number, lay: (t: Table) => Table = t => t) =>
    lay(
      anna()
        .sets({ bookActions: [action as 'book1'] })
        .has('Anna', { books: [price, 0, 0, 0] }),
    ).turn('Anna');
  const power = (action: string, tokens: number, lay: (t: Table) => Table = t => t) => {
    expect(
      lay(anna().has('Anna', { bowls: [0, 0, tokens - 1] }))
        .turn('Anna')
        .may('Anna', { do: 'power', action }),
    ).toBe(false);
    return lay(anna().has('Anna', { bowls: [0, 0, tokens] })).turn('Anna');
  };

  rule('AOI-BOOK-01', '1 book: 5 power', () => {
    expect(book('book1', 1).change('Anna', 'book')).toEqual({ books: [-1, 0, 0, 0], power: 5 });
  });

  rule('AOI-BOOK-02', '2 books: 6 coins', () => {
    expect(book('book2', 2).change('Anna', 'book')).toEqual({ books: [-2, 0, 0, 0], coins: 6 });
  });

  rule('AOI-BOOK-03', '2 books: 2 VP per guild', () => {
    expect(book('book3', 2, t => t.at('Anna', 'guild', 'A3', 'E9')).change('Anna', 'book')).toEqual({ books: [-2, 0, 0, 0], vp: 4 });
  });

  rule('AOI-BOOK-04', '1 book: 2 steps in one discipline', () => {
    expect(book('book4', 1).change('Anna', 'book', { do: 'step', discipline: 'law' })).toEqual({
      books: [-1, 0, 0, 0],
      science: [0, 2, 0, 0],
    });
  });

  rule('AOI-BOOK-05', '2 books: a workshop becomes a guild; counts as building', () => {
    const t = book('book5', 2, t => t.at('Anna', 'workshop', 'E9').round(1, 'round5'));
    expect(t.change('Anna', 'book', { do: 'replace', hex: 'E9' })).toEqual({ books: [-2, 0, 0, 0], vp: 3 });
  });

  rule('AOI-BOOK-06', '3 books: 3 free spades', () => {
    const t = book('book6', 3, t => t.at('Anna', 'workshop', 'E9')).plays('Anna', 'book');
    expect(t.decision('Anna')?.frame).toMatchObject({ kind: 'dig', free: 3, mayBuild: true });
  });

  rule('AOI-PACT-01', '3 power: a bridge on a marked site at an own building, where none stands', () => {
    const t = power('power1', 3, t => t.at('Anna', 'workshop', 'C8').bridgeAt('Bence', 'C8', 'D9')).plays('Anna', {
      do: 'power',
      action: 'power1',
    });
    expect(t.options('Anna', 'bridge')).toEqual([
      { do: 'bridge', from: 'C8', to: 'D6' },
      { do: 'bridge', from: 'C8', to: 'E8' },
    ]);
  });

  rule('AOI-PACT-02', '3 power: 1 scholar', () => {
    expect(power('power2', 3).change('Anna', { do: 'power', action: 'power2' })).toMatchObject({ scholars: 1 });
  });

  rule('AOI-PACT-03', '4 power: 2 tools', () => {
    expect(power('power3', 4).change('Anna', { do: 'power', action: 'power3' })).toMatchObject({ tools: 2 });
  });

  rule('AOI-PACT-04', '4 power: 7 coins', () => {
    expect(power('power4', 4).change('Anna', { do: 'power', action: 'power4' })).toMatchObject({ coins: 7 });
  });

  rule('AOI-PACT-05', '4 power: 1 free spade', () => {
    const t = power('power5', 4, t => t.at('Anna', 'workshop', 'E9')).plays('Anna', { do: 'power', action: 'power5' });
    expect(t.decision('Anna')?.frame).toMatchObject({ kind: 'dig', free: 1, mayBuild: true });
  });

  rule('AOI-PACT-06', '6 power: 2 free spades', () => {
    const t = power('power6', 6, t => t.at('Anna', 'workshop', 'E9')).plays('Anna', { do: 'power', action: 'power6' });
    expect(t.decision('Anna')?.frame).toMatchObject({ kind: 'dig', free: 2, mayBuild: true });
  });

  rule('AOI-PACT-EX1', 'of three sites the two at your guild may be used', () => {
    const t = power('power1', 3, t => t.at('Anna', 'guild', 'F6')).plays('Anna', { do: 'power', action: 'power1' });
    expect(t.options('Anna', 'bridge')).toEqual([
      { do: 'bridge', from: 'F6', to: 'G5' },
      { do: 'bridge', from: 'F6', to: 'H6' },
    ]);
  });
});

describe('City tiles', () => {
  const takes = (tile: CityTileId, ...more: Wanted[]) => {
    const t = anna()
      .at('Anna', 'guild', 'E8', 'E9')
      .at('Anna', 'school', 'E10')
      .land('desert', 'E11')
      .has('Anna', { bowls: [12, 0, 0] })
      .turn('Anna');
    return t.plays('Anna', { do: 'build', hex: 'E11' }).change('Anna', { do: 'city', tile }, ...more);
  };

  rule('AOI-CITYTILE-01', '4 VP and 3 tools', () => expect(takes('city1')).toEqual({ vp: 4, tools: 3, keys: 1 }));
  rule('AOI-CITYTILE-02', '5 VP and 2 free spades', () => {
    const t = anna().at('Anna', 'guild', 'E8', 'E9').at('Anna', 'school', 'E10').land('desert', 'E11').turn('Anna');
    expect(t.plays('Anna', { do: 'build', hex: 'E11' }).change('Anna', { do: 'city', tile: 'city2' })).toEqual({ vp: 5, keys: 1 });
    expect(t.decision('Anna')?.frame).toMatchObject({ kind: 'dig', free: 2, mayBuild: true, mayBuy: true });
  });
  rule('AOI-CITYTILE-03', '5 VP and 2 books', () => {
    const books = { do: 'takeBook', discipline: 'law' } as const;
    expect(takes('city3', books, books)).toEqual({ vp: 5, books: [0, 2, 0, 0], keys: 1 });
  });
  rule('AOI-CITYTILE-04', '6 VP and 6 coins', () => expect(takes('city4')).toEqual({ vp: 6, coins: 6, keys: 1 }));
  rule('AOI-CITYTILE-05', '7 VP and a step in each discipline', () =>
    expect(takes('city5')).toEqual({ vp: 7, science: [1, 1, 1, 1], keys: 1 }),
  );
  rule('AOI-CITYTILE-06', '8 VP and 8 power', () => expect(takes('city6')).toEqual({ vp: 8, power: 8, keys: 1 }));
  rule('AOI-CITYTILE-07', '8 VP and 1 scholar', () => expect(takes('city7')).toEqual({ vp: 8, scholars: 1, keys: 1 }));
});
