import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, inject, test } from 'vitest';
import { Queue } from '../jobs/queue.ts';
import { Committer, type Outbox, type Turn } from '../storage/commit.ts';
import { FolderTaken, lockFolder } from '../storage/folderLock.ts';
import { openStorage, type Storage } from '../storage/open.ts';
import { freshDatabase, onBothEngines } from './engines.ts';
import { createDatabase } from './postgres.ts';

const opened: Storage[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const temporary = () => {
  const folder = mkdtempSync(join(tmpdir(), 'tarsas-lock-'));
  folders.push(folder);
  return folder;
};

async function aTable({ db }: Storage, id: string): Promise<void> {
  const fixed = { game: 'example', rules: 1, seats: 2, options: '{}', seed: 's', visibility: 'open' as const, invite: 'i' };
  await db
    .insertInto('tables')
    .values({ ...fixed, id, pace: null, host: null, rematch: null, created_at: 1, due_at: null, touched_at: 1, result: null })
    .execute();
}

const turn = (table_id: string, n: number, ...bodies: string[]): Turn => {
  const [first, ...rest] = bodies.map((body, i) => ({ table_id, n: n + i, at: 5, body }));
  return {
    entries: [first, ...rest],
    head: { status: 'playing', waiting: 1, bots_waiting: 0, due_at: null, wake_at: null, result: null },
    jobs: [],
  };
};

const outbox = (enqueue: Outbox['enqueue']): Outbox => ({ ready: async () => {}, enqueue, wake: () => {} });

onBothEngines('storage', fresh => {
  const open = async () => {
    const storage = await openStorage(await fresh());
    opened.push(storage);
    return storage;
  };
  const bodies = async ({ db }: Storage, id: string) =>
    (await db.selectFrom('entry').select('body').where('table_id', '=', id).orderBy('n').execute()).map(({ body }) => body);

  test('large whole numbers are numbers', async () => {
    const { db } = await open();
    const { rows } = await sql<{ ms: unknown }>`select 1790000000000::bigint as ms`.execute(db);
    expect(rows).toEqual([{ ms: 1790000000000 }]);
  });

  test('a query beside an open transaction is no part of it', async () => {
    const { db } = await open();
    const set = (value: string) => db.insertInto('setting').values({ key: value, value });
    let beside: Promise<unknown> | undefined;
    const failed = db.transaction().execute(async trx => {
      await trx.insertInto('setting').values({ key: 'inside', value: 'inside' }).execute();
      beside = set('beside').execute();
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await beside;
    const kept = await db.selectFrom('setting').select('key').where('key', 'in', ['inside', 'beside']).execute();
    expect(kept).toEqual([{ key: 'beside' }]);
  });

  test('of two turns at the same place the first wins whole and the second leaves nothing behind', async () => {
    const storage = await open();
    await aTable(storage, 'a');
    const committers = [0, 1].map(
      () =>
        new Committer(
          storage,
          outbox(async () => {}),
        ),
    );
    const verdicts = await Promise.all(committers.map((committer, i) => committer.commit(turn('a', 1, `${i} first`, `${i} second`))));
    expect([...verdicts].sort()).toEqual(['lost', 'won']);
    const winner = verdicts.indexOf('won');
    expect(await bodies(storage, 'a')).toEqual([`${winner} first`, `${winner} second`]);
    expect(await storage.db.selectFrom('tables').select(['n', 'status', 'waiting']).execute()).toEqual([
      { n: 2, status: 'playing', waiting: 1 },
    ]);
  });

  test('what waits during a commit is committed together, and a loser does not pull others down', async () => {
    const storage = await open();
    for (const id of ['a', 'b', 'c']) await aTable(storage, id);
    const committer = new Committer(
      storage,
      outbox(async () => {}),
    );
    const sizes: number[] = [];
    committer.onCommit = turns => sizes.push(turns);
    const first = committer.commit(turn('a', 1, 'a1'));
    await Promise.resolve().then(() => {});
    const others = [turn('b', 1, 'b1'), turn('a', 1, 'too late'), turn('c', 1, 'c1')].map(t => committer.commit(t));
    expect(await Promise.all([first, ...others])).toEqual(['won', 'won', 'lost', 'won']);
    await committer.idle();
    expect(sizes.reduce((a, b) => a + b)).toBe(4);
    expect(sizes.length).toBeLessThan(4);
    expect(await bodies(storage, 'a')).toEqual(['a1']);
    expect(await bodies(storage, 'c')).toEqual(['c1']);
  });

  test('jobs are handed over in the transaction of their turn, and only with it', async () => {
    const storage = await open();
    for (const id of ['a', 'b']) await aTable(storage, id);
    const remember = outbox(async (jobs, trx) => {
      for (const { data } of jobs)
        await trx
          .insertInto('setting')
          .values(data as { key: string; value: string })
          .execute();
      if (jobs.some(({ queue }) => queue === 'broken')) throw new Error('the queue is broken');
    });
    const committer = new Committer(storage, remember);
    const job = (queue: string, key: string) => [{ queue, data: { key, value: '' }, person: 'anna' }];
    await committer.commit({ ...turn('a', 1, 'a1'), jobs: job('q', 'one') });
    await expect(committer.commit({ ...turn('b', 1, 'b1'), jobs: job('broken', 'two') })).rejects.toThrow('the queue is broken');
    expect(await bodies(storage, 'b')).toEqual([]);
    expect(await storage.db.selectFrom('setting').select('key').execute()).toEqual([{ key: 'one' }]);
  });

  test('a second start finds nothing to migrate and keeps what is there', async () => {
    const where = await fresh();
    const first = await openStorage(where);
    await aTable(first, 'a');
    await first.close();
    const second = await openStorage(where);
    opened.push(second);
    expect(second.migrated).toEqual([]);
    expect(await second.db.selectFrom('tables').select('id').execute()).toEqual([{ id: 'a' }]);
  });

  test('several processes may start at once: one migrates, or all but one are refused', async () => {
    const given = await fresh();
    const where = 'url' in given ? { url: await createDatabase(inject('postgres')) } : given;
    const starts = await Promise.allSettled([1, 2, 3].map(() => openStorage(where)));
    const started = starts.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []));
    opened.push(...started);
    if ('url' in where) {
      expect(started.map(({ migrated }) => migrated.length).filter(n => n > 0)).toHaveLength(1);
      expect(started).toHaveLength(3);
    } else {
      expect(started).toHaveLength(1);
      for (const result of starts) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(FolderTaken);
    }
  });
});

test('a folder in use names its holder; a holder that was killed does not keep it', async () => {
  const folder = join(temporary(), 'database');
  const sleeper = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
  unlock();
  lockFolder(folder)();
  const { hostname } = await import('node:os');
  const holder = (pid: number | undefined, born: string | null) =>
    writeFileSync(`${folder}.lock`, JSON.stringify({ pid, host: hostname(), born }));
  holder(sleeper.pid, null);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${sleeper.pid}`);
  const gone = new Promise(resolve => sleeper.once('exit', resolve));
  sleeper.kill('SIGKILL');
  await gone;
  lockFolder(folder)();
  // The same number, but another process: the one that held it is long gone.
  holder(process.pid, 'long ago');
  lockFolder(folder)();
  writeFileSync(`${folder}.lock`, 'half a li');
  lockFolder(folder)();
});

test('processes that start together on a new database all open their queues', async () => {
  const where = await freshDatabase();
  const storages = await Promise.all(Array.from({ length: 4 }, () => openStorage(where)));
  opened.push(...storages);
  const errors: Error[] = [];
  const queues = storages.map(storage => new Queue(storage, error => errors.push(error)));
  const ready = await Promise.allSettled(queues.map(queue => queue.ready()));
  await Promise.all(queues.map(queue => queue.close()));
  expect(ready.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(errors).toEqual([]);
});
