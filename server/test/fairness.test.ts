/** Bots play whole turns, take turns fairly, and never answer blindly; slow addresses hold nobody up. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Calls, PutOff } from '../jobs/calls.ts';
import { Queue } from '../jobs/queue.ts';
import { Rounds } from '../jobs/rounds.ts';
import { openStorage } from '../storage/open.ts';
import { onOneEngine } from './engines.ts';
import { aTable, Ear, playOn, type Running, running, Sink, type Somebody, somebody } from './running.ts';

interface Told {
  kind: string;
  seat: number;
  auto?: string;
}

const linesOf = (ear: Ear) => ear.heard.flatMap(({ event, lines }) => (event === 'position' ? [lines as Told[]] : []));
const counted = async (server: Running, name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(await server.metrics())?.[1] ?? 0);

async function againstBot(host: Somebody, game: string, bot: string): Promise<string> {
  const { table } = await host.openTable({ game, seats: 2 });
  await host.setBot({ id: table.id, seat: 1, bot });
  await host.start({ id: table.id });
  return table.id;
}

onOneEngine('fair bots and letters', fresh => {
  test('a bot commits its whole turn at once: one job, one push', async () => {
    const server = await running(await fresh());
    try {
      const anna = await somebody(server.url, 'Anna');
      const { table } = await anna.openTable({ game: 'terra-mystica', seats: 2 });
      for (const seat of [1]) await anna.setBot({ id: table.id, seat, bot: 'greedy' });
      const ear = await Ear.open(server.url, table.id, anna.token);
      await anna.start({ id: table.id });
      await anna.leaveToBot({ id: table.id, bot: 'greedy' });
      await ear.until(({ table }) => (table as { status?: string } | undefined)?.status === 'over');
      ear.close();
      const turns = linesOf(ear).filter(lines => lines.some(({ auto }) => auto === 'bot'));
      const moves = turns.flat().filter(({ kind }) => kind === 'move');
      for (const lines of turns) expect(new Set(lines.map(({ seat }) => seat)).size).toBe(1);
      expect(Math.max(...turns.map(lines => lines.length))).toBeGreaterThan(2);
      expect(moves.length).toBeGreaterThan(turns.length * 1.3);
      expect(await counted(server, 'tarsas_jobs_total{queue="bot",outcome="done"}')).toBeLessThanOrEqual(turns.length + 2);
    } finally {
      await server.stop();
    }
  });

  test('of forty jobs of one person and one of another, the other’s is done next', async () => {
    const storage = await openStorage(await fresh());
    const queue = new Queue(storage, () => {});
    try {
      for (let i = 0; i < 40; i++) await queue.send({ queue: 'bot', data: { who: 'hog' }, person: 'hog' });
      await queue.send({ queue: 'bot', data: { who: 'other' }, person: 'other' });
      const done: string[] = [];
      await new Promise<void>(resolve => {
        const work = async ({ who }: { who: string }) => {
          if (done.push(who) === 20) await queue.send({ queue: 'bot', data: { who: 'other' }, person: 'other' });
          if (done.length === 42) resolve();
        };
        void queue.work('bot', 1, work as never);
      });
      expect(done.indexOf('other')).toBe(1);
      expect(done.lastIndexOf('other')).toBeLessThanOrEqual(21);
    } finally {
      await queue.stop();
      await queue.close();
      await storage.close();
    }
  });

  test('a bot that never comes to an end is replaced by one of a lower level, which is logged and counted', async () => {
    const botWorker = fileURLToPath(new URL('./stuckWorker.mjs', import.meta.url));
    const server = await running(await fresh(), { botWorker, botLimitMs: 100 });
    try {
      const anna = await somebody(server.url, 'Anna');
      const id = await againstBot(anna, 'example', 'greedy');
      const ear = await Ear.open(server.url, `${id}:0`, anna.token);
      await playOn(id, [anna], 'stuck', 1);
      await ear.until(({ lines }) => (lines as Told[]).some(({ auto }) => auto === 'bot'));
      ear.close();
      expect(server.logged.find(line => line.includes('a bot has not answered'))).toContain('"bot":"greedy"');
      expect(server.logged.find(line => line.includes('time was short'))).toContain('"level":"random"');
      expect(await counted(server, 'tarsas_bot_turns_total{level="random",answer="quick"}')).toBeGreaterThan(0);
    } finally {
      await server.stop();
    }
  });

  test('who has waited too long for a strong bot gets the quick answer of a lower level', async () => {
    const server = await running(await fresh(), { botPatienceMs: -1 });
    try {
      const anna = await somebody(server.url, 'Anna');
      const id = await againstBot(anna, 'viscounts', 'searcher');
      const ear = await Ear.open(server.url, `${id}:0`, anna.token);
      await playOn(id, [anna], 'late');
      await ear.until(({ lines }) => (lines as Told[]).some(({ auto }) => auto === 'bot'));
      ear.close();
      expect(await counted(server, 'tarsas_bot_turns_total{level="greedy",answer="quick"}')).toBeGreaterThan(0);
    } finally {
      await server.stop();
    }
  });

  test('webhooks that never answer hold up nobody else’s', async () => {
    const calls = new Sink();
    let ended = 0;
    const slow = createServer(request => {
      request.socket.once('close', () => ended++);
      calls.take('slow');
    }).listen(0, '127.0.0.1');
    const quick = createServer((_, answer) => {
      answer.end();
      calls.take('quick');
    }).listen(0, '127.0.0.1');
    const addressOf = (at: typeof slow) => `http://127.0.0.1:${(at.address() as AddressInfo).port}/`;
    const server = await running(await fresh());
    try {
      const [hog, bela, anna] = await Promise.all(['Hog', 'Béla', 'Anna'].map(name => somebody(server.url, name)));
      const notify = { turn: ['webhook' as const], start: [], over: [], chat: [] };
      await hog.changeMe({ preferences: { notify, webhook: addressOf(slow) } });
      await bela.changeMe({ preferences: { notify, webhook: addressOf(quick) } });
      for (let i = 0; i < 8; i++) await aTable('example', [anna, hog]);
      await calls.until(text => text === 'slow');
      await aTable('example', [anna, bela]);
      await calls.until(text => text === 'quick');
      expect(ended).toBe(0);
    } finally {
      slow.closeAllConnections();
      slow.close();
      quick.close();
      await server.stop();
    }
  });
});

test('whoever has nothing waiting is in the round that is being done, however many the others have', () => {
  const rounds = new Rounds();
  expect([1, 2, 3].map(() => rounds.next('hog'))).toEqual([0, 1, 2]);
  rounds.begun(1);
  expect(rounds.next('anna')).toBe(1);
  expect(rounds.next('anna')).toBe(2);
  expect(rounds.next('hog')).toBe(3);
  rounds.begun(10);
  expect(rounds.next('hog')).toBe(10);
});

test('a host that fails rests, longer each time, and a person has only two calls under way', async () => {
  let now = 0;
  const calls = new Calls(() => now);
  const failing = () => calls.make('anna', 'https://down.example.org/a', async () => 503);
  const seconds = (call: Promise<unknown>) =>
    call.then(
      () => 0,
      error => (error instanceof PutOff ? error.seconds : -1),
    );
  expect(await failing()).toBe(503);
  expect(await seconds(failing())).toBe(5);
  now = 5_000;
  expect(await failing()).toBe(503);
  expect(await seconds(failing())).toBe(10);
  expect(await calls.make('anna', 'https://up.example.org/', async () => 200)).toBe(200);
  now = 15_000;
  expect(await calls.make('anna', 'https://down.example.org/b', async () => 200)).toBe(200);
  expect(await failing()).toBe(503);
  expect(await seconds(failing())).toBe(5);

  let finish: (status: number) => void = () => {};
  const answer = new Promise<number>(resolve => {
    finish = resolve;
  });
  const two = ['one', 'two'].map(path => calls.make('hog', `https://slow.example.org/${path}`, () => answer));
  expect(await seconds(calls.make('hog', 'https://other.example.org/', async () => 200))).toBe(1);
  expect(await calls.make('bela', 'https://slow.example.org/', async () => 200)).toBe(200);
  finish(200);
  expect(await Promise.all(two)).toEqual([200, 200]);
  expect(await calls.make('hog', 'https://other.example.org/', async () => 200)).toBe(200);
});
