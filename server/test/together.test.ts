/** A change and its jobs are committed together: a process is killed for real at every moment in between, and there are both or neither. */
import { spawn } from 'node:child_process';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { Queue } from '../jobs/queue.ts';
import { openStorage, type Storage, type Where } from '../storage/open.ts';
import { onBothEngines } from './engines.ts';

const CUT = new URL('./load/cut.ts', import.meta.url).pathname;
const opened: Storage[] = [];
afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close();
});

/** How it ended: by the signal that it gave itself. */
async function cut(where: Where, what: string, moment: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', CUT, JSON.stringify(where), what, moment], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', text => {
    said += text;
  });
  const signal = await new Promise(resolve => child.once('exit', (_, signal) => resolve(signal)));
  expect(signal, said).toBe('SIGKILL');
}

/** What is stored now: rows of the change, and jobs. */
async function left(where: Where): Promise<{ entry: number; note: number; jobs: number; n: number }> {
  const storage = await openStorage(where);
  const queue = new Queue(storage, () => {});
  try {
    await queue.ready();
    const { rows } = await sql<{ entry: number; note: number; jobs: number; n: number }>`select
      (select count(*)::integer from entry) as entry, (select count(*)::integer from note) as note,
      (select count(*)::integer from jobs.job where name = 'bot') as jobs, (select n from tables where id = 'a') as n`.execute(storage.db);
    return rows[0];
  } finally {
    await queue.close();
    await storage.close();
  }
}

onBothEngines('a process that is killed', fresh => {
  test.each(['a turn', 'a change'])('leaves %s with its jobs, or neither', async what => {
    const where = await fresh();
    const { db, close } = await openStorage(where);
    await sql`insert into tables (id, game, rules, seats, options, seed, visibility, invite, created_at, touched_at)
      values ('a', 'example', 1, 2, '{}', 's', 'open', 'i', 1, 1)`.execute(db);
    await sql`insert into person (id, name, email, "emailVerified") values ('p', 'P', 'p@example.org', true)`.execute(db);
    await close();
    for (const moment of ['before its jobs', 'before the commit']) {
      await cut(where, what, moment);
      expect(await left(where), moment).toEqual({ entry: 0, note: 0, jobs: 0, n: 0 });
    }
    await cut(where, what, 'after the commit');
    expect(await left(where)).toEqual({ jobs: 2, ...(what === 'a turn' ? { entry: 2, note: 0, n: 2 } : { entry: 0, note: 1, n: 0 }) });
  });
});
