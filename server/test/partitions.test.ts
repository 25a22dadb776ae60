/** Partitions: a database of the version before is divided while that version goes on writing, and nothing is lost, doubled or brought back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { forgetAddresses } from '../operate/retention.ts';
import { upgradeCheck } from '../operate/upgradeCheck.ts';
import type { Database } from '../storage/database.ts';
import { migrate } from '../storage/migrations.ts';
import { openStorage, type Storage, type Where } from '../storage/open.ts';
import { indexUnpacked } from '../storage/packed.ts';
import { prepare } from '../storage/partitions.ts';
import { freshDatabase, onBothEngines } from './engines.ts';
import { openOld } from './older.ts';
import { createDatabase } from './postgres.ts';
import { titles } from './titles.ts';

const LAST = '013-milestones';
const SINCE = ['014-partitions', '015-packed', '016-analyses', '017-hints', '018-solved', '019-no-addresses', '020-within'];
const opened: Storage[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function open(where: Where): Promise<Storage> {
  const storage = await openStorage(where);
  opened.push(storage);
  return storage;
}

const run = (db: Kysely<Database>, text: string) => sql.raw(text).execute(db);

/** Tables `t1` … with people, entries, lines and notes, written as that version wrote them. */
async function fill(db: Kysely<Database>, tables: number, entries: number): Promise<void> {
  await run(
    db,
    `insert into person (id, name, email, "emailVerified") select 'p' || i, 'P', 'p' || i || '@example.org', true from generate_series(1, 9) i`,
  );
  await run(
    db,
    `insert into tables (id, game, rules, seats, options, seed, visibility, invite, created_at, n, status, touched_at, listed_at)
      select 't' || i, 'example', 1, 2, '{}', 's', 'open', 'i', 1, ${entries}, 'playing', 1, 1 from generate_series(1, ${tables}) i`,
  );
  await run(
    db,
    `insert into seat (table_id, seat, person_id, name) select 't' || i, s, 'p' || (1 + (i + s) % 9), 'P'
      from generate_series(1, ${tables}) i, generate_series(0, 1) s`,
  );
  await run(
    db,
    `insert into entry select 't' || i, n, n, '{"n":' || n || '}' from generate_series(1, ${tables}) i, generate_series(1, ${entries}) n`,
  );
  await run(
    db,
    `insert into chat (table_id, person_id, name, text, at) select 't' || i, 'p1', 'P', 'line', 1 from generate_series(1, ${tables}) i`,
  );
  await run(db, `insert into note select 't' || i, 'p2', 'note' from generate_series(1, ${tables}) i`);
}

/** Everything there is, in one order. */
async function everything(db: Kysely<Database>): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const [table, order] of Object.entries({ entry: 'table_id, n', seat: 'table_id, seat', chat: 'id', note: 'table_id, person_id' }))
    all[table] = (await sql`select * from ${sql.table(table)} order by ${sql.raw(order)}`.execute(db)).rows;
  return all;
}

const texts = (all: Record<string, unknown[]>) => Object.values(all).flatMap(rows => rows.map(row => JSON.stringify(row)));

describe.each([
  { engine: 'embedded', empty: async (): Promise<Where> => ({ folder: temporary() }) },
  { engine: 'PostgreSQL', empty: async (): Promise<Where> => ({ url: await createDatabase(inject('postgres')) }) },
])('from the version before, $engine', ({ empty }) => {
  test('everything is where it was, divided, and goes on', async () => {
    const where = await empty();
    const old = await openOld(where);
    await migrate(old.db, LAST);
    await fill(old.db, 50, 20);
    const before = texts(await everything(old.db));
    await old.close();
    // Who only asks what an upgrade would do changes nothing.
    const { tables, migrations, copied } = await upgradeCheck(where, titles);
    expect([tables.length, migrations, copied.rows]).toEqual([50, SINCE, 50 * (20 + 2 + 1 + 1)]);
    expect(copied.bytes).toBeGreaterThan(50_000);
    const { db, migrated } = await open(where);
    expect(migrated).toEqual(SINCE);
    expect(texts(await everything(db)).map(numbers)).toEqual(before.map(numbers));
    const { rows } = await sql<{ filled: number }>`select count(distinct tableoid)::integer as filled from entry`.execute(db);
    expect(rows[0].filled).toBe(8);
    const said = await db
      .insertInto('chat')
      .values({ table_id: 't1', person_id: 'p1', name: 'P', text: 'next', at: 2 })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(said.id).toBe(51);
    // What depended on rows still does.
    await db.deleteFrom('person').where('id', '=', 'p2').execute();
    expect(await db.selectFrom('note').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('seat').selectAll().where('person_id', '=', 'p2').execute()).toEqual([]);
    await expect(db.insertInto('entry').values({ table_id: 'nowhere', n: 1, at: 1, body: '{}' }).execute()).rejects.toThrow(/foreign key/);
    await expect(db.insertInto('entry').values({ table_id: 't1', n: 1, at: 1, body: '{}' }).execute()).rejects.toThrow(/unique/);
  });
});

/** Some drivers give large numbers as texts; what is new about a seat is filled in later. */
const numbers = (text: string) =>
  text
    .replaceAll(/:"(\d+)"/g, ':$1')
    .replace(',"over_at":null', '')
    .replace(',"hints":null', '');

describe('while the version before goes on', () => {
  test('its moves, seats, lines and notes arrive, and what it deletes stays away', async () => {
    const where = { url: await createDatabase(inject('postgres')) };
    const [old, other] = [await openOld(where), await openOld(where)];
    await migrate(old.db, LAST);
    await fill(old.db, 400, 60);
    let stopped = false;
    const written = { moves: 0, deleted: 0 };
    const write = async () => {
      for (let i = 0; !stopped; i++) {
        const id = `t${1 + (i % 400)}`;
        // In one statement, as moves are: it holds one lock while it waits for the next.
        await run(
          old.db,
          `with e as (insert into entry select id, n + 1, 7, '{}' from tables where id = '${id}' returning table_id)
            update tables t set n = n + 1 from e where t.id = e.table_id`,
        );
        written.moves++;
        await run(old.db, `update seat set told = ${i} where table_id = '${id}' and seat = 1`);
        await run(old.db, `insert into chat (table_id, person_id, name, text, at) values ('${id}', 'p3', 'P', 'while', ${i})`);
        await run(
          old.db,
          `insert into note values ('${id}', 'p${3 + (i % 5)}', 'w') on conflict (table_id, person_id) do update set text = 'w${i}'`,
        );
      }
    };
    const remove = async () => {
      for (let i = 400; i > 0 && !stopped; i--) {
        await run(other.db, `delete from note where table_id = 't${i}' and person_id = 'p2'`);
        written.deleted++;
      }
    };
    const writing = Promise.all([write(), remove()]);
    // Another process of the new version starts at the same moment.
    const [here, there] = await Promise.all([open(where), open(where)]);
    const atTheSwitch = { ...written };
    // The old ones do not notice: they go on under the same names.
    await new Promise(resolve => setTimeout(resolve, 300));
    stopped = true;
    await writing;
    expect(written.moves).toBeGreaterThan(atTheSwitch.moves);
    expect([...here.migrated, ...there.migrated]).toEqual(SINCE);
    const { rows } = await sql<{ n: number; found: number; whole: boolean }>`select t.n, count(*)::integer as found,
      max(e.n) = count(*) as whole from tables t join entry e on e.table_id = t.id group by t.id`.execute(here.db);
    expect(rows.every(({ n, found, whole }) => n === found && whole)).toBe(true);
    expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(400 * 60 + written.moves);
    const one = async (text: string) => Number((await sql.raw<{ one: number }>(`select ${text} as one`).execute(here.db)).rows[0].one);
    expect(await one("(select count(*) from chat where text = 'while')")).toBe(written.moves);
    expect(await one('(select count(distinct id) from chat)')).toBe(400 + written.moves);
    expect(await one('(select max(told) from seat)')).toBe(written.moves - 1);
    expect(await one("(select count(*) from note where person_id = 'p2')")).toBe(400 - written.deleted);
    expect(await one("(select count(*) from pg_proc where proname like 'also_%')")).toBe(0);
    await old.close();
    await other.close();
  });

  test('a copy that was broken off is gone on with', async () => {
    const where = { url: await createDatabase(inject('postgres')) };
    const old = await openOld(where);
    await migrate(old.db, LAST);
    await fill(old.db, 300, 40);
    // Killed when some had been copied; the old version goes on writing into both.
    await prepare(old.db);
    await run(old.db, `delete from entry_new where n > 10`);
    await run(old.db, `delete from note where table_id = 't9'`);
    await run(old.db, `update seat set told = 5 where table_id = 't7'`);
    const before = texts(await everything(old.db));
    await old.close();
    const { db } = await open(where);
    expect(texts(await everything(db)).map(numbers)).toEqual(before.map(numbers));
  });
});

onBothEngines('the partitions', fresh => {
  test('a table’s rows are looked for in one of them', async () => {
    const { db } = await open(await fresh());
    for (const [table, where] of [
      ['entry', "table_id = 'a' and n > 3"],
      ['seat', "table_id = 'a'"],
      ['chat', "table_id = 'a' and id > 3"],
      ['packed', "table_id = 'a'"],
    ]) {
      const { rows } = await sql.raw<Record<string, string>>(`explain select * from ${table} where ${where}`).execute(db);
      const plan = rows.map(row => Object.values(row)[0]).join('\n');
      expect(new Set(plan.match(new RegExp(`${table}_\\d`, 'g')))).toHaveProperty('size', 1);
    }
  });
});

test('who holds a row for a while holds the switch up, and nothing breaks', async () => {
  const where = { url: await createDatabase(inject('postgres')) };
  const old = await openOld(where);
  await migrate(old.db, LAST);
  await fill(old.db, 5, 5);
  let opening: Promise<Storage> | null = null;
  await old.db.transaction().execute(async trx => {
    await run(trx, `update seat set told = 1 where table_id = 't1'`);
    opening = open(where);
    await new Promise(resolve => setTimeout(resolve, 1_500));
    // In the other order than the migration: it gives way before PostgreSQL would choose one of us.
    await run(trx, `update tables set n = n + 1 where id = 't1'`);
  });
  const { db, migrated } = await opening!;
  expect(migrated).toEqual(SINCE);
  expect((await db.selectFrom('seat').select('told').where('table_id', '=', 't1').execute()).map(({ told }) => told)).toEqual([1, 1]);
  await old.close();
});

test('what is copied is tried page by page: a row that somebody holds costs no second copy of what came before', async () => {
  const where = { url: await createDatabase(inject('postgres')) };
  const old = await openOld(where);
  await migrate(old.db, LAST);
  await fill(old.db, 5, 5);
  const asked: string[] = [];
  let held = () => {};
  const refused = new Promise<void>(resolve => (held = resolve));
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: where.url, max: 1 }) }),
    log: ({ level, query }) => {
      asked.push(query.sql);
      if (level === 'error') held();
    },
  });
  await run(db, 'set lock_timeout = 50');
  let preparing: Promise<void> | null = null;
  await old.db.transaction().execute(async trx => {
    await run(trx, `select 1 from note for update`);
    preparing = prepare(db);
    await Promise.race([refused, preparing]);
  });
  await preparing;
  const copies = (table: string) => asked.filter(text => text.includes(`insert into "${table}_new"`)).length;
  expect([copies('entry'), copies('seat'), copies('chat')]).toEqual([1, 1, 1]);
  expect(copies('note')).toBeGreaterThan(1);
  await db.destroy();
  await old.close();
});

test('each migration is a transaction of its own, and none waits for rows of sessions', async () => {
  const where = { url: await createDatabase(inject('postgres')) };
  const old = await openOld(where);
  await migrate(old.db, LAST);
  await fill(old.db, 5, 5);
  await run(
    old.db,
    `insert into session (id, "expiresAt", token, "updatedAt", "ipAddress", "userId") select 's' || i, now(), 't' || i, now(), '192.0.2.1', 'p1'
      from generate_series(1, 3) i`,
  );
  const { db } = await old.db.transaction().execute(async trx => {
    await run(trx, `select 1 from session where id = 's2' for update`);
    return open(where);
  });
  const { rows } = await sql<{ each: boolean }>`select count(distinct xmin::text) = ${SINCE.length}::integer as each
    from kysely_migration where name > ${LAST}`.execute(db);
  expect(rows).toEqual([{ each: true }]);
  expect(await addresses(db)).toBe(3);
  await forgetAddresses(db);
  expect(await addresses(db)).toBe(0);
  await old.close();
});

const addresses = async (db: Kysely<Database>) =>
  (await sql<{ kept: number }>`select count("ipAddress")::integer as kept from session`.execute(db)).rows[0].kept;

test('an index that was not finished is made anew', async () => {
  const where = { url: await createDatabase(inject('postgres')) };
  const old = await openOld(where);
  await migrate(old.db, '014-partitions');
  await indexUnpacked(old.db);
  await run(old.db, `update pg_index set indisvalid = false where indexrelid = 'tables_unpacked'::regclass`);
  const { db } = await open(where);
  const { rows } = await sql`select indisvalid as whole from pg_index where indexrelid = 'tables_unpacked'::regclass`.execute(db);
  expect(rows).toEqual([{ whole: true }]);
  await old.close();
});

test('a fresh database has them from the beginning', async () => {
  const { db, migrated } = await open(await freshDatabase());
  expect(migrated).toEqual([]);
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class where relkind = 'p' order by relname`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(['chat', 'entry', 'note', 'packed', 'seat', 'tally']);
});

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tarsas-partitions-'));
  folders.push(folder);
  return folder;
}
