/**
 * `npm run bench:scale -- [cold] [processes] [--seconds 6] [--tables 100]`: what a move costs with one process and with several, and what opening a table
 * costs that nobody has in memory. Figures of one run are in docs/scale.md.
 *
 * processes. Tables of Pebbles with four people who all watch, one move after the other at every table. Everybody of a table is at the same process
 * (sticky), or each at the next one (spread). Told are moves a second, the processor time of all servers and of PostgreSQL per move, and which part of the
 * updates of `tables` were HOT. Of the processor time little depends on who else uses the machine.
 *
 * cold. Random games of every real game, as long as they are up to 400 entries, opened from their start and from their milestones.
 */
import { loadavg } from 'node:os';
import { optionsOf, randomFrom } from '@tarsas/kernel';
import pg from 'pg';
import { titles } from '../../games/registry.ts';
import { Committer } from '../storage/commit.ts';
import { openStorage, type Storage } from '../storage/open.ts';
import { Live } from '../table/live.ts';
import { Milestones } from '../table/milestones.ts';
import { openIn } from '../table/play.ts';
import { Tables } from '../table/tables.ts';
import { openTables, start, tell } from './load/drive.ts';
import { createDatabase, freePort, postgres } from './postgres.ts';
import { processorTime, processorTimeBelow, ServerProcess } from './process.ts';

const number = (flag: string, usual: number) => {
  const at = process.argv.indexOf(flag);
  return at < 0 ? usual : Number(process.argv[at + 1]);
};
const SECONDS = number('--seconds', 6);
const TABLES = number('--tables', 100);
const CLIENTS = 4;
const MOST_PROCESSES = 3;
const ENTRIES = 400;
const OPENED = 30;

const wanted = process.argv.slice(2).filter(word => word === 'cold' || word === 'processes');
const cluster = await postgres({ durable: true });
try {
  if (wanted.length === 0 || wanted.includes('cold')) await cold();
  if (wanted.length === 0 || wanted.includes('processes'))
    for (let count = 1; count <= MOST_PROCESSES; count++)
      for (const spread of count === 1 ? [false] : [false, true]) await processes(count, spread);
} finally {
  await cluster.stop();
}

async function processes(count: number, spread: boolean): Promise<void> {
  const url = await createDatabase(cluster.root);
  const servers = await Promise.all(Array.from({ length: count }, async () => new ServerProcess({ url }, await freePort())));
  const generator = start('./generator.ts');
  try {
    for (const server of servers) await server.start();
    const tables = await openTables(servers[0].base, TABLES, CLIENTS);
    const places = servers.map(({ base }) => ({ host: '127.0.0.1', port: Number(new URL(base).port) }));
    await tell(generator, { do: 'watch', places, spread, tables, perTable: CLIENTS });
    const play = (seconds: number) => tell(generator, { do: 'play', places, spread, tables, seconds });
    // The compiler is at work for some seconds.
    await play(SECONDS);
    const used = () => [servers.reduce((sum, { pid }) => sum + (processorTime(pid) ?? 0), 0), processorTimeBelow(cluster.pid)];
    const before = used();
    const { moves, perSecond, pushes } = await play(SECONDS);
    const [server, database] = used().map((ms, i) => Math.round(((ms - before[i]) * 1_000) / moves));
    if (pushes !== CLIENTS) throw new Error(`Of ${CLIENTS} messages about each move ${pushes} arrived`);
    const way = count === 1 ? '' : spread ? ', spread' : ', sticky';
    console.log(
      `${count} ${count === 1 ? 'process' : 'processes'}${way}: ${Math.round(perSecond)} moves/s, ${server} µs of the servers and ${database} µs of PostgreSQL per move, together ${server + database}; load ${loadavg()[0].toFixed(1)}`,
    );
  } finally {
    generator.kill();
    await Promise.all(servers.map(server => server.end('SIGTERM')));
  }
  await hot(url);
}

/** Connections count what they did when they end, at the latest. */
async function hot(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select n_tup_upd as all, n_tup_hot_upd as hot from pg_stat_user_tables where relname = 'tables'");
  await client.end();
  const { all, hot } = rows[0] as { all: string; hot: string };
  console.log(`  updates of tables: ${all}, HOT ${((100 * Number(hot)) / Number(all)).toFixed(1)} %`);
}

async function cold(): Promise<void> {
  const storage = await openStorage({ url: await createDatabase(cluster.root) });
  try {
    for (const { game } of titles) {
      const { tables, milestones } = keeping(storage);
      const id = await played(storage, tables, game.id);
      await milestones.idle();
      const { n } = (await tables.find(id)).row;
      const whole = await timed(() => Live.load(storage.db, titles, id));
      const resumed = await timed(() => Live.load(storage.db, titles, id, keeping(storage).milestones));
      console.log(
        `cold open, ${game.id}, ${n} entries: from its start ${whole}, from its milestones ${resumed}; load ${loadavg()[0].toFixed(1)}`,
      );
    }
  } finally {
    await storage.close();
  }
}

function keeping(storage: Storage): { tables: Tables; milestones: Milestones } {
  const committer = new Committer(storage, { ready: async () => {}, enqueue: async () => {}, wake: () => {} });
  const milestones = new Milestones(storage.db, 'bench', { warn: console.warn });
  const config = { db: storage.db, titles, committer, milestones, now: Date.now, botsLateMs: 1, newSeed: () => 's', keep: 1 };
  return {
    tables: new Tables({ ...config, isAlone: () => true, missedBy: async () => [], jobsAfter: () => [], caughtUp: () => {} }),
    milestones,
  };
}

async function played({ db }: Storage, tables: Tables, game: string): Promise<string> {
  const found = titles.find(title => title.game.id === game)!.game;
  const seats = Math.min(4, found.seats.max);
  const fixed = { options: '{}', seed: 's', visibility: 'open' as const, invite: 'i', created_at: 1, touched_at: 1, rules: found.rules };
  const none = { pace: null, host: null, rematch: null, due_at: null, result: null };
  await db
    .insertInto('tables')
    .values({ ...fixed, ...none, id: game, game, seats })
    .execute();
  await tables.append(game, () => [{ kind: 'start', bots: new Array<null>(seats).fill(null) }]);
  const random = randomFrom(game);
  for (;;) {
    const { play } = await tables.append(game, ({ play, agreed }) => {
      const open = play!.n < ENTRIES ? openIn(agreed.game, play!).filter(({ waiting }) => waiting) : [];
      if (open.length === 0) return [];
      const asked = open[random(open.length)];
      const options = optionsOf(agreed.game, play!.state, asked);
      return [{ kind: 'move', seat: asked.seat, decision: asked.id, choice: options[random(options.length)] }];
    });
    if (play!.n >= ENTRIES || play!.status !== 'playing') return game;
  }
}

/** The median, and the processor time of one; the first ones are for the compiler. */
async function timed(work: () => Promise<unknown>): Promise<string> {
  const took: number[] = [];
  let used = process.cpuUsage();
  for (let i = -5; i < OPENED; i++) {
    if (i === 0) used = process.cpuUsage();
    const began = performance.now();
    await work();
    if (i >= 0) took.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(used);
  took.sort((a, b) => a - b);
  return `${took[OPENED >> 1].toFixed(1)} ms (${((user + system) / OPENED / 1_000).toFixed(1)} of the processor)`;
}
