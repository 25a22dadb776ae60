/**
 * How many moves a second, in ratios measured in one run: against (a) a bare broadcast of the same messages to the same clients and
 * (b) single-row commits on the same PostgreSQL. Then the time an answer takes at a steady pace.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { WebSocket, WebSocketServer } from 'ws';
import { client } from '../api/client.ts';
import { API } from '../api/routes.ts';
import { createDatabase, freePort, postgres } from './postgres.ts';
import { ServerProcess } from './process.ts';

const TABLES = 100;
const CLIENTS = 4;
const SECONDS = Number(process.argv[2] ?? 5);
const STEADY_TABLES = 1_000;
const STEADY_PER_SECOND = 300;

interface Seat {
  id: string;
  tokens: string[];
}

const cluster = await postgres({ durable: true });
const url = await createDatabase(cluster.root);
const server = new ServerProcess({ url }, await freePort());
try {
  await server.start();
  const tables = await inTurn(TABLES, () => open(server.base));
  const readers = await inTurn(TABLES * CLIENTS, i =>
    read(`${server.base}${API}/events?watch=${tables[i % TABLES].id}`, tables[i % TABLES].tokens[0]),
  );
  const { moves, size } = await playAll(tables, readers);
  for (const reader of readers) reader.stop();
  const bare = await broadcast(size);
  const commits = await singleCommits(url);
  console.log(`moves accepted, committed and pushed to ${CLIENTS} clients at ${TABLES} tables: ${Math.round(moves)} per second`);
  console.log(
    `(a) bare WebSocket broadcast of ${size} bytes to ${CLIENTS} clients: ${Math.round(bare)} per second; ratio ${(moves / bare).toFixed(2)}`,
  );
  console.log(`(b) single-row commits, one connection: ${Math.round(commits)} per second; ratio ${(moves / commits).toFixed(2)}`);
  await steady();
} finally {
  await server.end('SIGTERM');
  await cluster.stop();
}

/** A few at a time, so that opening them is not what is measured. */
async function inTurn<T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) {
    const from = made.length;
    made.push(...(await Promise.all(Array.from({ length: Math.min(20, count - from) }, (_, i) => make(from + i)))));
  }
  return made;
}

async function open(base: string): Promise<Seat> {
  const { token } = await client({ base }).guest({ name: 'A' });
  const host = client({ base, token });
  const { table } = await host.openTable({ game: 'example', seats: 2, visibility: 'link' });
  await host.join({ id: table.id });
  await host.start({ id: table.id });
  return { id: table.id, tokens: [token] };
}

async function read(address: string, token?: string): Promise<{ events: number; bytes: number; stop(): void }> {
  const abort = new AbortController();
  const counted = { events: 0, bytes: 0, stop: () => abort.abort() };
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const answer = await fetch(address, { signal: abort.signal, ...(headers && { headers }) });
  void (async () => {
    for await (const chunk of answer.body!) {
      counted.bytes += chunk.length;
      for (const byte of chunk) if (byte === 0x0a) counted.events++;
    }
  })().catch(() => {});
  return counted;
}

/** One move after the other at every table, by bids that are changed again and again: the game never ends. */
async function playAll(tables: readonly Seat[], readers: readonly { bytes: number }[]): Promise<{ moves: number; size: number }> {
  const sessions = tables.map(({ id, tokens }) => ({ id, api: client({ base: server.base, token: tokens[0] }) }));
  for (const { id, api } of sessions) await toBids(id, api);
  const bytes = () => readers.reduce((sum, reader) => sum + reader.bytes, 0);
  const from = bytes();
  const until = performance.now() + SECONDS * 1_000;
  const counts = await Promise.all(
    sessions.map(async ({ id, api }) => {
      let made = 0;
      let { position } = await api.table({ id, seat: 0 });
      while (performance.now() < until) {
        const { id: decision, options } = position!.decisions[0];
        ({ position } = await api.move({ id, seat: 0, moves: [{ decision, choice: options[made % options.length] }] }));
        made++;
      }
      return made;
    }),
  );
  const all = counts.reduce((a, b) => a + b);
  return { moves: all / SECONDS, size: Math.round((bytes() - from) / all / CLIENTS) };
}

/** Everybody has buried, and the first may change a bid as often as wished while the second has not bid. */
async function toBids(id: string, api: ReturnType<typeof client>): Promise<void> {
  for (const seat of [0, 1]) {
    const { position } = await api.table({ id, seat });
    const { id: decision, options } = position!.decisions[0];
    await api.move({ id, seat, moves: [{ decision, choice: options[0] }] });
  }
}

/** (a) The same number of bytes to as many clients over bare WebSockets: one of them says something, all of them hear it. */
async function broadcast(size: number): Promise<number> {
  const message = 'x'.repeat(size);
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const rooms: WebSocket[][] = Array.from({ length: TABLES }, () => []);
  server.on('connection', (socket, request) => {
    const room = rooms[Number(request.url!.slice(1))];
    room.push(socket);
    socket.on('message', () => {
      for (const other of room) other.send(message);
    });
  });
  const { port } = server.address() as AddressInfo;
  const sockets = await inTurn(TABLES * CLIENTS, async i => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${i % TABLES}`);
    await once(socket, 'open');
    return socket;
  });
  const until = performance.now() + SECONDS * 1_000;
  const counts = await Promise.all(
    sockets.slice(0, TABLES).map(async socket => {
      let sent = 0;
      for (; performance.now() < until; sent++) {
        const heard = once(socket, 'message');
        socket.send('{"move":1}');
        await heard;
      }
      return sent;
    }),
  );
  for (const socket of sockets) socket.terminate();
  server.close();
  return counts.reduce((a, b) => a + b) / SECONDS;
}

/** (b) One row, one commit, one after the other. */
async function singleCommits(url: string): Promise<number> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  await db.query('create table if not exists bench (n bigint generated always as identity primary key, body text)');
  const until = performance.now() + SECONDS * 1_000;
  let made = 0;
  for (; performance.now() < until; made++) await db.query('insert into bench (body) values ($1)', ['x'.repeat(150)]);
  await db.end();
  return made / SECONDS;
}

async function steady(): Promise<void> {
  const tables = await inTurn(STEADY_TABLES, () => open(server.base));
  const sessions = tables.map(({ id, tokens }) => ({ id, api: client({ base: server.base, token: tokens[0] }) }));
  const positions = await inTurn(STEADY_TABLES, async i => {
    await toBids(sessions[i].id, sessions[i].api);
    return (await sessions[i].api.table({ id: sessions[i].id, seat: 0 })).position!;
  });
  const took: number[] = [];
  const move = async (i: number) => {
    const at = i % STEADY_TABLES;
    const { id, api } = sessions[at];
    const { id: decision, options } = positions[at].decisions[0];
    const from = performance.now();
    const { position } = await api.move({ id, seat: 0, moves: [{ decision, choice: options[i % options.length] }] });
    took.push(performance.now() - from);
    positions[at] = position!;
  };
  const flying: Promise<void>[] = [];
  const began = performance.now();
  for (let i = 0; i < STEADY_PER_SECOND * SECONDS; i++) {
    const due = began + (i * 1_000) / STEADY_PER_SECOND;
    if (performance.now() < due) await new Promise(resolve => setTimeout(resolve, due - performance.now()));
    flying.push(move(i));
  }
  await Promise.all(flying);
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)].toFixed(1);
  console.log(`steady ${STEADY_PER_SECOND} moves/s over ${STEADY_TABLES} tables: median ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}
