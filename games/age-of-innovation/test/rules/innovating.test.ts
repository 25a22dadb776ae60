/** Sections 20 to 23 of the digest: innovations, scholars, power, book and special actions. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { BOARDS, DISPLAY, SCHOLAR_SPACES } from '../../data/index.ts';
import { innovationPrice } from '../../rules/questions/price.ts';
import { aTable, type Table } from '../table.ts';

const rich = (...who: string[]) => aTable(...(who.length > 0 ? who : ['Anna desert', 'Bence swamp'])).has('Anna', { coins: 40, tools: 20 });

describe('Innovations', () => {
  const scholar = (part: object = {}, board = 'desert') =>
    aTable(`Anna ${board}`, 'Bence', 'Cili', { map: 'tight' })
      .has('Anna', { coins: 20, books: [3, 3, 3, 3], ...part })
      .sets({
        display: ['professors', 'tradeRoutes', 'steel', 'census', null, null, null, null],
      });
  const pays = (t: Table) => {
    while (t.asked('Anna') === 'payBooks') t.plays('Anna', t.options('Anna')[0] as never);
    return t;
  };

  rule('AOI-INNO-01', 'pay the price and take a tile', () => {
    const t = pays(scholar().turn('Anna').plays('Anna', { do: 'develop', tile: 'professors' }));
    expect([t.player('Anna').innovations, t.state.display[0]]).toEqual([['professors'], null]);
  });

  rule('AOI-INNO-01', 'the log says which books were paid', () => {
    const t = scholar().turn('Anna').plays('Anna', { do: 'develop', tile: 'professors' });
    for (const discipline of ['law', 'medicine', 'medicine']) t.plays('Anna', { do: 'payBook', discipline });
    expect(t.facts('developed')).toEqual([{ seat: 0, tile: 'professors', books: [2, 1, 0, 2], coins: 5 }]);
  });

  rule('AOI-PBACT-04', 'the log says which books a book action was paid with', () => {
    const t = scholar({ books: [1, 2, 0, 0] }).sets({ bookActions: ['book2'] });
    t.turn('Anna').plays(
      'Anna',
      { do: 'book', action: 'book2' },
      { do: 'payBook', discipline: 'law' },
      { do: 'payBook', discipline: 'banking' },
    );
    expect(t.facts('bookAction')).toEqual([{ seat: 0, action: 'book2', books: [1, 1, 0, 0] }]);
  });

  rule('AOI-INNO-02', 'at least 5 books, some of given disciplines', () => {
    for (const places of Object.values(DISPLAY)) {
      for (const { of, any } of places) expect(of.reduce((a, b) => a + b) + any).toBe(5);
    }
    expect(
      scholar({ books: [1, 3, 3, 3] })
        .turn('Anna')
        .may('Anna', { do: 'develop', tile: 'professors' }),
    ).toBe(false);
  });

  rule('AOI-INNO-03', '5 coins as long as one has no palace', () => {
    expect(scholar({ coins: 4 }).turn('Anna').may('Anna', 'develop')).toBe(false);
    expect(scholar({ coins: 0 }).at('Anna', 'palace', 'E9').turn('Anna').may('Anna', 'develop')).toBe(true);
  });

  rule('AOI-INNO-04', '2 books of the column and 3 of any', () => {
    expect(innovationPrice(scholar().state, 0, 2)).toMatchObject({ of: [0, 0, 2, 0], any: 3 });
  });

  rule('AOI-INNO-05', 'with 2 or 4 players the two on top cost 2 + 2 + 1', () => {
    for (const seats of [2, 4]) {
      expect(DISPLAY[seats].slice(0, 2)).toEqual([
        { of: [2, 2, 0, 0], any: 1 },
        { of: [0, 0, 2, 2], any: 1 },
      ]);
    }
  });

  rule('AOI-INNO-06', 'at most three innovations', () => {
    const t = scholar({ innovations: ['sewers', 'colleges', 'league'], books: [3, 3, 3, 3] }).turn('Anna');
    expect(t.may('Anna', 'develop')).toBe(false);
  });

  rule('AOI-INNO-07', '0, 1 and 2 further books; wasteland 0, 0 and 2', () => {
    const any = (n: number, board = 'desert') =>
      innovationPrice(scholar({ innovations: ['sewers', 'colleges'].slice(0, n) }, board).state, 0, 0).any;
    expect([any(0), any(1), any(2)]).toEqual([3, 4, 5]);
    expect([any(0, 'wasteland'), any(1, 'wasteland'), any(2, 'wasteland')]).toEqual([3, 3, 5]);
  });

  rule('AOI-INNO-09', 'places are not refilled', () => {
    const t = pays(scholar().turn('Anna').plays('Anna', { do: 'develop', tile: 'steel' })).ends('Anna');
    expect(t.state.display.filter(tile => tile !== null)).toEqual(['professors', 'tradeRoutes', 'census']);
  });

  rule('AOI-INNO-EX1', 'banking column without a palace: 2 banking, 3 any, 5 coins', () => {
    const t = scholar().turn('Anna');
    expect(t.change('Anna', { do: 'develop', tile: 'professors' })).toEqual({ coins: -5, books: [-2, 0, 0, 0] });
    expect(
      t.change('Anna', { do: 'payBook', discipline: 'law' }, { do: 'payBook', discipline: 'law' }, { do: 'payBook', discipline: 'law' }),
    ).toMatchObject({ books: [0, -3, 0, 0] });
  });

  rule('AOI-INNO-EX2', 'the left top tile: 2 banking, 2 law, 1 any, and 5 coins', () => {
    expect(innovationPrice(aTable('Anna', 'Bence').state, 0, 0)).toEqual({ of: [2, 2, 0, 0], any: 1, coins: 5 });
  });

  rule('AOI-OPEN-06', 'a neutral palace waives the 5 coins', () => {
    expect(innovationPrice(scholar().neutralAt('Anna', 'palace', 'E9').state, 0, 0).coins).toBe(0);
  });

  rule('AOI-OPEN-01', 'books are limited: 12 of each discipline', () => {
    const t = aTable('Anna philosophers', 'Bence')
      .sets({ books: [12, 0, 12, 12] })
      .turn('Anna')
      .plays('Anna', 'special');
    expect(t.options('Anna').map(option => 'discipline' in option && option.discipline)).toEqual(['banking', 'engineering', 'medicine']);
    const fixed = rich()
      .at('Anna', 'guild', 'E9')
      .sets({ books: [0, 0, 0, 0] })
      .turn('Anna')
      .plays('Anna', { do: 'upgrade', to: 'school' });
    fixed.plays('Anna', { do: 'competency', tile: fixed.state.competencies[2] });
    expect(fixed.player('Anna').books).toEqual([0, 0, 0, 0]);
    expect(fixed.facts('bookLost').length).toBeGreaterThan(0);
  });
});

describe('Scholars', () => {
  const sends = () => aTable('Anna', 'Bence', 'Cili', { map: 'tight' }).has('Anna', { scholars: 2 });

  rule('AOI-SCHOLAR-01', 'one space worth 3 and three worth 2 below each discipline', () => {
    expect(SCHOLAR_SPACES).toEqual([3, 2, 2, 2]);
    const full = sends()
      .sets({ scholars: [1, 1, 2, 2, ...new Array(12).fill(-1)] })
      .turn('Anna');
    expect(full.options('Anna', { do: 'send', discipline: 'banking' }).map(option => 'steps' in option && option.steps)).toEqual([1]);
  });

  rule('AOI-SCHOLAR-02', 'a scholar on an empty space, 3 or 2 levels up', () => {
    const t = sends().turn('Anna');
    expect(t.options('Anna', { do: 'send', discipline: 'law' }).map(option => 'steps' in option && option.steps)).toEqual([3, 2, 1]);
    expect(t.change('Anna', { do: 'send', discipline: 'law', steps: 3 })).toMatchObject({ scholars: -1, science: [0, 3, 0, 0] });
    expect(t.state.scholars[4]).toBe(0);
  });

  rule('AOI-SCHOLAR-03', 'scholars sent never come back', () => {
    const t = sends().turn('Anna').plays('Anna', { do: 'send', discipline: 'law', steps: 3 });
    expect(t.player('Anna')).toMatchObject({ scholars: 1, supply: 5 });
  });

  rule('AOI-SCHOLAR-04', 'or back to the own supply for one level', () => {
    const t = sends().turn('Anna');
    expect(t.change('Anna', { do: 'send', discipline: 'law', steps: 1 })).toEqual({ scholars: -1, science: [0, 1, 0, 0] });
    expect(t.player('Anna').supply).toBe(6);
  });

  rule('AOI-SCHOLAR-EX1', 'with the 3-space of medicine taken, 2 levels', () => {
    const t = sends()
      .sets({ scholars: [...new Array(12).fill(-1), 1, -1, -1, -1] })
      .turn('Anna');
    expect(t.may('Anna', { do: 'send', discipline: 'medicine', steps: 3 })).toBe(false);
    expect(t.change('Anna', { do: 'send', discipline: 'medicine', steps: 2 })).toMatchObject({ science: [0, 0, 0, 2] });
    expect(t.state.scholars.slice(12)).toEqual([1, 0, -1, -1]);
  });
});

describe('Power, book and special actions', () => {
  const strong = () =>
    aTable('Anna', 'Bence')
      .at('Anna', 'workshop', 'C8')
      .has('Anna', { bowls: [0, 0, 12], books: [2, 1, 0, 0] })
      .has('Bence', { bowls: [0, 0, 12] })
      .sets({ bookActions: ['book1', 'book2', 'book5'] });

  rule('AOI-PBACT-01', 'the power actions are always the same, the book actions vary', () => {
    const t = strong().turn('Anna');
    expect(t.options('Anna', 'power').map(option => 'action' in option && option.action)).toEqual([
      'power1',
      'power2',
      'power3',
      'power4',
      'power5',
      'power6',
    ]);
    expect(t.options('Anna', 'book').map(option => 'action' in option && option.action)).toEqual(['book1', 'book2', 'book5']);
  });

  rule('AOI-PBACT-02', 'each once per round, by one player', () => {
    const t = strong().turn('Anna').plays('Anna', { do: 'power', action: 'power4' }).ends('Anna');
    expect([t.may('Bence', { do: 'power', action: 'power4' }), t.may('Bence', { do: 'power', action: 'power3' })]).toEqual([false, true]);
  });

  rule('AOI-PBACT-03', 'power is paid from bowl III', () => {
    const t = strong().turn('Anna').plays('Anna', { do: 'power', action: 'power4' });
    expect(t.player('Anna').bowls).toEqual([4, 0, 8]);
  });

  rule('AOI-PBACT-04', 'books in any mix', () => {
    const t = strong().turn('Anna').plays('Anna', { do: 'book', action: 'book2' });
    expect(t.options('Anna')).toEqual([
      { do: 'payBook', discipline: 'banking' },
      { do: 'payBook', discipline: 'law' },
    ]);
    expect(t.change('Anna', { do: 'payBook', discipline: 'law' })).toEqual({ books: [-1, -1, 0, 0], coins: 6 });
  });

  rule('AOI-PBACT-05', 'a bridge action needs a bridge in the supply', () => {
    expect(strong().has('Anna', { bridges: 0 }).turn('Anna').may('Anna', { do: 'power', action: 'power1' })).toBe(false);
  });

  rule('AOI-PBACT-EX1', '3 power for a bridge: tokens to bowl I, the bridge at once, the action covered', () => {
    const t = strong().turn('Anna').plays('Anna', { do: 'power', action: 'power1' });
    expect([t.player('Anna').bowls, t.asked('Anna'), t.state.covered]).toEqual([[3, 0, 9], 'bridge', ['power1']]);
    t.plays('Anna', { do: 'bridge', from: 'C8', to: 'D9' });
    expect(t.player('Anna').bridges).toBe(2);
  });

  rule('AOI-SPECIAL-01', 'free, for the owner, once per round', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { competencies: ['competency7'] })
      .turn('Anna');
    expect(t.change('Anna', 'special')).toEqual({ power: 4 });
    t.ends('Anna');
    expect(t.may('Bence', 'special')).toBe(false);
    t.plays('Bence', 'pass', { do: 'bonus', bonus: 'bonus9' }).ends('Bence');
    expect(t.may('Anna', 'special')).toBe(false);
  });

  rule('AOI-SPECIAL-EX1', 'Professors: 1 scholar and 3 VP', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { innovations: ['professors'] })
      .turn('Anna');
    expect(t.change('Anna', 'special')).toEqual({ scholars: 1, vp: 3 });
    expect(t.player('Anna').used).toEqual(['professors']);
  });

  rule('AOI-BOARD-PLAINS', 'upgrading terraforming is cheaper', () => {
    expect(BOARDS.plains.terraformingPrice).toEqual({ coins: 1, tools: 1, scholars: 1 });
    expect(aTable('Anna plains', 'Bence').has('Anna', { scholars: 1 }).turn('Anna').change('Anna', 'terraforming')).toMatchObject({
      coins: -1,
      tools: -1,
    });
  });
});
