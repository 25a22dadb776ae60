/** Requests that no client would send: composed from the schemas of the routes, with values that break JSON, SQL, HTTP or file systems. */
import { connect } from 'node:net';
import type { Random } from '@tarsas/kernel';
import * as z from 'zod';
import { API, EVENTS, type RouteName, routes } from '../api/routes.ts';
import { schemas } from '../api/schemas.ts';
import { AUTH_ROUTES } from '../http/authDoor.ts';
import type { Somebody } from './running.ts';

export interface Ask {
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

export interface RealMove {
  table: string;
  seat: number;
  /** Which of the people. */
  who: number;
  decision: string;
  choice: object;
}

/** Right, or of another seat, another person, another table, or several at once: stale, replayed and out of order as they come. */
export function nearlyMove(pick: PickOne, random: Random, people: readonly Somebody[], moves: readonly RealMove[]): Ask {
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

export type PickOne = <T>(from: readonly T[]) => T;
const JSON_SCHEMAS = Object.fromEntries(
  (Object.keys(routes) as RouteName[]).map(name => [
    name,
    z.toJSONSchema(schemas[name].body, { io: 'input', unrepresentable: 'any' }) as Shape,
  ]),
);

export function compose(
  pick: PickOne,
  random: Random,
  people: readonly Somebody[],
  tables: readonly string[],
  accepted: readonly Ask[],
): Ask {
  // One in ten has no token or an invalid one.
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
  // Routes about a game are asked about games, too: with the id of a table they are refused at once.
  const what = path.startsWith('/games/') && random(2) === 0 ? pick(['example', 'canary']) : id;
  return {
    method: real,
    path: API + path.replace(/:\w+/g, what) + query,
    headers,
    token,
    ...(!['GET', 'HEAD'].includes(real) && { body }),
  };
}

const ROUTES = Object.keys(routes) as RouteName[];
/** After the two others a fuzzer has no session and no seats any more, so they are sent rarely. */
const LASTING = ROUTES.filter(name => name !== 'signOutEverywhere' && name !== 'deleteMe');

const idLike = (value: unknown): string => encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '?')).slice(0, 2_000) || 'x';

const QUERIES = [...new Set(ROUTES.flatMap(name => Object.keys(schemas[name].query.shape))), 'watch', '__proto__'];

function queryOf(pick: PickOne, random: Random): URLSearchParams {
  const all = new URLSearchParams();
  for (let i = 1 + random(2); i > 0; i--) all.append(pick(QUERIES), String(pick(HOSTILE)));
  return all;
}

function authAsk(pick: PickOne, random: Random, people: readonly Somebody[]): Omit<Ask, 'headers' | 'token'> {
  // Checking a password is slow on purpose: most of these requests fail before that.
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

export interface Sent {
  status: number;
  code: string | null;
  stream: boolean;
  type: string;
  text: string;
}

export async function send(base: string, { method, path, headers, body, token }: Ask): Promise<Sent> {
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

/** What the server answers to bytes that are hardly HTTP, where it is not a refusal. */
export async function wrongRawAnswers(base: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const text of RAW) {
    const line = await raw(base, text);
    if (line !== '' && !/^HTTP\/1\.1 [234]\d\d/.test(line)) wrong.push(`${line}: ${text.slice(0, 100)}`);
  }
  return wrong;
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
