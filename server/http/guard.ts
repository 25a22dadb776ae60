/** At the door: how much, how often, from where, and what a request may look like at all. */
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { RateLimiterMemory } from 'rate-limiter-flexible';
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

/** Requests that change something must come from our own pages or from a program that shows its token; a cookie alone is not enough. */
export function mustBeOurs(request: Request, publicUrl: string | null): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new Problem('foreignOrigin');
  const origin = request.headers.get('origin');
  if (origin === null) return;
  const host = request.headers.get('host');
  const ours = publicUrl ? [new URL(publicUrl).origin] : [`http://${host}`, `https://${host}`];
  if (!ours.includes(origin)) throw new Problem('foreignOrigin');
}

export interface Limits {
  /** Requests of one person or address in ten seconds. */
  requests: number;
  /** New guests, tables and chat lines of one person or address in an hour. */
  made: number;
  /** Attempts to sign in, to sign up or to reset a password from one address in ten seconds. */
  signIn: number;
}

export class Limiter {
  private readonly requests: RateLimiterMemory;
  private readonly made: RateLimiterMemory;

  constructor({ requests, made }: Omit<Limits, 'signIn'>) {
    this.requests = new RateLimiterMemory({ points: requests, duration: 10 });
    this.made = new RateLimiterMemory({ points: made, duration: 3_600 });
  }

  request = (who: string): Promise<void> => within(this.requests, who);
  make = (who: string): Promise<void> => within(this.made, who);
}

async function within(limiter: RateLimiterMemory, who: string): Promise<void> {
  await limiter.consume(who).catch(refusal => {
    throw refusal instanceof Error ? refusal : new Problem('tooMany');
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

export function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('badRequest', 'JSON');
  }
}
