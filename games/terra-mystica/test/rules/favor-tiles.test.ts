/** Section 22 of the digest: favor tiles. */
import { rule } from '@tarsas/kernel/testing';
import { expect } from 'vitest';
import { CULTS, type FavorId } from '../../data/index.ts';
import { aTable, type Layout, RICH } from '../table.ts';

/** Auren who are about to choose a favor tile for a temple at F4. */
const choosing = (auren: Layout = {}, giants: Layout = {}) =>
  aTable('auren', 'giants')
    .has('auren', { ...RICH, tradingHouse: 'F4', bowls: [12, 0, 0], cults: { water: 0, air: 0 }, ...auren })
    .has('giants', giants)
    .turnOf('auren')
    .plays('auren', { do: 'upgrade', hex: 'F4', to: 'temple' });
const favor = (tile: FavorId) => ({ do: 'favor', tile }) as const;
/** With the tile from the start. */
const owning = (tile: FavorId, layout: Layout) => aTable('auren', 'giants').has('auren', { ...RICH, favors: [tile], ...layout });
const income = (tile: FavorId) => {
  const [plain] = aTable('auren', 'giants').income().facts('income');
  const [more] = aTable('auren', 'giants')
    .has('auren', { favors: [tile] })
    .income()
    .facts('income');
  return [more.coins - plain.coins, more.workers - plain.workers, more.priests - plain.priests, more.power - plain.power];
};

const LARGE: [FavorId, string][] = [
  ['FAV1', 'fire'],
  ['FAV2', 'water'],
  ['FAV3', 'earth'],
  ['FAV4', 'air'],
];
const LASTING = CULTS.flatMap((cult, i): [FavorId, string, number][] => [
  [`FAV${5 + i}` as FavorId, cult, 2],
  [`FAV${9 + i}` as FavorId, cult, 1],
]);
const heights = (cult: string, steps: number) => CULTS.map(one => (one === cult ? steps : 0));

rule('TM-FAV-01', 'temple and sanctuary bring one of twelve kinds, each kind once per player', () => {
  expect(choosing().options('auren', 'favor')).toHaveLength(12);
  const t = choosing().plays('auren', favor('FAV11')).ends('auren').pass('giants');
  t.plays('auren', { do: 'upgrade', hex: 'F4', to: 'sanctuary' });
  expect(t.options('auren', 'favor')).toHaveLength(11);
  expect(t.may('auren', favor('FAV11'))).toBe(false);
});

rule.each(
  'TM-FAV-02 TM-FAV-13',
  'three steps at once, one copy',
  LARGE,
)((tile, cult) => {
  expect(choosing().plays('auren', favor(tile)).player('auren').cults).toEqual(heights(cult, 3));
  expect(choosing({}, { favors: [tile] }).may('auren', favor(tile))).toBe(false);
});

rule.each(
  'TM-FAV-03 TM-FAV-13',
  'steps at once beside a lasting ability, three copies',
  LASTING,
)((tile, cult, steps) => {
  expect(choosing().plays('auren', favor(tile)).player('auren').cults).toEqual(heights(cult, steps));
  const four = (...owners: ('nomads' | 'giants' | 'darklings')[]) => {
    const t = aTable('auren', 'nomads', 'giants', 'darklings').has('auren', { ...RICH, tradingHouse: 'F4' });
    for (const owner of owners) t.has(owner, { favors: [tile] });
    return t.turnOf('auren').plays('auren', { do: 'upgrade', hex: 'F4', to: 'temple' });
  };
  expect(four('nomads', 'giants').may('auren', favor(tile))).toBe(true);
  expect(four('nomads', 'giants', 'darklings').may('auren', favor(tile))).toBe(false);
});

rule('TM-FAV-04', 'the steps give power at the gates', () => {
  expect(
    choosing({ cults: { fire: 2 } })
      .plays('auren', favor('FAV1'))
      .player('auren').bowls,
  ).toEqual([9, 3, 0]);
  expect(
    choosing({ cults: { air: 3 } })
      .plays('auren', favor('FAV8'))
      .player('auren').bowls,
  ).toEqual([10, 2, 0]);
});

rule('TM-FAV-05 TM-TOWN-11', 'a total power value of 6 founds a town from now on', () => {
  const six = { tradingHouse: 'E7 G2', dwelling: 'F4' }; // with a dwelling at F3: 2 + 2 + 1 + 1
  const build = (layout: Layout) =>
    aTable('auren', 'giants')
      .has('auren', { ...RICH, ...six, ...layout })
      .terrain({ F3: 'forest' })
      .turnOf('auren')
      .plays('auren', { do: 'build', hex: 'F3' });
  expect(build({}).facts('townFounded')).toEqual([]);
  expect(build({ favors: ['FAV5'] }).facts('townFounded')).toHaveLength(1);
});

rule('TM-FAV-05', 'a town that the tile founds at once gives its key to the steps of the tile', () => {
  // A temple at F4 beside a trading house and two dwellings: 2 + 2 + 1 + 1.
  const t = choosing({ tradingHouse: 'F4 E7', dwelling: 'G2 F3', cults: { fire: 8 } });
  expect(t.facts('townFounded')).toEqual([]);
  t.plays('auren', favor('FAV5'), { do: 'town', tile: 'TW1' }, { do: 'enterTop', cult: 'fire' });
  expect(t.player('auren')).toMatchObject({ keys: 0, cults: [10, 1, 0, 1] });
});

rule('TM-FAV-06', 'a step on a cult track as a special action, once per round', () => {
  const t = owning('FAV6', {}).turnOf('auren').plays('auren', { do: 'special', action: 'FAV6' }, { do: 'step', cult: 'fire' });
  expect(t.player('auren').cults[0]).toBe(1);
  t.ends('auren').pass('giants');
  expect(t.may('auren', { do: 'special', action: 'FAV6' })).toBe(false);
});

rule('TM-FAV-07', 'income 4 power', () => expect(income('FAV8')).toEqual([0, 0, 0, 4]));
rule('TM-FAV-08', 'income 1 power and 1 worker', () => expect(income('FAV7')).toEqual([0, 1, 0, 1]));
rule('TM-FAV-09', 'income 3 coins', () => expect(income('FAV9')).toEqual([3, 0, 0, 0]));

rule('TM-FAV-10', '3 points whenever a dwelling becomes a trading house', () => {
  const t = owning('FAV10', { dwelling: 'F4 C3', tradingHouse: 'D1' }).turnOf('auren');
  t.plays('auren', { do: 'upgrade', hex: 'F4', to: 'tradingHouse' }).ends('auren').pass('giants');
  expect(t.change('auren').vp).toBe(3);
  t.plays('auren', { do: 'upgrade', hex: 'C3', to: 'tradingHouse' }).ends('auren');
  expect(t.change('auren').vp).toBe(6);
  t.plays('auren', { do: 'upgrade', hex: 'D1', to: 'temple' });
  expect(t.change('auren').vp).toBe(6);
});

rule('TM-FAV-11', '2 points whenever a dwelling is built', () => {
  const t = owning('FAV11', { dwelling: 'E7' }).turnOf('auren').plays('auren', { do: 'build', hex: 'F4' });
  expect(t.change('auren').vp).toBe(2);
  t.ends('auren').pass('giants').plays('auren', { do: 'upgrade', hex: 'F4', to: 'tradingHouse' });
  expect(t.change('auren').vp).toBe(2);
});

rule.each('TM-FAV-12', 'points when passing by trading houses on the map', [
  ['', 0],
  ['F4', 2],
  ['F4 C3', 3],
  ['F4 C3 D1', 3],
  ['F4 C3 D1 A3', 4],
])((tradingHouse, points) => {
  const t = owning('FAV12', { tradingHouse: String(tradingHouse), dwelling: 'A10' })
    .turnOf('auren')
    .pass('auren');
  expect(t.change('auren').vp ?? 0).toBe(points);
});
