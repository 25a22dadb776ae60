/**
 * Tables played through a proxy in lock-step: after each move everybody who watches must have been told of it before the next one is made.
 * A move whose answer is lost is sent again until there is one, so in the end the log is what was acknowledged, no more and no less.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Move, type Random, randomFrom } from '@tarsas/kernel';
import { ApiError, type Client, client } from '../api/client.ts';
import { API } from '../api/routes.ts';
import type { Fetch } from './secureFetch.ts';

export interface Door {
  base: string;
  fetch: Fetch;
}

/** Longer than any of this takes: a client that has heard nothing until then hears nothing at all. */
const DEAF_MS = 30_000;
const PAUSE_MS = 20;
const pause = () => new Promise(resolve => setTimeout(resolve, PAUSE_MS));

export type Format = 'text/event-stream' | 'application/x-ndjson';

/** Watches a table, coming back wherever its stream ends; every entry must be told, once and in order. */
export class Follower {
  readonly what: string;
  private readonly abort = new AbortController();
  private seen = 0;
  private failed: Error | null = null;
  private wake = () => {};
  /** Streams it has had. */
  streams = 0;

  constructor(door: Door, id: string, format: Format, token: string | null) {
    this.what = `table ${id}, ${format}${token ? '' : ', public'}`;
    void this.follow(door, id, { accept: format, ...(token && { authorization: `Bearer ${token}` }) }).catch(error => {
      this.failed = error as Error;
      this.wake();
    });
  }

  private async follow({ base, fetch: ask }: Door, id: string, headers: Record<string, string>): Promise<void> {
    const { signal } = this.abort;
    while (!signal.aborted) {
      // As a browser does it: the same address again, and what was seen last beside it.
      const wish = { ...headers, ...(this.seen > 0 && { 'last-event-id': `${id}:${this.seen}` }) };
      const answer = await ask(`${base}${API}/events?watch=${id}:0`, { headers: wish, signal }).catch(() => null);
      if (answer?.ok && answer.body) {
        this.streams++;
        if (answer.headers.get('content-encoding') === 'gzip') throw new Error(`${this.what}: the stream was packed`);
        await this.read(answer.body);
      } else await answer?.body?.cancel().catch(() => {});
      await pause();
    }
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) this.take(line.replace(/^data: /, ''));
    }
  }

  private take(line: string): void {
    if (!line.startsWith('{')) return;
    const { lines = [] } = JSON.parse(line) as { lines?: { n: number }[] };
    for (const { n } of lines) {
      if (n !== this.seen + 1) throw new Error(`${this.what}: after entry ${this.seen} came ${n}`);
      this.seen = n;
    }
    this.wake();
  }

  /** When it has been told of entry `n`. */
  async told(n: number): Promise<void> {
    const limit = performance.now() + DEAF_MS;
    while (this.seen < n) {
      if (this.failed) throw this.failed;
      if (performance.now() > limit) throw new Error(`${this.what}: deaf since entry ${this.seen}, there are ${n}`);
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, 1_000);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  close(): void {
    this.abort.abort();
  }
}

export interface Played {
  acknowledged: number;
  /** Milliseconds from the answer to a move until the last of those who watch was told of it. */
  delays: number[];
  /** Streams that were opened again. */
  cameBack: number;
}

/** One table from its start to its end. `moved` is called before each move is sent. */
export async function playThrough(door: Door, seed: string, moved: () => void = () => {}): Promise<Played> {
  const random = randomFrom(seed);
  const people = await Promise.all(['Anna', 'Béla'].map(name => sure(() => client(door).guest({ name }))));
  const seats = people.map(({ token }) => client({ ...door, token }));
  const id = await aTableOf(seats);
  const watching = [
    new Follower(door, id, 'text/event-stream', people[0].token),
    new Follower(door, id, 'application/x-ndjson', people[1].token),
    new Follower(door, id, 'text/event-stream', null),
  ];
  try {
    const { moves, delays } = await playAll(id, seats, random, watching, moved);
    const log = await sure(() => seats[0].replay({ id }));
    if (!isDeepStrictEqual(log.moves, moves)) throw new Error(`Table ${id}: the log is not what was acknowledged`);
    return { acknowledged: moves.length, delays, cameBack: watching.reduce((sum, { streams }) => sum + streams - 1, 0) };
  } finally {
    for (const follower of watching) follower.close();
  }
}

async function aTableOf([host, other]: readonly Client[]): Promise<string> {
  const { table } = await sure(() => host.openTable({ game: 'example', seats: 2 }));
  const { id } = table;
  await done(() => other.join({ id, seat: 1 }), 'tableFull');
  await done(() => host.start({ id }), 'started');
  return id;
}

async function playAll(id: string, seats: readonly Client[], random: Random, watching: readonly Follower[], moved: () => void) {
  const moves: Move[] = [];
  const delays: number[] = [];
  // The first entry is the start.
  for (let n = 1; ; n++) {
    const told = performance.now();
    await Promise.all(watching.map(follower => follower.told(n)));
    if (n > 1) delays.push(performance.now() - told);
    const { table } = await lookAt(seats[0], id, n);
    if (table.status !== 'playing') return { moves, delays };
    const seat = table.waiting[random(table.waiting.length)];
    const { position } = await lookAt(seats[seat], id, n);
    const { id: decision, options } = position!.decisions.find(({ waiting }) => waiting)!;
    const choice = options[random(options.length)];
    moved();
    const { entry } = await sure(() => seats[seat].move({ id, moves: [{ decision, choice }] }));
    if (entry !== n + 1) throw new Error(`Table ${id}: a move became entry ${entry} and not ${n + 1}`);
    moves.push({ seat, decision, choice });
  }
}

/** Through a process that has heard of entry `n`. */
async function lookAt(seat: Client, id: string, n: number) {
  for (;;) {
    const found = await sure(() => seat.table({ id }));
    if ((found.position?.n ?? 0) >= n) return found;
    await pause();
  }
}

/** Until there is an answer: a process that was killed, or its proxy, gave none. */
async function sure<T>(work: () => Promise<T>): Promise<T> {
  const limit = performance.now() + DEAF_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError && error.status < 500 && error.code !== 'notOver') throw error;
      if (performance.now() > limit) throw error;
      await pause();
    }
  }
}

/** The same for what is refused the second time, if only its answer was lost the first time. */
async function done(work: () => Promise<unknown>, already: string): Promise<void> {
  await sure(work).catch(error => {
    if (!(error instanceof ApiError) || error.code !== already) throw error;
  });
}
