/** One measurement: so many processes, tables and watchers, and what a move costs with them. */
import { loadavg } from 'node:os';
import pg from 'pg';
import type { Sample, Setting } from '../capacity.ts';
import { type Cluster, createDatabase, freePort } from '../postgres.ts';
import { processorTime, processorTimeBelow, ServerProcess } from '../process.ts';
import type { Program } from '../programs.ts';
import { start, tell } from './drive.ts';
import { manyTables } from './manyTables.ts';
import { waysIn } from './ways.ts';

const SEATS = 4;
/** People of tables that nobody plays or watches. */
const IDLE_GROUPS = 500;
/** Moves of each process before it is measured, unless it takes too long. */
const WARM = 8_000;
const ROUNDS = 5;
const TOKEN = 'read-metrics';

export interface Bus {
  url: string;
  program: Program;
}

export async function measure(cluster: Cluster, bus: Bus | null, setting: Setting, seconds: number): Promise<Sample> {
  const database = await createDatabase(cluster.root);
  const env = { NATS_URL: setting.bus === 'nats' ? bus!.url : '', TARSAS_METRICS_TOKEN: TOKEN };
  const servers = await Promise.all(
    Array.from({ length: setting.processes }, async () => new ServerProcess({ url: database }, await freePort(), { env })),
  );
  const generator = start('./generator.ts');
  try {
    for (const server of servers) await server.start();
    const { base } = servers[0];
    if (setting.stored > 0) await manyTables({ base, database, count: setting.stored, seats: SEATS, idle: IDLE_GROUPS });
    const fans = Math.max(0, setting.watchers - SEATS);
    const tables = await manyTables({ base, database, count: setting.active, seats: SEATS, fans });
    const places = servers.map(one => ({ host: '127.0.0.1', port: Number(new URL(one.base).port) }));
    const there = { places, spread: setting.spread, tables };
    if (setting.watchers > 0) await tell(generator, { do: 'watch', ...there, perTable: setting.watchers });
    // The compiler of each process is at work until it has seen enough of them, and each table has to be read once.
    const warm = Math.max(WARM * setting.processes, 1.2 * setting.active);
    for (let made = 0, round = 0; made < warm && round < ROUNDS; round++)
      made += (await tell(generator, { do: 'play', ...there, atOnce: setting.atOnce, seconds })).moves;
    const used = () => [
      servers.reduce((sum, { pid }) => sum + (processorTime(pid) ?? 0), 0),
      processorTimeBelow(cluster.pid),
      bus ? (processorTime(bus.program.pid) ?? 0) : 0,
    ];
    const came = () => Promise.all(servers.map(one => waysIn(one.base, TOKEN)));
    const [before, cameBefore] = [used(), await came()];
    const { moves, perSecond, pushes, took } = await tell(generator, { do: 'play', ...there, atOnce: setting.atOnce, seconds });
    const [server, postgres, nats] = used().map((ms, i) => ((ms - before[i]) * 1_000) / moves);
    if (pushes !== setting.watchers) throw new Error(`Of ${setting.watchers} messages about each move ${pushes} arrived`);
    const ways = await came();
    const perMove = (way: 'passed' | 'read') => ways.reduce((sum, now, i) => sum + now[way] - cameBefore[i][way], 0) / moves;
    // Half of what it can.
    const paced = await tell(generator, { do: 'pace', ...there, perSecond: perSecond / 2, seconds });
    return {
      ...setting,
      moves,
      perSecond,
      server,
      postgres,
      nats: setting.bus === 'nats' ? nats : 0,
      passed: perMove('passed'),
      read: perMove('read'),
      p50: at(took, 0.5),
      p99: at(took, 0.99),
      halfP50: at(paced.took, 0.5),
      halfP99: at(paced.took, 0.99),
      hot: await hotIn(database),
      load: loadavg()[0],
    };
  } finally {
    generator.kill();
    await Promise.all(servers.map(server => server.end('SIGTERM')));
  }
}

/** Which part of the updates of `tables` were HOT, those of the warm-up included. Connections count what they did within a second. */
async function hotIn(database: string): Promise<number> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ all: string; hot: string }>(
    "select n_tup_upd as all, n_tup_hot_upd as hot from pg_stat_user_tables where relname = 'tables'",
  );
  await client.end();
  return Number(rows[0].hot) / Number(rows[0].all);
}

function at(took: number[], share: number): number {
  took.sort((a, b) => a - b);
  return took[Math.min(took.length - 1, Math.floor(took.length * share))];
}
