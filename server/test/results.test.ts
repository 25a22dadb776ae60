/** Results and ratings of finished tables: written once, in the order of tables, and the same when they are rebuilt from the logs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@tarsas/kernel';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restore, writeBackup } from '../operate/backup.ts';
import { headToHead, ratingHistory, ratingsOf, recentOf, summaryOf } from '../results/ofPerson.ts';
import { rebuild } from '../results/rebuild.ts';
import { botsOf, statisticsOf } from '../results/statistics.ts';
import type { Database } from '../storage/database.ts';
import { openStorage, type Storage } from '../storage/open.ts';
import { onBothEngines } from './engines.ts';
import { aFinishedTable, aPerson, type FinishedTable, type Sitting, writeResult } from './finished.ts';
import { titles } from './titles.ts';

const PEOPLE = ['anna', 'bela', 'csilla', 'denes', 'erika', 'ferenc'];
const BOTS = ['greedy', 'random-plans'];
const TABLES = 40;
const HOUR = 3_600_000;
const BEGAN = Date.UTC(2026, 2, 30);
const NOTHING = { results: 0, ratings: 0, statistics: 0 };

/** Rated, unrated and mixed tables; some end at the same millisecond. */
function someTables(seed: string): FinishedTable[] {
  const random = randomFrom(seed);
  return Array.from({ length: TABLES }, (_, i) => {
    const people = [...PEOPLE].sort(() => random(3) - 1).slice(0, 2 + random(3));
    const bots = random(4) === 0 ? 1 + random(people.length - 1) : 0;
    const seats = people.map((person, seat): Sitting => (seat >= people.length - bots ? { bot: BOTS[random(2)]! } : { person }));
    const ladder = bots > 0 ? 'bots' : random(4) > 0 ? 'people' : undefined;
    return {
      id: `table${String((i * 7) % TABLES).padStart(3, '0')}`,
      seats,
      endedAt: BEGAN + Math.floor(i / 2) * HOUR,
      ladder,
      seed: `${seed} ${i}`,
      leaving: true,
    };
  });
}

const DERIVED = ['played', 'rated', 'rating', 'tally'] as const;
const sorted = (rows: readonly object[]) => rows.map(row => JSON.stringify(row)).sort();
const kept = async (db: Kysely<Database>) =>
  Object.fromEntries(await Promise.all(DERIVED.map(async table => [table, sorted(await db.selectFrom(table).selectAll().execute())])));

onBothEngines('results', fresh => {
  let storage: Storage;
  let db: Kysely<Database>;
  const tables = someTables('results');
  beforeAll(async () => {
    storage = await openStorage(await fresh());
    db = storage.db;
    for (const person of PEOPLE) await aPerson(db, person);
    for (const table of tables) await aFinishedTable(db, table);
    const random = randomFrom('out of order');
    for (const { id } of [...tables].sort(() => random(3) - 1)) expect(await writeResult(db, id)).toBe(true);
  });
  afterAll(() => storage?.close());

  test('tables that were rated out of order come to the same as rebuilt from their logs in order', async () => {
    const before = await kept(db);
    expect(before.rated!.length).toBeGreaterThan(TABLES);
    expect(await rebuild(db, titles)).toEqual({ tables: TABLES, differed: NOTHING });
    for (const table of DERIVED) await db.deleteFrom(table).execute();
    expect((await rebuild(db, titles)).differed.results).toBe(TABLES);
    expect(await kept(db)).toEqual(before);
  });

  test('a result is written once', async () => {
    const before = await kept(db);
    for (const { id } of tables.slice(0, 5)) expect(await writeResult(db, id)).toBe(false);
    expect(await kept(db)).toEqual(before);
  });

  test('what was tampered with is found and put right', async () => {
    const before = await kept(db);
    await db.updateTable('played').set({ points: 1_000 }).where('table_id', '=', tables[0]!.id).execute();
    await db.updateTable('rating').set({ mu: 50 }).where('player', '=', 'anna').execute();
    await db.updateTable('tally').set({ games: 7 }).where('about', '=', 'table').execute();
    const { differed } = await rebuild(db, titles);
    expect(differed).toMatchObject({ results: 1, ratings: 2 });
    expect(differed.statistics).toBeGreaterThan(0);
    expect(await kept(db)).toEqual(before);
  });

  test('who finished is ranked by points, and behind them who left, the last to leave first', async () => {
    const rows = await db.selectFrom('played').selectAll().orderBy('table_id').orderBy('rank').execute();
    const ways = new Set(rows.map(({ way }) => way));
    expect(ways).toEqual(new Set(['finished', 'resigned', 'left']));
    for (const { id } of tables) {
      const table = rows.filter(({ table_id }) => table_id === id);
      const stayed = table.filter(({ way }) => way === 'finished');
      expect(table.slice(0, stayed.length)).toEqual(stayed);
      for (const one of stayed) for (const other of stayed) if (one.points > other.points) expect(one.rank).toBeLessThan(other.rank);
      const ranks = table.slice(stayed.length).map(({ rank }) => rank);
      expect(ranks).toEqual(ranks.map((_, i) => stayed.length + 1 + i));
    }
  });

  test('people and bots have ladders of their own', async () => {
    const ratings = await db.selectFrom('rating').selectAll().execute();
    expect(ratings.filter(({ ladder, bot }) => ladder === 'people' && bot !== null)).toEqual([]);
    expect(new Set(ratings.filter(({ bot }) => bot !== null).map(({ bot }) => bot))).toEqual(new Set(BOTS));
    const mixed = await db.selectFrom('played').select('table_id').where('bot', 'is not', null).execute();
    const rated = await db.selectFrom('rated').select('table_id').where('ladder', '=', 'people').execute();
    const onBoth = new Set(mixed.map(({ table_id }) => table_id));
    expect(rated.filter(({ table_id }) => onBoth.has(table_id))).toEqual([]);
  });

  test('a person reads ratings, the way they went, recent games, places and meetings', async () => {
    const own = (await db.selectFrom('played').selectAll().where('person_id', '=', 'anna').execute()).map(({ table_id }) => table_id);
    const recent = await recentOf(db, 'anna', { limit: 100, openOnly: true });
    expect(new Set(recent.map(({ table }) => table))).toEqual(new Set(own));
    expect(recent.map(({ endedAt }) => endedAt)).toEqual(recent.map(({ endedAt }) => endedAt).sort((a, b) => b - a));
    const [{ games, rating }] = (await ratingsOf(db, 'anna')).filter(({ ladder }) => ladder === 'people');
    const history = await ratingHistory(db, 'anna', 'example', 'people', 100);
    expect([history.length, history.at(-1)!.rating]).toEqual([games, rating]);
    const { example } = (await summaryOf(db, 'anna')).lines;
    const whole = example!.find(({ about }) => about === 'game')!;
    expect(whole.share.games).toBe(own.length);
    expect(whole.ranks.reduce((sum, n) => sum + n, 0)).toBe(own.length);
    const met = await headToHead(db, 'anna', 'bela');
    const other = await headToHead(db, 'bela', 'anna');
    const turned = { ahead: 'behind', behind: 'ahead', level: 'level' } as const;
    expect(other.map(({ outcome }) => turned[outcome])).toEqual(met.map(({ outcome }) => outcome));
    expect(met.length).toBeGreaterThan(0);
  });

  test('a private table is among the own recent games alone', async () => {
    const [{ id }] = tables.filter(({ seats }) => seats.some(who => 'person' in who && who.person === 'anna'));
    await db.updateTable('tables').set({ visibility: 'private' }).where('id', '=', id).execute();
    const shown = async (openOnly: boolean) => (await recentOf(db, 'anna', { limit: 100, openOnly })).some(({ table }) => table === id);
    expect([await shown(true), await shown(false)]).toEqual([false, true]);
  });

  test('statistics count tables that all have finished, and every first place once', async () => {
    const rows = await db.selectFrom('played').selectAll().execute();
    const whole = tables.filter(({ id }) => rows.every(row => row.table_id !== id || row.way === 'finished'));
    const statistics = await statisticsOf(db, 'example', { tables: 'all' });
    expect(statistics.tables).toBe(whole.length);
    const seats = statistics.groups.find(({ about }) => about === 'seat')!;
    expect(seats.values.reduce((sum, { share }) => sum + share!.wins, 0)).toBeCloseTo(whole.length);
    const people = await statisticsOf(db, 'example', { tables: 'people' });
    const rated = await statisticsOf(db, 'example', { tables: 'rated', seats: 2, since: Date.UTC(2026, 3) });
    expect(people.tables).toBe(whole.filter(({ seats }) => seats.every(who => 'person' in who)).length);
    const late = whole.filter(({ ladder, seats, endedAt }) => ladder === 'people' && seats.length === 2 && endedAt >= Date.UTC(2026, 3));
    expect(rated.tables).toBe(late.length);
    expect((await botsOf(db, 'example')).map(({ bot }) => bot).sort()).toEqual(BOTS);
  });

  test('somebody who leaves the server keeps their strength at each table, and nobody else changes', async () => {
    const others = async () => sorted(await db.selectFrom('rating').selectAll().where('player', '<>', 'ferenc').execute());
    const before = await others();
    await db.updateTable('seat').set({ person_id: null }).where('person_id', '=', 'ferenc').execute();
    await db.deleteFrom('person').where('id', '=', 'ferenc').execute();
    expect(await rebuild(db, titles)).toEqual({ tables: TABLES, differed: NOTHING });
    expect(await others()).toEqual(before);
  });

  test('a backup brings results and ratings along, also of those who have left', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tarsas-results-'));
    const file = join(folder, 'backup.gz');
    await writeBackup(db, file);
    const where = await fresh();
    await restore(where, file);
    const restored = await openStorage(where);
    try {
      expect(await kept(restored.db)).toEqual(await kept(db));
      expect((await rebuild(restored.db, titles)).differed).toEqual(NOTHING);
    } finally {
      await restored.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
