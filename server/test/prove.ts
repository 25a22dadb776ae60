/**
 * The long proofs, one after the other or those named:
 * `npm run prove:server -- crash many database evict secrecy hogs backup fuzz proxies disk --kills 50 --faults 50 --requests 100000`.
 * `--postgres` leaves the embedded engine out of the fuzzing. Each ends with one line of figures, or with the first thing that was not as it should be.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@tarsas/kernel';
import { sql } from 'kysely';
import { backupFromServer } from '../index.ts';
import { openStorage, type Where } from '../storage/open.ts';
import { evict } from './eviction.ts';
import { fuzz } from './fuzz.ts';
import { createDatabase, freePort, postgres } from './postgres.ts';
import { ServerProcess } from './process.ts';
import { prove } from './proofs.ts';
import { proveDisk } from './proveDisk.ts';
import { proveProxies } from './proveProxies.ts';
import { proveSecrecy } from './proveSecrecy.ts';
import { aTable, Ear, playOn, running, somebody } from './running.ts';

const STORED = 1_000;
const words = process.argv.slice(2);
const number = (flag: string, otherwise: number) => (words.includes(flag) ? Number(words[words.indexOf(flag) + 1]) : otherwise);
const PROOFS = ['crash', 'many', 'database', 'evict', 'secrecy', 'hogs', 'backup', 'fuzz', 'proxies', 'disk'];
const wanted = (name: string) => !words.some(word => PROOFS.includes(word)) || words.includes(name);
const seed = `${Date.now()}`;
const round = (n: number) => Math.round(n);

const folder = mkdtempSync(join(tmpdir(), 'tarsas-prove-'));
const cluster = await postgres({ durable: true });
try {
  if (wanted('crash')) {
    await crash('embedded', { folder: join(folder, 'crash') });
    await crash('PostgreSQL', { url: await createDatabase(cluster.root) });
  }
  if (wanted('many')) await many({ url: await createDatabase(cluster.root) });
  if (wanted('database')) await database();
  if (wanted('evict')) {
    await evictAll('embedded', folder => ({ folder }));
    const urls = await Promise.all([1, 2, 3, 4, 5].map(() => createDatabase(cluster.root)));
    await evictAll('PostgreSQL', () => ({ url: urls.pop()! }));
  }
  if (wanted('secrecy')) {
    await proveSecrecy('embedded', { folder: join(folder, 'secrecy') }, seed);
    await proveSecrecy('PostgreSQL', { url: await createDatabase(cluster.root) }, seed);
  }
  if (wanted('hogs')) {
    await hogs('embedded', { folder: join(folder, 'hogs') });
    await hogs('PostgreSQL', { url: await createDatabase(cluster.root) });
  }
  if (wanted('backup')) await backups({ folder: join(folder, 'backup') });
  if (wanted('fuzz')) {
    if (!words.includes('--postgres')) await fuzzAll('embedded', { folder: join(folder, 'fuzz') });
    await fuzzAll('PostgreSQL', { url: await createDatabase(cluster.root) });
  }
  if (wanted('proxies')) await proveProxies(cluster.root, seed, number('--kills', 50) / 5);
  if (wanted('disk')) await proveDisk(seed, number('--faults', 50) / 5);
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function crash(engine: string, where: Where): Promise<void> {
  await store(where);
  const server = new ServerProcess(where, await freePort());
  await server.start();
  try {
    const kills = number('--kills', 50);
    const { acknowledged, finished } = await prove({ servers: [server], tables: 16, kills, between: [5, 200], seed, watch: false });
    const inOrder = (read: (start: ServerProcess['starts'][number]) => number) => server.starts.map(read).sort((a, b) => a - b);
    const of = (numbers: number[]) => `median ${round(numbers[numbers.length >> 1])} ms, longest ${round(numbers.at(-1)!)} ms`;
    console.log(
      `crash, ${engine}: ${kills} kills, ${acknowledged} acknowledged moves all in ${finished} logs; ready again with ${STORED} stored games: ${of(inOrder(({ wall }) => wall))}; of the processor ${of(inOrder(({ processor }) => processor ?? 0))}`,
    );
  } finally {
    await server.end('SIGKILL');
  }
}

/** One finished game, a thousand times. */
async function store(where: Where): Promise<void> {
  const server = await running(where);
  const people = await Promise.all(['A', 'B'].map(name => somebody(server.url, name)));
  const id = await aTable('example', people);
  await playOn(id, people, 'stored');
  await server.stop();
  const { db, close } = await openStorage(where);
  for (const [table, key] of [
    ['tables', 'id'],
    ['seat', 'table_id'],
    ['entry', 'table_id'],
  ]) {
    const { rows } = await sql<{
      name: string;
    }>`select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(db);
    const others = sql.join(rows.filter(({ name }) => name !== key).map(({ name }) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (${sql.ref(key)}, ${others})
      select 'stored' || copy, ${others} from ${sql.table(table)}, generate_series(1, ${sql.lit(STORED)}) as copy`.execute(db);
  }
  await close();
}

async function many(where: Where): Promise<void> {
  const servers = await Promise.all([1, 2, 3].map(async () => new ServerProcess(where, await freePort())));
  await Promise.all(servers.map(server => server.start()));
  try {
    const kills = number('--kills', 50);
    const { acknowledged, finished, told } = await prove({ servers, tables: 24, kills, between: [20, 200], seed, watch: true });
    console.log(
      `many processes: ${kills} kills among three, ${acknowledged} acknowledged moves all in the logs of ${finished} finished tables, once and in order; everybody watched every table and was told every entry, once and in order (${told} in all)`,
    );
  } finally {
    await Promise.all(servers.map(server => server.end('SIGKILL')));
  }
}

/** The database itself is killed and started again while everybody plays and watches; the server stays. */
async function database(): Promise<void> {
  const faults = number('--faults', 50);
  const own = await postgres({ durable: true });
  const server = new ServerProcess({ url: await createDatabase(own.root) }, await freePort());
  try {
    await server.start();
    const fault = () => own.restart();
    const proof = await prove({ servers: [server], tables: 12, kills: faults, between: [5, 100], seed, watch: true, fault });
    console.log(
      `database: killed ${faults} times under a server that stayed, ${proof.acknowledged} acknowledged moves all in ${proof.finished} logs; every stream was told every entry, once and in order (${proof.told} in all)`,
    );
  } finally {
    await server.end('SIGKILL');
    await own.stop();
  }
}

async function evictAll(engine: string, where: (folder: string) => Where): Promise<void> {
  let acknowledged = 0;
  let reads = 0;
  for (const keep of [1, 2, 3, 4, 5]) {
    const server = await running(where(join(folder, `evict${keep}`)), { keepTables: keep });
    try {
      const requests = number('--requests', 100_000) / 50;
      const found = await evict({ server, tables: 3 * keep + 5, requests, atOnce: 16, random: randomFrom(`${seed}/${keep}`) });
      if (found.wrong.length > 0) throw new Error(`Eviction (seed ${seed}, keep ${keep}):\n${found.wrong.slice(0, 20).join('\n')}`);
      acknowledged += found.acknowledged;
      reads += found.reads;
    } finally {
      await server.stop();
    }
  }
  console.log(
    `evict, ${engine}: 1 to 5 tables in memory, ${acknowledged} acknowledged moves in all of ${reads} later reads and in every stream`,
  );
}

/** How long somebody waits for a strong bot, alone and beside a guest with forty tables of them. */
async function hogs(engine: string, where: Where): Promise<void> {
  const server = await running(where);
  try {
    const [anna, hog] = await Promise.all(['Anna', 'Hog'].map(name => somebody(server.url, name)));
    const waits = async () => {
      const { table } = await anna.openTable({ game: 'viscounts', seats: 2 });
      await anna.setBot({ id: table.id, seat: 1, bot: 'searcher' });
      const ear = await Ear.open(server.url, table.id, anna.token);
      await anna.start({ id: table.id });
      const took: number[] = [];
      for (let i = 0; took.length < number('--turns', 10) && i < 200; i++) {
        const n = ((await anna.table({ id: table.id })).position?.n ?? 0) + 1;
        if ((await playOn(table.id, [anna], `hogs ${i}`, 1)) === 0) {
          const began = performance.now();
          await ear.until(
            ({ table }) =>
              ((table as { n?: number; waiting?: number[] } | undefined)?.waiting ?? []).includes(0) && (table as { n: number }).n >= n,
          );
          took.push(performance.now() - began);
        }
      }
      ear.close();
      return took.reduce((sum, ms) => sum + ms, 0) / took.length;
    };
    await waits();
    const alone = await waits();
    for (let i = 0; i < 40; i++) {
      const { table } = await hog.openTable({ game: 'viscounts', seats: 2 });
      await hog.setBot({ id: table.id, seat: 1, bot: 'searcher' });
      await hog.start({ id: table.id });
      await hog.leaveToBot({ id: table.id, bot: 'searcher' });
    }
    const beside = await waits();
    console.log(
      `hogs, ${engine}: a strong bot answers after ${round(alone)} ms alone, ${round(beside)} ms beside forty tables of one guest (${(beside / alone).toFixed(1)} times)`,
    );
    if (beside > 2 * alone) throw new Error('A guest with many tables makes others wait');
  } finally {
    await server.stop();
  }
}

/** The longest anybody waits for a move while a large embedded database is backed up. */
async function backups(where: { folder: string }): Promise<void> {
  const games = number('--games', 3_000);
  const { db, close } = await openStorage(where);
  await sql`insert into tables (id, game, rules, seats, options, seed, visibility, invite, created_at, n, status, touched_at)
    select 'old' || i, 'example', 1, 2, '{}', 's', 'open', 'i', 1, 200, 'over', 1 from generate_series(1, ${sql.lit(games)}) as i`.execute(
    db,
  );
  await sql`insert into entry (table_id, n, at, body) select 'old' || i, n, 1, ${'x'.repeat(100)}
    from generate_series(1, ${sql.lit(games)}) as i, generate_series(1, 200) as n`.execute(db);
  await close();
  const server = await running(where);
  try {
    const people = await Promise.all(['A', 'B'].map(name => somebody(server.url, name)));
    let done = false;
    const began = performance.now();
    const copying = backupFromServer(where.folder, join(where.folder, '..', 'backup.gz')).finally(() => {
      done = true;
    });
    let longest = 0;
    for (let id = await aTable('example', people), i = 0; !done; i++) {
      const asked = performance.now();
      if ((await playOn(id, people, `backup ${i}`, 1)) === 0) id = await aTable('example', people);
      else longest = Math.max(longest, performance.now() - asked);
    }
    await copying;
    console.log(
      `backup, embedded: ${games * 200} entries in ${round(performance.now() - began)} ms; the longest move (with four looks at the table) took ${round(longest)} ms meanwhile`,
    );
  } finally {
    await server.stop();
  }
}

async function fuzzAll(engine: string, where: Where): Promise<void> {
  const server = await running(where);
  try {
    const count = number('--requests', 100_000);
    const { statuses, codes, signedIn, watched, wrong } = await fuzz({ server, where, count, random: randomFrom(seed), watchEvery: 200 });
    const logged = server.logged.filter(line => /"level":[56]0/.test(line));
    if (wrong.length + logged.length > 0) throw new Error(`The fuzzer (seed ${seed}):\n${[...wrong, ...logged].slice(0, 20).join('\n')}`);
    console.log(
      `fuzz, ${engine}: ${count} requests, ${round((100 * signedIn) / count)} % signed in, no 5xx, every refusal with a code (${Object.keys(codes).length} different), ${watched} refusals watched and nothing changed: ${JSON.stringify(statuses)}`,
    );
  } finally {
    await server.stop();
  }
}
