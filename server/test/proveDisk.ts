/** The disk of the database is filled to the last bytes while people play and watch, and emptied again. */
import { cpSync } from 'node:fs';
import { randomFrom } from '@tarsas/kernel';
import pg from 'pg';
import type { Where } from '../storage/open.ts';
import { Disk, noDisk } from './disk.ts';
import { type Cluster, createDatabase, freePort, postgres } from './postgres.ts';
import { ServerProcess } from './process.ts';
import type { Fetch } from './secureFetch.ts';
import { playThrough } from './through.ts';

const MEGABYTES = 120;
/** Bytes that are left; in the last of them a few moves still find room. */
const LEFT = [0, 4_096, 65_536];

export interface Filled {
  acknowledged: number;
  refused: number;
  /** Milliseconds until `/readyz` said that the disk is full, and until all was well again, each time. */
  noticed: number[];
  recovered: number[];
}

export interface Plan {
  tables: number;
  times: number;
  seed: string;
  /** An embedded database to begin with: making one takes seconds. */
  template?: string;
}

/** Each engine on a disk of its own. Throws at the first thing that is not as it should be. */
export async function onFullDisk(engine: 'embedded' | 'PostgreSQL', plan: Plan): Promise<Filled> {
  const disk = new Disk(MEGABYTES);
  try {
    if (engine === 'embedded' && plan.template) cpSync(plan.template, disk.folder, { recursive: true });
    if (engine === 'embedded') return await fillAndEmpty(disk, { folder: disk.folder }, plan, async () => {});
    const cluster = await postgres({ on: disk.folder });
    try {
      return await fillAndEmpty(disk, { url: await createDatabase(cluster.root) }, plan, () => wake(cluster));
    } finally {
      await cluster.stop();
    }
  } finally {
    disk.close();
  }
}

async function fillAndEmpty(disk: Disk, where: Where, { tables, times, seed }: Plan, emptied: () => Promise<void>): Promise<Filled> {
  const server = new ServerProcess(where, await freePort());
  const filled: Filled = { acknowledged: 0, refused: 0, noticed: [], recovered: [] };
  const random = randomFrom(seed);
  let moves = 0;
  let left = times;
  const counting: Fetch = async (url, init) => {
    const answer = await fetch(url, init);
    if (answer.status >= 500) filled.refused++;
    return answer;
  };
  const statusOf = async () => (await fetch(`${server.base}/readyz`)).status;
  const player = async (_: unknown, i: number) => {
    for (let n = 1; n === 1 || left > 0; n++) {
      const played = await playThrough({ base: server.base, fetch: counting }, `${seed}/${i}/${n}`, () => moves++);
      filled.acknowledged += played.acknowledged;
    }
  };
  const filler = async () => {
    for (; left > 0; left--) {
      const { refused } = filled;
      const enough = moves + 4 + random(20);
      await until(async () => moves >= enough);
      disk.fill(LEFT[random(LEFT.length)]);
      filled.noticed.push(await taking(() => until(async () => (await statusOf()) === 503)));
      await until(async () => filled.refused > refused);
      disk.empty();
      await emptied();
      filled.recovered.push(await taking(() => until(async () => (await statusOf()) === 200)));
    }
  };
  try {
    await server.start();
    await Promise.all([filler(), ...Array.from({ length: tables }, player)]);
    return filled;
  } finally {
    await server.end('SIGKILL');
  }
}

/** PostgreSQL ends where it cannot begin the next file of its journal, and is started again once there is room. */
async function wake(cluster: Cluster): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.root });
  try {
    await client.connect();
    await client.end();
  } catch {
    await cluster.restart();
  }
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise(resolve => setTimeout(resolve, 50));
}

async function taking(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return Math.round(performance.now() - began);
}

export async function proveDisk(seed: string, times: number): Promise<void> {
  const why = noDisk();
  if (why) return console.log(`disk: ${why}`);
  for (const engine of ['embedded', 'PostgreSQL'] as const) {
    const { acknowledged, refused, noticed, recovered } = await onFullDisk(engine, { tables: 6, times, seed: `${seed}/${engine}` });
    console.log(
      `disk, ${engine}: full ${times} times, noticed by readyz within ${Math.max(...noticed)} ms, well again within ${Math.max(...recovered)} ms; ${acknowledged} acknowledged moves are the whole of the logs, ${refused} requests were refused meanwhile; every stream was told of each move before the next`,
    );
  }
}
