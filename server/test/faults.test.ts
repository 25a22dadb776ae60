/** Databases that go away or fall silent, clocks that jump, clients that send half: nobody loses time, and the server says how it is. */
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { NotHeard } from '../push/postgresWire.ts';
import { openStorage } from '../storage/open.ts';
import { DatabaseProxy } from './databaseProxy.ts';
import { freshDatabase, onBothEngines } from './engines.ts';
import { cutConnections } from './postgres.ts';
import { aTable, Ear, type Heard, playOn, type Running, running, somebody } from './running.ts';

const statusOf = async (server: Running) => (await fetch(`${server.url}/readyz`)).status;
const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await new Promise(resolve => setTimeout(resolve, 50));
};
const taking = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};
const isPause = ({ lines }: Heard) => (lines as { kind: string }[] | undefined)?.some(({ kind }) => kind === 'pause') ?? false;
const PACE = { bank: 3_000, increment: 0, most: 3_000, night: null, atZero: 'resign' as const };

onBothEngines('a time of day that can be set', fresh => {
  test('a jump of two hours costs nobody time, and the log says that clocks stood still', async () => {
    let time = Date.now();
    const server = await running(await fresh(), { now: () => time });
    try {
      const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
      const pace = { ...PACE, bank: 60_000, most: 60_000 };
      const [moved, waited] = await Promise.all([aTable('example', people, { pace }), aTable('example', people, { pace })]);
      const ear = await Ear.open(server.url, waited, people[0].token);
      time += 7_200_000;
      // A player who moves before the server has looked at its clock loses no more time than one who waits.
      await playOn(moved, people, 'jump', 1);
      await ear.until(isPause);
      ear.close();
      for (const id of [moved, waited]) {
        const { table } = await people[0].table({ id });
        expect(table).toMatchObject({ status: 'playing', seats: [{ resigned: false }, { resigned: false }] });
        expect(table.seats.map(({ clock }) => clock!.left)).toEqual([60_000, 60_000]);
        const pauses = (await people[0].log({ id })).lines.filter(({ kind }) => kind === 'pause');
        expect(pauses).toMatchObject([{ ms: 7_200_000 }]);
      }
    } finally {
      await server.stop();
    }
  });

  test('a bank of three seconds outlives a server that was down for six', async () => {
    const where = await fresh();
    let time = Date.now();
    const first = await running(where, { now: () => time });
    const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(first.url, name)));
    const id = await aTable('example', people, { pace: PACE });
    await first.stop();
    time += 6_000;
    const second = await running(where, { now: () => time });
    try {
      const ear = await Ear.open(second.url, `${id}:0`, people[0].token);

      const { table } = (await ear.until(isPause)) as never as { table: { status: string; seats: { clock: { left: number } }[] } };
      expect(table.status).toBe('playing');
      expect(table.seats.map(({ clock }) => clock.left)).toEqual([3_000, 3_000]);
      ear.close();
    } finally {
      await second.stop();
    }
  });

  test('a stop waits neither for half a request nor for an idle line', async () => {
    const server = await running(await fresh());
    const { hostname, port } = new URL(server.url);
    const half = connect(Number(port), hostname);
    half.on('error', () => {});
    half.write('POST /api/v1/me/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"name"');
    expect(await server.metrics()).toContain('tarsas_streams');
    expect(await taking(() => server.stop())).toBeLessThan(10_000);
    half.destroy();
  });
});

test('connections that the database ends, in and out of transactions, end no process', async () => {
  const where = await freshDatabase();
  const storage = await openStorage(where);
  const cut = () => cutConnections(where.url);
  const server = await running(where);
  try {
    const failed = storage.db.transaction().execute(async trx => {
      await trx.insertInto('setting').values({ key: 'inside', value: '' }).execute();
      await cut();
      // The connection is found to be broken while nobody asks anything over it.
      await new Promise(resolve => setTimeout(resolve, 200));
      await trx.selectFrom('setting').selectAll().execute();
    });
    await expect(failed).rejects.toThrow();
    await until(async () => (await statusOf(server)) === 200);
    const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
    const id = await aTable('example', people);
    await cut();
    await until(async () => (await statusOf(server)) === 200);
    expect(await playOn(id, people, 'after', 3)).toBe(3);
    expect(await storage.db.selectFrom('setting').select('key').where('key', '=', 'inside').execute()).toEqual([]);
  } finally {
    await server.stop();
    await storage.close();
  }
});

test('over connections that swallow everything the server says within five seconds that it is not ready, and stops within ten', async () => {
  const proxy = await DatabaseProxy.open((await freshDatabase()).url);
  const server = await running({ url: proxy.url });
  try {
    const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
    const id = await aTable('example', people);
    proxy.swallow(true);
    await new Promise(resolve => setTimeout(resolve, 1_100));
    const took = await taking(async () => expect(await statusOf(server)).toBe(503));
    expect(took).toBeLessThan(5_000);
    // What was sent meanwhile is answered, if only with a refusal, and once the database is back people play on.
    await expect(playOn(id, people, 'swallowed', 1)).rejects.toMatchObject({ status: expect.any(Number) });
    proxy.cut();
    proxy.swallow(false);
    await until(async () => (await statusOf(server)) === 200);
    expect(await playOn(id, people, 'back', 3)).toBe(3);
    proxy.swallow(true);
    expect(await taking(() => server.stop())).toBeLessThan(10_000);
  } finally {
    await proxy.close();
    await server.stop();
  }
});

test('a pooler in transaction mode is noticed at the start, and later by readyz', async () => {
  const proxy = await DatabaseProxy.open((await freshDatabase()).url);
  proxy.deafen(true);
  await expect(running({ url: proxy.url })).rejects.toBeInstanceOf(NotHeard);
  proxy.deafen(false);
  const server = await running({ url: proxy.url });
  try {
    expect(await statusOf(server)).toBe(200);
    proxy.deafen(true);
    await until(async () => (await statusOf(server)) === 503);
    // Opening the line again is not hearing yet.
    for (const { opened } = proxy; proxy.opened < opened + 2; ) expect(await statusOf(server)).toBe(503);
    proxy.deafen(false);
    await until(async () => (await statusOf(server)) === 200);
  } finally {
    await server.stop();
    await proxy.close();
  }
});
