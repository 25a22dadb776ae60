/** Backup and restore between the engines, the check before an upgrade, and a stop that leaves nobody hanging. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { client } from '../api/client.ts';
import { backup, backupFromServer, NotABackup, NotEmpty, OtherVersion, restore, upgradeCheck } from '../index.ts';
import { put, readBackup, writeBackup } from '../operate/backup.ts';
import { openStorage } from '../storage/open.ts';
import { freshDatabase, freshFolder, onBothEngines } from './engines.ts';
import { aTable, Ear, playOn, running, somebody } from './running.ts';
import { titles } from './titles.ts';

const folder = mkdtempSync(join(tmpdir(), 'tarsas-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onBothEngines('operating', fresh => {
  test('a backup goes into an empty database of the other engine, and people play on there', async () => {
    const here = await fresh();
    const file = join(folder, `${'url' in here ? 'postgres' : 'embedded'}.gz`);
    const first = await running(here);
    const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(first.url, name)));
    const id = await aTable('empires-end', people);
    await playOn(id, people, 'before', 8);
    await people[0].say({ id, text: 'Holnap folytatjuk' });
    await people[0].setNote({ id, text: 'mine' });
    const { position } = await people[1].table({ id });
    await first.stop();

    const counts = await backup(here, file);
    expect(counts).toMatchObject({ tables: 1, seat: 2, entry: 9, person: 2, chat: 1, note: 1 });
    await expect(restore(here, file)).rejects.toBeInstanceOf(NotEmpty);
    expect(readFileSync(file).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));

    const there = 'url' in here ? await freshFolder() : await freshDatabase();
    const half = join(folder, 'half.gz');
    writeFileSync(half, readFileSync(file).subarray(0, 300));
    await expect(restore(there, half)).rejects.toThrow();
    expect(await restore(there, file)).toEqual(counts);
    const second = await running(there);
    try {
      const [anna, bela] = people.map(({ name, token }) => ({ ...client({ base: second.url, token }), name, token, base: second.url }));
      expect((await bela.table({ id })).position).toEqual(position);
      expect((await anna.note({ id })).text).toBe('mine');
      expect(await playOn(id, [anna, bela], 'after', 5)).toBe(5);
      expect((await client({ base: second.url }).chat({ id })).messages).toMatchObject([{ text: 'Holnap folytatjuk' }]);
    } finally {
      await second.stop();
    }
  });

  test('an archive of long rows is read and put back a few at a time', async () => {
    const here = await fresh();
    const { db, close } = await openStorage(here);
    await sql`insert into person (id, name, email, "emailVerified") values ('p', 'P', 'p@example.org', true)`.execute(db);
    await sql`insert into tables (id, game, rules, seats, options, seed, visibility, invite, created_at, status, touched_at)
      select 't' || i, 'example', 1, 2, '{}', 's', 'open', 'i', 1, 'abandoned', 1 from generate_series(1, 25) i`.execute(db);
    await sql`insert into note select 't' || i, 'p', repeat('x', 500000) from generate_series(1, 25) i`.execute(db);
    let longest = 0;
    const measured = <T>(what: T, of: unknown): T => {
      longest = Math.max(longest, JSON.stringify(of).length);
      return what;
    };
    const measuring: KyselyPlugin = {
      transformQuery: ({ node }) => measured(node, node),
      transformResult: async ({ result }) => measured(result, result.rows),
    };
    const file = join(folder, 'long.gz');
    await writeBackup(db.withPlugin(measuring), file);
    await close();
    const there = await openStorage(await fresh());
    await sql`delete from setting`.execute(there.db);
    await put(there.db.withPlugin(measuring), file);
    const { rows } = await sql`select count(*)::integer as notes from note`.execute(there.db);
    await there.close();
    expect(rows).toEqual([{ notes: 25 }]);
    expect(longest).toBeLessThan(6_000_000);
  });

  test('an archive is made by the version whose database it is: another one refuses, and changes nothing', async () => {
    const where = await fresh();
    const storage = await openStorage(where);
    const { rows } = await sql<{ name: string }>`delete from kysely_migration where name = (select max(name) from kysely_migration)
      returning name`.execute(storage.db);
    await storage.close();
    const file = join(folder, 'other.gz');
    await expect(backup(where, file)).rejects.toBeInstanceOf(OtherVersion);
    expect(existsSync(file)).toBe(false);
    expect((await upgradeCheck(where, titles)).migrations).toEqual([rows[0].name]);
  });

  test('before an upgrade running tables are sorted: same, still legal, broken', async () => {
    const where = await fresh();
    const server = await running(where);
    const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
    const ids = await Promise.all([1, 2, 3].map(() => aTable('example', people)));
    for (const id of ids) await playOn(id, people, id, 3);
    await server.stop();
    const storage = await openStorage(where);
    await storage.db.updateTable('tables').set({ rules: 0 }).where('id', 'in', ids.slice(1)).execute();
    await storage.db
      .updateTable('entry')
      .set({ body: '{"kind":"move","seat":0,"decision":"0/0","choice":{"do":"fly"}}' })
      .where('table_id', '=', ids[2])
      .where('n', '=', 3)
      .execute();
    await storage.close();
    const verdicts = new Map((await upgradeCheck(where, titles)).tables.map(({ table, verdict }) => [table, verdict]));
    expect(ids.map(id => verdicts.get(id))).toEqual(['same', 'legal', 'breaks']);
    const again = await running(where);
    try {
      await expect(client({ base: again.url }).table({ id: ids[2] })).rejects.toMatchObject({ status: 503, code: 'rulesChanged' });
      expect((await client({ base: again.url }).table({ id: ids[1] })).table.n).toBe(4);
    } finally {
      await again.stop();
    }
  });

  test('a stop tells every stream to come back, and a database that is gone is not ready', async () => {
    const server = await running(await fresh());
    const anna = await somebody(server.url, 'Anna');
    const ear = await Ear.open(server.url, '', anna.token);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.metrics()).toContain('tarsas_streams 1');
    await server.stop();
    await expect(ear.until(({ event }) => event === 'bye')).resolves.toEqual({ event: 'bye' });
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  });
});

test('people play on while an embedded database is backed up, and every table in the archive is whole', async () => {
  const where = await freshFolder();
  if (!('folder' in where)) throw new Error('embedded');
  const { db, close } = await openStorage(where);
  await sql`insert into tables (id, game, rules, seats, options, seed, visibility, invite, created_at, n, status, touched_at)
    select 'old' || i, 'example', 1, 2, '{}', 's', 'open', 'i', 1, 20, 'over', 1 from generate_series(1, 1000) as i`.execute(db);
  await sql`insert into entry (table_id, n, at, body)
    select 'old' || i, n, 1, '{}' from generate_series(1, 1000) as i, generate_series(1, 20) as n`.execute(db);
  await close();
  const server = await running(where);
  try {
    const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
    const id = await aTable('example', people);
    const file = join(folder, 'while.gz');
    let done = false;
    let moves = 0;
    const copying = backupFromServer(where.folder, file).finally(() => {
      done = true;
    });
    while (!done) {
      moves += await playOn(id, people, `move ${moves}`, 1);
      if ((await people[0].table({ id })).table.status !== 'playing') break;
    }
    await copying;
    expect(moves).toBeGreaterThan(1);
    const rows: Record<string, Record<string, unknown>[]> = {};
    await readBackup(file, async (table, row) => {
      rows[table] ??= [];
      rows[table].push(row);
    });
    expect(rows.tables).toHaveLength(1_001);
    expect(rows.entry).toHaveLength(rows.tables.reduce((sum, { n }) => sum + Number(n), 0));
    const there = await freshDatabase();
    await restore(there, file);
  } finally {
    await server.stop();
  }
});

test('something that is no backup changes nothing', async () => {
  const file = join(folder, 'other.gz');
  const { gzipSync } = await import('node:zlib');
  writeFileSync(file, gzipSync('{"format":"something else"}\n'));
  const empty = await freshDatabase();
  await expect(restore(empty, file)).rejects.toBeInstanceOf(NotABackup);
  await expect(restore(empty, join(folder, 'gone.gz'))).rejects.toMatchObject({ code: 'ENOENT' });
});
