/**
 * Requests nobody would send, mostly from people who are signed in: every route and every door of the sign-in, with bodies that are nearly
 * right, or not at all; repeated, out of order, about other people's tables, too large, too deep, with names that mean something to
 * JavaScript, SQL, HTTP or file systems. What is refused must say so with a code and must have changed nothing.
 */
import { createHash, type Hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Random } from '@tarsas/kernel';
import * as z from 'zod';
import { API, EVENTS, type RouteName, routes } from '../api/routes.ts';
import { schemas } from '../api/schemas.ts';
import { AUTH_ROUTES } from '../http/authDoor.ts';
import { backup, backupFromServer } from '../index.ts';
import { readBackup } from '../operate/backup.ts';
import type { Where } from '../storage/open.ts';
import { aTable, Ear, member, playOn, type Running, type Somebody, somebody } from './running.ts';
import { Truth } from './truth.ts';

export interface FuzzPlan {
  server: Running;
  where: Where;
  count: number;
  random: Random;
  /** With hidden information: at its tables seats change hands while the requests come. */
  secretGame: string;
  /** One request in so many is made alone, and what is stored is held against what was stored before. */
  watchEvery: number;
}

export interface Fuzzed {
  statuses: Record<string, number>;
  codes: Record<string, number>;
  /** How many were sent by somebody who was signed in. */
  signedIn: number;
  /** How many refusals were watched closely. */
  watched: number;
  /** How many seats changed hands while somebody looked through them. */
  handedOn: number;
  /** What should not have happened. */
  wrong: string[];
}

interface Ask {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  token: string | null;
}

const HOSTILE: readonly unknown[] = [
  ...[null, true, false, 0, 1, -1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 0.5, '', ' ', 'x', '-1', '1e9', 'NaN', 'null', 'undefined', '1/0'],
  ...[
    "'; drop table entry; --",
    "' or 1=1 --",
    '\u0000',
    '\ud800',
    '\u202e',
    '🎲',
    '<script>alert(1)</script>',
    '%s%n',
    '{{7*7}}',
    '../../etc/passwd',
  ],
  ...['x'.repeat(3_000), 'Ő'.repeat(41), 'a\r\nset-cookie: x=1', '__proto__', 'constructor', 'toString', [], {}, [[]], [null]],
];
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  '',
  'id',
  'seat',
  'token',
  'moves',
  'length',
  '0',
  '$where',
];
const PATHS = [
  '/../etc/passwd',
  '/%2e%2e/%2e%2e/x',
  '/.git/config',
  '//x',
  '/%00',
  '/%',
  '/%ff',
  '/api/v1/tables/..%2f..%2fme',
  '/api/v2/games',
  '/admin/backup',
];
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  '*',
];
const AT_ONCE = 10;
const LOOKS = 6;
/** Requests between two seats that change hands. */
const HAND_ON_EVERY = 200;

/** What goes wrong before a request is a request at all. */
const RAW = [
  'GET / HTTP/9.9\r\n\r\n',
  'NONSENSE\r\n\r\n',
  'POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
  'POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
  'GET / HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\n\r\n',
  'POST /api/v1/me/guest HTTP/1.1\r\nHost: a b\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n{"name":"x"}',
  'GET http://[::1 HTTP/1.1\r\nHost: [\r\n\r\n',
];

export async function fuzz({ server, where, count, random, secretGame, watchEvery }: FuzzPlan): Promise<Fuzzed> {
  const pick = <T>(from: readonly T[]): T => from[random(from.length)];
  const people = await Promise.all(['Fuzz', 'Guzz', 'Huzz'].map(name => somebody(server.url, name)));
  people.push(await member(server, 'Juzz', `juzz-${random(1e9)}@example.org`));
  const victims = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.url, name)));
  const foreign = [await aTable(secretGame, victims), await aTable('example', victims, { visibility: 'private' })];
  const truth = await victimTruth(victims, foreign);
  let own = await ownTables(people, secretGame);
  let moves = await realMoves(people, own);
  const accepted: Ask[] = [];
  const description = new Truth();
  // What is not as the description of the API says is wrong, too.
  const result: Fuzzed = { statuses: {}, codes: {}, signedIn: 0, watched: 0, handedOn: 0, wrong: description.wrong };
  const make = (): Ask =>
    random(6) === 0 ? nearlyMove(pick, random, people, moves) : compose(pick, random, people, [...own, ...foreign], accepted);

  const one = async (ask: Ask): Promise<number> => {
    const { status, code, stream, text, type } = await send(server.url, ask);
    description.look({ method: ask.method, path: new URL(ask.path, server.url).pathname, status, type, text });
    result.statuses[status] = (result.statuses[status] ?? 0) + 1;
    if (code) result.codes[code] = (result.codes[code] ?? 0) + 1;
    if (status !== 401 && ask.token && people.some(({ token }) => token === ask.token)) result.signedIn++;
    const where = `${ask.method} ${ask.path.slice(0, 200)} ${ask.body?.slice(0, 300) ?? ''}`;
    if (status >= 500) result.wrong.push(`${status}: ${where}`);
    if (status >= 400 && !code) result.wrong.push(`${status} without a code: ${where}`);
    if (status < 300 && !stream && accepted.length < 500) accepted.push(ask);
    return status;
  };

  /** The tables in which a refused request changes something. */
  const changes = async (ask: Ask): Promise<string[]> => {
    const before = await settled(where);
    const { status } = await send(server.url, ask);
    if (status < 400) return [];
    const after = await fingerprint(where);
    return Object.keys({ ...before, ...after }).filter(table => before[table] !== after[table]);
  };
  /** Bots play on meanwhile, and now and then one of their moves falls between two looks; what a request changes it changes every time. */
  const changesEveryTime = async (ask: Ask): Promise<string[]> => {
    let changed: string[] = [];
    for (let look = 0; look < LOOKS && (look === 0 || changed.length > 0); look++) changed = await changes(ask);
    return changed;
  };
  const players = await Promise.all(['Anna', 'Béla', 'Csilla'].map(name => somebody(server.url, name)));
  const handOn = async () => {
    const table = await handedOn(server.url, secretGame, players, random);
    result.handedOn++;
    result.wrong.push(...table.wrong);
    own.push(table.id);
  };
  const fresh = { people: 100, tables: 500 };
  for (let done = 0; done < count && result.wrong.length < 20; ) {
    if (done >= fresh.people) {
      fresh.people = done + 100;
      await replaceTheGone(people);
    }
    if (done >= fresh.tables) {
      fresh.tables = done + 500;
      // Nobody may have more than a hundred tables that are not over.
      for (let i = 0; i < 3; i++) people[i] = await somebody(server.url, 'Next');
      own = await ownTables(people, secretGame);
      moves = await realMoves(people, own);
    }
    if (random(watchEvery) < AT_ONCE) {
      const ask = make();
      const status = await one(ask);
      done++;
      if (status < 400) continue;
      result.watched++;
      const changed = await changesEveryTime(ask);
      if (changed.length > 0)
        result.wrong.push(`${status} and yet changed ${changed}: ${ask.method} ${ask.path} ${ask.body?.slice(0, 300)}`);
      continue;
    }
    const batch = Math.min(AT_ONCE, count - done);
    const changing = random(HAND_ON_EVERY) < batch ? [handOn()] : [];
    await Promise.all([...changing, ...Array.from({ length: batch }, () => one(make()))]);
    done += batch;
  }
  for (const text of RAW) {
    const line = await raw(server.url, text);
    if (line !== '' && !/^HTTP\/1\.1 [234]\d\d/.test(line)) result.wrong.push(`${line}: ${text.slice(0, 100)}`);
  }
  if ((await victimTruth(victims, foreign)) !== truth) result.wrong.push('A table that nobody of the fuzzers sits at has changed');
  if ((await fetch(`${server.url}/readyz`)).status !== 200) result.wrong.push('The server is not ready any more');
  return result;
}

/** Somebody sits down, looks through the seat and leaves it to another: their stream is told what the public is told, or nothing where that is private. */
async function handedOn(url: string, game: string, players: readonly Somebody[], random: Random): Promise<{ id: string; wrong: string[] }> {
  const [host, leaver, next] = players;
  const visibility = (['open', 'link', 'private'] as const)[random(3)];
  const { table } = await host.openTable({ game, seats: 2, visibility });
  const { id } = table;
  const invite = { invite: table.invite! };
  await leaver.join({ id, ...invite });
  const ear = await Ear.open(url, random(2) === 0 ? `${id}@1:0` : `${id}:0`, leaver.token);
  await leaver.leave({ id });
  await next.join({ id, ...invite });
  await host.start({ id });
  await playOn(id, [host, next], id, 2);
  await host.resign({ id });
  await ear.until(({ event, table }) => event === 'bye' || ((table as { n: number } | undefined)?.n ?? 0) > 2);
  ear.close();
  const shown = ear.heard.flatMap(({ position }) => (position ? [position as { viewer: unknown; decisions: object[] }] : []));
  const secret = shown.filter(({ viewer, decisions }) => viewer !== 'public' || decisions.length > 0 || visibility === 'private');
  return {
    id,
    wrong: secret.map(position => `who left a seat of a table (${visibility}) is shown ${JSON.stringify(position).slice(0, 200)}`),
  };
}

/** Somebody may have signed out or deleted the account: another one comes. */
async function replaceTheGone(people: Somebody[]): Promise<void> {
  for (const [i, person] of people.entries()) if ((await person.me()).me === null) people[i] = await somebody(person.base, 'Next');
}

/** Tables at which the fuzzers sit themselves, where much of what they send is nearly right. */
async function ownTables(people: readonly Somebody[], secretGame: string): Promise<string[]> {
  const playing = await Promise.all([aTable('example', people.slice(0, 2)), aTable(secretGame, people.slice(1, 3))]);
  const { table } = await people[0].openTable({ game: 'example', seats: 3 });
  return [...playing, table.id];
}

interface RealMove {
  table: string;
  seat: number;
  /** Which of the people. */
  who: number;
  decision: string;
  choice: object;
}

/** What could really be answered at these tables when they were looked at. */
async function realMoves(people: readonly Somebody[], tables: readonly string[]): Promise<RealMove[]> {
  const all = tables.flatMap(id =>
    people.map(async ({ table: look }, who) => {
      const { table, position } = await look({ id });
      const decisions = position?.decisions ?? [];
      return decisions.flatMap(({ id: decision, options }) =>
        options.map(choice => ({ table: table.id, seat: table.yours[0], who, decision, choice })),
      );
    }),
  );
  return (await Promise.all(all)).flat();
}

/** Right, or of another seat, another person, another table, or several at once: stale, replayed and out of order as they come. */
function nearlyMove(pick: PickOne, random: Random, people: readonly Somebody[], moves: readonly RealMove[]): Ask {
  const move = pick(moves);
  const token = random(4) === 0 ? pick(people).token : people[move.who].token;
  const answers = Array.from({ length: 1 + random(2) }, () => (random(3) === 0 ? pick(moves) : move));
  const bent = (choice: object) => (random(5) === 0 ? { ...choice, [pick(KEYS)]: pick(HOSTILE) } : choice);
  const body = {
    ...(random(3) === 0 && { seat: pick<unknown>([0, 1, 2, ...HOSTILE]) }),
    moves: answers.map(({ decision, choice }) => ({ decision, choice: bent(choice) })),
  };
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', path: `${API}/tables/${move.table}/moves`, headers, token, body: JSON.stringify(body) };
}

async function victimTruth(victims: readonly Somebody[], tables: readonly string[]): Promise<string> {
  const all = tables.flatMap(id =>
    victims.map(async victim => [await victim.table({ id }), await victim.log({ id }), await victim.chat({ id })]),
  );
  const mine = victims.map(async victim => [await victim.me(), await victim.tables({ list: 'mine' })]);
  return JSON.stringify(await Promise.all([...all, ...mine]));
}

/** The fingerprint once nothing changes by itself any more. */
async function settled(where: Where): Promise<Record<string, string>> {
  for (let last = await fingerprint(where); ; ) {
    const now = await fingerprint(where);
    if (JSON.stringify(now) === JSON.stringify(last)) return now;
    last = now;
  }
}

/** Everything that is stored, in one number for each table. */
async function fingerprint(where: Where): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'tarsas-fuzz-'));
  const file = join(folder, 'now.gz');
  const hashes: Record<string, Hash> = {};
  try {
    await ('folder' in where ? backupFromServer(where.folder, file) : backup(where, file));
    // Looking a session up may prolong it.
    await readBackup(file, async (table, row) => {
      hashes[table] ??= createHash('sha256');
      hashes[table].update(table === 'session' ? String(row.id) : JSON.stringify(row));
    });
    return Object.fromEntries(Object.entries(hashes).map(([table, hash]) => [table, hash.digest('hex')]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type PickOne = <T>(from: readonly T[]) => T;
const JSON_SCHEMAS = Object.fromEntries(
  (Object.keys(routes) as RouteName[]).map(name => [
    name,
    z.toJSONSchema(schemas[name].body, { io: 'input', unrepresentable: 'any' }) as Shape,
  ]),
);

function compose(pick: PickOne, random: Random, people: readonly Somebody[], tables: readonly string[], accepted: readonly Ask[]): Ask {
  // One in ten is sent by nobody or with a proof that is none, the others by somebody.
  const token = random(10) === 0 ? pick([null, 'nonsense', `${people[0].token}x`, '']) : pick(people).token;
  if (accepted.length > 0 && random(12) === 0) return { ...pick(accepted), ...(random(2) === 0 && { token }) };
  const headers: Record<string, string> = { ...(random(8) > 0 ? { 'content-type': 'application/json' } : { 'content-type': pick(TYPES) }) };
  if (random(20) === 0) headers.origin = pick(['https://elsewhere.example', 'null', 'http://127.0.0.1:1']);
  if (random(20) === 0) headers['last-event-id'] = pick(['x', `${tables[0]}:1`, `${tables[0]}:99999999`, 'x'.repeat(200)]);
  if (random(20) === 0) headers['accept-language'] = pick(['hu', 'x'.repeat(1_000), 'hu;q=x,en', '*']);
  if (random(30) === 0) headers['x-forwarded-for'] = pick(['1.2.3.4', 'x', '::1, y']);
  const strange = random(40);
  if (strange === 0) return { method: pick(['GET', 'POST']), path: pick(PATHS), headers, token };
  if (strange === 1)
    return { method: 'GET', path: `${EVENTS}?watch=${pick([...tables, 'x', `${tables[0]}@9:1`, 'a,'.repeat(30)])}`, headers, token };
  const id = random(6) === 0 ? idLike(pick(HOSTILE)) : pick(tables);
  if (strange < 6) return { ...authAsk(pick, random, people), headers, token };
  const name = pick(random(30) === 0 ? ROUTES : LASTING);
  const { method, path } = routes[name];
  const query = random(3) === 0 ? `?${queryOf(pick, random)}` : '';
  const body = bodyText(JSON_SCHEMAS[name], pick, random);
  const real = random(40) === 0 ? pick(['PATCH', 'PUT', 'POST', 'OPTIONS', 'DELETE', 'HEAD']) : method.toUpperCase();
  return { method: real, path: API + path.replace(':id', id) + query, headers, token, ...(!['GET', 'HEAD'].includes(real) && { body }) };
}

const ROUTES = Object.keys(routes) as RouteName[];
/** After the two others a fuzzer has no session and no seats any more, so they are sent rarely. */
const LASTING = ROUTES.filter(name => name !== 'signOutEverywhere' && name !== 'deleteMe');

const idLike = (value: unknown): string => encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '?')).slice(0, 2_000) || 'x';

function queryOf(pick: PickOne, random: Random): URLSearchParams {
  const all = new URLSearchParams();
  for (let i = 1 + random(2); i > 0; i--)
    all.append(pick(['seat', 'at', 'after', 'list', 'before', 'invite', 'watch', '__proto__']), String(pick(HOSTILE)));
  return all;
}

function authAsk(pick: PickOne, random: Random, people: readonly Somebody[]): Omit<Ask, 'headers' | 'token'> {
  // Passwords are dear to check, on purpose: most of these never come so far.
  const cheap = AUTH_ROUTES.filter(({ path }) => !/sign-|password|revoke/.test(path));
  const { method, path } = pick(random(4) === 0 ? AUTH_ROUTES : cheap);
  const where = path.replace(':token', idLike(pick(HOSTILE)));
  if (method === 'GET')
    return {
      method,
      path: `${where}?${new URLSearchParams({ [pick(['token', 'callbackURL', 'name'])]: String(pick([...HOSTILE, 'https://evil.example'])) })}`,
    };
  const field = () =>
    pick(['email', 'password', 'newPassword', 'token', 'name', 'id', 'response', 'callbackURL', 'redirectTo', 'image', ...KEYS]);
  const value = () =>
    pick<unknown>([...HOSTILE, people[0].token, 'fuzz@example.org', { id: 'x', rawId: 'x', type: 'public-key', response: {} }]);
  const fields = Array.from({ length: random(5) }, () => [field(), value()] as const);
  return { method, path: where, body: JSON.stringify(Object.fromEntries(fields)) ?? '' };
}

/** What zod writes about a schema. */
interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  additionalProperties?: Shape | boolean;
}

function bodyText(shape: Shape, pick: PickOne, random: Random): string {
  const kind = random(20);
  if (kind === 0) return `${'['.repeat(50 + random(5_000))}`;
  if (kind === 1) return JSON.stringify({ text: 'x'.repeat(70_000 + random(400_000)) });
  if (kind === 2) return `{"__proto__":{"seat":0},"constructor":{"prototype":{"x":1}}}`;
  if (kind === 3) return String(pick(HOSTILE));
  const text = JSON.stringify(kind < 8 ? pick(HOSTILE) : sample(shape, pick, random, kind < 14 ? 4 : 12, 0)) ?? '';
  return random(15) === 0 ? text.slice(0, random(text.length + 1)) : text;
}

/** Something that fits the shape, but for one value in `oddity`. */
function sample(shape: Shape, pick: PickOne, random: Random, oddity: number, depth: number): unknown {
  if (depth > 0 && random(oddity) === 0) return pick(HOSTILE);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return pick(shape.enum);
  if (shape.anyOf) return sample(pick(shape.anyOf), pick, random, oddity, depth + 1);
  if (shape.type === 'array')
    return Array.from({ length: 1 + random(3) }, () => sample(shape.items ?? {}, pick, random, oddity, depth + 1));
  if (shape.type === 'integer' || shape.type === 'number') return (shape.minimum ?? 0) + random(4);
  if (shape.type === 'boolean') return random(2) === 0;
  if (shape.type === 'null') return null;
  if (shape.type === 'string')
    return pick([
      'example',
      'canary',
      'random',
      'Europe/Budapest',
      'x',
      '1.0.0/0',
      '1.1.0/0',
      '2/1',
      'Szia!',
      'keep',
      'https://127.0.0.1/x',
    ]);
  const fields = Object.entries(shape.properties ?? {}).filter(() => random(8) > 0);
  const known = fields.map(([key, inner]) => [key, sample(inner, pick, random, oddity, depth + 1)]);
  return Object.fromEntries(random(oddity) === 0 ? [...known, [pick(KEYS), pick(HOSTILE)]] : known);
}

interface Sent {
  status: number;
  code: string | null;
  stream: boolean;
  type: string;
  text: string;
}

async function send(base: string, { method, path, headers, body, token }: Ask): Promise<Sent> {
  const abort = new AbortController();
  const proof: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(base + path, { method, headers: { ...headers, ...proof }, body, signal: abort.signal, redirect: 'manual' });
  const { status } = answer;
  const type = answer.headers.get('content-type') ?? '';
  if (type.includes('event-stream')) {
    abort.abort();
    return { status, code: null, stream: true, type, text: '' };
  }
  const text = await answer.text();
  const sent = { status, stream: false, type, text };
  if (status < 400 || method === 'HEAD') return { ...sent, code: method === 'HEAD' ? 'head' : null };
  try {
    return { ...sent, code: (JSON.parse(text) as { error: { code: string } }).error.code };
  } catch {
    return { ...sent, code: null };
  }
}

/** The first line that comes back to bytes that are hardly HTTP; empty when the connection was closed without a word. */
function raw(base: string, text: string): Promise<string> {
  const { hostname, port } = new URL(base);
  return new Promise(resolve => {
    let got = '';
    const socket = connect(Number(port), hostname, () => socket.end(text));
    socket.on('data', chunk => {
      got += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(got.split('\r\n')[0]));
  });
}
