/**
 * What a move costs, as a sum of a few parts that were fitted to measurements, and what that comes to for so many players a day. `npm run scale:model` fits it
 * to `docs/scale/runs.jsonl` and predicts the one run it was not fitted to.
 */

export interface Setting {
  processes: number;
  /** Everybody of a table at the next process, instead of all at the same. */
  spread: boolean;
  /** Tables that nobody plays. */
  stored: number;
  /** Tables that are played. */
  active: number;
  /** Streams of each table. */
  watchers: number;
  /** Moves that are under way at the same time. */
  atOnce: number;
  bus: 'nats' | 'postgres';
  /** Not fitted to, only predicted. */
  check?: boolean;
}

/** Processor time is in microseconds per move, of all processes of a kind together; times are in milliseconds. */
export interface Sample extends Setting {
  moves: number;
  perSecond: number;
  server: number;
  postgres: number;
  nats: number;
  /** Entries per move that came to other processes, ready or not. */
  passed: number;
  read: number;
  p50: number;
  p99: number;
  /** At half as many moves a second. */
  halfP50: number;
  halfP99: number;
  /** Which part of the updates of `tables` were HOT. */
  hot: number;
  load: number;
}

/** As they are kept, one a line. */
export const samplesIn = (lines: string): Sample[] => lines.split('\n').flatMap(line => (line === '' ? [] : (JSON.parse(line) as Sample)));

export type Resource = 'server' | 'postgres' | 'nats';

/** What costs grow with, each as a function of the setting. */
export const TERMS = {
  'a move': () => 1,
  // A process commits what half of its moves under way have become while it works on the other half.
  'a commit, shared by 50 moves': ({ processes, atOnce }: Setting) => (100 * processes) / atOnce,
  'a watcher': ({ watchers }: Setting) => watchers,
  'another process that hears of it': ({ processes }: Setting) => processes - 1,
  'another process that shows what was passed on': ({ processes, spread, bus }: Setting) => (spread && bus === 'nats' ? processes - 1 : 0),
  'another process that reads it': ({ processes, spread, bus }: Setting) => (spread && bus === 'postgres' ? processes - 1 : 0),
  'ten times as many active tables': ({ active }: Setting) => Math.log10(active / 100),
  'ten times as many stored tables': ({ stored, active }: Setting) => Math.log10((stored + active) / 100),
} satisfies Record<string, (setting: Setting) => number>;

export type Term = keyof typeof TERMS;
const NAMES = Object.keys(TERMS) as Term[];

export type Costs = Record<Term, number>;
export type Model = Record<Resource, Costs>;

export function fit(samples: readonly Sample[]): Model {
  const rows = samples.map(sample => NAMES.map(name => TERMS[name](sample)));
  const of = (resource: Resource): Costs => {
    const found = leastSquares(
      rows,
      samples.map(sample => sample[resource]),
    );
    return Object.fromEntries(NAMES.map((name, i) => [name, found[i]])) as Costs;
  };
  return { server: of('server'), postgres: of('postgres'), nats: of('nats') };
}

export const costOf = (costs: Costs, setting: Setting): number =>
  Math.max(
    0,
    NAMES.reduce((sum, name) => sum + costs[name] * TERMS[name](setting), 0),
  );

/**
 * Nothing costs less than nothing: the part that would is left out, and the others are fitted again. The smallest of ridges decides between parts
 * that no sample tells apart.
 */
function leastSquares(rows: readonly number[][], wanted: readonly number[], without: ReadonlySet<number> = new Set()): number[] {
  const kept = NAMES.map((_, i) => i).filter(i => !without.has(i));
  const matrix = kept.map((i, a) => [
    ...kept.map((j, b) => rows.reduce((sum, row) => sum + row[i] * row[j], 0) + (a === b ? 1e-6 : 0)),
    rows.reduce((sum, row, n) => sum + row[i] * wanted[n], 0),
  ]);
  const solved = solve(matrix);
  const worst = solved.indexOf(Math.min(...solved));
  if (solved[worst] < -1e-6) return leastSquares(rows, wanted, new Set([...without, kept[worst]]));
  return NAMES.map((_, i) => (without.has(i) ? 0 : solved[kept.indexOf(i)]));
}

/** Gauss, with the largest pivot; the last column is the right-hand side. */
function solve(matrix: number[][]): number[] {
  const size = matrix.length;
  for (let i = 0; i < size; i++) {
    const best = matrix.slice(i).reduce((best, row, n) => (Math.abs(row[i]) > Math.abs(matrix[best][i]) ? i + n : best), i);
    [matrix[i], matrix[best]] = [matrix[best], matrix[i]];
    for (let below = i + 1; below < size; below++) {
      const factor = matrix[below][i] / matrix[i][i];
      for (let at = i; at <= size; at++) matrix[below][at] -= factor * matrix[i][at];
    }
  }
  const solved = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--)
    solved[i] =
      (matrix[i][size] - matrix[i].slice(i + 1, size).reduce((sum, factor, n) => sum + factor * solved[i + 1 + n], 0)) / matrix[i][i];
  return solved;
}

/** What people do: guesses, to be replaced with what a house has seen. */
export const HABITS = {
  movesOfPlayerPerDay: 60,
  /** Of a day's moves in its busiest hour. */
  busiestHour: 0.12,
  /** Of a day's players who have a page open then, and the streams of each. */
  present: 0.15,
  streamsOfPresent: 1.5,
  watchersOfTable: 3,
  tablesOfPlayerPerDay: 0.4,
};

/** What one machine, with one process and one database, has: four cores, and half of them may be used, so that a move does not wait. */
export const MACHINE = {
  processCores: 0.5,
  databaseCores: 1.5,
  streamsOfProcess: 20_000,
  commitsPerSecond: 400,
  movesOfCommit: 10,
  diskBytes: 500e9,
  /** Of a game that is over, packed, with the rows of its table, seats and results. */
  bytesOfGame: 8_000,
};

export interface Load {
  /** How much of what there is is used in the busiest hour; above 1 it breaks. Disks: of a year. */
  share: Record<'one web process' | 'the database’s processor' | 'commits' | 'streams of one process' | 'the disk, in a year', number>;
  movesPerSecond: number;
  /** Web processes that are needed for the moves and the streams. */
  processes: number;
  first: string;
}

export function loadOf(model: Model, playersPerDay: number, habits = HABITS, machine = MACHINE): Load {
  const movesPerSecond = (playersPerDay * habits.movesOfPlayerPerDay * habits.busiestHour) / 3_600;
  const tables = playersPerDay * habits.tablesOfPlayerPerDay;
  const setting = (processes: number): Setting => ({
    processes,
    spread: false,
    stored: 365 * tables,
    active: Math.max(100, tables),
    watchers: habits.watchersOfTable,
    // Few moves arrive at the same moment, and each process commits its own.
    atOnce: 2 * machine.movesOfCommit * processes,
    bus: 'nats',
  });
  const streams = playersPerDay * habits.present * habits.streamsOfPresent;
  const cores = (resource: Resource, processes: number) => (movesPerSecond * costOf(model[resource], setting(processes))) / 1e6;
  let processes = 1;
  const isEnough = () => cores('server', processes) <= processes * machine.processCores && streams <= processes * machine.streamsOfProcess;
  while (!isEnough() && processes < MOST_PROCESSES) processes++;
  const share = {
    'one web process': cores('server', 1) / machine.processCores,
    'the database’s processor': cores('postgres', processes) / machine.databaseCores,
    commits: movesPerSecond / (machine.commitsPerSecond * machine.movesOfCommit),
    'streams of one process': streams / machine.streamsOfProcess,
    'the disk, in a year': (365 * tables * machine.bytesOfGame) / machine.diskBytes,
  };
  const [[first]] = Object.entries(share).sort((a, b) => b[1] - a[1]);
  return { share, movesPerSecond, processes, first };
}

const MOST_PROCESSES = 10_000;
