/** A server that really runs, and people who really call it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@tarsas/kernel';
import { dist } from '../../scripts/artefact.mjs';
import { type Client, client } from '../api/client.ts';
import { API } from '../api/routes.ts';
import { builtIn, DEFAULTS, makeLog, type Server, type ServerConfig, startServer } from '../index.ts';
import type { Where } from '../storage/open.ts';
import { titles } from './titles.ts';

export interface Running extends Server {
  /** Lines the server has logged. */
  logged: string[];
  folder: string;
  /** What the reader of the metrics reads. */
  metrics(): Promise<string>;
  /** Letters, as they lie in the folder of a server without SMTP. */
  letters: Sink;
}

/** Takes letters, calls, whatever comes, and says when the one waited for has come. */
export class Sink {
  readonly got: string[] = [];
  private readonly waiting = new Set<() => void>();
  take(text: string): void {
    this.got.push(text);
    for (const wake of [...this.waiting]) wake();
  }
  async until(fits: (text: string) => boolean): Promise<string> {
    for (;;) {
      const found = this.got.find(fits);
      if (found !== undefined) return found;
      await new Promise<void>(resolve => {
        const wake = () => {
          this.waiting.delete(wake);
          resolve();
        };
        this.waiting.add(wake);
      });
    }
  }
}

export const METRICS_TOKEN = 'read-metrics';

export async function running(where: Where, more: Partial<ServerConfig> = {}): Promise<Running> {
  const logged: string[] = [];
  const letters = new Sink();
  const hear = (line: string) => {
    logged.push(line);
    const { file } = JSON.parse(line) as { file?: string };
    if (file) letters.take(readFileSync(file, 'utf8'));
  };
  const folder = mkdtempSync(join(tmpdir(), 'tarsas-letters-'));
  const server = await startServer({
    ...DEFAULTS,
    ...builtIn(dist),
    titles,
    where,
    folder,
    port: 0,
    limits: { requests: 1_000_000, made: 1_000_000, signIn: 1_000_000 },
    allowInside: true,
    metricsToken: METRICS_TOKEN,
    log: makeLog('info', { write: hear }),
    ...more,
  });
  return {
    ...server,
    logged,
    folder,
    letters,
    metrics: async () => (await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text(),
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

/** A guest who comes from this address, as a proxy tells. */
export async function somebodyFrom(base: string, address: string, name: string): Promise<Somebody> {
  const from = (url: string, init: RequestInit) => fetch(url, { ...init, headers: { ...init.headers, 'x-forwarded-for': address } });
  const { token } = await client({ base, fetch: from }).guest({ name });
  return { ...client({ base, token, fetch: from }), name, token, base };
}

/** Somebody with an account of their own, kept by opening the letter. */
export async function member(server: Running, name: string, email: string, password = 'a long password'): Promise<Somebody> {
  const post = (path: string, body: object) =>
    fetch(`${server.url}${API}/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify(body),
    });
  await post('sign-up/email', { name, email, password });
  const letter = await server.letters.until(text => text.includes(email) && text.includes('verify-email'));
  await fetch(/http\S+verify-email\S+/.exec(letter)![0], { redirect: 'manual' });
  const token = (await post('sign-in/email', { email, password })).headers.get('set-auth-token')!;
  return { ...client({ base: server.url, token }), name, token, base: server.url };
}

/** What a browser does: a jar of cookies, and its own origin. */
export function browser(server: Server) {
  const jar = new Map<string, string>();
  return async (path: string, body?: object, more: Record<string, string> = {}) => {
    const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ');
    const answer = await fetch(path.startsWith('http') ? path : server.url + API + path, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', cookie, origin: server.url, ...more },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, key, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (value === '') jar.delete(key);
      else jar.set(key, value);
    }
    const text = await answer.text();
    const location = answer.headers.get('location');
    return {
      status: answer.status,
      cookies: answer.headers.getSetCookie(),
      location,
      body: /^[{[]/.test(text) ? JSON.parse(text) : text,
    };
  };
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
