/** Tables played through proxies while the processes behind them are killed, and what the server learns about visitors through them. */
import { randomFrom } from '@tarsas/kernel';
import pg from 'pg';
import { client } from '../api/client.ts';
import { createDatabase, freePort } from './postgres.ts';
import { ServerProcess } from './process.ts';
import { missing } from './programs.ts';
import { type Front, KINDS, type Kind, proxied } from './proxies.ts';
import { type Visit, visitor } from './secureFetch.ts';
import { type Door, type Played, playThrough } from './through.ts';

/** One proxy, or two, the outer one first. */
export type Way = readonly [Kind, Kind?];

/** Each alone, and each once before and once behind another. */
const WAYS: readonly Way[] = [...KINDS.map(kind => [kind] as const), ['haproxy', 'nginx'], ['nginx', 'caddy'], ['caddy', 'haproxy']];
const METRICS_TOKEN = 'read-metrics';

export const missingFor = (way: Way): string | null => missing(...way.flatMap(kind => kind ?? []), 'openssl');

/** Processes on one database, and the ways to them, all equally long. */
export class Behind {
  readonly servers: readonly ServerProcess[];
  readonly fronts: readonly Front[];

  private constructor(servers: readonly ServerProcess[], fronts: readonly Front[]) {
    this.servers = servers;
    this.fronts = fronts;
  }

  static async open(ways: readonly Way[], url: string, count: number): Promise<Behind> {
    const ports = await Promise.all(Array.from({ length: count }, freePort));
    const env = { TARSAS_TRUST_PROXY: String(ways[0].length), TARSAS_METRICS_TOKEN: METRICS_TOKEN };
    const servers = ports.map(port => new ServerProcess({ url }, port, { env }));
    const fronts: Front[] = [];
    const behind = new Behind(servers, fronts);
    try {
      await Promise.all(servers.map(server => server.start()));
      for (const way of ways) fronts.push(await proxied(way, ports));
      return behind;
    } catch (error) {
      await behind.close();
      throw error;
    }
  }

  /** Streams that the processes still hold. */
  async streams(): Promise<number> {
    const counts = this.servers.map(async ({ base }) => {
      const answer = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
      return Number(/^tarsas_streams (\d+)$/m.exec(await answer.text())?.[1]);
    });
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map(server => server.end('SIGKILL')));
    await Promise.all(this.fronts.map(front => front.stop()));
  }
}

export interface Plan {
  /** Tables at the same time through each front. */
  tables: number;
  kills: number;
  /** Moves between two kills, at least and at most. */
  between: [number, number];
  seed: string;
  version?: Visit['version'];
}

/** Throws at the first thing that is not as it should be. */
export async function playBehind(behind: Behind, { tables, kills, between: [least, most], seed, version }: Plan): Promise<Played> {
  const doors = behind.fronts.map(({ base, ca }) => ({ base, ...visitor({ ca, version }) }));
  const random = randomFrom(seed);
  const sum: Played = { acknowledged: 0, delays: [], cameBack: 0 };
  let left = kills;
  let next = least;
  let restart = Promise.resolve();
  let isDown = false;
  let notBack: (error: Error) => void = () => {};
  const dead = new Promise<never>((_, reject) => {
    notBack = reject;
  });
  // A move is about to be sent: it may be on its way when a process dies.
  const moved = () => {
    if (left === 0 || isDown || --next > 0) return;
    next = least + random(most - least + 1);
    left--;
    isDown = true;
    restart = behind.servers[random(behind.servers.length)].restart().finally(() => {
      isDown = false;
    });
    restart.catch(notBack);
  };
  const player = async (door: Door, i: number) => {
    for (let n = 1; n === 1 || left > 0; n++) {
      const played = await playThrough(door, `${seed}/${door.base}/${i}/${n}`, moved);
      sum.acknowledged += played.acknowledged;
      sum.delays.push(...played.delays);
      sum.cameBack += played.cameBack;
    }
  };
  try {
    const players = doors.flatMap(door => Array.from({ length: tables }, (_, i) => player(door, i)));
    await Promise.race([Promise.all(players), dead]);
    await restart;
    // The server no longer listens for clients that have disconnected.
    for (const limit = performance.now() + 10_000; (await behind.streams()) > 0; ) {
      if (performance.now() > limit) throw new Error(`${await behind.streams()} streams are kept for nobody`);
      await new Promise(resolve => setTimeout(resolve, 50));
    }
    return sum;
  } finally {
    for (const door of doors) door.close();
  }
}

/** What the server takes for the address of a visitor who claims to come from elsewhere, through pages of its own address. */
export async function addressesSeen(database: string, { base, ca }: Front, from: string, claimed: string): Promise<string[]> {
  const { fetch, close } = visitor({ ca, from });
  try {
    const asPage = (url: string, { headers, ...rest }: RequestInit) =>
      fetch(url, { ...rest, headers: { ...(headers as Record<string, string>), origin: base, 'x-forwarded-for': claimed } });
    await client({ base, fetch: asPage }).guest({ name: 'Anna' });
  } finally {
    close();
  }
  const reader = new pg.Client({ connectionString: database });
  await reader.connect();
  try {
    // Guests are counted by where they come from.
    const { rows } = await reader.query<{ key: string }>("delete from rate where key like 'guests:%' returning key");
    return rows.map(({ key }) => key.slice('guests:'.length));
  } finally {
    await reader.end();
  }
}

export async function proveProxies(root: string, seed: string, kills: number): Promise<void> {
  for (const way of WAYS) {
    const name = way.join(' before ');
    const why = missingFor(way);
    if (why) {
      console.log(`proxies, ${name}: ${why}`);
      continue;
    }
    const url = await createDatabase(root);
    const behind = await Behind.open([way], url, 2);
    try {
      const addresses = await addressesSeen(url, behind.fronts[0], '127.0.0.7', '6.6.6.6');
      if (addresses.join() !== '127.0.0.7') throw new Error(`${name}: a visitor from 127.0.0.7 is taken for ${addresses.join(', ')}`);
      for (const version of ['HTTP/2', 'HTTP/1.1'] as const) {
        const plan: Plan = { tables: 4, kills, between: [5, 40], seed: `${seed}/${name}/${version}`, version };
        const { acknowledged, delays, cameBack } = await playBehind(behind, plan);
        const inOrder = delays.sort((a, b) => a - b).map(Math.round);
        const [median, late, last] = [0.5, 0.99, 1].map(part => inOrder[Math.min(inOrder.length - 1, Math.floor(part * inOrder.length))]);
        console.log(
          `proxies, ${name}, ${version}: ${kills} kills among two processes, ${acknowledged} acknowledged moves are the whole of the logs; every stream was told of each before the next (median ${median} ms, p99 ${late} ms, longest ${last} ms); ${cameBack} streams broke and came back, none was left behind`,
        );
      }
    } finally {
      await behind.close();
    }
  }
}
