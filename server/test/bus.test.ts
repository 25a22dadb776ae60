/** What every bus promises, on each of them; and what becomes of a table whose news are lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { Announcer } from '../push/announcer.ts';
import type { Committed, Listener, Wire } from '../push/bus.ts';
import { Line } from '../push/line.ts';
import { type Nats, NatsWire } from '../push/natsWire.ts';
import { PostgresWire } from '../push/postgresWire.ts';
import { Committer } from '../storage/commit.ts';
import { openStorage, type Storage } from '../storage/open.ts';
import { Tables } from '../table/tables.ts';
import { freshDatabase } from './engines.ts';
import { noMilestones } from './milestones.ts';
import { until } from './officers.ts';
import { freePort } from './postgres.ts';
import { missing, Program, skipped } from './programs.ts';
import { certify } from './proxies.ts';
import { aTable, Ear, playOn, running, somebody } from './running.ts';
import { titles } from './titles.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A wire that can lose what is told of tables, or die. */
class Faulty implements Wire {
  readonly most: number;
  readonly carries: boolean;
  readonly wire: Wire;
  loses = false;
  isDead = false;

  constructor(wire: Wire) {
    this.wire = wire;
    this.most = wire.most;
    this.carries = wire.carries;
  }

  open: Wire['open'] = (hear, reopened) => this.wire.open(hear, reopened);
  async send(texts: readonly string[]): Promise<void> {
    for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(this.most);
    if (!this.isDead) await this.wire.send(texts.filter(text => !this.loses || !text.startsWith('entries ')));
  }
  unheard = () => this.wire.unheard();
  reopen = () => this.wire.reopen();
  close = () => this.wire.close();
}

interface Process {
  line: Line;
  wire: Faulty;
  heard: Committed[];
  words: string[];
  catchUps: number;
}

/** Processes that have heard of each other. */
async function processes(wire: () => Wire, count: number): Promise<Process[]> {
  const all = await Promise.all(
    Array.from({ length: count }, async () => {
      const heard: Committed[] = [];
      const words: string[] = [];
      const faulty = new Faulty(wire());
      const listener: Listener = {
        hear: said => words.push(said.join(' ')),
        news: news => heard.push(...news),
        catchUp: () => one.catchUps++,
        missed: () => {},
      };
      const one: Process = { line: new Line(faulty, listener, { reopened: () => {} }), wire: faulty, heard, words, catchUps: 0 };
      await one.line.open();
      closing.push(() => one.line.close());
      return one;
    }),
  );
  // Numbers are compared once for every process that is new.
  await until(async () => all.every(({ catchUps }) => catchUps >= count - 1));
  for (const one of all) one.catchUps = 0;
  return all;
}

const outbox = { ready: async () => {}, enqueue: async () => {}, wake: () => {} };

function tablesOn(storage: Storage, committer: Committer, isAlone = false): Tables {
  const config = { db: storage.db, titles, committer, now: Date.now, botsLateMs: 1, newSeed: () => 's', keep: 1 };
  const none = { milestones: noMilestones(storage.db), missedBy: async () => [], jobsAfter: () => [], caughtUp: () => {} };
  return new Tables({ ...config, ...none, isAlone: () => isAlone });
}

const table = (id: string, n: number): Committed => ({ id, n, status: 'playing', waiting: 5 });
const withBody = (id: string, n: number, body: string): Committed => ({ ...table(id, n), entries: [{ n, at: 1, body }] });

const noNats = skipped(missing('nats-server'));

const BACKENDS: { name: string; skip?: boolean; wires: () => Promise<() => Wire> }[] = [
  {
    name: 'PostgreSQL',
    wires: async () => {
      const { url } = await freshDatabase();
      return () => new PostgresWire(url);
    },
  },
  {
    name: 'NATS',
    skip: noNats,
    wires: async () => {
      const { nats } = await natsServer();
      return () => new NatsWire(nats, 'tarsas.test');
    },
  },
];

/** With a name and a password, and where asked for with TLS. */
async function natsServer({ tls = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tarsas-nats-'));
  closing.push(async () => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const { crt, key } = tls ? certify(folder) : { crt: '', key: '' };
  const secured = tls ? ['--tls', '--tlscert', crt, '--tlskey', key] : [];
  const nats = { url: `${tls ? 'tls' : 'nats'}://anna:a%20secret@localhost:${port}`, ca: tls ? crt : null };
  const start = async () => {
    const args = ['--addr', '127.0.0.1', '--port', String(port), '--user', 'anna', '--pass', 'a secret', ...secured];
    const program = new Program('nats-server', args);
    await program.until(async () => {
      const wire = new NatsWire(nats, 'tarsas.try');
      await wire.open(
        () => {},
        () => {},
      );
      await wire.close();
      return true;
    });
    return program;
  };
  const server = { nats, program: await start(), start };
  closing.push(() => server.program.stop());
  return server;
}

describe.each(BACKENDS)('a bus over $name', ({ wires, skip = false }) => {
  if (skip) return void test.skip('is not tried');
  test('tells the others what was committed, in its order, once, and not oneself', async () => {
    const [anna, bela, csilla] = await processes(await wires(), 3);
    for (let n = 1; n <= 50; n++) anna.line.tell([table('a', n), table('b', n)]);
    bela.line.tell([table('c', 1)]);
    await until(async () => csilla.heard.length === 101 && bela.heard.length === 100 && anna.heard.length === 1);
    expect(bela.heard.filter(({ id }) => id === 'b')).toEqual(Array.from({ length: 50 }, (_, i) => table('b', i + 1)));
    expect(anna.heard).toEqual([table('c', 1)]);
    expect([anna, bela, csilla].map(({ catchUps }) => catchUps)).toEqual([0, 0, 0]);
    expect([anna, bela, csilla].every(({ line }) => line.hears())).toBe(true);
  });

  test('divides what is too long for one text, and leaves out entries that are', async () => {
    const [anna, bela] = await processes(await wires(), 2);
    const { most, carries } = anna.wire;
    const many = Array.from({ length: 1_000 }, (_, i) => withBody(`table-${i}`, i, 'ő'.repeat(most / 500)));
    anna.line.tell([...many, withBody('long', 1, 'x'.repeat(most))]);
    await until(async () => bela.heard.length === 1_001);
    expect(bela.heard.map(({ id }) => id)).toEqual([...many.map(({ id }) => id), 'long']);
    expect(bela.heard[7]).toEqual(carries ? many[7] : table('table-7', 7));
    expect(bela.heard[1_000]).toEqual(table('long', 1));
    expect(bela.catchUps).toBe(0);
  });

  test('notices by the next pulse that something was lost', async () => {
    const [anna, bela] = await processes(await wires(), 2);
    anna.wire.loses = true;
    anna.line.tell([table('a', 1)]);
    await until(async () => bela.catchUps === 1);
    anna.wire.loses = false;
    anna.line.tell([table('a', 2)]);
    await until(async () => bela.heard.length === 1);
    expect(bela.catchUps).toBe(1);
  });

  test('notices a process that fell silent, unless it has said farewell', async () => {
    const [anna, bela, csilla] = await processes(await wires(), 3);
    await bela.line.close();
    anna.wire.isDead = true;
    await until(async () => csilla.catchUps > 0);
    expect(csilla.catchUps).toBe(1);
  });
});

test('words that were committed with what they tell come over the same connections', async () => {
  const { url } = await freshDatabase();
  const [anna, bela] = await processes(() => new PostgresWire(url), 2);
  await anna.wire.wire.send(['seats some-table', 'pulse 0123456789ab', 'entries some-table,3,playing,1']);
  await until(async () => bela.heard.length === 1);
  expect(bela.words).toEqual(['seats some-table']);
  // An earlier version begins with the first table, and its pulse has no number.
  expect(bela.heard).toEqual([{ id: 'some-table', n: 3, status: 'playing', waiting: 1 }]);
});

test.skipIf(noNats || skipped(missing('openssl')))('NATS with TLS lets in who knows the password, and nobody else', async () => {
  const { nats } = await natsServer({ tls: true });
  const [anna, bela] = await processes(() => new NatsWire(nats, 'tarsas.test'), 2);
  anna.line.tell([withBody('a', 1, '{}')]);
  await until(async () => bela.heard.length === 1);
  const open = (changed: Partial<Nats>) =>
    new NatsWire({ ...nats, ...changed }, 'tarsas.test').open(
      () => {},
      () => {},
    );
  await expect(open({ url: nats.url.replace('secret', 'guess') })).rejects.toThrow(/authorization/i);
  await expect(open({ ca: null })).rejects.toThrow();
});

test.skipIf(noNats)('two servers with NATS: a stream is told at once, also while NATS is gone and when it is back', async () => {
  const where = await freshDatabase();
  const server = await natsServer();
  const [one, other] = await Promise.all([1, 2].map(() => running(where, { nats: server.nats })));
  closing.push(
    () => one.stop(),
    () => other.stop(),
  );
  const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(one.url, name)));
  const id = await aTable('viscounts', people);
  const ear = await Ear.open(other.url, `${id}:0`, people[0].token);
  const random = 'nats';
  const isTold = async () => {
    await playOn(id, people, random, 3);
    const { n } = (await people[0].table({ id })).table;
    await ear.until(({ table }) => (table as { n: number } | undefined)?.n === n);
  };
  await isTold();
  await server.program.stop('SIGKILL');
  await isTold();
  server.program = await server.start();
  await isTold();
  const told = ear.heard.flatMap(({ lines }) => (lines as { n: number }[] | undefined) ?? []).map(({ n }) => n);
  expect(told).toEqual(told.map((_, i) => i + 1));
  ear.close();
});

test('entries that are told are taken as they are, without a read, if none is missing before them', async () => {
  const where = await freshDatabase();
  const server = await running(where);
  const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
  const id = await aTable('example', people);
  await server.stop();
  const storage = await openStorage(where);
  closing.push(() => storage.close());
  const tables = tablesOn(storage, new Committer(storage, outbox));
  const live = await tables.find(id);
  const told: number[] = [];
  live.watchers.add({ tell: (_, news) => told.push(...news.map(({ stamped }) => stamped.n)), end: () => {} });
  // They are nowhere in the database.
  const bot = (n: number, seat: number) => ({ n, at: 5, body: JSON.stringify({ kind: 'bot', seat, bot: 'random', why: 'left' }) });
  await tables.entriesTold(id, [bot(3, 1)]);
  expect(told).toEqual([]);
  await tables.entriesTold(id, [bot(2, 0), bot(3, 1)]);
  await tables.entriesTold(id, [bot(3, 1)]);
  expect(told).toEqual([2, 3]);
  expect(live.row).toMatchObject({ n: 3, touched_at: 5, waiting: 0, bots_waiting: 3 });
});

test('whoever looks through another process sees what was committed, told or not; a process that is alone need not ask', async () => {
  const where = await freshDatabase();
  const server = await running(where);
  const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
  const id = await aTable('example', people);
  await server.stop();
  const storage = await openStorage(where);
  closing.push(() => storage.close());
  const [one, other, alone] = [false, false, true].map(isAlone => tablesOn(storage, new Committer(storage, outbox), isAlone));
  const seen = [await other!.find(id), await alone!.find(id)];
  await one!.append(id, () => [{ kind: 'bot', seat: 0, bot: 'random', why: 'left' }]);
  expect(seen.map(({ play }) => play?.n)).toEqual([1, 1]);
  expect((await other!.upToDate(id)).play?.n).toBe(2);
  expect((await alone!.upToDate(id)).play?.n).toBe(1);
});

test('a stream at another process is told of a move whose news were lost', async () => {
  const where = await freshDatabase();
  const server = await running(where);
  closing.push(() => server.stop());
  const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
  const id = await aTable('example', people);
  const [watched, listed] = await Promise.all([Ear.open(server.url, id, people[0].token), Ear.open(server.url, '', people[1].token)]);
  await watched.until(({ event }) => event === 'position');

  const storage = await openStorage(where);
  closing.push(() => storage.close());
  const silent = { hear: () => {}, news: () => {}, catchUp: () => {}, missed: () => {} };
  const wire = new Faulty(new PostgresWire(where.url));
  const line = await new Line(wire, silent, { reopened: () => {} }).open();
  closing.push(() => line.close());
  const committer = new Committer(storage, outbox);
  const announcer = new Announcer({ tableChanged: () => {} });
  announcer.bus = line;
  committer.onWon = turns => announcer.won(turns);
  const tables = tablesOn(storage, committer);

  wire.loses = true;
  await tables.append(id, () => [{ kind: 'bot', seat: 0, bot: 'random', why: 'left' }]);
  const { lines } = await watched.until(({ table }) => (table as { n: number } | undefined)?.n === 2);
  expect(lines).toMatchObject([{ n: 2, kind: 'bot' }]);
  await listed.until(({ event, n }) => event === 'table' && n === 2);
  watched.close();
  listed.close();
});
