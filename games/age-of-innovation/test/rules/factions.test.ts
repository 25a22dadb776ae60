/** Appendix II: factions; the Moles have a file of their own. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { almost, aTable, fresh, type Table } from '../table.ts';

const science = (faction: string) => fresh('plains', faction).player('Anna').science;
const city = (faction: string) => almost(`Anna desert ${faction}`, 'Bence').has('Anna', { tools: 10 });
const founds = (t: Table) => t.turn('Anna').plays('Anna', { do: 'build', hex: 'E11' });

describe('Blessed', () => {
  rule('AOI-FACTION-BLESSED-01', '1 step in each discipline', () => {
    expect(science('blessed')).toEqual([1, 1, 1, 1]);
  });

  const bonus = (law: number) => {
    const t = aTable('Anna blessed', 'Bence')
      .has('Anna', { science: [0, law, 0, 0], cities: law > 7 ? ['city1'] : [] })
      .round(1, 'round1')
      .turn('Anna');
    t.passes('Anna', 'bonus9').passes('Bence', 'bonus7');
    return t.facts('scienceBonus').find(({ seat }) => seat === 0)?.times;
  };

  rule('AOI-FACTION-BLESSED-02', 'three levels higher for the science bonus, even above 12', () => {
    expect([bonus(0), bonus(2), bonus(12)]).toEqual([1, 1, 5]);
  });

  rule('AOI-FACTION-BLESSED-EX1', 'level 6 in law, 1 scholar per 3: 3 scholars', () => {
    expect(bonus(6)).toBe(3);
  });
});

describe('Other factions', () => {
  rule('AOI-FACTION-FELINES-01', '1 step in banking and medicine', () => {
    expect(science('felines')).toEqual([1, 0, 0, 1]);
  });

  rule('AOI-FACTION-FELINES-02', 'each city: up to 3 steps and a book', () => {
    const t = founds(city('felines')).plays('Anna', { do: 'takeBook', discipline: 'law' }, { do: 'next', reward: 'steps' });
    t.plays('Anna', { do: 'step', discipline: 'law' }, { do: 'step', discipline: 'law' }, 'done', { do: 'city', tile: 'city4' });
    expect(t.player('Anna')).toMatchObject({ science: [0, 2, 0, 0], books: [0, 1, 0, 0], cities: ['city4'] });
  });

  const start = (t: Table) => {
    t.setUp('place');
    while (t.asked('Anna') === 'placeStart' || t.asked('Bence') === 'placeStart')
      t.plays(t.waiting()[0], t.options(t.waiting()[0])[0] as never);
    return t;
  };

  rule('AOI-FACTION-INVENTORS-01', 'a competency after the starting buildings, with steps and books', () => {
    const t = start(aTable('Anna plains inventors', 'Bence goblins').has('Anna', { bowls: [12, 0, 0] }));
    expect(t.asked('Anna')).toBe('competency');
    t.plays('Anna', { do: 'competency', tile: t.state.competencies[4] });
    expect([t.player('Anna').science[1], t.player('Anna').books[1]]).toEqual([2, 1]);
  });

  rule('AOI-FACTION-INVENTORS-02', 'its income counts from round 1; spades at once, no workshop', () => {
    const t = start(aTable('Anna plains inventors', 'Bence goblins')).plays('Anna', { do: 'competency', tile: 'competency2' });
    expect(t.state.round).toBe(1);
    expect(t.points('Anna', 'competency')).toBe(3);
    const spades = start(aTable('Anna plains inventors', 'Bence goblins')).plays('Anna', { do: 'competency', tile: 'competency5' });
    expect(spades.decision('Anna')?.frame).toMatchObject({ kind: 'dig', free: 2, mayBuild: false });
  });

  rule('AOI-FACTION-PHILOSOPHERS-01', '2 steps in banking', () => {
    expect(science('philosophers')).toEqual([2, 0, 0, 0]);
  });

  rule('AOI-FACTION-PHILOSOPHERS-02', 'a book of the discipline for each competency', () => {
    const t = aTable('Anna desert philosophers', 'Bence')
      .at('Anna', 'guild', 'E9')
      .turn('Anna')
      .plays('Anna', { do: 'upgrade', to: 'school' });
    expect(t.change('Anna', { do: 'competency', tile: t.state.competencies[3] })).toMatchObject({
      books: [0, 1, 0, 0],
      science: [0, 3, 0, 0],
    });
  });

  rule('AOI-FACTION-PHILOSOPHERS-03', 'special action: 1 book', () => {
    const t = aTable('Anna philosophers', 'Bence').turn('Anna').plays('Anna', { do: 'special', tile: 'philosophers' });
    expect(t.change('Anna', { do: 'takeBook', discipline: 'medicine' })).toEqual({ books: [0, 0, 0, 1] });
    expect(t.facts('bookLost')).toEqual([]);
  });

  rule('AOI-FACTION-GOBLINS-01', '1 step in banking and engineering, 1 tool', () => {
    expect(fresh('plains', 'goblins').player('Anna')).toMatchObject({ science: [1, 0, 1, 0], tools: 4 });
  });

  rule('AOI-FACTION-GOBLINS-02', '2 coins for every spade used', () => {
    const t = aTable('Anna desert goblins', 'Bence')
      .at('Anna', 'workshop', 'E9')
      .land('swamp', 'E10')
      .has('Anna', { bowls: [0, 0, 12] })
      .turn('Anna');
    expect(
      t.change('Anna', { do: 'power', action: 'power6' }, { do: 'terraform', hex: 'E10' }, { do: 'into', terrain: 'desert' }),
    ).toMatchObject({ coins: 4 });
  });

  rule('AOI-FACTION-GOBLINS-03', 'bought ones too, and those of the set-up and of phase III', () => {
    const t = aTable('Anna desert goblins', 'Bence').at('Anna', 'workshop', 'E9').land('plains', 'E10').turn('Anna');
    expect(t.change('Anna', { do: 'terraform', hex: 'E10' })).toEqual({ tools: -3, coins: 2 });
    const later = aTable('Anna desert goblins', 'Bence')
      .at('Anna', 'workshop', 'E9')
      .land('plains', 'E10')
      .has('Anna', { science: [0, 0, 4, 0] })
      .round(1, 'round7')
      .turn('Anna');
    later.passes('Anna', 'bonus9').passes('Bence', 'bonus7').plays('Anna', { do: 'terraform', hex: 'E10' });
    expect(later.facts('gained').filter(({ from }) => from === 'goblins')).toMatchObject([{ coins: 2 }]);
  });

  rule('AOI-FACTION-LIZARDS-01', '2 steps in one discipline or 1 in each of two', () => {
    const same = fresh('plains', 'lizards').plays('Anna', { do: 'step', discipline: 'law' }, { do: 'step', discipline: 'law' });
    expect(same.player('Anna').science).toEqual([0, 2, 0, 0]);
    const two = fresh('plains', 'lizards').plays('Anna', { do: 'step', discipline: 'law' }, { do: 'step', discipline: 'medicine' });
    expect(two.player('Anna').science).toEqual([0, 1, 0, 1]);
  });

  rule('AOI-FACTION-LIZARDS-02', 'each city: a free spade and a free workshop, on any native hex within reach', () => {
    const t = founds(city('lizards').land('plains', 'D9').land('desert', 'F10')).plays('Anna', { do: 'next', reward: 'settle' });
    t.plays('Anna', { do: 'terraform', hex: 'D9' });
    expect(t.hexes('Anna', 'build')).toEqual(['D9', 'F10', 'F11']);
    expect(t.change('Anna', { do: 'build', hex: 'F10' })).toEqual({});
    expect([t.terrain('D9'), t.building('F10'), t.asked('Anna')]).toEqual(['desert', 'workshop', 'cityTile']);
  });

  rule('AOI-FACTION-LIZARDS-03', 'missing spades may be bought; a workshop must be left', () => {
    const t = founds(city('lizards').land('swamp', 'D9')).plays('Anna', { do: 'next', reward: 'settle' }, { do: 'terraform', hex: 'D9' });
    expect(t.change('Anna', { do: 'into', terrain: 'desert' })).toEqual({ tools: -3 });
    const none = city('lizards').has('Anna', { left: [0, 1, 2, 2, 1, 1, 0, 0] });
    founds(none).plays('Anna', { do: 'next', reward: 'settle' });
    expect(none.may('Anna', 'build')).toBe(false);
  });

  rule('AOI-FACTION-ILLUSIONISTS-01', '2 steps in medicine', () => {
    expect(science('illusionists')).toEqual([0, 0, 0, 2]);
  });

  rule('AOI-FACTION-ILLUSIONISTS-02', 'power actions cost 1 less and give 3 VP, 4 with five players', () => {
    const take = (...others: string[]) => {
      const t = aTable('Anna illusionists', ...others)
        .has('Anna', { bowls: [0, 0, 3] })
        .turn('Anna');
      return [t.change('Anna', { do: 'power', action: 'power4' }), t.player('Anna').bowls];
    };
    expect(take('Bence')).toEqual([{ coins: 7, vp: 3, power: -6 }, [3, 0, 0]]);
    expect(take('Bence', 'Cili', 'Dani', 'Emma')).toEqual([{ coins: 7, vp: 4, power: -6 }, [3, 0, 0]]);
  });

  rule('AOI-FACTION-PSYCHICS-01', '1 step in banking and medicine, 1 tool', () => {
    expect(fresh('plains', 'psychics').player('Anna')).toMatchObject({ science: [1, 0, 0, 1], tools: 4 });
  });

  rule('AOI-FACTION-PSYCHICS-02', 'special action: 5 power, then a second action', () => {
    const t = aTable('Anna psychics', 'Bence').has('Anna', { scholars: 1 }).turn('Anna');
    expect(t.change('Anna', 'special')).toEqual({ power: 5 });
    t.plays('Anna', { do: 'send', discipline: 'law', steps: 1 });
    expect(t.asked('Anna')).toBe('wrapUp');
  });

  rule('AOI-FACTION-PSYCHICS-03', 'any action, passing included, or none; conversions between', () => {
    const t = aTable('Anna psychics', 'Bence').turn('Anna').plays('Anna', 'special', { do: 'convert', from: 'tools', to: 'coins' });
    expect([t.may('Anna', 'pass'), t.may('Anna', 'endTurn')]).toEqual([true, true]);
    t.plays('Anna', 'endTurn', 'endTurn');
    expect(t.asked('Bence')).toBe('act');
  });

  rule('AOI-FACTION-MONKS-01', '1 step in law', () => {
    expect(science('monks')).toEqual([0, 1, 0, 0]);
  });

  rule('AOI-FACTION-MONKS-03', 'a competency for the university, its spades at once without a workshop', () => {
    const t = start(aTable('Anna plains monks', 'Bence goblins'));
    expect([t.asked('Anna'), t.player('Anna').left[4]]).toEqual(['competency', 0]);
    t.plays('Anna', { do: 'competency', tile: 'competency5' });
    expect(t.decision('Anna')?.frame).toMatchObject({ kind: 'dig', free: 2, mayBuild: false });
  });

  rule('AOI-FACTION-OMAR-01', '1 step in banking and engineering', () => {
    expect(science('omar')).toEqual([1, 0, 1, 0]);
  });

  rule('AOI-FACTION-OMAR-04', 'income: 2 power and 2 coins', () => {
    const t = aTable('Anna omar', 'Bence').begin({ kind: 'round', stage: 'income', next: 0 });
    expect(t.facts('gained').find(({ from }) => from === 'omar')).toMatchObject({ power: 2, coins: 2 });
  });

  rule('AOI-FACTION-NAVIGATORS-01', '3 steps in law', () => {
    expect(science('navigators')).toEqual([0, 3, 0, 0]);
  });

  const shore = (hex: string, ...options: object[]) =>
    aTable('Anna desert navigators', 'Bence', ...options)
      .at('Anna', 'workshop', 'E9')
      .land('desert', hex)
      .turn('Anna')
      .change('Anna', { do: 'build', hex });

  rule('AOI-FACTION-NAVIGATORS-02', '2 VP for a workshop beside a river', () => {
    expect(shore('E8')).toMatchObject({ vp: 2 });
    expect(shore('E10')).not.toHaveProperty('vp');
  });

  rule('AOI-FACTION-REV2024', 'the values of 2024', () => {
    expect(shore('E8', { factions: '2024' })).toMatchObject({ vp: 2, coins: -1 });
    const tunnel = (...others: (string | object)[]) =>
      aTable('Anna desert moles', ...(others as string[]))
        .at('Anna', 'workshop', 'E9')
        .land('desert', 'E11')
        .has('Anna', { tools: 9 })
        .turn('Anna')
        .change('Anna', { do: 'skip', by: 'tunnel' }, { do: 'build', hex: 'E11' });
    expect(tunnel('Bence', { factions: '2024' })).toEqual({ vp: 4, tools: -2, coins: -2 });
    expect(tunnel('Bence', 'Cili', { factions: '2024', map: 'tight' })).toMatchObject({ vp: 5 });
    const illusion = (...others: (string | object)[]) =>
      aTable('Anna illusionists', ...(others as string[]))
        .has('Anna', { bowls: [0, 0, 12] })
        .turn('Anna')
        .change('Anna', { do: 'power', action: 'power4' }).vp;
    expect([illusion('Bence', { factions: '2024' }), illusion('Bence', 'Cili', 'Dani', { factions: '2024' })]).toEqual([1, 2]);
  });

  rule('AOI-OPEN-24', 'the rulebook’s values are the default', () => {
    expect(shore('E8')).toMatchObject({ vp: 2, coins: -2 });
  });
});
