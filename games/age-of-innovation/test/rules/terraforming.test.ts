/** Section 16 of the digest: terraform and build. */
import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { MAPS } from '../../data/index.ts';
import { boardIncome } from '../../rules/questions/income.ts';
import { aTable, type Table } from '../table.ts';

const passes = (t: Table, name: string, bonus: string) => t.plays(name, 'pass').plays(name, { do: 'bonus', bonus }).ends(name);

describe('Terraform and build', () => {
  /** Anna on E9 with a spade price of 3 tools; plains beside it. */
  const anna = (part: object = {}) =>
    aTable('Anna desert', 'Bence swamp')
      .at('Anna', 'workshop', 'E9')
      .land('plains', 'E10')
      .has('Anna', { tools: 12, coins: 20, ...part });
  const twoSpades = (t: Table) =>
    t
      .has('Anna', { bowls: [0, 0, 12] })
      .turn('Anna')
      .plays('Anna', { do: 'power', action: 'power6' });

  rule('AOI-TERRA-01', 'transform and build, or only one of both', () => {
    const t = anna().land('desert', 'D9').turn('Anna');
    expect([t.may('Anna', { do: 'build', hex: 'D9' }), t.may('Anna', { do: 'terraform', hex: 'E10' })]).toEqual([true, true]);
    t.plays('Anna', { do: 'terraform', hex: 'E10' });
    expect(t.options('Anna')).toEqual([{ do: 'build', hex: 'E10' }, { do: 'done' }]);
    t.plays('Anna', 'done');
    expect([t.terrain('E10'), t.building('E10')]).toEqual(['desert', 'empty']);
  });

  rule('AOI-TERRA-02', 'empty, within reach, not native already', () => {
    const t = anna().at('Bence', 'workshop', 'D9').land('desert', 'F9').turn('Anna');
    expect(t.hexes('Anna', 'terraform')).toEqual(['E8', 'E10']);
  });

  rule('AOI-TERRA-03', 'one spade a step, the shortest way, never past the native terrain', () => {
    const t = anna({ tools: 50 }).land('lake', 'E10').turn('Anna').plays('Anna', { do: 'terraform', hex: 'E10' });
    expect(t.options('Anna')).toEqual(['swamp', 'plains', 'desert'].map(terrain => ({ do: 'into', terrain })));
    const other = anna({ tools: 50 }).land('forest', 'E10').turn('Anna').plays('Anna', { do: 'terraform', hex: 'E10' });
    expect(other.options('Anna')).toEqual(['mountain', 'wasteland', 'desert'].map(terrain => ({ do: 'into', terrain })));
  });

  rule.each('AOI-TERRA-04', 'a spade costs 3, 2 or 1 tools by the terraforming track', [
    [0, 3],
    [1, 2],
    [2, 1],
  ])((terraforming, tools) => {
    const t = anna({ terraforming }).turn('Anna');
    expect(t.change('Anna', { do: 'terraform', hex: 'E10' })).toEqual({ tools: -tools });
  });

  rule('AOI-TERRA-05', 'free spades come with the right to terraform and build', () => {
    const t = twoSpades(anna());
    expect(t.asked('Anna')).toBe('dig');
    t.plays('Anna', { do: 'terraform', hex: 'E10' }, { do: 'build', hex: 'E10' });
    expect(t.building('E10')).toBe('workshop');
  });

  rule('AOI-TERRA-06', 'spades of one action go to a single hex', () => {
    const t = anna().turn('Anna').plays('Anna', { do: 'terraform', hex: 'E10' });
    expect(t.may('Anna', 'terraform')).toBe(false);
  });

  rule('AOI-TERRA-07', 'missing spades may be bought, and only missing ones', () => {
    const t = twoSpades(anna().land('lake', 'E10')).plays('Anna', { do: 'terraform', hex: 'E10' });
    expect(t.change('Anna', { do: 'into', terrain: 'desert' })).toEqual({ tools: -3 });
    const enough = twoSpades(anna().land('swamp', 'E10')).plays('Anna', { do: 'terraform', hex: 'E10' });
    expect(enough.change('Anna', { do: 'into', terrain: 'desert' })).toEqual({});
  });

  rule('AOI-TERRA-08', 'stopping half-way is allowed, but then no workshop', () => {
    const t = anna().land('swamp', 'E10').turn('Anna').plays('Anna', { do: 'terraform', hex: 'E10' }, { do: 'into', terrain: 'plains' });
    expect([t.terrain('E10'), t.may('Anna', 'build'), t.hexes('Anna', 'terraform')]).toEqual(['plains', false, ['E10']]);
    expect(t.plays('Anna', 'done').asked('Anna')).toBe('wrapUp');
  });

  rule('AOI-TERRA-08', 'a hex left half-way may be brought home in the same action, with bought spades too', () => {
    const t = anna().land('swamp', 'E10').turn('Anna').plays('Anna', { do: 'terraform', hex: 'E10' }, { do: 'into', terrain: 'plains' });
    expect(t.change('Anna', { do: 'terraform', hex: 'E10' })).toEqual({ tools: -3 });
    t.plays('Anna', { do: 'build', hex: 'E10' });
    expect([t.building('E10'), t.facts('spadesLost')]).toEqual(['workshop', []]);
    const free = twoSpades(anna().land('swamp', 'E10'));
    free.plays('Anna', { do: 'terraform', hex: 'E10' }, { do: 'into', terrain: 'plains' });
    expect(free.change('Anna', { do: 'terraform', hex: 'E10' })).toEqual({});
    expect([free.terrain('E10'), free.may('Anna', { do: 'build', hex: 'E10' })]).toEqual(['desert', true]);
  });

  rule('AOI-TERRA-09', 'spades left over may be used on further hexes within reach', () => {
    const t = twoSpades(anna().land('wasteland', 'D9')).plays('Anna', { do: 'terraform', hex: 'E10' }, { do: 'terraform', hex: 'D9' });
    expect([t.terrain('E10'), t.terrain('D9')]).toEqual(['desert', 'desert']);
  });

  rule('AOI-TERRA-10', 'for further hexes none can be bought, and the workshop stands on the first', () => {
    const t = twoSpades(anna().land('swamp', 'D9')).plays('Anna', { do: 'terraform', hex: 'E10' }, { do: 'terraform', hex: 'D9' });
    expect(t.terrain('D9')).toBe('plains');
    const both = twoSpades(anna().land('wasteland', 'D9')).plays('Anna', { do: 'terraform', hex: 'E10' }, { do: 'terraform', hex: 'D9' });
    expect(both.hexes('Anna', 'build')).toEqual(['E10']);
  });

  rule('AOI-TERRA-11', 'all spades before the workshop', () => {
    const t = twoSpades(anna().land('wasteland', 'E11')).plays('Anna', { do: 'terraform', hex: 'E10' });
    expect(t.may('Anna', { do: 'terraform', hex: 'E11' })).toBe(false);
    t.plays('Anna', { do: 'build', hex: 'E10' });
    expect(t.asked('Anna')).toBe('wrapUp');
  });

  rule('AOI-TERRA-12', 'the new terrain lies on the hex', () => {
    const t = anna().turn('Anna').plays('Anna', { do: 'terraform', hex: 'E10' });
    expect(t.facts('transformed')).toEqual([{ seat: 0, hex: 'E10', terrain: 'desert' }]);
  });

  rule('AOI-TERRA-13', 'spades cannot be saved', () => {
    const t = twoSpades(anna()).plays('Anna', { do: 'terraform', hex: 'E10' }, 'done');
    expect(t.facts('spadesLost')).toEqual([{ seat: 0, spades: 1 }]);
    expect(t.player('Anna').due).toEqual([]);
  });

  rule('AOI-TERRA-14', 'spades of phase III allow no workshop', () => {
    const t = anna()
      .has('Anna', { science: [0, 0, 0, 4] })
      .round(1, 'round6')
      .turn('Anna');
    passes(passes(t, 'Anna', 'bonus9'), 'Bence', 'bonus7');
    expect([t.state.phase, t.asked('Anna')]).toEqual([3, 'dig']);
    t.plays('Anna', { do: 'terraform', hex: 'E10' });
    expect([t.terrain('E10'), t.building('E10'), t.state.round]).toEqual(['desert', 'empty', 2]);
  });

  rule('AOI-TERRA-15', 'an empty transformed hex is free for anyone', () => {
    const t = anna().at('Bence', 'workshop', 'E11').has('Bence', { tools: 9 }).turn('Anna');
    t.plays('Anna', { do: 'terraform', hex: 'E10' }, 'done').ends('Anna');
    expect(t.may('Bence', { do: 'terraform', hex: 'E10' })).toBe(true);
  });

  rule('AOI-TERRA-16', 'bought spades serve a single hex', () => {
    const t = anna({ tools: 50 }).turn('Anna').plays('Anna', { do: 'terraform', hex: 'E10' });
    expect(t.options('Anna').map(option => option.do)).toEqual(['build', 'done']);
  });

  rule('AOI-TERRA-17', 'the workshop stands on the transformed hex, or on a native one if nothing was transformed', () => {
    const t = anna().land('desert', 'D9').turn('Anna').plays('Anna', { do: 'terraform', hex: 'E10' });
    expect(t.hexes('Anna', 'build')).toEqual(['E10']);
  });

  rule('AOI-TERRA-18', 'free spades do not make the workshop free', () => {
    const t = twoSpades(anna()).plays('Anna', { do: 'terraform', hex: 'E10' });
    expect(t.change('Anna', { do: 'build', hex: 'E10' })).toEqual({ coins: -2, tools: -1 });
  });

  rule('AOI-TERRA-19', 'an action with free spades may just build', () => {
    const t = twoSpades(anna().land('desert', 'D9')).plays('Anna', { do: 'build', hex: 'D9' });
    expect([t.building('D9'), t.asked('Anna')]).toEqual(['workshop', 'wrapUp']);
  });

  rule('AOI-TERRA-20', 'each hex must be native before the next is begun', () => {
    const t = anna()
      .land('swamp', 'E10')
      .land('plains', 'D9')
      .has('Anna', { books: [3, 0, 0, 0] })
      .sets({ bookActions: ['book6'] })
      .turn('Anna');
    t.plays('Anna', { do: 'book', action: 'book6' }, { do: 'terraform', hex: 'E10' }, { do: 'into', terrain: 'plains' });
    expect(t.hexes('Anna', 'terraform')).toEqual(['E10']);
    t.plays('Anna', { do: 'terraform', hex: 'E10' });
    expect(t.hexes('Anna', 'terraform')).toContain('D9');
    t.plays('Anna', 'done');
    expect(t.facts('spadesLost')).toEqual([{ seat: 0, spades: 1 }]);
  });

  rule('AOI-TERRA-EX1', 'a swamp becomes desert for 2 spades', () => {
    const t = anna().land('swamp', 'E10').turn('Anna').plays('Anna', { do: 'terraform', hex: 'E10' }, { do: 'into', terrain: 'desert' });
    expect(t.facts('spades')).toEqual([{ seat: 0, spades: 2, tools: 6 }]);
  });

  rule('AOI-TERRA-EX2', 'a mountain becomes desert for 6 tools, the workshop costs 1 tool and 2 coins', () => {
    const t = anna().land('mountain', 'E10').turn('Anna');
    expect(t.change('Anna', { do: 'terraform', hex: 'E10' }, { do: 'into', terrain: 'desert' })).toEqual({ tools: -6 });
    expect(t.change('Anna', { do: 'build', hex: 'E10' })).toEqual({ tools: -1, coins: -2 });
  });

  rule(
    'AOI-TERRA-EX3',
    'two plains with the 2-spade action, the workshop on the first; what only that workshop reaches is out of reach',
    () => {
      const t = twoSpades(anna().land('plains', 'D9').land('wasteland', 'E11')).plays('Anna', { do: 'terraform', hex: 'E10' });
      expect(t.may('Anna', { do: 'terraform', hex: 'E11' })).toBe(false);
      t.plays('Anna', { do: 'terraform', hex: 'D9' }, { do: 'build', hex: 'E10' });
      expect([t.building('E10'), t.terrain('D9')]).toEqual(['workshop', 'desert']);
    },
  );

  rule('AOI-BUILD-01', 'native, empty, in reach, a workshop left, 1 tool and 2 coins', () => {
    const laid = (part: object) => anna(part).land('desert', 'D9').turn('Anna').may('Anna', { do: 'build', hex: 'D9' });
    expect([laid({}), laid({ tools: 0 }), laid({ coins: 1 }), laid({ left: [0, 0, 4, 3, 1, 1, 0, 0] })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(anna().land('desert', 'A4').turn('Anna').may('Anna', { do: 'build', hex: 'A4' })).toBe(false);
  });

  rule('AOI-BUILD-02', 'the left-most workshop: its hand becomes visible', () => {
    const t = anna().land('desert', 'D9').turn('Anna');
    expect(boardIncome(t.player('Anna')).tools).toBe(2);
    t.plays('Anna', { do: 'build', hex: 'D9' });
    expect(boardIncome(t.player('Anna')).tools).toBe(3);
  });

  rule('AOI-BUILD-03', 'neighbours may gain power', () => {
    const t = anna()
      .at('Bence', 'workshop', 'D10')
      .land('desert', 'E10')
      .turn('Anna')
      .plays('Anna', { do: 'build', hex: 'E10' }, 'endTurn');
    expect(t.asked('Bence')).toBe('offers');
  });

  rule('AOI-OPEN-08', 'the round tile counts every spade of phase II, the Goblins every spade', () => {
    const t = aTable('Anna desert goblins', 'Bence')
      .at('Anna', 'workshop', 'E9')
      .land('swamp', 'E10')
      .has('Anna', { tools: 3, bowls: [0, 0, 12] })
      .round(1, 'round2')
      .turn('Anna');
    t.plays('Anna', { do: 'power', action: 'power5' }, { do: 'terraform', hex: 'E10' });
    expect(t.change('Anna', { do: 'into', terrain: 'desert' })).toEqual({ tools: -3, coins: 4, vp: 4 });
  });

  rule('AOI-OPEN-18', 'spades of the set-up may be supplemented with tools, without a workshop', () => {
    const t = anna().land('swamp', 'E10').setUp('competencies').plays('Anna', { do: 'terraform', hex: 'E10' });
    expect(t.may('Anna', { do: 'into', terrain: 'desert' })).toBe(true);
    t.plays('Anna', { do: 'into', terrain: 'desert' });
    expect([t.terrain('E10'), t.state.round]).toEqual(['desert', 1]);
  });

  rule('AOI-OPEN-22', 'spades are used before the workshop or given up; no further hex is forced', () => {
    const t = twoSpades(anna().land('wasteland', 'D9')).plays('Anna', { do: 'terraform', hex: 'E10' }, { do: 'build', hex: 'E10' });
    expect([t.terrain('D9'), t.asked('Anna')]).toEqual(['wasteland', 'wrapUp']);
  });
});

describe('Maps', () => {
  rule('AOI-FRT-01', '3 VP for a workshop on an edge hex', () => {
    const build = (from: string, hex: string) =>
      aTable('Anna desert', 'Bence')
        .at('Anna', 'workshop', from)
        .land('desert', hex)
        .round(6)
        .sets({ finalTile: 'final1' })
        .turn('Anna')
        .change('Anna', { do: 'build', hex });
    expect(MAPS['1-3'].isEdge[MAPS['1-3'].numbers.E11]).toBe(true);
    expect(build('E10', 'E11')).toMatchObject({ vp: 3 });
    expect(build('E9', 'E10')).not.toHaveProperty('vp');
  });
});
