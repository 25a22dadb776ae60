/** Appendix III: innovations. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import type { InnovationId } from '../../data/index.ts';
import { anna, incomeOf } from '../anna.ts';
import type { Table } from '../table.ts';

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

  rule.each('AOI-INNOV-STEEL', '8, 12 or 18 VP by own bridges', [
    [0, undefined],
    [1, 8],
    [2, 12],
    [3, 18],
  ])((bridges, vp) => {
    const t = calm(anna()).at('Anna', 'workshop', 'C8');
    for (const to of ['D6', 'D9', 'E8'].slice(0, bridges)) t.bridgeAt('Anna', 'C8', to);
    expect(develops(t, 'steel').vp).toBe(vp);
  });

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

  rule.each('AOI-INNOV-CENSUS', '8, 12 or 18 VP by own buildings', [
    [6, undefined],
    [7, 8],
    [8, 8],
    [9, 12],
    [10, 12],
    [11, 18],
  ])((buildings, vp) => expect(census(buildings)).toBe(vp));

  rule('AOI-OPEN-04', 'exactly 7 buildings give 8 VP', () => {
    expect([census(6), census(7)]).toEqual([undefined, 8]);
  });

  rule.each('AOI-INNOV-COMM', '8, 12 or 18 VP by groups of adjacent buildings, bridges included', [
    [3, false, undefined],
    [4, false, 8],
    [5, false, 12],
    [6, false, 18],
    [6, true, 12],
  ])((groups, bridge, vp) => {
    const t = calm(anna()).has('Anna', { shipping: 3 });
    t.at('Anna', 'workshop', ...['C8', 'E8', 'A2', 'A4', 'H4', 'I9'].slice(0, groups));
    if (bridge) t.bridgeAt('Anna', 'C8', 'E8');
    expect(develops(t, 'communication').vp).toBe(vp);
  });

  rule('AOI-INNOV-LEAGUE', '5 VP per city tile', () => {
    expect(develops(calm(anna()).has('Anna', { cities: ['city1', 'city2', 'city2'] }), 'league')).toEqual({ vp: 15 });
  });

  const near = () => calm(anna()).at('Anna', 'workshop', 'E9').land('desert', 'E10');
  /** What stands on E10 after developing the tile. */
  const placed = (tile: InnovationId) => {
    const t = near();
    develops(t, tile);
    return t.plays('Anna', { do: 'place', hex: 'E10' }).building('E10');
  };

  rule('AOI-INNOV-BLD-00', 'a neutral building at once, which counts as building and for other tiles', () => {
    const t = near().at('Bence', 'workshop', 'D10').has('Anna', { bonus: 'bonus7' });
    develops(t, 'neutralGuild');
    expect(t.change('Anna', { do: 'place', hex: 'E10' })).toEqual({ vp: 3 });
    expect(t.state.built).toHaveLength(1);
  });

  rule('AOI-INNOV-GUILD', 'a neutral guild, income 5 coins', () => {
    expect(placed('neutralGuild')).toBe('guild');
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
    expect(placed('neutralWorkshop')).toBe('workshop');
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
