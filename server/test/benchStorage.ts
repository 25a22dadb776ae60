/**
 * `npm run bench:storage -- [lists] [packed] [migration] [--tables 100000]`: what storage costs as it grows. Figures of one run are in docs/scale.md.
 *
 * lists. Among so many stored tables, the lists of somebody who sits at two thousand of them, 200 still played, as the server makes them.
 * packed. Whole random games of every real game: what their logs and milestones take, and packed; how long packing and opening take.
 * migration. Tables of the version before are divided while a writer goes on: how long it takes, and the longest that a move waits meanwhile.
 */
import { loadavg } from 'node:os';
import { sql } from 'kysely';
import pg from 'pg';
import { titles } from '../../games/registry.ts';
import { settleHeads } from '../storage/heads.ts';
import { migrate } from '../storage/migrations.ts';
import { openStorage } from '../storage/open.ts';
import { pack } from '../storage/packed.ts';
import { listTables, type Which } from '../table/lists.ts';
import { Live } from '../table/live.ts';
import type { Tables } from '../table/tables.ts';
import { figures } from './figures.ts';
import { keeping, played, timed } from './load/games.ts';
import { fill, fillAround, fillLogs, OF_ONE } from './load/stored.ts';
import { openOld } from './older.ts';
import { createDatabase, postgres } from './postgres.ts';
import { processorTimeBelow } from './process.ts';

const number = (flag: string, usual: number) => {
  const at = process.argv.indexOf(flag);
  return at < 0 ? usual : Number(process.argv[at + 1]);
};
const STORED = number('--tables', 100_000);
const ENTRIES = 400;
const TIMES = 100;
const LOOK_MS = 1_000;

const load = () => `load ${loadavg()[0].toFixed(1)}`;

const wanted = process.argv.slice(2).filter(word => ['lists', 'packed', 'migration'].includes(word));
const cluster = await postgres({ durable: true });
/** Milliseconds of the processor: of PostgreSQL and of this process. */
const usedSoFar = (): number => processorTimeBelow(cluster.pid) + process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000;

try {
  if (wanted.length === 0 || wanted.includes('lists')) await lists();
  if (wanted.length === 0 || wanted.includes('packed')) await packed();
  if (wanted.length === 0 || wanted.includes('migration')) await migration();
} finally {
  await cluster.stop();
}

async function lists(): Promise<void> {
  const storage = await openStorage({ url: await createDatabase(cluster.root) });
  const { db } = storage;
  await fill(db, STORED);
  await settleHeads(db);
  await sql`vacuum analyze seat`.execute(db);
  // Without the questions of the first twelve, which need their games in memory.
  const tables = { config: { db }, find: () => Promise.reject(new Error('not held')) } as unknown as Tables;
  for (const list of ['mine', 'current', 'finished', 'playing', 'open'] satisfies Which[]) {
    const took: number[] = [];
    let found = 0;
    let used = usedSoFar();
    for (let i = -20; i < TIMES; i++) {
      if (i === 0) used = usedSoFar();
      const began = performance.now();
      found = (await listTables(tables, { list, before: 9e15, language: 'en' }, 'p0')).length;
      if (i >= 0) took.push(performance.now() - began);
    }
    const processor = ((usedSoFar() - used) / TIMES).toFixed(1);
    console.log(
      `list '${list}' of somebody at ${OF_ONE} tables among ${STORED}: ${found} rows, ${figures(took)}, ${processor} ms of the processor; ${load()}`,
    );
  }
  await storage.close();
}

async function packed(): Promise<void> {
  const storage = await openStorage({ url: await createDatabase(cluster.root) });
  const { db } = storage;
  for (const { game } of titles) {
    const { tables, milestones } = keeping(storage);
    const id = await played(storage, tables, game.id, ENTRIES);
    await milestones.idle();
    await sql`update tables set status = 'over' where id = ${id}`.execute(db);
    const { rows } = await sql<{ entries: number; log: number; kept: number }>`select
      (select count(*)::integer from entry where table_id = ${id}) as entries,
      (select sum(pg_column_size(e.*) + 4)::integer from entry e where table_id = ${id}) as log,
      (select coalesce(sum(pg_column_size(m.*)), 0)::integer from milestone m where table_id = ${id}) as kept`.execute(db);
    const before = await timed(() => Live.load(db, titles, id));
    const began = performance.now();
    await pack(db, id);
    const took = performance.now() - began;
    const after = await timed(() => Live.load(db, titles, id));
    const { rows: now } = await sql<{ bytes: number }>`select length(log) as bytes from packed where table_id = ${id}`.execute(db);
    const [{ entries, log, kept }] = rows;
    console.log(
      `${game.id}: ${entries} entries take ${log} bytes and their milestones ${kept}; packed in ${took.toFixed(1)} ms into ${now[0].bytes}; ` +
        `opened from their start in ${before}, packed in ${after}; ${load()}`,
    );
  }
  await storage.close();
}

/** What is waited for is one move of the old version after the other, at random tables. */
async function migration(): Promise<void> {
  const url = await createDatabase(cluster.root);
  const old = await openOld({ url });
  await migrate(old.db, '013-milestones');
  const tables = Math.min(STORED, 10_000);
  await fill(old.db, tables);
  await fillLogs(old.db, tables, 200);
  await fillAround(old.db, tables, 20, 50);
  await old.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const took: number[] = [];
  let isOver = false;
  const move = async (i: number) => {
    const began = performance.now();
    await client.query(
      `with e as (insert into entry select md5($1), n + 1, 1, '{}' from tables where id = md5($1) returning table_id)
       update tables t set n = n + 1 from e where t.id = e.table_id`,
      [String(1 + (i % tables))],
    );
    took.push(performance.now() - began);
  };
  const writing = (async () => {
    for (let i = 0; !isOver; i++) {
      await move(i);
      await new Promise(resolve => setTimeout(resolve, 5));
    }
  })();
  await new Promise(resolve => setTimeout(resolve, LOOK_MS));
  const quiet = figures(took.splice(0));
  const began = performance.now();
  const storage = await openStorage({ url });
  const seconds = (performance.now() - began) / 1_000;
  isOver = true;
  await writing;
  const { rows } = await sql<{ entries: number; n: number }>`select (select count(*)::integer from entry) as entries,
    (select sum(n)::integer from tables) as n`.execute(storage.db);
  console.log(
    `${tables} tables with ${rows[0].entries} entries (their heads say ${rows[0].n}): divided in ${seconds.toFixed(1)} s; ` +
      `${took.length} moves of the old version meanwhile ${figures(took)} (before: ${quiet}); ${load()}`,
  );
  await storage.close();
  await client.end();
}
