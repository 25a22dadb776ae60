/** At the door: how much, how often, from where, and what a request may look like at all. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { JsonFault, parseStrictly } from '@tarsas/kernel';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type pg from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { Problem } from '../text/index.ts';

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

/** For answers that no browser shows: nothing in them may be run, embedded, guessed at or kept. */
export const DATA_HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

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
  /** Requests of one person or address in ten seconds, at one process. */
  requests: number;
  /** New guests, tables and chat lines of one person or address in an hour. */
  made: number;
  /** Attempts to sign in, to sign up or to reset a password: from one address in ten seconds; ten times as many for one account in an hour. */
  signIn: number;
}

const HOUR = 3_600;

/**
 * What is cheap and frequent is counted by each process for itself. What is rare and worth guarding is counted in the database, where
 * several processes share one; should that fail, each counts for itself meanwhile.
 */
export class Limiter {
  private readonly requests: RateLimiterMemory;
  private readonly made: RateLimiterAbstract;
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
    this.made = counter('made', made, HOUR);
    this.fromAddress = counter('from', signIn, 10);
    this.atAccount = counter('at', 10 * signIn, HOUR);
  }

  request = (who: string): Promise<void> => within(this.requests, who);
  make = (who: string): Promise<void> => within(this.made, who);

  /** Somebody tries to get in. Addresses of people are not kept, only a fingerprint. */
  async attempt(address: string, account: string | undefined): Promise<void> {
    await within(this.fromAddress, address);
    if (account) await within(this.atAccount, createHash('sha256').update(account.trim().toLowerCase()).digest('base64url'));
  }
}

async function within(limiter: RateLimiterAbstract, who: string): Promise<void> {
  await limiter.consume(who).catch(refusal => {
    if (refusal instanceof Error) throw refusal;
    throw new Problem('tooMany', '', null, Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)));
  });
}

const DEEPEST = 20;

/** JSON may nest so deep, and text may hold such signs, that a database or a printer stumbles. Those are refused before anybody looks. */
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

/** The same from the connection itself, which takes a fraction of the time. */
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

/** The same for what people may have written themselves: a key that stands twice is refused, where `JSON.parse` would take the last one. */
export function parseOwnJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return parseStrictly(text);
  } catch (error) {
    if (error instanceof JsonFault && error.key !== null) throw new Problem('repeatedKey', error.key);
    throw new Problem('badRequest', 'JSON');
  }
}
