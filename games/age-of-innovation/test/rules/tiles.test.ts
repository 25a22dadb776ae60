/** Appendices III to IX: innovations, palaces, round bonuses, actions, city tiles, competencies, round tiles. */
import { randomFrom } from '@tarsas/kernel';
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import type { BonusId, CityTileId, CompetencyId, FinalTileId, InnovationId, PalaceId, RoundTileId } from '../../data/index.ts';
import { empireOf } from '../../rules/questions/final.ts';
import { reachNow } from '../../rules/questions/reach.ts';
import { finalTile } from '../../rules/setup.ts';
import type { Player } from '../../rules/state.ts';
import { aTable, difference, sheet, type Table, type Wanted } from '../table.ts';

const anna = (...who: string[]) => aTable(...(who.length > 0 ? who : ['Anna desert', 'Bence swamp'])).has('Anna', { coins: 30, tools: 10 });
const passes = (t: Table, name: string, bonus: string) => t.plays(name, 'pass').plays(name, { do: 'bonus', bonus }).ends(name);

/** What a component gives in phase I. */
function incomeOf(from: string, part: Partial<Player>, t = anna()): Record<string, number | number[]> {
  t.has('Anna', { bonus: 'bonus1', bowls: [12, 0, 0], ...part }).begin({ kind: 'round', stage: 'income', next: 0 });
  while (t.asked('Anna') === 'book') t.plays('Anna', { do: 'takeBook', discipline: 'law' });
  const total: Record<string, number> = {};
  for (const { from: source, seat: _, ...goods } of t.facts('gained').filter(fact => fact.from === from && fact.seat === 0)) {
    for (const [key, n] of Object.entries(goods)) if (n > 0) total[key] = (total[key] ?? 0) + n;
  }
  for (const { books } of t.facts('book').filter(fact => fact.from === from)) total.books = (total.books ?? 0) + books;
  for (const { points } of t.facts('points').filter(fact => fact.from === from)) total.vp = (total.vp ?? 0) + points;
  return total;
}

/** Anna develops an innovation; what changes besides its price. */
function develops(t: Table, tile: InnovationId): Record<string, number | number[]> {
  t.has('Anna', { books: [5, 0, 0, 0] }).sets({ display: [null, null, tile, null, null, null] });
  t.turn('Anna').plays('Anna', { do: 'develop', tile });
  const { log } = t;
  const changed: Record<string, number> = {};
  for (const { key, args } of log) if (key === 'points') changed.vp = (changed.vp ?? 0) + (args as { points: number }).points;
  return changed;
}

/** Quiet round tile: innovations score 5 in it, so take another. */
const calm = (t: Table) => t.round(1, 'round8');

describe('Innovations', () => {
  rule('AOI-INNOV-DEUS', 'special action with a free spade; at once a book and a step in each discipline', () => {
    const t = calm(anna());
    develops(t, 'deus');
    t.plays('Anna', { do: 'takeBook', discipline: 'law' });
    expect(t.player('Anna')).toMatchObject({ science: [1, 1, 1, 1], books: [0, 1, 0, 0] });
    const later = anna()
      .at('Anna', 'workshop', 'E9')
      .has('Anna', { innovations: ['deus'] })
      .turn('Anna')
      .plays('Anna', 'special');
    expect(later.decision('Anna')?.frame).toMatchObject({ kind: 'dig', free: 1, mayBuild: true });
  });

  rule('AOI-INNOV-TRADE', 'when passing 2 VP per guild', () => {
    const t = anna()
      .at('Anna', 'guild', 'A3', 'A4')
      .neutralAt('Anna', 'guild', 'E9')
      .has('Anna', { innovations: ['tradeRoutes'] })
      .turn('Anna');
    expect(t.change('Anna', 'pass')).toEqual({ vp: 6 });
  });

  rule('AOI-INNOV-PROF', 'special action: 1 scholar and 3 VP', () => {
    expect(
      anna()
        .has('Anna', { innovations: ['professors'] })
        .turn('Anna')
        .change('Anna', 'special'),
    ).toEqual({ scholars: 1, vp: 3 });
  });

  rule.each(
    'AOI-INNOV-STEEL',
    '8, 12 or 18 VP by own bridges',
    [
      [0, undefined],
      [1, 8],
      [2, 12],
      [3, 18],
    ] as const,
    (bridges, vp) => {
      const t = calm(anna()).at('Anna', 'workshop', 'C8');
      for (const to of ['D6', 'D9', 'E8'].slice(0, bridges)) t.bridgeAt('Anna', 'C8', to);
      expect(develops(t, 'steel').vp).toBe(vp);
    },
  );

  rule('AOI-INNOV-SEWERS', '2 VP per workshop', () => {
    expect(develops(calm(anna()).at('Anna', 'workshop', 'A3', 'A4', 'E9'), 'sewers')).toEqual({ vp: 6 });
  });

  rule('AOI-INNOV-ARCH', 'as many free steps as different shapes, and 10 VP', () => {
    const t = calm(anna()).at('Anna', 'workshop', 'A3', 'A4').at('Anna', 'guild', 'E9').neutralAt('Anna', 'tower', 'I9');
    expect(develops(t, 'architecture')).toEqual({ vp: 10 });
    expect(t.decision('Anna')?.frame).toMatchObject({ kind: 'steps', n: 3 });
  });

  rule('AOI-INNOV-COLLEGES', '5 VP per school', () => {
    expect(develops(calm(anna()).at('Anna', 'school', 'A3', 'A4'), 'colleges')).toEqual({ vp: 10 });
  });

  rule('AOI-INNOV-STEAM', '1 scholar and a free step on both tracks with rewards', () => {
    const t = calm(anna());
    expect(develops(t, 'steamPower')).toEqual({ vp: 2 });
    expect(t.player('Anna')).toMatchObject({ scholars: 1, shipping: 1, terraforming: 1 });
    expect(t.asked('Anna')).toBe('book');
  });

  rule('AOI-INNOV-STEAM-02', 'a step on a track at the top is lost, the other is not', () => {
    const t = calm(anna()).has('Anna', { terraforming: 2 });
    develops(t, 'steamPower');
    expect(t.player('Anna')).toMatchObject({ terraforming: 2, shipping: 1 });
  });

  rule('AOI-INNOV-LIBRARIES', 'the sum of the two highest levels: 9, 7, 7, 2 give 16', () => {
    expect(develops(calm(anna()).has('Anna', { science: [9, 7, 2, 7], cities: ['city1'] }), 'libraries')).toEqual({ vp: 16 });
  });

  const HEXES = ['A2', 'A4', 'B3', 'B5', 'C4', 'E9', 'E10', 'E11', 'F10', 'H4', 'H5'];
  const census = (buildings: number) => {
    const t = calm(anna());
    for (const [i, hex] of HEXES.slice(0, buildings).entries()) t.at('Anna', i < 8 ? 'workshop' : 'guild', hex);
    return develops(t, 'census').vp;
  };

  rule.each(
    'AOI-INNOV-CENSUS',
    '8, 12 or 18 VP by own buildings',
    [
      [6, undefined],
      [7, 8],
      [8, 8],
      [9, 12],
      [10, 12],
      [11, 18],
    ] as const,
    (buildings, vp) => expect(census(buildings)).toBe(vp),
  );

  rule('AOI-OPEN-04', 'exactly 7 buildings give 8 VP', () => {
    expect([census(6), census(7)]).toEqual([undefined, 8]);
  });

  rule.each(
    'AOI-INNOV-COMM',
    '8, 12 or 18 VP by groups of adjacent buildings, bridges included',
    [
      [3, false, undefined],
      [4, false, 8],
      [5, false, 12],
      [6, false, 18],
      [6, true, 12],
    ] as const,
    (groups, bridge, vp) => {
      const t = calm(anna()).has('Anna', { shipping: 3 });
      t.at('Anna', 'workshop', ...['C8', 'E8', 'A2', 'A4', 'H4', 'I9'].slice(0, groups));
      if (bridge) t.bridgeAt('Anna', 'C8', 'E8');
      expect(develops(t, 'communication').vp).toBe(vp);
    },
  );

  rule('AOI-INNOV-LEAGUE', '5 VP per city tile', () => {
    expect(develops(calm(anna()).has('Anna', { cities: ['city1', 'city2', 'city2'] }), 'league')).toEqual({ vp: 15 });
  });

  const near = () => calm(anna()).at('Anna', 'workshop', 'E9').land('desert', 'E10');

  rule('AOI-INNOV-BLD-00', 'a neutral building at once, which counts as building and for other tiles', () => {
    const t = near().at('Bence', 'workshop', 'D10').has('Anna', { bonus: 'bonus7' });
    develops(t, 'neutralGuild');
    expect(t.change('Anna', { do: 'place', hex: 'E10' })).toEqual({ vp: 3 });
    expect(t.state.built).toHaveLength(1);
  });

  rule('AOI-INNOV-GUILD', 'a neutral guild, income 5 coins', () => {
    const t = near();
    develops(t, 'neutralGuild');
    expect(t.plays('Anna', { do: 'place', hex: 'E10' }).building('E10')).toBe('guild');
    expect(incomeOf('neutralGuild', { innovations: ['neutralGuild'] })).toEqual({ coins: 5 });
  });

  rule('AOI-INNOV-UNIVERSITY', 'a neutral university without competency, cities of 3; income 2 VP', () => {
    const t = near().at('Anna', 'palace', 'E11');
    develops(t, 'neutralUniversity');
    t.plays('Anna', { do: 'place', hex: 'E10' });
    expect([t.facts('city').length, t.asked('Anna')]).toEqual([1, 'cityTile']);
    expect(incomeOf('neutralUniversity', { innovations: ['neutralUniversity'] })).toEqual({ vp: 2 });
  });

  rule('AOI-INNOV-SCHOOL', 'a neutral school, then a competency', () => {
    const t = near();
    develops(t, 'neutralSchool');
    expect(t.asked('Anna')).toBe('neutral');
    expect(t.plays('Anna', { do: 'place', hex: 'E10' }).asked('Anna')).toBe('competency');
  });

  rule('AOI-INNOV-MONUMENT', 'a neutral monument of power 4, cities of 2, 7 VP at once', () => {
    const t = near().at('Anna', 'palace', 'E11');
    expect(develops(t, 'neutralMonument')).toEqual({ vp: 7 });
    t.has('Anna', {}).plays('Anna', { do: 'place', hex: 'E10' });
    expect(t.facts('city')).toHaveLength(1);
  });

  rule('AOI-INNOV-WORKSHOP', 'a neutral workshop, income 3 tools', () => {
    const t = near();
    develops(t, 'neutralWorkshop');
    expect(t.plays('Anna', { do: 'place', hex: 'E10' }).building('E10')).toBe('workshop');
    expect(incomeOf('neutralWorkshop', { innovations: ['neutralWorkshop'] })).toEqual({ tools: 3 });
  });

  rule('AOI-INNOV-PALACE', 'a neutral palace without tile, 2 tokens into bowl III; income 4 power', () => {
    const t = near();
    develops(t, 'neutralPalace');
    expect(t.player('Anna').bowls).toEqual([5, 7, 2]);
    t.plays('Anna', { do: 'place', hex: 'E10' });
    expect([t.building('E10'), t.player('Anna').palace]).toEqual(['palace', null]);
    expect(incomeOf('neutralPalace', { innovations: ['neutralPalace'] })).toEqual({ power: 4 });
  });

  rule('AOI-INNOV-BLD-01', 'the competency after the school is placed; the monument’s VP with the tile', () => {
    const t = near();
    develops(t, 'neutralSchool');
    expect(t.asked('Anna')).toBe('neutral');
    expect(develops(near(), 'neutralMonument')).toEqual({ vp: 7 });
  });

  rule('AOI-OPEN-11', 'seven shapes; a neutral piece of a normal type is the same shape, an annex none', () => {
    const t = calm(anna())
      .at('Anna', 'workshop', 'A2')
      .neutralAt('Anna', 'workshop', 'A4')
      .annexAt('A2')
      .at('Anna', 'guild', 'B3')
      .at('Anna', 'school', 'B5');
    t.at('Anna', 'university', 'C4').at('Anna', 'palace', 'E9').neutralAt('Anna', 'tower', 'E11').neutralAt('Anna', 'monument', 'H4');
    develops(t, 'architecture');
    expect(t.decision('Anna')?.frame).toMatchObject({ kind: 'steps', n: 7 });
  });
});

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
    expect(special('palace3', t => t.at('Anna', 'school', 'E9').at('Anna', 'guild', 'A2', 'A3', 'A4', 'A5')).can('Anna', 'special')).toBe(
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
    expect([t.can('Anna', 'skip'), t.player('Anna').supply]).toEqual([false, 6]);
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
    expect(banks().cityAt('F9', 'F10').turn('Anna').can('Anna', 'river')).toBe(false);
    expect(banks().has('Anna', { palace: 'palace1' }).turn('Anna').can('Anna', 'river')).toBe(false);
  });

  rule('AOI-OPEN-20', 'in one’s own turn, before or after the action, never forced', () => {
    const t = banks().has('Anna', { scholars: 1 }).turn('Anna').plays('Anna', { do: 'send', discipline: 'law', steps: 1 });
    expect([t.facts('city').length, t.can('Anna', 'river')]).toEqual([0, true]);
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
    expect(t.can('Anna', { do: 'build', hex: 'H9' })).toBe(true);
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
        .can('Anna', { do: 'power', action }),
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

describe('Competencies', () => {
  const competencyIncome = (tile: CompetencyId) => incomeOf(tile, { competencies: [tile] });
  const holds = (tile: CompetencyId, lay: (t: Table) => Table = t => t) => lay(anna().has('Anna', { competencies: [tile] })).turn('Anna');
  /** A school is built and the tile taken. */
  const takes = (tile: CompetencyId, lay: (t: Table) => Table = t => t) => {
    const t = lay(anna().at('Anna', 'guild', 'E9'))
      .turn('Anna')
      .plays('Anna', { do: 'upgrade', hex: 'E9', to: 'school' });
    const { science: _, books: __, power: ___, ...change } = t.change('Anna', { do: 'competency', tile });
    return { t, change };
  };

  rule('AOI-COMPET-01', 'income 1 tool and a step', () => {
    const t = anna()
      .has('Anna', { competencies: ['competency1'] })
      .begin({ kind: 'round', stage: 'income', next: 0 });
    expect(t.facts('gained').find(({ from }) => from === 'competency1')).toMatchObject({ tools: 1 });
    expect(t.change('Anna', { do: 'step', discipline: 'law' })).toEqual({ science: [0, 1, 0, 0] });
  });

  rule('AOI-COMPET-02', 'income 3 VP and 2 coins', () => expect(competencyIncome('competency2')).toEqual({ vp: 3, coins: 2 }));
  rule('AOI-COMPET-03', 'income 1 book and 1 power', () => expect(competencyIncome('competency3')).toEqual({ books: 1, power: 1 }));
  rule('AOI-COMPET-04', 'at once 1 tool, 5 VP, 2 coins', () => expect(takes('competency4').change).toEqual({ tools: 1, vp: 5, coins: 2 }));
  rule('AOI-COMPET-05', 'at once 2 free spades', () => {
    expect(takes('competency5').t.decision('Anna')?.frame).toMatchObject({ kind: 'dig', free: 2, mayBuild: true });
  });

  rule('AOI-COMPET-06A', 'two annexes, placed by action at own buildings that have none; not a build', () => {
    expect(takes('competency6').change).toEqual({ annexes: 2 });
    const t = holds('competency6', t =>
      t
        .at('Anna', 'workshop', 'E9', 'A4')
        .neutralAt('Anna', 'tower', 'A3')
        .at('Bence', 'workshop', 'E10')
        .annexAt('A4')
        .has('Anna', { annexes: 2 }),
    );
    expect(t.hexes('Anna', 'annex')).toEqual(['A3', 'E9']);
    t.plays('Anna', { do: 'annex', hex: 'E9' });
    expect([t.state.built, t.player('Anna').annexes]).toEqual([[], 1]);
  });

  rule('AOI-COMPET-06B', 'an annex adds 1 power and a second building for cities', () => {
    const t = anna().at('Anna', 'palace', 'E9').at('Anna', 'guild', 'E10').annexAt('E9').land('desert', 'E11').turn('Anna');
    expect(t.plays('Anna', { do: 'build', hex: 'E11' }).facts('city')).toHaveLength(1);
  });

  rule('AOI-COMPET-07', 'special action: 4 power', () => expect(holds('competency7').change('Anna', 'special')).toEqual({ power: 4 }));
  rule('AOI-COMPET-08', '2 VP per scholar sent or returned', () => {
    for (const steps of [2, 1]) {
      expect(
        holds('competency8', t => t.has('Anna', { scholars: 1 })).change('Anna', { do: 'send', discipline: 'law', steps }),
      ).toMatchObject({ vp: 2 });
    }
  });
  rule('AOI-COMPET-09', 'pass: 2 VP per city tile', () => {
    expect(holds('competency9', t => t.has('Anna', { cities: ['city1', 'city4'] })).change('Anna', 'pass')).toEqual({ vp: 4 });
  });
  rule('AOI-COMPET-10', '3 VP per workshop on an edge hex', () => {
    const lay = (hex: string) => (t: Table) => t.at('Anna', 'workshop', 'E10').land('desert', hex);
    expect(holds('competency10', lay('E11')).change('Anna', { do: 'build', hex: 'E11' })).toMatchObject({ vp: 3 });
    expect(holds('competency10', lay('E9')).change('Anna', { do: 'build', hex: 'E9' })).not.toHaveProperty('vp');
  });
  rule('AOI-COMPET-11', 'at once a neutral tower, built; income 2 power and 2 coins', () => {
    const { t } = takes('competency11', t => t.land('desert', 'E10').at('Bence', 'workshop', 'E11'));
    t.plays('Anna', { do: 'place', hex: 'E10' });
    expect([t.building('E10'), t.state.built.length]).toEqual(['tower', 1]);
    expect(competencyIncome('competency11')).toEqual({ power: 2, coins: 2 });
  });
  rule('AOI-COMPET-12', 'pass: the lowest level; 9, 7, 7, 2 give 2', () => {
    expect(holds('competency12', t => t.has('Anna', { science: [9, 7, 2, 7], cities: ['city1'] })).change('Anna', 'pass')).toEqual({
      vp: 2,
    });
  });
});

describe('Round tiles', () => {
  const scores = (tile: RoundTileId, wanted: Wanted | Wanted[], lay: (t: Table) => Table) => {
    const t = lay(anna().round(1, tile)).turn('Anna');
    t.plays('Anna', ...[wanted].flat());
    return t.points('Anna', 'roundTile');
  };
  /** What the right half gives for these levels. */
  const bonus = (tile: RoundTileId, level: number) => {
    const t = anna()
      .round(1, tile)
      .at('Anna', 'workshop', 'E9')
      .has('Anna', { science: [level, level, level, level], cities: ['city1', 'city1', 'city1', 'city4'], bowls: [12, 0, 0] });
    t.turn('Anna');
    passes(passes(t, 'Anna', 'bonus9'), 'Bence', 'bonus7');
    const [got] = t.facts('gained').filter(({ from, seat }) => from === tile && seat === 0);
    const { frame } = t.decision('Anna') ?? {};
    const asked =
      frame?.kind === 'dig' ? { spades: frame.free } : frame?.kind === 'book' ? { books: t.facts('scienceBonus')[0].times } : {};
    return Object.fromEntries(Object.entries({ ...got, ...asked }).filter(([key, n]) => !['seat', 'from'].includes(key) && n));
  };
  const workshop = (t: Table) => t.at('Anna', 'workshop', 'E9').land('desert', 'E10');
  const guild = (t: Table) => t.at('Anna', 'guild', 'E9');
  const build = { do: 'build', hex: 'E10' } as const;

  rule('AOI-RST-01', '2 VP per workshop | 1 scholar per 3 law', () => {
    expect([scores('round1', build, workshop), bonus('round1', 8)]).toEqual([2, { scholars: 2 }]);
  });
  rule('AOI-RST-02', '2 VP per spade | 1 coin per engineering level', () => {
    expect(
      scores(
        'round2',
        [
          { do: 'terraform', hex: 'E10' },
          { do: 'into', terrain: 'desert' },
        ],
        t => t.at('Anna', 'workshop', 'E9').land('swamp', 'E10'),
      ),
    ).toBe(4);
    expect(bonus('round2', 8)).toEqual({ coins: 8 });
  });
  rule('AOI-RST-03', '2 VP per workshop | 4 power per 3 banking', () => {
    expect([scores('round3', build, workshop), bonus('round3', 8)]).toEqual([2, { power: 8 }]);
  });
  rule('AOI-RST-04', '1 VP per level climbed | 1 book per 3 medicine', () => {
    expect(scores('round4', { do: 'send', discipline: 'law', steps: 3 }, t => t.has('Anna', { scholars: 1 }))).toBe(3);
    expect(bonus('round4', 8)).toEqual({ books: 2 });
  });
  rule('AOI-OPEN-09', 'lost steps score nothing', () => {
    expect(scores('round4', { do: 'send', discipline: 'law', steps: 3 }, t => t.has('Anna', { scholars: 1, science: [0, 6, 0, 0] }))).toBe(
      1,
    );
  });
  rule('AOI-RST-05', '3 VP per guild | 1 book per 3 law', () => {
    expect([scores('round5', 'upgrade', t => t.at('Anna', 'workshop', 'E9')), bonus('round5', 8)]).toEqual([3, { books: 2 }]);
  });
  rule('AOI-RST-06', '3 VP per guild | 1 spade per 4 medicine', () => {
    expect([scores('round6', 'upgrade', t => t.at('Anna', 'workshop', 'E9')), bonus('round6', 8)]).toEqual([3, { spades: 2 }]);
  });
  rule('AOI-RST-07', '5 VP per city tile | 1 spade per 4 engineering', () => {
    const city = (t: Table) => t.at('Anna', 'guild', 'E8', 'E9').at('Anna', 'school', 'E11').land('desert', 'E10');
    expect([scores('round7', [build, { do: 'city', tile: 'city4' }], city), bonus('round7', 8)]).toEqual([5, { spades: 2 }]);
  });
  rule('AOI-RST-08', '4 VP per school | 1 coin per banking level', () => {
    expect([scores('round8', { do: 'upgrade', to: 'school' }, guild), bonus('round8', 8)]).toEqual([4, { coins: 8 }]);
  });
  rule('AOI-RST-09', '3 VP per step on shipping or terraforming | 1 scholar per 3 engineering', () => {
    expect(scores('round9', 'shipping', t => t.has('Anna', { scholars: 1 }))).toBe(3);
    expect(scores('round9', 'terraforming', t => t.has('Anna', { scholars: 1 }))).toBe(3);
    expect(bonus('round9', 8)).toEqual({ scholars: 2 });
  });
  rule('AOI-RST-10', '5 VP per palace or university | 1 tool per 2 medicine', () => {
    expect(scores('round10', [{ do: 'upgrade', to: 'palace' }], guild)).toBe(5);
    expect(scores('round10', 'upgrade', t => t.at('Anna', 'school', 'E9'))).toBe(5);
    expect(bonus('round10', 8)).toEqual({ tools: 4 });
  });
  rule('AOI-RST-11', '5 VP per innovation | 3 power per 2 law', () => {
    const lay = (t: Table) => t.has('Anna', { books: [5, 0, 0, 0] }).sets({ display: [null, null, 'sewers', null, null, null] });
    expect([scores('round11', { do: 'develop', tile: 'sewers' }, lay), bonus('round11', 8)]).toEqual([5, { power: 12 }]);
  });
  rule('AOI-RST-12', '5 VP per palace or university | 1 tool per 2 banking', () => {
    expect([scores('round12', { do: 'upgrade', to: 'palace' }, guild), bonus('round12', 8)]).toEqual([5, { tools: 4 }]);
  });

  const final = (tile: FinalTileId, wanted: Wanted, lay: (t: Table) => Table) => {
    const t = lay(anna().round(6, 'round11').sets({ finalTile: tile }))
      .turn('Anna')
      .plays('Anna', wanted);
    return t.points('Anna', 'finalTile');
  };
  rule('AOI-FRT-00', 'a second source of VP in round 6 only', () => {
    expect(final('final2', build, workshop)).toBe(2);
    const early = workshop(anna().round(5, 'round11').sets({ finalTile: 'final2' }))
      .turn('Anna')
      .plays('Anna', build);
    expect(early.points('Anna', 'finalTile')).toBe(0);
  });
  rule('AOI-FRT-02', '2 VP per workshop', () => expect(final('final2', build, workshop)).toBe(2));
  rule('AOI-FRT-03', '3 VP per guild', () => expect(final('final3', 'upgrade', t => t.at('Anna', 'workshop', 'E9'))).toBe(3));
  rule('AOI-FRT-04', '4 VP per school', () => expect(final('final4', { do: 'upgrade', to: 'school' }, guild)).toBe(4));

  rule('AOI-OPEN-03', 'the edge workshop tile is drawn again when round 6 scores workshops', () => {
    for (let n = 0; n < 40; n++) expect(['final3', 'final4']).toContain(finalTile('round1', randomFrom(`edge ${n}`)));
    const others = Array.from({ length: 40 }, (_, n) => finalTile('round8', randomFrom(`edge ${n}`)));
    expect(others).toContain('final1');
  });
});
