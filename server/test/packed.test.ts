/** Packed logs: of a game that ended long ago one compressed row is left, and everything that reads logs reads the same as before. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash, randomFrom } from '@tarsas/kernel';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { API } from '../api/routes.ts';
import { backup, restore } from '../operate/backup.ts';
import { packJobs } from '../operate/sweep.ts';
import { rebuildResults } from '../results/rebuild.ts';
import { Committer } from '../storage/commit.ts';
import { openStorage, type Storage, type Where } from '../storage/open.ts';
import { pack, REST_MS, readLog, toPack } from '../storage/packed.ts';
import { Live } from '../table/live.ts';
import { freshDatabase, onBothEngines } from './engines.ts';
import { until } from './officers.ts';
import { aTable, playOn, running, somebody } from './running.ts';
import { titles } from './titles.ts';

const folder = mkdtempSync(join(tmpdir(), 'tarsas-packed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const opened: Storage[] = [];
afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close();
});

async function open(where: Where): Promise<Storage> {
  const storage = await openStorage(where);
  opened.push(storage);
  return storage;
}

/** What is said over HTTP about a game that is over, played in this database. */
async function played(where: Where) {
  const server = await running(where);
  const [anna, bela] = [await somebody(server.url, 'Anna'), await somebody(server.url, 'Béla')];
  const id = await aTable('example', [anna, bela]);
  await playOn(id, [anna, bela], 'packed');
  const still = await aTable('example', [bela, anna]);
  await playOn(still, [bela, anna], 'still played', 3);
  const told = await toldOf(server.url, id, anna.token);
  await server.stop();
  return { id, still, told, token: anna.token };
}

async function toldOf(base: string, id: string, token: string): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const path of [`tables/${id}`, `tables/${id}/log`, `tables/${id}/replay`, `tables/${id}?at=3`]) {
    const answer = await fetch(`${base}${API}/${path}`, { headers: { authorization: `Bearer ${token}` } });
    told[path] = `${answer.status} ${await answer.text()}`;
  }
  return told;
}

const rowsOf = async ({ db }: Storage, table: string) =>
  (await sql<{ rows: number }>`select count(*)::integer as rows from ${sql.table(table)}`.execute(db)).rows[0].rows;

onBothEngines('a packed log', fresh => {
  test('is read like any other: table, log, replay, earlier positions, results, archives', async () => {
    const where = await fresh();
    const { id, still, told, token } = await played(where);
    expect(Object.values(told).every(text => text.startsWith('200 '))).toBe(true);
    const storage = await openStorage(where);
    const lines = await readLog(storage.db, id);
    const before = hash((await Live.load(storage.db, titles, id)).play);
    expect([await pack(storage.db, id), await pack(storage.db, id)]).toEqual([true, false]);
    expect(await pack(storage.db, still)).toBe(false);
    expect(await readLog(storage.db, id)).toEqual(lines);
    expect(await readLog(storage.db, id, 3)).toEqual(lines.slice(3));
    expect(await storage.db.selectFrom('entry').select('n').where('table_id', '=', id).execute()).toEqual([]);
    expect((await readLog(storage.db, still)).length).toBeGreaterThan(3);
    expect(hash((await Live.load(storage.db, titles, id)).play)).toBe(before);
    await storage.close();
    const server = await running(where);
    expect(await toldOf(server.url, id, token)).toEqual(told);
    await server.stop();
    expect((await rebuildResults(where, titles)).differed).toEqual({ results: 0, ratings: 0, statistics: 0 });
    // An archive holds entries, for whichever version puts it back.
    const file = join(folder, `${id}.gz`);
    const counts = await backup(where, file);
    const other = await fresh();
    expect(await restore(other, file)).toEqual(counts);
    const again = await open(other);
    expect(await readLog(again.db, id)).toEqual(lines);
    expect([await rowsOf(again, 'packed'), await rowsOf(again, 'entry')]).toEqual([0, counts.entry]);
    expect(await pack(again.db, id)).toBe(true);
  });
});

describe('packing', () => {
  /** Tables `t0` … that have ended, with sixty entries each. */
  async function finished(storage: Storage, tables: number, at = 1): Promise<void> {
    await sql`insert into tables (id, game, rules, seats, options, seed, visibility, invite, created_at, n, status, touched_at, listed_at)
      select 't' || i, 'example', 1, 2, '{}', 's', 'open', 'i', 1, 60, 'over', ${at}::bigint, ${at}::bigint
        from generate_series(0, ${tables - 1}::integer) i`.execute(storage.db);
    await sql`insert into entry select 't' || i, n, n, '{"kind":"move","n":' || n || ',"i":' || i || '}'
      from generate_series(0, ${tables - 1}::integer) i, generate_series(1, 60) n`.execute(storage.db);
  }
  const body = (i: number, n: number) => `{"kind":"move","n":${n},"i":${i}}`;
  const isWhole = async (storage: Storage, tables: number) => {
    for (let i = 0; i < tables; i++)
      expect((await readLog(storage.db, `t${i}`)).map(line => line.body)).toEqual(Array.from({ length: 60 }, (_, n) => body(i, n + 1)));
  };

  test('is work for the queue, a week after the end, and not in the first day after the upgrade', async () => {
    const where = await freshDatabase();
    const storage = await open(where);
    await finished(storage, 3, Date.now() - REST_MS - 1);
    await sql`update tables set listed_at = ${Date.now()}, touched_at = ${Date.now()} where id = 't2'`.execute(storage.db);
    expect(await toPack(storage.db, Date.now(), REST_MS, 10)).toEqual([]);
    await sql`update kysely_migration set timestamp = ${new Date(Date.now() - 86_400_001).toISOString()}`.execute(storage.db);
    expect((await toPack(storage.db, Date.now(), REST_MS, 10)).map(({ id }) => id)).toEqual(['t0', 't1']);
    // What cannot be packed is passed over, and tried again when all have had their turn.
    const next = packJobs({ db: storage.db, now: Date.now }, REST_MS, 1);
    const pages = [await next(), await next(), await next(), await next()];
    expect(pages.map(jobs => jobs.map(({ data }) => data.table))).toEqual([['t0'], ['t1'], [], ['t0']]);
    const server = await running(where);
    await until(async () => (await rowsOf(storage, 'packed')) === 2);
    await server.stop();
    await isWhole(storage, 3);
  });

  test('together with others, and cut off at any moment, packs each once and loses nothing', async () => {
    const where = await freshDatabase();
    const storage = await open(where);
    const TABLES = 24;
    await finished(storage, TABLES);
    const ids = Array.from({ length: TABLES }, (_, i) => `t${i}`);
    const random = randomFrom('packing');
    const [one, two] = [await open(where), await open(where)];
    let packed = 0;
    const work = async ({ db }: Storage) => {
      for (const id of ids) packed += (await pack(db, id).catch(() => false)) ? 1 : 0;
    };
    let isDone = false;
    // As if both processes were killed again and again: the database ends their connections, wherever they are.
    const killer = (async () => {
      while (!isDone) {
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
          storage.db,
        );
        await isWhole(storage, TABLES);
        await new Promise(resolve => setTimeout(resolve, random(20)));
      }
    })();
    for (let round = 0; round < 3; round++) await Promise.all([work(one), work(two)]);
    isDone = true;
    await killer;
    for (const id of ids) await pack(storage.db, id);
    await isWhole(storage, TABLES);
    expect([await rowsOf(storage, 'packed'), await rowsOf(storage, 'entry')]).toEqual([TABLES, 0]);
    // An answer may be lost on the way, never a log.
    expect(packed).toBeLessThanOrEqual(TABLES);
  });

  test('leaves alone what is not whole', async () => {
    const storage = await open(await freshDatabase());
    await finished(storage, 1);
    await storage.db.deleteFrom('entry').where('n', '=', 30).execute();
    await expect(pack(storage.db, 't0')).rejects.toThrow('not whole');
    expect(await readLog(storage.db, 't0')).toHaveLength(59);
  });

  test('a process that slept until after it adds nothing', async () => {
    const storage = await open(await freshDatabase());
    await finished(storage, 1);
    await pack(storage.db, 't0');
    const committer = new Committer(storage, { ready: async () => {}, enqueue: async () => {}, wake: () => {} });
    const head = { status: 'playing' as const, waiting: 1, bots_waiting: 0, due_at: null, wake_at: null, result: null };
    const late = { table_id: 't0', n: 41, at: 1, body: '{}' };
    expect(await committer.commit({ entries: [late], head, jobs: [] })).toBe('lost');
    expect(await rowsOf(storage, 'entry')).toBe(0);
    expect((await storage.db.selectFrom('tables').select('status').executeTakeFirstOrThrow()).status).toBe('over');
  });
});
