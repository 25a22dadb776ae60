/** Checks of every request: security headers, origin, rate limits, size and shape of the body. */
import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { JsonFault, parseStrictly } from '@tarsas/kernel';
import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type pg from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { RouteName } from '../api/routes.ts';
import { Problem } from '../text/problem.ts';

/**
 * Our own scripts, styles and pictures, and nothing from anywhere else. No inline script and no `style` attribute in a page's source:
 * computed positions and colours are set through `element.style`, which this allows.
 */
export const headers: MiddlewareHandler = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  referrerPolicy: 'same-origin',
  crossOriginOpenerPolicy: 'same-origin',
  strictTransportSecurity: false,
});

/** Headers of JSON answers: not executed, embedded, sniffed or cached. */
export const DATA_HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** Identifies a request in our logs and in those of a proxy that set it. */
export const REQUEST_ID = 'x-request-id';
const ids = new WeakMap<object, string>();

export function requestId(c: Context): string {
  const known = ids.get(c.req.raw);
  if (known) return known;
  const given = c.req.header(REQUEST_ID) ?? '';
  const id = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  ids.set(c.req.raw, id);
  return id;
}

/** Requests that change something must come from our own pages or from a program that shows its token; a cookie alone is not enough. */
export function mustBeOurs(request: Request, publicUrl: string | null): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const isOurSite = site === null || site === 'same-origin' || site === 'none';
  const ours = originOf(request, publicUrl);
  // Without a public address it is not known whether a proxy speaks HTTPS for us.
  const isOurs = origin === null || origin === ours || (!publicUrl && origin === ours.replace('http:', 'https:'));
  if (!isOurSite || !isOurs) throw new Problem('foreignOrigin', ours);
}

/** The origin of our own pages, as far as it is known. */
export function originOf(request: Request, publicUrl: string | null): string {
  return publicUrl ? new URL(publicUrl).origin : `http://${request.headers.get('host')}`;
}

export interface Limits {
  /** What one person, or an address without one, may spend in ten seconds at one process; most requests cost 1. */
  requests: number;
  /** New guests, tables, orders and chat lines of one person or address in an hour. */
  made: number;
  /** Attempts to sign in, to sign up or to reset a password: from one address in ten seconds; ten times as many at one account in an hour. */
  signIn: number;
}

const HOUR = 3_600;
/** All guests of one network together have the budget of so many people, because guests are easily made. */
const GUESTS_COUNT_AS = 5;

/** The sender of a request, for rate limits. */
export interface Spender {
  person: string | null;
  guest: boolean;
  address: string;
}

/** Requests that cost more than 1. Replaying a game from its start is the most expensive. */
const COSTS: Partial<Record<RouteName, number>> = {
  replay: 20,
  log: 3,
  tables: 2,
  openTable: 5,
  start: 5,
  rematch: 5,
  deleteMe: 20,
  findPeople: 3,
  friends: 3,
  statistics: 3,
  person: 3,
  analysis: 2,
  askAnalysis: 5,
  ownData: 20,
  solve: 10,
  useHint: 3,
};
const LOOKING_BACK = 5;
/**
 * Routes of several statements each. One request at a time: the embedded engine runs its statements one after the other, and a move would
 * wait behind those of every such request that came before it.
 */
export const ONE_AT_A_TIME: ReadonlySet<RouteName> = new Set<RouteName>([
  'guest',
  'tables',
  'openTable',
  'join',
  'leave',
  'setBot',
  'sendAway',
  'renewInvite',
  'start',
  'rematch',
  'leaveToBot',
  'findPeople',
  'invite',
  'statistics',
  'askAnalysis',
  'solve',
]);
/** A stream, and each table it begins with. */
const STREAM = 2;

export const costOf = (name: RouteName, query: { at?: unknown }): number =>
  name === 'table' && query.at !== undefined ? LOOKING_BACK : (COSTS[name] ?? 1);
export const costOfStream = (watches: number): number => STREAM + watches;

/** The network of an address: the IPv4 address itself, or the IPv6 /64. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIP(address) !== 6) return address;
  const [head, tail] = address.split('%')[0].split('::');
  const left = head.split(':').filter(part => part !== '');
  const right = (tail ?? '').split(':').filter(part => part !== '');
  const groups = [...left, ...new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * Requests are counted in memory by each process. What is rare and worth guarding is counted in the database where several processes share one;
 * while that fails, each process counts for itself (decision 0009).
 */
export class Limiter {
  private readonly requests: RateLimiterMemory;
  private readonly guests: RateLimiterMemory;
  private readonly made: RateLimiterAbstract;
  private readonly madeByGuests: RateLimiterAbstract;
  private readonly fromAddress: RateLimiterAbstract;
  private readonly atAccount: RateLimiterAbstract;

  constructor({ requests, made, signIn }: Limits, pool: pg.Pool | null) {
    const counter = (keyPrefix: string, points: number, duration: number): RateLimiterAbstract => {
      const alone = new RateLimiterMemory({ keyPrefix, points, duration });
      if (!pool) return alone;
      const shared = { storeClient: pool, tableName: 'rate', tableCreated: true, clearExpiredByTimeout: true };
      return new RateLimiterPostgres({ ...shared, keyPrefix, points, duration, insuranceLimiter: alone });
    };
    this.requests = new RateLimiterMemory({ points: requests, duration: 10 });
    this.guests = new RateLimiterMemory({ points: GUESTS_COUNT_AS * requests, duration: 10 });
    this.made = counter('made', made, HOUR);
    this.madeByGuests = counter('guests', GUESTS_COUNT_AS * made, HOUR);
    this.fromAddress = counter('from', signIn, 10);
    this.atAccount = counter('at', 10 * signIn, HOUR);
  }

  /** A request of this cost. */
  spend = (who: Spender, cost = 1): Promise<void> => this.both(who, this.requests, this.guests, cost);
  /** Something that is stored: a guest, a table, an order, a chat line. */
  make = (who: Spender): Promise<void> => this.both(who, this.made, this.madeByGuests, 1);

  /** Members have a budget of their own; guests, and those who have not said who they are, share that of their network as well. */
  private async both({ person, guest, address }: Spender, own: RateLimiterAbstract, shared: RateLimiterAbstract, cost: number) {
    const network = networkOf(address);
    await within(own, person ?? network, cost);
    if (guest || person === null) await within(shared, network, cost);
  }

  /**
   * An attempt to sign in. Counted per network, passwords apart from letters, so that attempts from elsewhere cannot lock the owner of an
   * account out. Of the e-mail address only a hash is kept.
   */
  async attempt({ what, from, account }: Attempt): Promise<void> {
    const network = networkOf(from);
    await within(this.fromAddress, `${what} ${network}`);
    if (account)
      await within(this.atAccount, createHash('sha256').update(`${what} ${account.trim().toLowerCase()} ${network}`).digest('base64url'));
  }
}

export interface Attempt {
  what: 'password' | 'letter';
  /** An address; or the id of a signed-in person who changes their own password. */
  from: string;
  /** The e-mail address of the account. */
  account: string | undefined;
}

async function within(limiter: RateLimiterAbstract, who: string, cost = 1): Promise<void> {
  await limiter.consume(who, cost).catch(refusal => {
    if (refusal instanceof Error) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    throw new Problem('tooMany', String(seconds), null, seconds);
  });
}

const DEEPEST = 20;

/** Refuses JSON nested too deep, and text with NUL or lone surrogates, which PostgreSQL does not store. */
export function mustBePlain(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (/\0|\p{Surrogate}/u.test(value)) throw new Problem('badRequest', 'text');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= DEEPEST) throw new Problem('badRequest', 'depth');
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__') throw new Problem('badRequest', key);
    mustBePlain(key);
    mustBePlain(inner, depth + 1);
  }
}

/** Reads a body without ever holding more of it than allowed. */
export async function readBody(request: Request, most: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new Problem('tooLarge');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > most) throw new Problem('tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The same from Node's own request, which takes a fraction of the time of a web stream. */
export function readIncoming(incoming: IncomingMessage, most: number): Promise<string> {
  return new Promise((resolve, reject) => {
    if (Number(incoming.headers['content-length'] ?? 0) > most) return reject(new Problem('tooLarge'));
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= most) chunks.push(chunk);
      else reject(new Problem('tooLarge'));
    });
    incoming.on('end', () => resolve(chunks.length === 1 ? chunks[0].toString() : Buffer.concat(chunks).toString()));
    incoming.on('error', reject);
    incoming.on('close', () => {
      if (!incoming.readableEnded) reject(new Problem('badRequest', 'body'));
    });
  });
}

export function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('badRequest', 'JSON');
  }
}

/** The same for JSON that people may have written by hand: a repeated key is refused, where `JSON.parse` would take the last one. */
export function parseOwnJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return parseStrictly(text);
  } catch (error) {
    if (error instanceof JsonFault && error.key !== null) throw new Problem('repeatedKey', error.key);
    throw new Problem('badRequest', 'JSON');
  }
}
