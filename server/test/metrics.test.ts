/** What an operator can read: numbers in `/metrics`, and the log under the id of a request. */
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { API } from '../api/routes.ts';
import { openStorage, type Where } from '../storage/open.ts';
import { freshDatabase, onOneEngine } from './engines.ts';
import { aTable, Ear, playOn, type Running, running, type Somebody, somebody } from './running.ts';

const figure = async (server: Running, name: string) => {
  const line = (await server.metrics()).split('\n').find(line => line.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length));
};

async function againstBot(host: Somebody): Promise<string> {
  const { table } = await host.openTable({ game: 'example', seats: 2 });
  await host.setBot({ id: table.id, seat: 1, bot: 'greedy' });
  await host.start({ id: table.id });
  return table.id;
}

/** As on a disk that takes no more entries. */
async function refuseEntries(where: Where): Promise<void> {
  const { db, close } = await openStorage(where);
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room' using errcode = '53100'; end $$`.execute(
    db,
  );
  await sql`create trigger refuse before insert on entry for each row execute function refuse()`.execute(db);
  await close();
}

onOneEngine('metrics', fresh => {
  test('evictions, and requests by route and status, are counted', async () => {
    const server = await running(await fresh(), { keepTables: 2 });
    try {
      const anna = await somebody(server.url, 'Anna');
      expect(await figure(server, 'tarsas_evictions_total')).toBe(0);
      for (let i = 0; i < 5; i++) await anna.openTable({ game: 'example', seats: 2 });
      expect(await figure(server, 'tarsas_evictions_total')).toBe(3);
      expect(await figure(server, 'tarsas_tables')).toBe(2);
      expect(await figure(server, 'tarsas_request_seconds_count{route="openTable",status="200"}')).toBe(5);
    } finally {
      await server.stop();
    }
  });

  test('jobs that wait are told by queue; a bot that does not come to an end is a time-out', async () => {
    const botWorker = fileURLToPath(new URL('./stuckWorker.mjs', import.meta.url));
    const server = await running(await fresh(), { botWorker, botThreads: 1, botLimitMs: 500 });
    try {
      const anna = await somebody(server.url, 'Anna');
      const ids = [await againstBot(anna), await againstBot(anna), await againstBot(anna)];
      const ear = await Ear.open(server.url, `${ids[0]}:0`, anna.token);
      expect(await figure(server, 'tarsas_timeouts_total{what="bot"}')).toBe(null);
      for (const id of ids) await playOn(id, [anna], 'asks the bot', 1);
      // One is being thought about for a second, the others wait.
      expect(await figure(server, 'tarsas_queue_jobs{queue="bot"}')).toBeGreaterThanOrEqual(2);
      await ear.until(({ lines }) => (lines as { auto?: string }[] | undefined)?.some(({ auto }) => auto === 'bot') ?? false);
      ear.close();
      expect(await figure(server, 'tarsas_timeouts_total{what="bot"}')).toBeGreaterThanOrEqual(1);
    } finally {
      await server.stop();
    }
  });

  test('what the database refuses is counted by its code, and found in the log under the id of the request', async () => {
    const where = await fresh();
    const first = await running(where);
    const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(first.url, name)));
    const id = await aTable('example', people);
    await first.stop();
    await refuseEntries(where);
    const server = await running(where);
    try {
      const asked = (path: string, init: RequestInit = {}) =>
        fetch(`${server.url}${API}${path}`, { ...init, headers: { ...init.headers, authorization: `Bearer ${people[0].token}` } });
      const { position } = (await (await asked(`/tables/${id}`)).json()) as {
        position: { decisions: { id: string; options: object[] }[] };
      };
      const [{ id: decision, options }] = position.decisions;
      const body = JSON.stringify({ moves: [{ decision, choice: options[0] }] });
      const headers = { 'content-type': 'application/json', 'x-request-id': 'from-the-proxy' };
      const refused = await asked(`/tables/${id}/moves`, { method: 'POST', body, headers });
      expect([refused.status, refused.headers.get('x-request-id')]).toEqual([503, 'from-the-proxy']);
      const logged = server.logged.map(line => JSON.parse(line) as Record<string, unknown>);
      expect(logged.find(({ request }) => request === 'from-the-proxy')).toMatchObject({ method: 'POST', msg: 'a request failed' });
      expect(await figure(server, 'tarsas_database_errors_total{code="53100"}')).toBe(1);
      // Without a name of its own a request gets one, and one that could break the log is not taken.
      const named = async (headers: Record<string, string>) => (await asked('/games', { headers })).headers.get('x-request-id');
      const ids = [await named({}), await named({ 'x-request-id': 'a b' })];
      for (const given of ids) expect(given).toMatch(/^[0-9a-f-]{36}$/);
    } finally {
      await server.stop();
    }
  });
});

test('a statement that takes too long is a time-out of the database', async () => {
  const where = await freshDatabase();
  const server = await running(where);
  const { db, close } = await openStorage(where);
  try {
    const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
    const id = await aTable('example', people);
    await db.transaction().execute(async trx => {
      await sql`lock table entry in access exclusive mode`.execute(trx);
      await expect(playOn(id, people, 'waits', 1)).rejects.toMatchObject({ status: 500 });
    });
    expect(await figure(server, 'tarsas_timeouts_total{what="database"}')).toBeGreaterThanOrEqual(1);
    expect(await figure(server, 'tarsas_database_errors_total{code="timeout"}')).toBeGreaterThanOrEqual(1);
  } finally {
    await close();
    await server.stop();
  }
}, 30_000);
