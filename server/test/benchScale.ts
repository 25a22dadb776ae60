/**
 * `npm run bench:scale -- [cold] [grid] [--seconds 4] [--only processes,stored]`: what a move costs with more tables, more watchers and more processes, and what
 * opening a table costs that nobody has in memory. Figures of one run are in docs/scale.md.
 *
 * grid. Tables of Pebbles, a hundred moves at the same time (`busy`: a hundred for each process), each at another table; everybody who watches is told before the time is taken. Everybody of a table is at
 * the same process (sticky), or each at the next one (spread). Told are the processor time of all servers, of PostgreSQL and of NATS per move, moves a second, and how long
 * a move takes, also at half as many a second. Of the processor time little depends on who else uses the machine. Results are kept in docs/scale/runs.jsonl,
 * from which `npm run scale:model` makes what stands in docs/scale.md.
 *
 * cold. Random games of every real game, as long as they are up to 400 entries, opened from their start and from their milestones.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { titles } from '../../games/registry.ts';
import { root } from '../../scripts/artefact.mjs';
import { openStorage } from '../storage/open.ts';
import { Live } from '../table/live.ts';
import { type Sample, type Setting, samplesIn } from './capacity.ts';
import { number, word } from './flags.ts';
import { keeping, played, timed } from './load/games.ts';
import { measure } from './load/scaleRun.ts';
import { createDatabase, freePort, postgres } from './postgres.ts';
import { missing, Program } from './programs.ts';

const SECONDS = number('--seconds', 4);
const ENTRIES = 400;
const RUNS = join(root, word('--out', 'docs/scale/runs.jsonl'));

const PLAIN: Setting = { processes: 1, spread: false, stored: 0, active: 100, watchers: 4, atOnce: 100, bus: 'nats' };
/** Each process has as much to do as one alone: a hundred moves under way, at tables of which there are enough for three. */
const BUSY: Setting = { ...PLAIN, active: 300 };
const GRID: Record<string, Setting[]> = {
  plain: [PLAIN],
  processes: [2, 3].flatMap(processes => [
    { ...PLAIN, processes },
    { ...PLAIN, processes, spread: true },
  ]),
  busy: [
    BUSY,
    ...[2, 3].flatMap(processes => [
      { ...BUSY, processes, atOnce: 100 * processes },
      { ...BUSY, processes, atOnce: 100 * processes, spread: true },
    ]),
  ],
  notify: [
    { ...PLAIN, processes: 2, bus: 'postgres' },
    { ...PLAIN, processes: 2, spread: true, bus: 'postgres' },
    { ...PLAIN, processes: 3, spread: true, bus: 'postgres' },
  ],
  // One watcher each, or ten thousand tables would need forty thousand connections.
  active: [100, 1_000, 10_000].map(active => ({ ...PLAIN, active, watchers: 1 })),
  stored: [1_000, 10_000, 100_000].map(stored => ({ ...PLAIN, stored })),
  watchers: [0, 12, 40].map(watchers => ({ ...PLAIN, watchers })),
  check: [{ ...PLAIN, processes: 2, spread: true, stored: 20_000, active: 500, watchers: 8, check: true }],
};

const wanted = ['cold', 'grid'].filter(what => process.argv.includes(what));
const cluster = await postgres({ durable: true });
try {
  if (wanted.length === 0 || wanted.includes('grid')) await grid();
  if (wanted.length === 0 || wanted.includes('cold')) await cold();
} finally {
  await cluster.stop();
}

async function grid(): Promise<void> {
  const why = missing('nats-server');
  if (why) throw new Error(why);
  const port = await freePort();
  const program = new Program('nats-server', ['--addr', '127.0.0.1', '--port', String(port)]);
  const only = word('--only', Object.keys(GRID).join()).split(',');
  mkdirSync(dirname(RUNS), { recursive: true });
  try {
    for (const setting of only.flatMap(name => GRID[name])) {
      const sample = rounded(await measure(cluster, { url: `nats://127.0.0.1:${port}`, program }, setting, SECONDS));
      console.log(JSON.stringify(sample));
      keep(sample);
    }
  } finally {
    await program.stop();
  }
}

/** In place of what was measured with the same setting before. */
function keep(sample: Sample): void {
  const names = Object.keys(PLAIN) as (keyof Setting)[];
  const before = existsSync(RUNS) ? samplesIn(readFileSync(RUNS, 'utf8')) : [];
  const others = before.filter(other => names.some(name => other[name] !== sample[name]));
  writeFileSync(RUNS, [...others, sample].map(one => `${JSON.stringify(one)}\n`).join(''));
}

function rounded(sample: Sample): Sample {
  const all = Object.entries(sample).map(([name, value]) => [name, typeof value === 'number' ? Number(value.toPrecision(4)) : value]);
  return Object.fromEntries(all) as Sample;
}

async function cold(): Promise<void> {
  const storage = await openStorage({ url: await createDatabase(cluster.root) });
  try {
    for (const { game } of titles) {
      const { tables, milestones } = keeping(storage);
      const id = await played(storage, tables, game.id, ENTRIES);
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
