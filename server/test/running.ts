/** A server that really runs, and people who really call it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@tarsas/kernel';
import { type Client, client } from '../api/client.ts';
import { API } from '../api/routes.ts';
import { DEFAULTS, makeLog, type Server, type ServerConfig, startServer } from '../index.ts';
import type { Where } from '../storage/open.ts';

export interface Running extends Server {
  /** Lines the server has logged. */
  logged: string[];
  folder: string;
}

export async function running(where: Where, more: Partial<ServerConfig> = {}): Promise<Running> {
  const logged: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'tarsas-letters-'));
  const server = await startServer({
    ...DEFAULTS,
    where,
    folder,
    port: 0,
    titles: new URL('./titles.ts', import.meta.url).href,
    limits: { requests: 1_000_000, made: 1_000_000, signIn: 1_000_000 },
    allowInside: true,
    log: makeLog('info', { write: (line: string) => void logged.push(line) }),
    ...more,
  });
  return {
    ...server,
    logged,
    folder,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Somebody extends Client {
  name: string;
  token: string;
  base: string;
}

/** A guest with a client of their own. */
export async function somebody(base: string, name: string): Promise<Somebody> {
  const { token } = await client({ base }).guest({ name });
  return { ...client({ base, token }), name, token, base };
}

/** A started table with these people in its seats. */
export async function aTable(game: string, [host, ...others]: readonly Somebody[], more: object = {}): Promise<string> {
  const { table } = await host.openTable({ game, seats: others.length + 1, ...more });
  for (const other of others) await other.join({ id: table.id, ...(table.invite && { invite: table.invite }) });
  await host.start({ id: table.id });
  return table.id;
}

/** These people answer whatever they are asked, by chance, until nobody of them is asked or `moves` were made. Says how many were. */
export async function playOn(id: string, people: readonly Somebody[], seed: string, moves = Infinity): Promise<number> {
  const random = randomFrom(seed);
  const seats = await Promise.all(people.map(async person => (await person.table({ id })).table.yours[0]));
  let { waiting } = (await people[0].table({ id })).table;
  for (let made = 0; ; made++) {
    const asked = people.filter((_, i) => waiting.includes(seats[i]));
    if (asked.length === 0 || made >= moves) return made;
    const person = asked[random(asked.length)];
    const { position } = await person.table({ id });
    const { id: decision, options } = position!.decisions[0];
    const { table } = await person.move({ id, moves: [{ decision, choice: options[random(options.length)] }] });
    waiting = table.waiting;
  }
}

export interface Heard {
  event: string;
  [key: string]: unknown;
}

/** Reads a stream of JSON lines until told to stop. */
export class Ear {
  readonly heard: Heard[] = [];
  readonly raw: string[] = [];
  private readonly abort = new AbortController();
  private readonly waiting = new Set<() => void>();
  private ended = false;

  static async open(base: string, watch: string, token?: string): Promise<Ear> {
    const ear = new Ear();
    const headers = { accept: 'application/x-ndjson', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${base}${API}/events?watch=${watch}`, { headers, signal: ear.abort.signal });
    if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`);
    void ear.read(answer.body).catch(() => {});
    return ear;
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    let rest = '';
    const decoder = new TextDecoder();
    try {
      for await (const chunk of body) {
        const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          if (line === '') continue;
          this.raw.push(line);
          this.heard.push(JSON.parse(line) as Heard);
        }
        for (const wake of this.waiting) wake();
      }
    } finally {
      this.ended = true;
      for (const wake of this.waiting) wake();
    }
  }

  /** The first event that fits, heard or still to come. */
  async until(fits: (event: Heard) => boolean): Promise<Heard> {
    for (;;) {
      const found = this.heard.find(fits);
      if (found) return found;
      if (this.ended) throw new Error('The stream ended before that');
      await new Promise<void>(resolve => {
        const wake = () => {
          this.waiting.delete(wake);
          resolve();
        };
        this.waiting.add(wake);
      });
    }
  }

  close(): void {
    this.abort.abort();
  }
}
