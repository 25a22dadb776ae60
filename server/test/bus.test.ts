/** What every bus promises, on each of them. */
import { afterEach, describe, expect, test } from 'vitest';
import type { Committed, Listener, Wire } from '../push/bus.ts';
import { Line } from '../push/line.ts';
import { type Nats, NatsWire } from '../push/natsWire.ts';
import { PostgresWire } from '../push/postgresWire.ts';
import { freshDatabase } from './engines.ts';
import { until } from './officers.ts';
import { missing, skipped } from './programs.ts';
import { Faulty, natsServer, noNats } from './wires.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface Process {
  line: Line;
  wire: Faulty;
  heard: Committed[];
  words: string[];
  /** What was said to it alone, and by whom its news were told. */
  said: string[];
  peers: Set<string | null>;
  catchUps: number;
}

/** Processes that have heard of each other. */
async function processes(wire: () => Wire, count: number): Promise<Process[]> {
  const all = await Promise.all(
    Array.from({ length: count }, async () => {
      const heard: Committed[] = [];
      const words: string[] = [];
      const aside: string[] = [];
      const peers = new Set<string | null>();
      const faulty = new Faulty(wire());
      const listener: Listener = {
        hear: said => words.push(said.join(' ')),
        news: (news, peer) => {
          peers.add(peer);
          heard.push(...news);
        },
        said: (kind, _, text) => aside.push(`${kind} ${text}`),
        catchUp: () => one.catchUps++,
        missed: () => {},
      };
      const line = new Line(faulty, listener, { reopened: () => {} });
      const one: Process = { line, wire: faulty, heard, words, said: aside, peers, catchUps: 0 };
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

const table = (id: string, n: number): Committed => ({ id, n, status: 'playing', waiting: 5 });

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
      const { nats } = await natsServer(closing);
      return () => new NatsWire(nats, 'tarsas.test');
    },
  },
];

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

  test('divides what is too long for one text', async () => {
    const [anna, bela] = await processes(await wires(), 2);
    const many = Array.from({ length: Math.ceil(anna.wire.most / 10) }, (_, i) => table(`table-${i}`, i));
    anna.line.tell(many);
    await until(async () => bela.heard.length === many.length);
    expect(bela.heard).toEqual(many);
    expect(bela.catchUps).toBe(0);
  });

  test('says something to one alone where that is possible, unless it is too long', async () => {
    const [anna, bela, csilla] = await processes(await wires(), 3);
    bela.line.tell([table('a', 1)]);
    await until(async () => anna.heard.length === 1 && csilla.heard.length === 1);
    const [peer] = anna.peers;
    expect(peer === null).toBe(!anna.wire.isDirect);
    anna.line.say(peer ?? 'bela', 'made', 'x'.repeat(anna.wire.most));
    anna.line.say(peer ?? 'bela', 'made', 'one\ntwo words');
    anna.line.say('nobody', 'made', 'to nobody');
    anna.line.tell([table('b', 1)]);
    await until(async () => bela.heard.length === 1 && csilla.heard.length === 2);
    expect(bela.said).toEqual(peer ? ['made one\ntwo words'] : []);
    expect([anna.said, csilla.said]).toEqual([[], []]);
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
  const { nats } = await natsServer(closing, { tls: true });
  const [anna, bela] = await processes(() => new NatsWire(nats, 'tarsas.test'), 2);
  anna.line.tell([table('a', 1)]);
  await until(async () => bela.heard.length === 1);
  const open = (changed: Partial<Nats>) =>
    new NatsWire({ ...nats, ...changed }, 'tarsas.test').open(
      'me',
      () => {},
      () => {},
    );
  await expect(open({ url: nats.url.replace('secret', 'guess') })).rejects.toThrow(/authorization/i);
  await expect(open({ ca: null })).rejects.toThrow();
});
