/**
 * `npm run bench:server -- [seconds]`, or `-- memory` for the last part alone: what the server can do on this machine, in ratios that another machine can be held against.
 *
 * Load. A hundred tables of Pebbles with four people each. Each person reads their own event stream, and at every table one move follows
 * the other. A move counts when it was answered with 200 (rules run, committed) and all four clients have received their position.
 *   (a) The same generator makes one client of each table say the same request to a bare `ws` server, which sends the very messages that
 *       the server had sent about a move to the same four clients; the next one is said when the last was heard.
 *   (b) Single-row commits on the same PostgreSQL, one connection, one after the other.
 * The three are measured in turn, several times; the median of the ratios counts. Server, generator and PostgreSQL are processes of their
 * own on the same machine, and so is the bare server: all of them share its cores. The processor time of each server per move is told
 * as well, which depends less on who else uses the machine.
 *
 * Pace. 300 moves a second over a thousand tables, each watched by one client; time counts from the moment a move is due to its answer.
 *
 * Memory. What a server holds more, after collecting garbage, for a thousand idle tables of Pebbles, for a hundred of each game that is
 * just begun with four seats, and for a thousand idle streams.
 */
import pg from 'pg';
import { client } from '../api/client.ts';
import { API } from '../api/routes.ts';
import { answer, start, tell } from './load/drive.ts';
import { type BenchTable, inTurn, type Order } from './load/generator.ts';
import { manyTables } from './load/manyTables.ts';
import { createDatabase, freePort, postgres } from './postgres.ts';
import { processorTime, ServerProcess } from './process.ts';

const TABLES = 100;
const CLIENTS = 4;
const ROUNDS = 3;
const ONLY_MEMORY = process.argv[2] === 'memory';
const SECONDS = ONLY_MEMORY ? 4 : Number(process.argv[2] ?? 4);
const IDLE = 1_000;
const PER_SECOND = 300;
const OF_EACH = 50;
/** Moves after which what is told of a table has its full length: a turn that goes on and on can be taken back, entry by entry. */
const GROWN = 220;

const cluster = await postgres({ durable: true });
const url = await createDatabase(cluster.root);
const server = new ServerProcess({ url }, await freePort(), { measured: true });
const generator = start('./generator.ts');
try {
  await server.start();
  const place = { host: '127.0.0.1', port: Number(new URL(server.base).port) };
  const [sampled, ...tables] = await manyTables({ base: server.base, database: url, count: 1 + TABLES, seats: CLIENTS });
  if (!ONLY_MEMORY) await load(place, tables, sampled);
  await memoryAndPace(place);
} finally {
  generator.kill();
  await server.end('SIGTERM');
  await cluster.stop();
}

async function load(place: { host: string; port: number }, tables: BenchTable[], sampled: BenchTable): Promise<void> {
  const { messages, word } = await sample(sampled);
  const bare = start('./bare.ts');
  bare.send(messages);
  const port = await answer<number>(bare);
  await tell(generator, { do: 'watch', places: [place], tables, perTable: CLIENTS });
  const before = await entries(tables);
  // The compiler is at work for some seconds.
  let { moves: counted } = await tell(generator, { do: 'play', places: [place], tables, seconds: 8 });
  const rounds: { moves: number; bare: number; commits: number; cpu: number; bareCpu: number }[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const [moves, cpu] = await timed(server.pid, () => tell(generator, { do: 'play', places: [place], tables, seconds: SECONDS }));
    counted += moves.moves;
    if (moves.pushes !== CLIENTS) throw new Error(`Of ${CLIENTS} messages about each move ${moves.pushes} arrived`);
    const broadcast: Order = { do: 'broadcast', place: { ...place, port }, tables: TABLES, clients: CLIENTS, word, seconds: SECONDS };
    const [said, bareCpu] = await timed(bare.pid!, () => tell(generator, broadcast));
    const commits = await singleCommits();
    rounds.push({ moves: moves.perSecond, bare: said.perSecond, commits, cpu: cpu / moves.moves, bareCpu: bareCpu / said.moves });
  }
  bare.kill();
  await tell(generator, { do: 'unwatch' });
  const logged = (await entries(tables)) - before;
  if (logged !== counted) throw new Error(`${counted} moves were counted, ${logged} are in the logs`);
  const size = Math.round(messages.reduce((sum, message) => sum + message.length, 0) / messages.length);
  const of = (read: (round: (typeof rounds)[number]) => number) => median(rounds.map(read));
  const us = (seconds: number) => `${Math.round(seconds * 1e6)} µs`;
  console.log(
    `moves accepted, committed, pushed to ${CLIENTS} clients at ${TABLES} tables: ${round(of(r => r.moves))}/s, ${us(of(r => r.cpu))} of the server's processor each`,
  );
  console.log(
    `(a) bare WebSocket broadcast of the same messages (${size} bytes): ${round(of(r => r.bare))}/s, ${us(of(r => r.bareCpu))} each; ratio ${of(r => r.moves / r.bare).toFixed(2)} (of processor time ${of(r => r.bareCpu / r.cpu).toFixed(2)}); at least 0.2 wanted`,
  );
  console.log(
    `(b) single-row commits: ${round(of(r => r.commits))}/s; ratio ${of(r => r.moves / r.commits).toFixed(2)}; at least 0.5 wanted`,
  );
}

/** What is asked and what is sent about one move, word for word, after as many moves as the others have made when they are measured. */
async function sample({ id, tokens, decisions }: BenchTable): Promise<{ messages: string[]; word: string }> {
  const api = client({ base: server.base, token: tokens[0] });
  for (let i = 0; i < GROWN; i++) {
    const choice = { do: 'bid' as const, pebbles: i % 3 };
    const { position } = await api.move({ id, seat: 0, moves: [{ decision: decisions[0], choice }] });
    decisions[0] = position!.decisions[0].id;
  }
  const abort = new AbortController();
  const readers = await Promise.all(
    tokens.map(async token => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${server.base}${API}/events?watch=${id}`, { headers, signal: abort.signal });
      const read = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
      const next = async () => {
        for (let text = ''; ; ) {
          text += (await read.read()).value ?? '';
          const [event] = /event: position\n.*\n.*\n\n/.exec(text) ?? [];
          if (event) return event;
        }
      };
      await next();
      return next;
    }),
  );
  const turn = { seat: 0, moves: [{ decision: decisions[0], choice: { do: 'bid' as const, pebbles: 1 } }] };
  await api.move({ id, ...turn });
  const messages = await Promise.all(readers.map(next => next()));
  abort.abort();
  return { messages, word: JSON.stringify(turn) };
}

async function entries(tables: readonly BenchTable[]): Promise<number> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  const { rows } = await db.query('select count(*)::integer as count from entry where table_id = any ($1)', [tables.map(({ id }) => id)]);
  await db.end();
  return rows[0].count;
}

/** (b) One row, one commit, one after the other. */
async function singleCommits(): Promise<number> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  await db.query('create table if not exists bench (n bigint generated always as identity primary key, body text)');
  const began = performance.now();
  let made = 0;
  for (; performance.now() < began + SECONDS * 1_000; made++) {
    await db.query({ name: 'one', text: 'insert into bench (body) values ($1)', values: ['x'.repeat(150)] });
  }
  await db.end();
  return (made * 1_000) / (performance.now() - began);
}

async function memoryAndPace(place: { host: string; port: number }): Promise<void> {
  const tables = await manyTables({ base: server.base, database: url, count: IDLE, seats: 2 });
  const before = await server.memory();
  await inTurn(tables, ({ id }) => client({ base: server.base }).table({ id }));
  const withTables = await server.memory();
  await tell(generator, { do: 'watch', places: [place], tables, perTable: 1 });
  const withStreams = await server.memory();
  const kept = (a: NodeJS.MemoryUsage, b: NodeJS.MemoryUsage) => {
    const own = (usage: NodeJS.MemoryUsage) => usage.heapUsed + usage.external;
    return `${((own(b) - own(a)) / IDLE / 1_000).toFixed(1)} kB (resident ${((b.rss - a.rss) / IDLE / 1_000).toFixed(1)} kB)`;
  };
  console.log(`memory: an idle table ${kept(before, withTables)}, an idle stream ${kept(withTables, withStreams)}; at most 20 kB wanted`);
  await memoryOfGames();
  if (ONLY_MEMORY) return;
  const [{ took, perSecond }, cpu] = await timed(server.pid, () =>
    tell(generator, { do: 'pace', places: [place], tables, seconds: 4 * SECONDS, perSecond: PER_SECOND }),
  );
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))].toFixed(1);
  console.log(
    `pace: ${round(perSecond)} moves/s over ${IDLE} tables: median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms, ${Math.round((cpu / took.length) * 1e6)} µs of the processor each; at most 25 ms at p99 wanted`,
  );
}

async function memoryOfGames(): Promise<void> {
  const { base } = server;
  for (const { id: game, seats } of (await client({ base }).games()).games) {
    // A host may have a hundred tables that are not over.
    const { token } = await client({ base }).guest({ name: 'Everybody' });
    const api = client({ base, token });
    const before = await server.memory();
    await inTurn([...Array(OF_EACH).keys()], async () => {
      const { id } = (await api.openTable({ game, seats: Math.min(4, seats.max) })).table;
      for (let seat = 1; seat < Math.min(4, seats.max); seat++) await api.join({ id });
      await api.start({ id });
    });
    const after = await server.memory();
    console.log(`memory: an idle table of ${game} ${((after.heapUsed - before.heapUsed) / OF_EACH / 1_000).toFixed(1)} kB`);
  }
}

/** With the processor time, in seconds, that another process has used meanwhile; zero where the system does not tell. */
async function timed<T>(pid: number, work: () => Promise<T>): Promise<[T, number]> {
  const before = processorTime(pid) ?? 0;
  const result = await work();
  return [result, ((processorTime(pid) ?? 0) - before) / 1_000];
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
}

function round(n: number): string {
  return n < 100 ? n.toFixed(1) : String(Math.round(n));
}
