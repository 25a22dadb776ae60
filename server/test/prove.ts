/**
 * The long proofs, one after the other or those named:
 * `npm run prove:server -- crash many database evict secrecy hogs flood backup fuzz proxies disk --kills 100 --faults 50 --requests 100000`,
 * and `upgrade --old <dist of the version before>`.
 * `--embedded` and `--postgres` leave the other engine out; with `--haproxy` everything of `many` goes through HAProxy, and with `--nats` processes hear of each other over NATS. Each ends with one line of figures, or with the first thing that was not as it should be.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@tarsas/kernel';
import { sql } from 'kysely';
import { openStorage, type Where } from '../storage/open.ts';
import { evict } from './eviction.ts';
import { fuzz } from './fuzz.ts';
import { proveFlood, proveHogs } from './hogs.ts';
import { createDatabase, cutConnections, freePort, postgres } from './postgres.ts';
import { ServerProcess } from './process.ts';
import { Program } from './programs.ts';
import { prove } from './proofs.ts';
import { proveBackup } from './proveBackup.ts';
import { proveDisk } from './proveDisk.ts';
import { proveProxies } from './proveProxies.ts';
import { proveSecrecy } from './proveSecrecy.ts';
import { proveUpgrade } from './proveUpgrade.ts';
import { plainly } from './proxies.ts';
import { aTable, playOn, running, somebody } from './running.ts';
import { started } from './started.ts';

const STORED = 1_000;
const words = process.argv.slice(2);
const number = (flag: string, otherwise: number) => (words.includes(flag) ? Number(words[words.indexOf(flag) + 1]) : otherwise);
const PROOFS = ['crash', 'many', 'database', 'evict', 'secrecy', 'hogs', 'flood', 'backup', 'fuzz', 'proxies', 'disk', 'upgrade'];
const wanted = (name: string) => !words.some(word => PROOFS.includes(word)) || words.includes(name);
const seed = `${Date.now()}`;
const round = (n: number) => Math.round(n);

const folder = mkdtempSync(join(tmpdir(), 'tarsas-prove-'));
const cluster = await postgres({ durable: true });
type Fresh = () => Promise<Where>;
let folders = 0;
const freshFolder = async () => ({ folder: join(folder, String(folders++)) });
const freshDatabase = async () => ({ url: await createDatabase(cluster.root) });
try {
  await onEach('crash', crash);
  if (wanted('many')) await many(await freshDatabase());
  if (wanted('database')) await database();
  await onEach('evict', evictAll);
  await onEach('secrecy', async (engine, fresh) => proveSecrecy(engine, await fresh(), seed));
  await onEach('hogs', async (engine, fresh) => proveHogs(engine, await fresh(), number('--turns', 10)));
  await onEach('flood', async (engine, fresh) => proveFlood(engine, await fresh()));
  if (wanted('backup')) await proveBackup(await freshFolder(), number('--games', 3_000));
  await onEach('fuzz', fuzzAll);
  if (wanted('proxies')) await proveProxies(cluster.root, seed, number('--kills', 50) / 5);
  const old = words.includes('--old') ? words[words.indexOf('--old') + 1] : null;
  if (old !== null) await proveUpgrade(cluster.root, seed, old);
  else if (words.includes('upgrade')) console.log('upgrade: say where the version before is built, --old <its dist folder>');
  if (wanted('disk')) await proveDisk(seed, number('--faults', 50) / 5);
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function onEach(name: string, proof: (engine: string, fresh: Fresh) => Promise<void>): Promise<void> {
  if (!wanted(name)) return;
  if (!words.includes('--postgres')) await proof('embedded', freshFolder);
  if (!words.includes('--embedded')) await proof('PostgreSQL', freshDatabase);
}

async function crash(engine: string, fresh: Fresh): Promise<void> {
  const where = await fresh();
  await store(where);
  const server = new ServerProcess(where, await freePort());
  await server.start();
  try {
    const kills = number('--kills', 100);
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
  const nats = words.includes('--nats') ? await natsServer() : null;
  const env: Record<string, string> = nats ? { NATS_URL: nats.url } : {};
  const servers = await Promise.all([1, 2, 3].map(async () => new ServerProcess(where, await freePort(), { env })));
  const fronts: Awaited<ReturnType<typeof plainly>>[] = [];
  try {
    await Promise.all(servers.map(server => server.start()));
    if (words.includes('--haproxy'))
      fronts.push(
        await plainly(
          'haproxy',
          servers.map(({ port }) => port),
        ),
      );
    const kills = number('--kills', 100);
    const plan = { servers, tables: number('--tables', 24), kills, between: [20, 200] as [number, number], seed, watch: true };
    const { acknowledged, finished, told } = await prove({ ...plan, ...(fronts.length > 0 && { front: fronts[0].base }) });
    console.log(
      `many processes${nats ? ', NATS' : ''}${fronts.length > 0 ? ', HAProxy in front' : ''}: ${kills} kills among three, ${acknowledged} acknowledged moves all in the logs of ${finished} finished tables, once and in order; everybody watched every table and was told every entry, once and in order (${told} in all)`,
    );
  } finally {
    await Promise.all(servers.map(server => server.end('SIGKILL')));
    for (const front of fronts) await front.stop();
    await nats?.program.stop();
  }
}

async function natsServer(): Promise<{ url: string; program: Program }> {
  const port = await freePort();
  return { url: `nats://127.0.0.1:${port}`, program: new Program('nats-server', ['--addr', '127.0.0.1', '--port', String(port)]) };
}

/** The database is killed and started again, or cuts all its connections, while everybody plays and watches; the server stays. */
async function database(): Promise<void> {
  const faults = number('--faults', 50);
  const own = await postgres({ durable: true });
  const url = await createDatabase(own.root);
  const server = new ServerProcess({ url }, await freePort());
  let killed = 0;
  try {
    await server.start();
    const random = randomFrom(`${seed}/faults`);
    const fault = async () => {
      if (random(3) === 0) return cutConnections(url);
      killed++;
      return own.restart();
    };
    const proof = await prove({ servers: [server], tables: 12, kills: faults, between: [5, 100], seed, watch: true, fault });
    console.log(
      `database: ${faults} faults under a server that stayed (killed ${killed} times, all connections cut ${faults - killed} times), ${proof.acknowledged} acknowledged moves all in ${proof.finished} logs; every stream was told every entry, once and in order (${proof.told} in all)`,
    );
  } finally {
    await server.end('SIGKILL');
    await own.stop();
  }
}

async function evictAll(engine: string, fresh: Fresh): Promise<void> {
  let acknowledged = 0;
  let reads = 0;
  for (const keep of [1, 2, 3, 4, 5]) {
    const server = await started(await fresh(), { TARSAS_KEEP_TABLES: String(keep) });
    try {
      const requests = number('--requests', 100_000) / 50;
      const plan = { url: server.url, game: 'example', tables: 3 * keep + 5, requests, atOnce: 16 };
      const found = await evict({ ...plan, random: randomFrom(`${seed}/${keep}`) });
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

async function fuzzAll(engine: string, fresh: Fresh): Promise<void> {
  const where = await fresh();
  const server = await started(where);
  try {
    const count = number('--requests', 100_000);
    const plan = { server, where, count, random: randomFrom(seed), secretGame: 'empires-end', watchEvery: 500 };
    const { statuses, codes, signedIn, watched, handedOn, wrong } = await fuzz(plan);
    const logged = server.logged.filter(line => /"level":[56]0/.test(line));
    if (wrong.length + logged.length > 0) throw new Error(`The fuzzer (seed ${seed}):\n${[...wrong, ...logged].slice(0, 20).join('\n')}`);
    console.log(
      `fuzz, ${engine}: ${count} requests, ${round((100 * signedIn) / count)} % signed in, no 5xx, every refusal with a code (${Object.keys(codes).length} different), ${watched} refusals watched and nothing changed, ${handedOn} seats changed hands and nobody who left was shown more than the public: ${JSON.stringify(statuses)}`,
    );
  } finally {
    await server.stop();
  }
}
