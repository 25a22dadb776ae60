/** What keeps moves quick while others ask for much: few statements for a job, one expensive request at a time, bots behind people. */
import { readdirSync, readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Queue } from '../jobs/queue.ts';
import { openStorage, type Storage } from '../storage/open.ts';
import { Turns } from '../table/slices.ts';
import { freshFolder } from './engines.ts';
import { Ear, running, somebody } from './running.ts';

test('a job that comes alone is fetched with one statement, and its end waits for no disk', async () => {
  const storage = await openStorage(await freshFolder());
  const { engine } = storage;
  if (engine.kind !== 'pglite') throw new Error('The embedded engine was opened');
  const statements: string[] = [];
  const guard = (text: string) => {
    statements.push(text.trim());
    engine.guard(text);
  };
  const queue = new Queue({ ...storage, engine: { ...engine, guard } } as Storage, () => {});
  let done = () => {};
  await queue.work('push', 4, async () => done());
  statements.length = 0;
  const JOBS = 10;
  for (let i = 0; i < JOBS; i++) {
    const isDone = new Promise<void>(resolve => {
      done = resolve;
    });
    await queue.send({ queue: 'push', data: {}, person: 'anna' });
    await isDone;
    await nextTurn();
  }
  await queue.stop();
  const settings = await engine.pglite.query<{ synchronous_commit: string }>('show synchronous_commit');
  await queue.close();
  await storage.close();
  const fetches = statements.filter(text => /^with next as/i.test(text));
  // Besides one for each job there is one whenever the queue looks for what other processes have left.
  expect(fetches.length).toBeLessThanOrEqual(JOBS + 3);
  // Entries of tables, on the same connection, still wait for the disk.
  expect(settings.rows).toEqual([{ synchronous_commit: 'on' }]);
});

test('requests that take turns never overlap, and the event loop turns between two of them', async () => {
  const turns = new Turns();
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await nextTurn();
    log.push(`${name} ends`);
    return name;
  };
  const failing = turns.do(() => Promise.reject(new Error('refused')));
  const both = Promise.all([turns.do(work('a')), turns.do(work('b'))]);
  await expect(failing).rejects.toThrow('refused');
  while (!log.includes('a ends')) await nextTurn();
  await nextTurn();
  log.push('a move');
  expect(await both).toEqual(['a', 'b']);
  expect(log).toEqual(['a begins', 'a ends', 'a move', 'b begins', 'b ends']);
});

test.runIf(process.platform === 'linux')('a thread of bots has a lower priority than that of the server', async () => {
  const nicenesses = () =>
    readdirSync('/proc/self/task').map(id => {
      const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
    });
  const before = Math.max(...nicenesses());
  const server = await running(await freshFolder(), { botThreads: 1 });
  try {
    const anna = await somebody(server.url, 'Anna');
    const { table } = await anna.openTable({ game: 'example', seats: 2 });
    await anna.setBot({ id: table.id, seat: 1, bot: 'random' });
    const ear = await Ear.open(server.url, table.id);
    await anna.start({ id: table.id });
    await anna.leaveToBot({ id: table.id, bot: 'random' });
    await ear.until(({ table }) => (table as { status?: string } | undefined)?.status === 'over');
    ear.close();
    expect(Math.max(...nicenesses())).toBe(Math.min(19, before + 10));
  } finally {
    await server.stop();
  }
});
