/** Workers: processes that play bots and send letters for servers which leave that to them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { Queue } from '../jobs/queue.ts';
import { openStorage, type Storage } from '../storage/open.ts';
import type { Entry } from '../table/entry.ts';
import { freshDatabase } from './engines.ts';
import { until } from './officers.ts';
import { freePort } from './postgres.ts';
import { ServerProcess, TARSAS } from './process.ts';
import { aTable, playOn, type Somebody, somebody } from './running.ts';
import { WorkerProcess } from './workerProcess.ts';

const ending: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

/** A server without threads for bots, that does no jobs at all; or one that leaves others to workers. */
async function server(where: { url: string }, env: Record<string, string> = { TARSAS_LEAVE_JOBS: '1' }): Promise<ServerProcess> {
  const server = new ServerProcess(where, await freePort(), { env: { TARSAS_BOT_LIMIT: '1', ...env } });
  ending.push(() => server.end('SIGKILL'));
  await server.start();
  return server;
}

async function worker(where: { url: string }, ...args: string[]): Promise<WorkerProcess> {
  const worker = new WorkerProcess(where, ...args);
  ending.push(() => worker.end('SIGKILL'));
  await worker.start();
  return worker;
}

async function withBots(host: Somebody, game: string, bots: readonly string[]): Promise<string> {
  const { table } = await host.openTable({ game, seats: bots.length + 1 });
  for (const [i, bot] of bots.entries()) await host.setBot({ id: table.id, seat: i + 1, bot });
  await host.start({ id: table.id });
  return table.id;
}

async function reader(where: { url: string }) {
  const client = new pg.Client({ connectionString: where.url });
  await client.connect();
  ending.push(() => client.end());
  return async <T extends object>(text: string, ...values: unknown[]) => (await client.query<T>(text, values)).rows;
}

/** The log of a table that is over: every question of every seat was answered once. */
async function mustBeWhole(ask: Awaited<ReturnType<typeof reader>>, id: string): Promise<void> {
  const log = await ask<{ n: number; body: string }>('select n, body from entry where table_id = $1 order by n', id);
  expect(log.map(({ n }) => n)).toEqual(log.map((_, i) => i + 1));
  const moves = log.map(({ body }) => JSON.parse(body) as Entry).filter(entry => entry.kind === 'move');
  expect(new Set(moves.map(({ seat, decision }) => `${seat} ${decision}`)).size).toBe(moves.length);
}

test('a server that leaves analyses offers them, a process without a share leaves them alone, and a worker makes them', async () => {
  const where = await freshDatabase();
  const web = await server(where, { TARSAS_LEAVE_ANALYSES: '1' });
  await worker(where, '--bots', '0', '--analysis-share', '0');
  const people = [await somebody(web.base, 'Anna'), await somebody(web.base, 'Béla')];
  const id = await aTable('example', people);
  await playOn(id, people, 'analysed by a worker');
  expect((await people[0].askAnalysis({ id, seat: 0 })).offered).toBe(true);
  const ask = await reader(where);
  // Done by the server or by that worker, which have looked for all their jobs by then.
  await until(async () => (await ask('select 1 from played where table_id = $1', id)).length === 2);
  expect(await ask("select state::text from jobs.job where name = 'analysis'")).toEqual([{ state: 'created' }]);
  await worker(where, '--bots', '0', '--analysis-share', '100');
  await until(async () => (await people[0].analysis({ id, seat: 0 })).state === 'done');
});

describe('a server without threads for bots', () => {
  test('and a worker play a game to its end; without one the bots wait', async () => {
    const where = await freshDatabase();
    const web = await server(where);
    const anna = await somebody(web.base, 'Anna');
    const id = await withBots(anna, 'example', ['greedy', 'random']);
    const ask = await reader(where);
    await playOn(id, [anna], 'without a worker');
    const waiting = async () =>
      (await ask<{ jobs: number }>("select count(*)::integer as jobs from jobs.job where name = 'bot' and state < 'active'"))[0].jobs;
    await until(async () => (await waiting()) > 0);
    const jobs = await waiting();
    await new Promise(resolve => setTimeout(resolve, 2_500));
    expect(await waiting()).toBe(jobs);
    const first = await worker(where, '--bots', '1');
    for (;;) {
      await until(async () => {
        const { table } = await anna.table({ id });
        return table.status === 'over' || table.waiting.includes(0);
      });
      if ((await anna.table({ id })).table.status === 'over') break;
      await playOn(id, [anna], 'with one');
    }
    await mustBeWhole(ask, id);
    // The rest of the work is done there too: the result of the game.
    await until(async () => (await ask('select 1 from played where table_id = $1', id)).length === 3);
    expect(await first.end('SIGTERM')).toBe(0);
  });

  test('a worker is killed while a bot thinks: another one takes over, and every move is made once', async () => {
    const where = await freshDatabase();
    const web = await server(where);
    const ask = await reader(where);
    const killed = await worker(where, '--bots', '1', '--bot-limit', '1');
    const anna = await somebody(web.base, 'Anna');
    const id = await withBots(anna, 'viscounts', ['gentle', 'planner']);
    await anna.leaveToBot({ id, bot: 'greedy' });
    // In the middle of the game, and of a thought.
    const thinks = async () => (await ask("select 1 from jobs.job where name = 'bot' and state = 'active'")).length > 0;
    await until(async () => (await anna.table({ id })).table.n > 10 && (await thinks()));
    await killed.end('SIGKILL');
    const { n } = (await anna.table({ id })).table;
    await worker(where, '--bots', '2', '--bot-limit', '1');
    await until(async () => (await anna.table({ id })).table.n > n + 10);
    await mustBeWhole(ask, id);
  });
});

describe('one queue and several processes', () => {
  async function queues(): Promise<[served: Queue, working: Queue]> {
    const where = await freshDatabase();
    const make = async () => {
      const storage: Storage = await openStorage(where);
      const queue = new Queue(storage, () => {});
      ending.push(() =>
        queue
          .stop()
          .then(() => queue.close())
          .then(() => storage.close()),
      );
      await queue.ready();
      return queue;
    };
    return [await make(), await make()];
  }
  const bot = (person: string, i: number) => ({ queue: 'bot' as const, data: { i, person }, person });

  test('who does the work hears of it at once', async () => {
    const [served, working] = await queues();
    const done: number[] = [];
    await working.work('bot', 1, async ({ i }: { i: number }) => void done.push(i));
    const began = performance.now();
    for (let i = 0; i < 10; i++) {
      await served.send(bot('p', i));
      await until(async () => done.length === i + 1);
    }
    // Who only looks every two seconds needs twenty.
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  test('forty tables of one person wait for each other, and not before anybody else’s, whoever has played for how long', async () => {
    const [served, working] = await queues();
    const done: string[] = [];
    const pause = () => new Promise(resolve => setTimeout(resolve, 20));
    await working.work('bot', 1, async ({ person }: { person: string }) => {
      await pause();
      done.push(person);
    });
    for (let i = 0; i < 60; i++) {
      await served.send(bot('regular', i));
      await until(async () => done.length === i + 1);
    }
    // By then the server has learnt how far the rounds have come elsewhere.
    await new Promise(resolve => setTimeout(resolve, 2_500));
    done.length = 0;
    for (let i = 0; i < 40; i++) await served.send(bot('hog', i));
    await served.send(bot('regular', 60));
    await served.send(bot('newcomer', 0));
    await until(async () => done.length === 42);
    const placeOf = (person: string) => done.indexOf(person);
    const before = done.length - 40;
    expect(before).toBe(2);
    // Jobs of the hog that were begun before the others came are not taken back.
    for (const person of ['regular', 'newcomer'])
      expect(done.slice(placeOf(person)).filter(other => other === 'hog').length).toBeGreaterThan(20);
  });
});

test.each([['work'], ['start', '--leave-jobs'], ['start', '--leave-analyses'], ['start', '--bot-threads', '0']])(
  'without PostgreSQL there are no workers, and %s says so',
  (...command) => {
    const folder = mkdtempSync(join(tmpdir(), 'tarsas-worker-'));
    const { status, stderr } = spawnSync(process.execPath, [TARSAS, ...command, '--lang', 'en', '--data-dir', folder], {
      env: { ...process.env, DATABASE_URL: '' },
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect([status, stderr]).toEqual([2, expect.stringContaining('set DATABASE_URL')]);
  },
);
