/** The head of a table: what is indexed follows lazily, and lists, clocks and bots do not notice. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@tarsas/kernel';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { Committer, type Head } from '../storage/commit.ts';
import type { Database } from '../storage/database.ts';
import { LISTED_MS, lookAgain, settleHeads, toLookAt } from '../storage/heads.ts';
import { migrate } from '../storage/migrations.ts';
import { openStorage, type Storage, type Where } from '../storage/open.ts';
import { listTables } from '../table/lists.ts';
import type { Tables } from '../table/tables.ts';
import { onBothEngines } from './engines.ts';
import { until } from './officers.ts';
import { openOld } from './older.ts';
import { createDatabase, postgres } from './postgres.ts';

const opened: Storage[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const FIXED = { game: 'example', rules: 1, seats: 2, options: '{}', seed: 's', visibility: 'open' as const, invite: 'i' };
const PLAYING: Head = { status: 'playing', waiting: 1, bots_waiting: 0, due_at: null, wake_at: null, result: null };
const MINUTE = 60_000;
const DAY = 86_400_000;
const LATE_MS = 20_000;

async function open(where: Where): Promise<Storage> {
  const storage = await openStorage(where);
  opened.push(storage);
  return storage;
}

async function opens({ db }: Storage, id: string, at: number): Promise<void> {
  const none = { pace: null, host: null, rematch: null, due_at: null, result: null };
  await db
    .insertInto('tables')
    .values({ ...FIXED, ...none, id, created_at: at, touched_at: at, listed_at: at })
    .execute();
}

/** Adds one entry after the other to any table. */
function writer(storage: Storage) {
  const committer = new Committer(storage, { ready: async () => {}, enqueue: async () => {}, wake: () => {} });
  const made = new Map<string, number>();
  return async (table_id: string, at: number, head: Partial<Head> = {}): Promise<void> => {
    const n = (made.get(table_id) ?? 0) + 1;
    made.set(table_id, n);
    const verdict = await committer.commit({ entries: [{ table_id, n, at, body: '{}' }], head: { ...PLAYING, ...head }, jobs: [] });
    expect(verdict).toBe('won');
  };
}

const columns = async (db: Kysely<Database>, id: string) =>
  db.selectFrom('tables').select(['listed_at', 'wake_at', 'touched_at']).where('id', '=', id).executeTakeFirstOrThrow();

onBothEngines('the head of a table', fresh => {
  test('is listed late by ten minutes at most, and exactly where its status changes', async () => {
    const storage = await open(await fresh());
    const move = writer(storage);
    await opens(storage, 'a', 1_000);
    const listed = async () => (await columns(storage.db, 'a')).listed_at;
    const start = 5 * MINUTE;
    await move('a', start);
    expect(await listed()).toBe(start);
    await move('a', start + LISTED_MS - 1);
    expect(await listed()).toBe(start);
    await move('a', start + LISTED_MS);
    expect(await listed()).toBe(start + LISTED_MS);
    // The time of day was set back.
    await move('a', start);
    expect(await listed()).toBe(start);
    await move('a', start + 1, { status: 'over' });
    expect(await columns(storage.db, 'a')).toEqual({ listed_at: start + 1, touched_at: start + 1, wake_at: null });
  });

  test('is looked at when its clock may have run out, or earlier', async () => {
    const storage = await open(await fresh());
    const { db } = storage;
    const move = writer(storage);
    await opens(storage, 'a', 0);
    const wake = async () => (await columns(db, 'a')).wake_at;
    const clock = (due_at: number) => ({ due_at, wake_at: due_at });
    await move('a', 1, clock(5 * MINUTE));
    await move('a', 2, clock(9 * MINUTE));
    expect(await wake()).toBe(5 * MINUTE);
    await move('a', 3, clock(4 * MINUTE));
    expect(await wake()).toBe(4 * MINUTE);
    await move('a', 4, clock(9 * MINUTE));
    // Nobody is asked any more: the look that is due anyway finds nothing to do.
    expect(await toLookAt(db, 4 * MINUTE - 1, 10)).toEqual([]);
    expect(await toLookAt(db, 4 * MINUTE, 10)).toEqual([{ id: 'a', due_at: 9 * MINUTE, bots_waiting: 0, touched_at: 4 }]);
    await lookAgain(db, ['a'], 4 * MINUTE, LATE_MS);
    expect(await wake()).toBe(9 * MINUTE);
    // One that could not be acted upon comes again, after others.
    await lookAgain(db, ['a'], 10 * MINUTE, LATE_MS);
    expect(await wake()).toBe(10 * MINUTE + 1_000);
    await move('a', 5, { due_at: null, wake_at: null });
    expect(await wake()).toBe(10 * MINUTE + 1_000);
    await lookAgain(db, ['a'], 11 * MINUTE, LATE_MS);
    expect(await wake()).toBeNull();
  });

  test('is looked at when a bot takes too long', async () => {
    const storage = await open(await fresh());
    const { db } = storage;
    const move = writer(storage);
    await opens(storage, 'a', 0);
    const wake = async () => (await columns(db, 'a')).wake_at;
    await move('a', 1_000, { bots_waiting: 2, wake_at: 1_000 + LATE_MS });
    await move('a', 2_000);
    await move('a', 3_000, { bots_waiting: 2, wake_at: 3_000 + LATE_MS });
    expect(await wake()).toBe(1_000 + LATE_MS);
    await lookAgain(db, ['a'], 1_000 + LATE_MS, LATE_MS);
    expect(await wake()).toBe(31_000 + LATE_MS);
    await move('a', 4_000, { bots_waiting: 0, due_at: MINUTE, wake_at: MINUTE });
    await lookAgain(db, ['a'], 31_000 + LATE_MS, LATE_MS);
    expect(await wake()).toBe(MINUTE);
  });

  test('public lists are in the order of the last move, page by page', async () => {
    const storage = await open(await fresh());
    const move = writer(storage);
    const seed = 'lists';
    const random = randomFrom(seed);
    const touched = new Map<string, number>();
    for (let i = 0; i < 130; i++) await opens(storage, `t${i}`, i);
    // Most play at the same time; some have rested for days.
    for (let at = DAY, i = 0; i < 600; i++) {
      at += 1 + random(i % 100 === 0 ? DAY : MINUTE);
      const id = `t${i < 130 ? i : random(100)}`;
      await move(id, at);
      touched.set(id, at);
    }
    const right = [...touched].sort(([, a], [, b]) => b - a).map(([id]) => id);
    const shown: string[] = [];
    for (let before = 9e15; ; ) {
      const tables = { config: { db: storage.db } } as Tables;
      const page = await listTables(tables, { list: 'playing', before, language: 'en' }, null);
      shown.push(...page.map(({ id }) => id));
      if (page.length < 50) break;
      before = page[page.length - 1].touchedAt;
    }
    expect(shown, `seed ${seed}`).toEqual(right);
  });
});

test('PostgreSQL leaves the indexes alone when a move is made', async () => {
  // A cluster of its own: an old row makes room only once no transaction of the whole cluster could see it, and other tests make databases meanwhile.
  const cluster = await postgres();
  const url = await createDatabase(cluster.root);
  const storage = await openStorage({ url });
  const move = writer(storage);
  const tables = Array.from({ length: 40 }, (_, i) => `t${i}`);
  for (const id of tables) await opens(storage, id, 0);
  const MOVES = 60;
  // Quick play with clocks and bots: the turn changes hands with every move.
  for (let i = 1; i <= MOVES; i++) {
    const at = i * 5_000;
    const due_at = at + 10 * MINUTE;
    const bot = { bots_waiting: i % 2, wake_at: i % 2 ? at + LATE_MS : due_at };
    await Promise.all(tables.map(id => move(id, at, { waiting: 1 << (i % 4), due_at, ...bot })));
  }
  // What a connection has done is counted when it ends, at the latest.
  await storage.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const counts = async () =>
    (
      await client.query(
        "select n_tup_upd::integer as all, n_tup_hot_upd::integer as hot from pg_stat_user_tables where relname = 'tables'",
      )
    ).rows[0] as { all: number; hot: number };
  await until(async () => (await counts()).all >= MOVES * tables.length);
  const { all, hot } = await counts();
  await client.end();
  await cluster.stop();
  expect(hot / all).toBeGreaterThanOrEqual(0.95);
});

describe.each([
  { engine: 'embedded', empty: async (): Promise<Where> => ({ folder: temporary() }) },
  { engine: 'PostgreSQL', empty: async (): Promise<Where> => ({ url: await createDatabase(inject('postgres')) }) },
])('the version before, $engine', ({ empty }) => {
  const insert = async (db: Kysely<Database>, id: string, row: Record<string, unknown>) => {
    const all = { ...FIXED, id, created_at: 1, n: 3, status: 'playing', touched_at: 7_000, ...row };
    await sql`insert into tables (${sql.join(Object.keys(all).map(key => sql.ref(key)))}) values (${sql.join(Object.values(all))})`.execute(
      db,
    );
  };

  test('a database is migrated with its tables, and what that version still writes is put right', async () => {
    const where = await empty();
    const old = await openOld(where);
    await migrate(old.db, '011-clubs');
    await insert(old.db, 'lobby', { status: 'waiting', n: 0 });
    await insert(old.db, 'clock', { due_at: 9_000 });
    await insert(old.db, 'bot', { bots_waiting: 2 });
    await insert(old.db, 'both', { bots_waiting: 2, due_at: 8_000 });
    await insert(old.db, 'people', { waiting: 1 });
    await insert(old.db, 'over', { status: 'over' });
    await old.close();
    const storage = await open(where);
    const { db } = storage;
    expect(storage.migrated).toContain('012-heads');
    const heads = async () => {
      const rows = await db.selectFrom('tables').select(['id', 'listed_at', 'wake_at']).orderBy('id').execute();
      return Object.fromEntries(rows.map(({ id, listed_at, wake_at }) => [id, [listed_at, wake_at]]));
    };
    const migrated = {
      ...{ both: [7_000, 8_000], bot: [7_000, 27_000], clock: [7_000, 9_000] },
      ...{ lobby: [7_000, null], over: [7_000, null], people: [7_000, null] },
    };
    expect(await heads()).toEqual(migrated);
    // Beside this version the old one goes on: a game ends, a clock begins to run, a table is opened.
    await sql`update tables set status = 'over', touched_at = 8000 where id = 'clock'`.execute(db);
    await sql`update tables set due_at = 9500, touched_at = 8000 where id = 'people'`.execute(db);
    await insert(db, 'new', { status: 'waiting', n: 0, touched_at: Date.now() });
    await settleHeads(db);
    const { new: added, ...others } = await heads();
    expect(others).toEqual({ ...migrated, clock: [8_000, 9_000], people: [7_000, 9_500] });
    expect(Math.abs(added[0]! - Date.now())).toBeLessThan(MINUTE);
  });
});

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tarsas-heads-'));
  folders.push(folder);
  return folder;
}
