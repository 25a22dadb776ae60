/**
 * `npm run bench:results -- [tables] [games]`: how quickly statistics over so many finished tables, and the pages of a person with so many games,
 * are answered on PostgreSQL. 100,000 and 2,000 by default. Requests are made one after the other, as one reader makes them; server, PostgreSQL
 * and reader share the machine. Where others use it too, processor time tells more than the clock.
 */
import { loadavg } from 'node:os';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { API } from '../api/routes.ts';
import { fill } from '../results/madeUp.ts';
import type { Database } from '../storage/database.ts';
import { openStorage, type Storage } from '../storage/open.ts';
import { percentile } from './figures.ts';
import { createDatabase, freePort, postgres } from './postgres.ts';
import { processorTime, ServerProcess } from './process.ts';

const TABLES = Number(process.argv[2] ?? 100_000);
const GAMES = Number(process.argv[3] ?? 2_000);
const WARM = 20;
const REQUESTS = 300;

const TITLES = ['terra-mystica', 'age-of-innovation', 'viscounts', 'empires-end'];
const FILTERS = [
  '',
  '?seats=4',
  '?within=rules:standard',
  '?tables=people&within=rules:setup',
  '?tables=rated&seats=3',
  `?since=${Date.UTC(2026, 0)}`,
];
const MONTHS = Array.from({ length: 36 }, (_, month) => Date.UTC(2024, month));
/** More than are asked for: each is asked for once. */
const RARE = MONTHS.flatMap(since => ['all', 'people&within=rules:standard', 'rated'].map(tables => `?since=${since}&tables=${tables}`));

/** Milliseconds of the processor; those of the database by connection. */
interface Used {
  server: number;
  database: ReadonlyMap<number, number>;
}

interface Page {
  name: string;
  paths: readonly string[];
  /** Done before each request. */
  before?(db: Kysely<Database>): Promise<unknown>;
}

const PAGES: readonly Page[] = [
  { name: 'statistics asked for before', paths: TITLES.flatMap(game => FILTERS.map(filter => `/games/${game}/statistics${filter}`)) },
  {
    name: 'statistics with filters nobody has asked for',
    paths: RARE.flatMap(filter => TITLES.map(game => `/games/${game}/statistics${filter}`)),
  },
  { name: `the page of a person with ${GAMES} games`, paths: ['/people/regular'] },
  { name: 'the same after one more game', paths: ['/people/regular'], before: oneMore },
  {
    name: 'that person’s finished games, ten at a time',
    paths: ['', '?game=terra-mystica', `?before=${Date.UTC(2025, 0)}`].map(query => `/people/regular/games${query}`),
  },
];

/** The person’s last game ends a little later: what was kept in memory does not hold any more. */
function oneMore(db: Kysely<Database>): Promise<unknown> {
  return sql`update played set ended_at = ended_at + 1 where person_id = 'person0'
    and ended_at = (select max(ended_at) from played where person_id = 'person0')`.execute(db);
}

const cluster = await postgres({ durable: true });
try {
  const url = await createDatabase(cluster.root);
  const storage = await openStorage({ url });
  const began = performance.now();
  await fill(storage.db, TABLES, GAMES);
  await tidied(url);
  console.log(`${TABLES} finished tables were made in ${Math.round((performance.now() - began) / 1_000)} s`);
  const server = new ServerProcess({ url }, await freePort());
  await server.start();
  try {
    for (const page of PAGES) console.log(await measured(page, server, storage));
  } finally {
    await server.end('SIGTERM');
    await storage.close();
  }
} finally {
  await cluster.stop();
}

/** As the database itself would have done by then. On a connection without time-outs. */
async function tidied(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum (analyze)');
  await client.end();
}

async function measured({ name, paths, before }: Page, server: ServerProcess, { db }: Storage): Promise<string> {
  const times: number[] = [];
  let then: Used | null = null;
  for (let i = 0; i < WARM + REQUESTS; i++) {
    if (i === WARM) then = await used(server, db);
    await before?.(db);
    const sent = performance.now();
    const answer = await fetch(server.base + API + paths[i % paths.length]);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${text}`);
    if (i >= WARM) times.push(performance.now() - sent);
  }
  const spent = usedSince(then!, await used(server, db));
  const each = (of: 'server' | 'database') => `${(spent[of] / REQUESTS).toFixed(1)} ms`;
  const at = (share: number) => `${percentile(times, share).toFixed(1)} ms`;
  const load = loadavg()[0].toFixed(1);
  return `${name}: p50 ${at(50)}, p95 ${at(95)}, longest ${at(100)}; processor: server ${each('server')}, PostgreSQL ${each('database')}; load ${load}`;
}

/** Milliseconds so far, of the server and of its connections to the database. */
async function used(server: ServerProcess, db: Kysely<Database>): Promise<Used> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  return { server: processorTime(server.pid) ?? 0, database: new Map(rows.map(({ pid }) => [pid, processorTime(pid) ?? 0])) };
}

/** What a connection that has ended meanwhile has used is not known. */
function usedSince(then: Used, now: Used) {
  const database = [...now.database].reduce((sum, [pid, ms]) => sum + ms - (then.database.get(pid) ?? 0), 0);
  return { server: now.server - then.server, database };
}
