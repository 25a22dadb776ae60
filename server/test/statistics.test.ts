/** First places and means by trait, setting and option, among all tables and within a rule set or a setting: counted by hand here. */
import { expect, test } from 'vitest';
import { statisticsOf } from '../results/statistics.ts';
import { addTallies, talliesOf } from '../results/tally.ts';
import { openStorage } from '../storage/open.ts';
import type { PlayedRow } from '../storage/resultsTables.ts';
import { onBothEngines } from './engines.ts';

type Result = readonly [faction: string, points: number];

const table = (id: string, options: object, map: string, results: readonly Result[]): PlayedRow[] =>
  results.map(([faction, points], seat) => ({
    ...{ table_id: id, seat, game: 'terra-mystica', seats: results.length, options: JSON.stringify(options), ended_at: 1_000 },
    ...{ person_id: null, bot: null, points, way: 'finished', rated: false },
    rank: 1 + results.filter(([, other]) => other > points).length,
    traits: JSON.stringify({ faction }),
    setting: JSON.stringify({ map, finalTile: 'none' }),
  }));

const TABLES = [
  table('standard 1', { map: 'base', iceFactions: false }, 'base', [
    ['witches', 120],
    ['giants', 90],
  ]),
  table('standard 2', { map: 'base', iceFactions: false }, 'base', [
    ['giants', 101],
    ['witches', 100],
  ]),
  table('shared', { map: 'lakes', iceFactions: false }, 'lakes', [
    ['witches', 110],
    ['giants', 110],
  ]),
  table('ice', { map: 'base', iceFactions: true }, 'base', [
    ['witches', 80],
    ['icemaidens', 130],
    ['giants', 70],
  ]),
];

/** Wilson's interval at 95 %, as textbooks print it. */
function wilson(n: number, wins: number): { low: number; high: number } {
  const [z, p] = [1.959964, wins / n];
  const half = z * Math.sqrt((p * (1 - p)) / n + z ** 2 / (4 * n ** 2));
  return { low: (p + z ** 2 / (2 * n) - half) / (1 + z ** 2 / n), high: (p + z ** 2 / (2 * n) + half) / (1 + z ** 2 / n) };
}

onBothEngines('statistics', fresh => {
  test('faction shares, means and counts hold within a rule set and within a map', async () => {
    const { db, close } = await openStorage(await fresh());
    for (const rows of TABLES) await addTallies(db, talliesOf(rows));
    const asked = async (within?: string) => {
      const { tables, groups } = await statisticsOf(db, 'terra-mystica', { tables: 'all', ...(within && { within }) });
      const lines = (about: string, key: string) =>
        groups
          .find(group => group.about === about && group.key === key)
          ?.values.map(({ value, games, share, points }) => [value, games, share?.wins ?? null, points.mean]);
      return { tables, groups, lines };
    };

    const all = await asked();
    expect(all.tables).toBe(4);
    expect(all.lines('trait', 'faction')).toEqual([
      ['icemaidens', 1, 1, 130],
      ['giants', 4, 1.5, 92.75],
      ['witches', 4, 1.5, 102.5],
    ]);
    expect(all.lines('setting', 'map')).toEqual([
      ['base', 3, null, 117],
      ['lakes', 1, null, 110],
    ]);
    expect(all.lines('option', 'iceFactions')).toEqual([
      ['false', 3, null, 331 / 3],
      ['true', 1, null, 130],
    ]);
    expect(all.lines('rules', 'rules')).toEqual([
      ['standard', 2, null, 110.5],
      ['fireAndIce', 1, null, 130],
      ['setup', 1, null, 110],
    ]);

    const standard = await asked('rules:standard');
    expect(standard.tables).toBe(2);
    expect(standard.lines('trait', 'faction')).toEqual([
      ['giants', 2, 1, 95.5],
      ['witches', 2, 1, 110],
    ]);
    expect(standard.lines('setting', 'map')).toEqual([['base', 2, null, 110.5]]);
    expect(standard.groups.some(({ about }) => about === 'option')).toBe(false);

    const base = await asked('map:base');
    expect([base.tables, (await asked('map:lakes')).tables, (await asked('map:nowhere')).tables]).toEqual([3, 1, 0]);
    const giants = base.groups.find(({ key }) => key === 'faction')!.values.find(({ value }) => value === 'giants')!;
    expect([giants.games, giants.share!.wins, giants.points.mean]).toEqual([3, 1, 87]);
    // Two tables of two and one of three.
    expect(giants.share!.even).toBeCloseTo((1 / 2 + 1 / 2 + 1 / 3) / 3);
    expect([giants.share!.low, giants.share!.high]).toEqual(Object.values(wilson(3, 1)).map(end => expect.closeTo(end, 4)));
    await close();
  });
});
