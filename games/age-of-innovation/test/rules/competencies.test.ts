/** Appendices VIII and IX: competencies and round tiles. */
import { randomFrom } from '@tarsas/kernel';
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import type { CompetencyId, FinalTileId, RoundTileId } from '../../data/index.ts';
import { finalTile } from '../../rules/setup.ts';
import { anna, incomeOf } from '../anna.ts';
import type { Table, Wanted } from '../table.ts';

const passes = (t: Table, name: string, bonus: string) => t.plays(name, 'pass').plays(name, { do: 'bonus', bonus }).ends(name);

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
