/** Why a near-move is not legal, and standing orders. */
import { describe, expect, test } from 'vitest';
import { ageOfInnovation } from '../rules/index.ts';
import { aTable, type Table, type Wanted } from './table.ts';

const why = (t: Table, name: string, wanted: Wanted) => {
  const part = typeof wanted === 'string' ? { do: wanted } : wanted;
  const found = ageOfInnovation.explain?.(t.state, t.seat(name)) ?? [];
  return found
    .filter(({ choice }) => Object.entries(part).every(([key, value]) => (choice as unknown as Record<string, unknown>)[key] === value))
    .map(({ rule }) => rule);
};

describe('explain', () => {
  test('what is offered is never explained away', () => {
    const t = aTable('Anna desert', 'Bence')
      .at('Anna', 'workshop', 'E9')
      .has('Anna', { scholars: 1, bowls: [0, 6, 6] })
      .turn('Anna');
    const blocked = (ageOfInnovation.explain?.(t.state, 0) ?? []).map(({ choice }) => JSON.stringify(choice));
    for (const option of t.options('Anna')) expect(blocked).not.toContain(JSON.stringify(option));
  });

  test.each([
    [{ do: 'build', hex: 'A4' }, 'AOI-BUILD-01'],
    [{ do: 'terraform', hex: 'A3' }, 'AOI-TERRA-02'],
    [{ do: 'terraform', hex: 'E10' }, 'AOI-TERRA-04'],
    [{ do: 'upgrade', hex: 'E9' }, 'AOI-UPG-05'],
    [{ do: 'upgrade', hex: 'F11' }, 'AOI-NEUTRAL-09'],
    ['shipping', 'AOI-SHIP-02'],
    ['terraforming', 'AOI-TFUP-02'],
    [{ do: 'power', action: 'power3' }, 'AOI-PBACT-02'],
    [{ do: 'power', action: 'power4' }, 'AOI-PBACT-03'],
    [{ do: 'power', action: 'power1' }, 'AOI-PACT-01'],
    [{ do: 'book', action: 'book1' }, 'AOI-PBACT-04'],
    [{ do: 'special', tile: 'competency7' }, 'AOI-SPECIAL-01'],
    [{ do: 'send', discipline: 'law', steps: 3 }, 'AOI-PSETUP-07'],
  ] as [Wanted, string][])('%j: %s', (wanted, rule) => {
    const t = aTable('Anna desert', 'Bence').at('Anna', 'workshop', 'E9').neutralAt('Anna', 'workshop', 'F11');
    t.has('Anna', { tools: 1, coins: 0, bowls: [9, 0, 3], used: ['competency7'], competencies: ['competency7'] });
    t.sets({ covered: ['power3'], bookActions: ['book1'] }).turn('Anna');
    expect(why(t, 'Anna', wanted)).toEqual([rule]);
  });

  test('innovations, competencies and round bonuses', () => {
    const t = aTable('Anna desert', 'Bence')
      .at('Anna', 'guild', 'E9')
      .has('Anna', { competencies: ['competency2'], innovations: ['sewers', 'steel', 'census'] })
      .turn('Anna');
    expect(new Set(why(t, 'Anna', 'develop'))).toEqual(new Set(['AOI-INNO-06']));
    t.plays('Anna', { do: 'upgrade', to: 'school' });
    expect(why(t, 'Anna', { do: 'competency', tile: 'competency2' })).toEqual(['AOI-UPG-10']);
    const passing = aTable('Anna', 'Bence').turn('Anna').plays('Anna', 'pass');
    expect(why(passing, 'Anna', 'bonus')).toEqual(['AOI-PASS-04']);
    expect(why(passing, 'Bence', 'bonus')).toEqual([]);
  });
});

describe('standing orders', () => {
  const offered = () =>
    aTable('Anna desert', 'Bence')
      .at('Anna', 'workshop', 'E9')
      .at('Bence', 'guild', 'E10')
      .turn('Anna')
      .plays('Anna', { do: 'upgrade', to: 'guild' }, 'endTurn');

  test.each([
    [{ leech: 1 }, { do: 'take', power: 2 }],
    [{ leech: 0 }, { do: 'decline' }],
    [{}, null],
  ])('%j answers %j', (wish, answer) => {
    const t = offered();
    const decision = t.decision('Bence');
    expect(decision && ageOfInnovation.order?.(t.state, decision, wish as Record<string, number>)).toEqual(answer);
  });

  test('other questions are not answered', () => {
    const t = aTable('Anna', 'Bence').turn('Anna');
    const decision = t.decision('Anna');
    expect(decision && ageOfInnovation.order?.(t.state, decision, { leech: 5 })).toBeNull();
  });
});
