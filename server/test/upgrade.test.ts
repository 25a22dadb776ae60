/** Databases and archives of earlier versions, with data in every table, go on under this version: nothing is lost, and what is new is filled in. */
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { optionsOf } from '@tarsas/kernel';
import { type Kysely, sql } from 'kysely';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { type Client, client } from '../api/client.ts';
import { API } from '../api/routes.ts';
import { restore } from '../operate/backup.ts';
import { endedFrom, resultsOf } from '../results/ended.ts';
import { rebuildResults } from '../results/rebuild.ts';
import type { Database } from '../storage/database.ts';
import { migrate } from '../storage/migrations.ts';
import { openStorage, type Where } from '../storage/open.ts';
import { pack, REST_MS, toPack } from '../storage/packed.ts';
import type { Entry } from '../table/entry.ts';
import { Live } from '../table/live.ts';
import { openIn, rebuild } from '../table/play.ts';
import { freshDatabase, freshFolder } from './engines.ts';
import { until } from './officers.ts';
import { openOld } from './older.ts';
import { createDatabase } from './postgres.ts';
import { type Running, running } from './running.ts';
import { titles } from './titles.ts';

type Rows = Record<string, Record<string, unknown>[]>;

/** Made by a server of version 0.2.0: two people with a password and a guest, two finished games of Pebbles, a running one, an open table. */
const BACKUP_OF_0_2_0 = new URL('./data/backup-0.2.0.gz', import.meta.url).pathname;
/** Made by a server whose last migration was `013-milestones`: two finished games with talk and notes, a game of 90 moves, an open table. */
const BACKUP_OF_013 = new URL('./data/backup-013.gz', import.meta.url).pathname;
const LAST_OF_0_2_0 = '007-downtime';
const BEFORE_WITHIN = '019-no-addresses';
const YEAR_2099 = '2099-01-01T00:00:00Z';
const TOKEN = 'the-session-of-anna-before-the-upgrade';
/** What archives of 0.2.0 hold. */
const ARCHIVED = ['person', 'session', 'credential', 'passkey', 'setting', 'push', 'tables', 'seat', 'entry', 'chat', 'note'];

/** A whole game of Pebbles, as it was stored. */
function finishedGame() {
  const { game } = titles.find(title => title.game.id === 'example')!;
  const agreed = { game, seats: 2, options: { ties: 'nobody' }, seed: 'before the upgrade', pace: null, hints: false };
  const entries: Entry[] = [{ kind: 'start', bots: [null, null] }];
  const stamped = () => entries.map((entry, i) => ({ n: i + 1, at: 1_000 + i, entry }));
  for (let play = rebuild(agreed, stamped()); ; play = rebuild(agreed, stamped())) {
    const [open] = openIn(game, play);
    if (!open) return { entries, scores: game.score(play.state), options: agreed.options, seed: agreed.seed };
    entries.push({ kind: 'move', seat: open.seat, decision: open.id, choice: optionsOf(game, play.state, open)[0] });
  }
}

/** A row in every table there was. */
function oldRows(): Rows {
  const { entries, scores, options, seed } = finishedGame();
  const person = {
    emailVerified: true,
    image: null,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    language: 'hu',
    preferences: null,
  };
  const table = {
    game: 'example',
    rules: 1,
    seats: 2,
    options: JSON.stringify(options),
    seed,
    pace: null,
    rematch: null,
    created_at: 1,
    waiting: 0,
    bots_waiting: 0,
    due_at: null,
    touched_at: 2_000,
  };
  return {
    person: [
      { ...person, id: 'anna', name: 'Anna', email: 'anna@example.org', isAnonymous: false },
      { ...person, id: 'bela', name: 'Béla', email: 'bela@guests.tarsas.invalid', emailVerified: false, isAnonymous: true },
    ],
    session: [
      {
        id: 's1',
        expiresAt: YEAR_2099,
        token: TOKEN,
        createdAt: '2026-01-01T00:00:00Z',
        updatedAt: '2026-01-01T00:00:00Z',
        ipAddress: '192.0.2.1',
        userAgent: 'old',
        userId: 'anna',
      },
    ],
    credential: [
      { id: 'c1', accountId: 'anna', providerId: 'credential', userId: 'anna', password: 'hash', updatedAt: '2026-01-01T00:00:00Z' },
    ],
    verification: [{ id: 'v1', identifier: 'x', value: 'y', expiresAt: YEAR_2099 }],
    passkey: [{ id: 'p1', name: 'phone', publicKey: 'k', userId: 'anna', credentialID: 'id', counter: 3, deviceType: 'x', backedUp: true }],
    setting: [{ key: 'secret', value: 'the secret of the old server' }],
    push: [{ endpoint: 'https://push.example.org/1', person_id: 'anna', keys: '{}' }],
    tables: [
      {
        ...table,
        id: 'finished',
        visibility: 'open',
        invite: 'i1',
        host: 'anna',
        n: entries.length,
        status: 'over',
        result: JSON.stringify({ scores, resigned: [] }),
      },
      { ...table, id: 'lobby', visibility: 'private', invite: 'i2', host: 'bela', n: 0, status: 'waiting', result: null },
    ],
    seat: ['finished', 'lobby'].flatMap(table_id =>
      ['anna', 'bela'].map((person_id, seat) => ({ table_id, seat, person_id, name: person_id, bot: null, told: null, wish: null })),
    ),
    entry: entries.map((entry, i) => ({ table_id: 'finished', n: i + 1, at: 1_000 + i, body: JSON.stringify(entry) })),
    chat: [{ table_id: 'finished', id: 1, person_id: 'bela', name: 'Béla', text: 'Jó játék volt.', at: 1_500 }],
    note: [{ table_id: 'finished', person_id: 'anna', text: 'a plan' }],
    rate: [{ key: 'made:x', points: 1, expire: 4_000_000_000_000 }],
    unwanted: [{ address: 'hmac', until: 4_000_000_000_000 }],
    downtime: [{ from_at: 10, to_at: 20 }],
  };
}

/** The database as version 0.2.0 left it. */
async function makeOld(where: Where, rows: Rows): Promise<void> {
  const { db, close } = await openOld(where);
  await migrate(db, LAST_OF_0_2_0);
  for (const [table, all] of Object.entries(rows))
    for (const row of all)
      await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map(key => sql.ref(key)))})
        ${sql.raw(table === 'chat' ? 'overriding system value' : '')} values (${sql.join(Object.values(row))})`.execute(db);
  await sql`select setval(pg_get_serial_sequence('chat', 'id'), 1)`.execute(db);
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(db);
  // A table that this test forgot would be lost without anybody noticing.
  expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(rows).sort());
  await close();
}

/** What is stored of these rows now, in the columns they had. */
async function stillThere(db: Kysely<Database>, rows: Rows): Promise<string[]> {
  const lost: string[] = [];
  for (const [table, all] of Object.entries(rows))
    for (const row of all) {
      const same = Object.entries(row).map(([key, value]) => sql`${sql.ref(key)} is not distinct from ${value}`);
      const { rows: found } = await sql`select 1 from ${sql.table(table)} where ${sql.join(same, sql` and `)}`.execute(db);
      if (found.length !== 1) lost.push(`${table}: ${JSON.stringify(row).slice(0, 200)}`);
    }
  return lost;
}

async function archive(rows: Rows, file: string): Promise<void> {
  const kept = ARCHIVED.flatMap(table => rows[table].map(row => ({ table, row })));
  const end = Object.fromEntries(ARCHIVED.map(table => [table, rows[table].length]));
  const lines = [{ format: 'tarsas-backup-1', at: YEAR_2099 }, ...kept, { end }].map(line => `${JSON.stringify(line)}\n`);
  await pipeline(Readable.from(lines), createGzip(), createWriteStream(file));
}

/** People and finished tables as this version shows them. */
async function goesOn(where: Where): Promise<void> {
  const server = await running(where);
  try {
    const anna = client({ base: server.url, token: TOKEN });
    const { me } = await anna.me();
    expect(me).toMatchObject({ name: 'Anna', guest: false, email: 'anna@example.org', office: null, unread: 0 });
    expect(me!.tag).toMatch(/^anna/);
    expect(me!.motif).not.toBeNull();
    await until(async () => (await anna.personGames({ id: me!.tag })).games.length > 0);
    const { games } = await anna.personGames({ id: me!.tag });
    expect(games).toMatchObject([{ table: 'finished', game: 'example' }]);
    expect((await anna.chat({ id: 'finished' })).messages).toMatchObject([{ text: 'Jó játék volt.', removed: false }]);
    expect((await anna.note({ id: 'finished' })).text).toBe('a plan');
    expect((await anna.say({ id: 'finished', text: 'Még egyet?' })).message.id).toBeGreaterThan(1);
  } finally {
    await server.stop();
  }
}

/** As everybody signed up in the backup. */
async function signedIn(server: Running, email: string): Promise<Client> {
  const answer = await fetch(`${server.url}${API}/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ email, password: 'a long password' }),
  });
  return client({ base: server.url, token: answer.headers.get('set-auth-token')! });
}

const folder = mkdtempSync(join(tmpdir(), 'tarsas-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  { engine: 'embedded', empty: async (): Promise<Where> => ({ folder: mkdtempSync(join(folder, 'old-')) }), fresh: freshFolder },
  { engine: 'PostgreSQL', empty: async (): Promise<Where> => ({ url: await createDatabase(inject('postgres')) }), fresh: freshDatabase },
])('version 0.2.0, $engine', ({ engine, empty, fresh }) => {
  const rows = oldRows();

  test('a database is migrated with its data: people get tags, finished tables their results', async () => {
    const where = await empty();
    await makeOld(where, rows);
    const storage = await openStorage(where);
    expect(storage.migrated.length).toBeGreaterThan(3);
    expect(await stillThere(storage.db, rows)).toEqual([]);
    const { rows: tags } = await sql`select person_id from profile order by person_id`.execute(storage.db);
    expect(tags).toEqual([{ person_id: 'anna' }, { person_id: 'bela' }]);
    await storage.close();
    await goesOn(where);
  });

  test('a backup made by its own server goes on: people sign in, games run on, finished ones have results', async () => {
    const where = await fresh();
    expect(await restore(where, BACKUP_OF_0_2_0)).toMatchObject({ person: 3, tables: 4, seat: 9, chat: 1, note: 1, profile: 0 });
    const server = await running(where);
    try {
      const anna = await signedIn(server, 'anna@example.org');
      const { me } = await anna.me();
      expect(me).toMatchObject({ name: 'Anna', guest: false });
      await until(async () => (await anna.personGames({ id: me!.tag })).games.length === 2);
      const { tables } = await anna.tables({ list: 'mine' });
      const runs = tables.find(({ status }) => status === 'playing')!.id;
      const { table } = await anna.table({ id: runs });
      expect(table.seats.map(({ name }) => name)).toEqual(['Anna', 'Dóra', 'Béla']);
      const people = [anna, await signedIn(server, 'dora@example.org')];
      const asked = people.find((_, seat) => table.waiting.includes(seat))!;
      const [decision] = (await asked.table({ id: runs })).position!.decisions;
      await asked.move({ id: runs, moves: [{ decision: decision.id, choice: decision.options[0] }] });
      expect((await anna.table({ id: runs })).table.n).toBeGreaterThan(table.n);
    } finally {
      await server.stop();
    }
    expect(await rebuildResults(where, titles)).toEqual({ tables: 2, differed: { results: 0, ratings: 0, statistics: 0 } });
  });

  test('sums of before rule sets and settings are made again from the results, told apart by them', async () => {
    const where = await empty();
    await makeOld(where, rows);
    const { db, close } = await openOld(where);
    await migrate(db, BEFORE_WITHIN);
    const seats = await db.selectFrom('seat').selectAll().where('table_id', '=', 'finished').orderBy('seat').execute();
    await db
      .insertInto('played')
      .values(resultsOf(endedFrom(await Live.load(db, titles, 'finished')), seats).rows)
      .execute();
    const old = { game: 'example', about: 'table', key: '', value: '', seats: 2, rated: false, bots: false, month: 0 } as const;
    await db
      .insertInto('tally')
      .values({ ...old, games: 1, wins: 0, points: 1, squares: 1 } as never)
      .execute();
    await close();
    const server = await running(where);
    try {
      const anna = client({ base: server.url, token: TOKEN });
      expect((await anna.statistics({ id: 'example' })).tables).toBe(1);
      expect((await anna.statistics({ id: 'example', within: 'rules:standard' })).tables).toBe(1);
      expect((await anna.statistics({ id: 'example', within: 'rules:changed' })).tables).toBe(0);
    } finally {
      await server.stop();
    }
    expect(await rebuildResults(where, titles)).toEqual({ tables: 1, differed: { results: 0, ratings: 0, statistics: 0 } });
  });

  test('an archive is put back whole', async () => {
    const file = join(folder, `${engine}.gz`);
    await archive(rows, file);
    const where = await fresh();
    expect(await restore(where, file)).toMatchObject({ person: 2, tables: 2, seat: 4, chat: 1, note: 1, profile: 0 });
    const { db, close } = await openStorage(where);
    const { rows: addresses } = await sql`select "ipAddress" from session`.execute(db);
    await close();
    expect(addresses).toEqual([{ ipAddress: null }]);
    await goesOn(where);
  });

  test('a backup of before partitions and packed logs goes on, and what has ended is packed and read', async () => {
    const where = await fresh();
    expect(await restore(where, BACKUP_OF_013)).toMatchObject({ person: 4, tables: 4, seat: 10, entry: 109, chat: 3, note: 3 });
    const storage = await openStorage(where);
    for (const { id } of await toPack(storage.db, Date.now() + 2 * REST_MS, REST_MS, 10)) expect(await pack(storage.db, id)).toBe(true);
    const left = await storage.db.selectFrom('entry').select('table_id').distinct().execute();
    await storage.close();
    const server = await running(where);
    try {
      const people = [await signedIn(server, 'anna@example.org'), await signedIn(server, 'dora@example.org')];
      const { tables } = await people[0].tables({ list: 'mine' });
      const ended = tables.filter(({ status }) => status === 'over');
      expect(ended).toHaveLength(2);
      expect(left.map(({ table_id }) => table_id)).toEqual(tables.filter(({ status }) => status === 'playing').map(({ id }) => id));
      for (const { id, n } of ended) {
        expect((await people[0].replay({ id })).moves.length).toBeGreaterThan(n / 2);
        expect((await people[0].chat({ id })).messages).toMatchObject([{ text: 'Jó játék volt.' }]);
        expect((await people[1].note({ id })).text).toBe('egy jegyzet');
      }
      const runs = left[0].table_id;
      const { table } = await people[0].table({ id: runs });
      expect(table.n).toBe(91);
      await people[0].leaveToBot({ id: runs });
      expect((await people[1].table({ id: runs })).table.n).toBeGreaterThan(91);
    } finally {
      await server.stop();
    }
    expect(await rebuildResults(where, titles)).toEqual({ tables: 2, differed: { results: 0, ratings: 0, statistics: 0 } });
  });
});
