/** Somebody takes as much as they are given: how long do others wait? */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { randomFrom } from '@tarsas/kernel';
import type { Where } from '../storage/open.ts';
import { figures, percentile } from './figures.ts';
import type { Flood } from './load/flood.ts';
import { processorTime } from './process.ts';
import { aTable, Ear, playOn, type Running, type Somebody, somebody, somebodyFrom } from './running.ts';
import { type Started, started } from './started.ts';

const STRONG = { game: 'viscounts', bot: 'searcher' };
const TABLES = 40;
const MOST_TIMES = 2;
const round = (n: number) => Math.round(n);

/** Forty tables of strong bots, all opened by one guest, beside one table of somebody else. */
export async function proveHogs(engine: string, where: Where, turns: number): Promise<void> {
  const server = await started(where);
  try {
    const [anna, hog] = await Promise.all(['Anna', 'Hog'].map(name => somebody(server.url, name)));
    // The first turns load what a thread needs.
    await waits(server, anna, 2);
    const alone = await waits(server, anna, turns);
    for (let i = 0; i < TABLES; i++) {
      const id = await againstBot(hog);
      await hog.leaveToBot({ id, bot: STRONG.bot });
    }
    const beside = await waits(server, anna, turns);
    const quick = /^tarsas_bot_turns_total\{level="greedy",answer="quick"\} (\d+)/m.exec(await server.metrics())?.[1] ?? 0;
    console.log(
      `hogs, ${engine}: a strong bot answers after ${round(alone)} ms alone, ${round(beside)} ms beside ${TABLES} tables of one guest (${(beside / alone).toFixed(2)} times; mean of ${turns} turns); ${quick} turns were answered by a quicker bot`,
    );
    if (beside > MOST_TIMES * alone) throw new Error('A guest with many tables makes others wait');
  } finally {
    await server.stop();
  }
}

async function againstBot(host: Somebody): Promise<string> {
  const { table } = await host.openTable({ game: STRONG.game, seats: 2 });
  await host.setBot({ id: table.id, seat: 1, bot: STRONG.bot });
  await host.start({ id: table.id });
  return table.id;
}

/** The mean time from a person's last move to their next question, the bot's turn between them. */
async function waits({ url }: Running, person: Somebody, turns: number): Promise<number> {
  const id = await againstBot(person);
  const ear = await Ear.open(url, id, person.token);
  const took: number[] = [];
  while (took.length < turns) {
    const { table } = await person.table({ id });
    if (table.status !== 'playing') throw new Error('The game was over too soon');
    if (table.waiting.includes(0)) {
      await playOn(id, [person], `hogs ${table.n}`, 1);
      continue;
    }
    const began = performance.now();
    await ear.until(({ table: now }) => {
      const { n, waiting } = (now ?? { n: 0, waiting: [] }) as { n: number; waiting: number[] };
      return n > table.n && waiting.includes(0);
    });
    took.push(performance.now() - began);
  }
  ear.close();
  await person.resign({ id });
  return took.reduce((sum, ms) => sum + ms, 0) / turns;
}

const PAIRS = 4;
const MOVES_OF_A_PAIR = 200;
/** Before anything is measured: the code of the server and of the clients is compiled, connections are open. */
const WARM_UP = 50;
const PAUSE_MS = 100;
const P99_MS = 50;
/** The clients of the flood stand on other machines; here they get what the server and its players leave of the cores. */
const NICE = 15;

/**
 * Guests of four networks ask for all that is expensive, without a pause, under the limits as they are; pairs of others play with their pages
 * open, ten moves a second each. Players are measured in this process, the flood has one of its own.
 */
export async function proveFlood(engine: string, where: Where): Promise<void> {
  const server = await started(where, { TARSAS_LIMITS: '1', TARSAS_TRUST_PROXY: '1' });
  const flood = fork(fileURLToPath(new URL('./load/flood.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  setPriority(flood.pid!, NICE);
  try {
    const people = await Promise.all(Array.from({ length: 2 * PAIRS }, (_, i) => somebodyFrom(server.url, `192.0.2.${i}`, `Player ${i}`)));
    const pairs = Array.from({ length: PAIRS }, (_, i) => people.slice(2 * i, 2 * i + 2));
    const finished = await aFinishedGame(server.url);
    await movesOf(pairs, WARM_UP, server);
    const quiet = await movesOf(pairs, MOVES_OF_A_PAIR, server);
    await told(flood, { base: server.url, finished } satisfies Flood);
    const flooded = await movesOf(pairs, MOVES_OF_A_PAIR, server);
    const answers = await told(flood, 'stop');
    console.log(
      `flood, ${engine}: ${flooded.took.length} moves took ${saidOf(quiet)} in quiet; ${saidOf(flooded)} under a flood of expensive requests, answered ${JSON.stringify(answers)}`,
    );
    if (percentile(flooded.took, 99) > P99_MS) throw new Error('A flood of expensive requests makes others wait');
  } finally {
    flood.kill();
    await server.stop();
  }
}

interface Measured {
  /** Milliseconds of each move. */
  took: number[];
  /** The share of one core that the server has used. */
  load: number;
  /** Milliseconds by which this process itself was late, at most, in 99 of 100 rounds of its event loop: its own share of `took`. */
  ownDelay: number;
}

const saidOf = ({ took, load, ownDelay }: Measured) =>
  `${figures(took)} (the server used ${load.toFixed(2)} cores; p99 of the delay in the measuring process ${ownDelay.toFixed(1)} ms)`;

async function movesOf(pairs: readonly (readonly Somebody[])[], moves: number, { pid }: Started): Promise<Measured> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const [began, used] = [performance.now(), processorTime(pid) ?? 0];
  const took = (await Promise.all(pairs.map((people, pair) => movesOfPair(people, pair, moves)))).flat();
  delay.disable();
  const load = ((processorTime(pid) ?? 0) - used) / (performance.now() - began);
  return { took, load, ownDelay: delay.percentile(99) / 1e6 };
}

/** What the process answers to this. */
async function told(flood: ChildProcess, word: Flood | 'stop'): Promise<unknown> {
  const answered = once(flood, 'message');
  flood.send(word);
  return (await answered)[0];
}

/** A long game that quick bots have played. */
async function aFinishedGame(base: string): Promise<string> {
  const host = await somebodyFrom(base, '198.51.100.1', 'Host');
  const { table } = await host.openTable({ game: 'terra-mystica', seats: 4 });
  const { id } = table;
  for (const seat of [1, 2, 3]) await host.setBot({ id, seat, bot: 'greedy' });
  const ear = await Ear.open(base, id);
  await host.start({ id });
  await host.leaveToBot({ id, bot: 'greedy' });
  await ear.until(({ table }) => (table as { status?: string } | undefined)?.status === 'over');
  ear.close();
  return id;
}

/** Milliseconds that each of their moves took. Both watch their table, as their pages would. */
async function movesOfPair(people: readonly Somebody[], pair: number, moves: number): Promise<number[]> {
  const random = randomFrom(`flood ${pair}`);
  const took: number[] = [];
  while (took.length < moves) {
    const id = await aTable('terra-mystica', people);
    const ears = await Promise.all(people.map(({ base, token }) => Ear.open(base, id, token)));
    for (let status = 'playing'; status === 'playing' && took.length < moves; ) {
      const { table } = await people[took.length % 2].table({ id });
      const seat = people.findIndex(({ name }) => name === table.seats[table.waiting[0]].name);
      const { position } = await people[seat].table({ id });
      const { id: decision, options } = position!.decisions.find(({ waiting }) => waiting)!;
      const began = performance.now();
      ({ status } = (await people[seat].move({ id, moves: [{ decision, choice: options[random(options.length)] }] })).table);
      took.push(performance.now() - began);
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
    }
    for (const ear of ears) ear.close();
  }
  return took;
}
