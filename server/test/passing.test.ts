/** What becomes of a table at processes that others have added entries to: passed on, read, or read later. */
import { connect } from '@nats-io/transport-node';
import type { Viewer } from '@tarsas/kernel';
import { afterEach, expect, test } from 'vitest';
import { client } from '../api/client.ts';
import { Announcer } from '../push/announcer.ts';
import { Line } from '../push/line.ts';
import { PostgresWire } from '../push/postgresWire.ts';
import { Committer } from '../storage/commit.ts';
import { openStorage, type Storage } from '../storage/open.ts';
import type { Live, News, Watcher } from '../table/live.ts';
import { type Passed, passedIn, passedText } from '../table/passed.ts';
import { TableJson } from '../table/tableJson.ts';
import { Tables, type TablesConfig } from '../table/tables.ts';
import { freshDatabase } from './engines.ts';
import { waysIn } from './load/ways.ts';
import { noMilestones } from './milestones.ts';
import { until } from './officers.ts';
import { aTable, Ear, playOn, running, somebody } from './running.ts';
import { titles } from './titles.ts';
import { Faulty, natsServer, noNats } from './wires.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const outbox = { ready: async () => {}, enqueue: async () => {}, wake: () => {} };

function tablesOn(storage: Storage, committer: Committer, isAlone = false, more: Partial<TablesConfig> = {}): Tables {
  const config = { db: storage.db, titles, committer, now: Date.now, botsLateMs: 1, newSeed: () => 's', keep: 1 };
  const none = {
    milestones: noMilestones(storage.db),
    missedBy: async () => [],
    jobsAfter: () => [],
    committed: () => {},
    caughtUp: () => {},
  };
  return new Tables({ ...config, ...none, isAlone: () => isAlone, ...more });
}

test.skipIf(noNats)('two servers with NATS: a stream is told at once, also while NATS is gone and when it is back', async () => {
  const where = await freshDatabase();
  const server = await natsServer(closing);
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

/** A table at which two people have begun, and nobody serves it. */
async function begun(game = 'example') {
  const where = await freshDatabase();
  const server = await running(where);
  const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
  const id = await aTable(game, people);
  await server.stop();
  const storage = await openStorage(where);
  closing.push(() => storage.close());
  return { id, storage };
}

const away = (seat: number) => () => [{ kind: 'bot' as const, seat, bot: 'random', why: 'left' as const }];

/** Notes what a watcher is told, and what is passed on to it. */
class Noting implements Watcher {
  readonly told: number[] = [];
  readonly shown: string[] = [];
  viewer = (): Viewer => 'public';
  tell = (_: Live, news: readonly News[]) => void this.told.push(...news.map(({ stamped }) => stamped.n));
  pass = (_: Live, { shown }: Passed) => void this.shown.push(shown.get('public')?.position ?? 'nothing');
  end = () => {};
}

test('what another process has made is shown as it is and applied when somebody asks; where something is missing it is read', async () => {
  const { id, storage } = await begun();
  const tables = tablesOn(storage, new Committer(storage, outbox));
  const live = await tables.find(id);
  const bot = (n: number, seat: number) => ({ n, at: 5, entry: { kind: 'bot', seat, bot: 'random', why: 'left' } as const });
  const people = live.seats.map(({ person_id }) => person_id);
  const head = { status: 'playing', waiting: 0, bots_waiting: 3, due_at: null, wake_at: 7, result: null } as const;
  const passed = (n: number, entries: Passed['entries']): Passed => {
    const shown = new Map([['public' as const, { position: `{"n":${n}}`, lines: '[]' }]]);
    // As it travels.
    return passedIn(
      passedText(
        { id, n, at: 5, head, people, kept: 0, table: '{}', shown },
        entries.map(({ entry }) => ({ body: JSON.stringify(entry) })),
      ),
    );
  };
  // Nobody watches: it is not taken.
  expect(await tables.passed(passed(2, [bot(2, 0)]))).toBe(undefined);
  expect(live.n).toBe(1);
  const watcher = new Noting();
  live.watchers.add(watcher);
  // They are nowhere in the database. One is missing before the third.
  expect(await tables.passed(passed(3, [bot(3, 1)]))).toBe(live);
  expect(watcher.shown).toEqual([]);
  await tables.passed(passed(3, [bot(2, 0), bot(3, 1)]));
  await tables.passed(passed(3, [bot(3, 1)]));
  expect(watcher.shown).toEqual(['{"n":3}']);
  expect(live.row).toMatchObject({ ...head, n: 3, touched_at: 5 });
  expect(live.n).toBe(3);
  expect([...live.since(1)].map(({ stamped }) => stamped.n)).toEqual([2, 3]);
  expect(live.play).toMatchObject({ n: 3, bots: ['random', 'random'] });
  expect(watcher.told).toEqual([]);
  // Somebody else sits there, as the maker knows and we do not: nothing that was made for a seat is shown.
  people[0] = 'somebody else';
  await tables.passed(passed(4, [bot(4, 0)]));
  expect(watcher.shown).toEqual(['{"n":3}']);
  expect(live.isStale).toBe(true);
});

test('entries of others are read for those who watch, and otherwise when somebody asks', async () => {
  const { id, storage } = await begun();
  const [one, other] = [1, 2].map(() => tablesOn(storage, new Committer(storage, outbox)));
  const live = await other!.find(id);
  await one!.append(id, away(0));
  expect(await other!.numbersHeard([{ id, n: 2 }], true)).toEqual([]);
  expect(live.n).toBe(1);
  expect((await other!.find(id)).n).toBe(2);
  const watcher = new Noting();
  live.watchers.add(watcher);
  await one!.append(id, away(1));
  expect(
    await other!.numbersHeard(
      [
        { id, n: 3 },
        { id: 'unknown', n: 9 },
      ],
      true,
    ),
  ).toEqual([live]);
  expect(await other!.numbersHeard([{ id, n: 3 }], true)).toEqual([]);
  expect(watcher.told).toEqual([3]);
  expect(live.row).toEqual((await one!.find(id)).row);
});

test.skipIf(noNats)('who watches elsewhere is shown what the process that committed has made, and each viewer only their own', async () => {
  const where = await freshDatabase();
  const server = await natsServer(closing);
  const said: string[] = [];
  const [one, other] = await Promise.all([1, 2].map(() => running(where, { nats: server.nats })));
  closing.push(
    () => one.stop(),
    () => other.stop(),
  );
  const spy = await connect({ servers: server.nats.url.split('@')[1], user: 'anna', pass: 'a secret' });
  closing.push(() => spy.close());
  spy.subscribe('tarsas.>', { callback: (_, message) => void said.push(message.string()) });
  const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(one.url, name)));
  const id = await aTable('viscounts', people);
  const ears = await Promise.all([Ear.open(other.url, `${id}:0`, people[0].token), Ear.open(other.url, `${id}:0`)]);
  for (let i = 0; i < 8; i++) {
    await playOn(id, people, `passing ${i}`, 1);
    const { n } = (await people[0].table({ id })).table;
    for (const ear of ears) await ear.until(({ position }) => (position as { n: number } | undefined)?.n === n);
  }
  const made = said.filter(text => text.startsWith('made ')).map(text => passedIn(text.slice(text.indexOf(' ', 5) + 1)));
  // The first is read, and then they say who is shown what.
  expect(made.length).toBeGreaterThan(4);
  for (const { shown } of made) expect([...shown.keys()].sort()).toEqual([0, 'public'].sort());
  expect(await waysIn(other.url)).toMatchObject({ made: 0, passed: made.length });
  // What was passed on is what they would have been shown without.
  const last = ears[0].heard.findLast(({ event }) => event === 'position')!;
  expect(last.position).toEqual((await people[0].table({ id })).position);
  expect(JSON.stringify(last.table)).toContain('"yours":[0]');
  // Whoever asks there plays on from the same position.
  const there = people.map(({ name, token }) => ({ ...client({ base: other.url, token }), name, token, base: other.url }));
  await playOn(id, there, 'there', 3);
  const { lines } = await there[1].log({ id });
  for (const ear of ears) {
    await ear.until(({ position }) => (position as { n: number } | undefined)?.n === lines.length);
    const told = ear.heard.flatMap(event => (event.lines as { n: number }[] | undefined) ?? []).map(({ n }) => n);
    expect(told).toEqual(told.map((_, i) => i + 1));
    ear.close();
  }
  await until(async () => (await other.metrics()).includes('tarsas_streams 0'));
  // Nobody watches there any more, and says so.
  const before = said.length;
  for (let i = 0; i < 3; i++) await playOn(id, people, `alone ${i}`, 1);
  await until(async () => said.slice(before).some(text => text.startsWith('shows ')));
  said.length = 0;
  await playOn(id, people, 'alone', 2);
  await until(async () => said.some(text => text.startsWith('entries ')));
  expect(said.filter(text => text.startsWith('made '))).toEqual([]);
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
  const silent = { hear: () => {}, news: () => {}, said: () => {}, catchUp: () => {}, missed: () => {} };
  const wire = new Faulty(new PostgresWire(where.url));
  const line = await new Line(wire, silent, { reopened: () => {} }).open();
  closing.push(() => line.close());
  const committer = new Committer(storage, outbox);
  const announcer = new Announcer({ tableChanged: () => {} }, live => new TableJson(live, 1));
  announcer.bus = line;
  const tables = tablesOn(storage, committer, false, { committed: (live, news, turn) => announcer.committed(live, news, turn) });

  wire.loses = true;
  await tables.append(id, () => [{ kind: 'bot', seat: 0, bot: 'random', why: 'left' }]);
  const { lines } = await watched.until(({ table }) => (table as { n: number } | undefined)?.n === 2);
  expect(lines).toMatchObject([{ n: 2, kind: 'bot' }]);
  await listed.until(({ event, n }) => event === 'table' && n === 2);
  watched.close();
  listed.close();
});
