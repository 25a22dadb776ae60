/** Section 9 of the digest, first half: transform and build, the dwelling. */
import { rule } from '@tarsas/kernel/testing';
import { expect } from 'vitest';
import type { CycleTerrain, FactionId } from '../../data/index.ts';
import { aTable, type Layout } from '../table.ts';

const rich: Layout = { coins: 50, workers: 20, bowls: [0, 0, 12] };
const witches = (layout: Layout = {}) => aTable('witches', 'nomads').has('witches', { ...rich, dwelling: 'F4', ...layout });

rule('TM-BUILD-01', 'a hex turned into home terrain may get a dwelling at once, one turned into another terrain may not', () => {
  const t = witches().turnOf('witches').plays('witches', { do: 'transform', hex: 'E7' }, { do: 'into', terrain: 'forest' });
  expect(t.hexes('witches', 'build')).toEqual(['E7']);
  t.plays('witches', { do: 'build', hex: 'E7' });
  expect(t.at('E7')).toBe('witches dwelling');
  expect(t.change('witches')).toEqual({ workers: -4, coins: -2 });
  const away = witches().turnOf('witches').plays('witches', { do: 'transform', hex: 'E7' }, { do: 'into', terrain: 'lake' });
  expect(away.may('witches', 'build')).toBe(false);
});

rule('TM-BUILD-02', 'a dwelling on what already was home terrain leaves nothing to transform, not even with free spades', () => {
  const t = witches().terrain({ F3: 'forest' }).turnOf('witches').plays('witches', { do: 'build', hex: 'F3' });
  expect(t.may('witches', 'transform')).toBe(false);
  for (const move of [{ do: 'power', action: 'ACT6' } as const, { do: 'special', action: 'BON1' } as const]) {
    const free = witches({ card: 'BON1' }).terrain({ F3: 'forest' }).turnOf('witches').plays('witches', move);
    expect(free.hexes('witches', 'build')).toEqual(['F3']);
    free.plays('witches', { do: 'build', hex: 'F3' });
    expect(free.may('witches', 'transform')).toBe(false);
    expect(free.at('E7')).toBe('mountain');
  }
});

rule('TM-BUILD-02', 'and after transforming a hex, one that already was home terrain gets no dwelling', () => {
  const t = witches().terrain({ F3: 'forest' }).turnOf('witches').plays('witches', { do: 'power', action: 'ACT6' });
  t.plays('witches', { do: 'transform', hex: 'E7' }, { do: 'into', terrain: 'forest' });
  expect(t.hexes('witches', 'build')).toEqual(['E7']);
});

rule('TM-BUILD-02', 'nor if the hex was left on another terrain', () => {
  const t = witches().terrain({ F3: 'forest' }).turnOf('witches').plays('witches', { do: 'power', action: 'ACT5' });
  expect(t.hexes('witches', 'build')).toEqual(['F3']);
  t.plays('witches', { do: 'transform', hex: 'E6' }, { do: 'into', terrain: 'swamp' });
  expect(t.may('witches', 'build')).toBe(false);
});

rule('TM-BUILD-03', 'the hex is home terrain, free, and adjacent to an own structure, directly or indirectly', () => {
  const t = witches({ shipping: 0 }).has('nomads', { dwelling: 'G2' }).terrain({ F3: 'forest', G2: 'forest' });
  expect(t.turnOf('witches').hexes('witches', 'build')).toEqual(['F3']);
  expect(t.has('witches', { shipping: 1 }).turnOf('witches').hexes('witches', 'build')).toEqual(['F3', 'G3']);
});

rule.each('TM-BUILD-04', 'a dwelling costs 1 worker and 2 coins, of Engineers 1 and 1, of Swarmlings 2 and 3', [
  ['witches', 'forest', 1, 2],
  ['dwarves', 'mountain', 1, 2],
  ['engineers', 'mountain', 1, 1],
  ['swarmlings', 'lake', 2, 3],
] as [FactionId, CycleTerrain, number, number][])((faction, home, workers, coins) => {
  const having = (layout: Layout) =>
    aTable(faction, 'nomads')
      .has(faction, { dwelling: 'G5', bowls: [12, 0, 0], ...layout })
      .terrain({ G6: home })
      .turnOf(faction);
  const t = having({ workers, coins }).plays(faction, { do: 'build', hex: 'G6' });
  expect(t.change(faction)).toEqual({ workers: -workers, coins: -coins });
  expect(having({ workers: workers - 1, coins }).may(faction, 'build')).toBe(false);
  expect(having({ workers, coins: coins - 1 }).may(faction, 'build')).toBe(false);
});

rule('TM-BUILD-03 TM-BUILD-04', 'who wonders why a dwelling cannot be built is told the rule', () => {
  const why = (hex: string, layout: Layout = {}) =>
    witches(layout).terrain({ F3: 'forest' }).turnOf('witches').why('witches', { do: 'build', hex });
  expect([why('F3'), why('I6')]).toEqual([[], ['TM-BUILD-03']]);
  expect(why('F3', { coins: 1 })).toEqual(['TM-BUILD-04']);
  expect(why('F3', { dwelling: 'F4 E1 E2 H1 H2 I1 I2 A1' })).toEqual(['TM-COMP-06']);
});

rule.each('TM-BUILD-05', '2 points for a dwelling if the scoring tile of the round shows it', [
  ['SCORE3', 2],
  ['SCORE5', 2],
  ['SCORE8', undefined],
  ['SCORE2', undefined],
])((tile, points) => {
  const t = witches().terrain({ F3: 'forest' }).tile(tile).turnOf('witches').plays('witches', { do: 'build', hex: 'F3' });
  expect(t.change('witches').vp).toBe(points);
});

rule(
  'TM-BUILD-06',
  'structures come off their track left to right: the third dwelling of the Engineers uncovers nothing, the fourth a worker',
  () => {
    const after = (dwelling: string) => {
      const t = aTable('engineers', 'nomads')
        .has('engineers', { ...rich, dwelling, card: null })
        .terrain({ E4: 'mountain' })
        .turnOf('engineers');
      t.plays('engineers', { do: 'build', hex: 'E4' });
      return t.income().change('engineers').workers;
    };
    expect(after('E3')).toBe(2);
    expect(after('E3 E2')).toBe(2);
    expect(after('E3 E2 E1')).toBe(3);
  },
);

rule('TM-BUILD-07', 'opponents next to a new dwelling may gain power', () => {
  const t = witches().has('nomads', { dwelling: 'E8' }).turnOf('witches');
  t.plays('witches', { do: 'transform', hex: 'E7' }, { do: 'into', terrain: 'forest' });
  expect(t.asked('nomads')).toBe(null); // transforming alone gives none
  t.plays('witches', { do: 'build', hex: 'E7' });
  expect(t.asked('nomads')).toBe('leech');
  expect(t.plays('nomads', 'take').player('nomads').bowls).toEqual([4, 8, 0]);
});
