/** Routes of the authentication library: which are exposed, what is passed on, and its errors translated into our own codes. */
import type { Handler } from 'hono';
import * as z from 'zod';
import { DOORS } from '../api/signingIn.ts';
import type { Post } from '../jobs/post.ts';
import { withAsyncStorage } from '../people/asyncStorage.ts';
import { AUTH_PATH, type Auth } from '../people/auth.ts';
import type { People } from '../people/people.ts';
import { withProof } from '../people/proof.ts';
import type { Code } from '../text/index.ts';
import { Problem } from '../text/problem.ts';
import type { Env } from './app.ts';
import { type Limiter, mustBePlain, originOf, parseJson, readBody } from './guard.ts';

export const AUTH_ROUTES = Object.entries(DOORS).map(([path, door]) => ({ ...door, path: `${AUTH_PATH}/${path}` }));

/**
 * Routes limited against guessing passwords and against sending many letters. Passkeys and links in letters cannot be guessed and are
 * not limited.
 */
const PASSWORDS = new Set(['sign-in/email', 'change-password']);
const LETTERS = new Set(['sign-up/email', 'sign-in/magic-link', 'send-verification-email', 'request-password-reset']);

/** After these a session may have ended: the cached sessions of the person are dropped. */
const ENDS_SESSIONS = new Set(['sign-out', 'change-password', 'revoke-other-sessions']);
/** Leads on only to say that the link is not valid. */
const LINK_USED = 'magic-link/verify';
const LARGEST = 64_000;
const NOTHING = z.object({});

/** The library's error codes and ours. */
const CODES: Record<string, Code> = {
  INVALID_EMAIL_OR_PASSWORD: 'badCredentials',
  INVALID_PASSWORD: 'badCredentials',
  EMAIL_NOT_VERIFIED: 'notVerified',
  PASSWORD_TOO_SHORT: 'badPassword',
  PASSWORD_TOO_LONG: 'badPassword',
  INVALID_TOKEN: 'badLink',
  TOKEN_EXPIRED: 'badLink',
  CHALLENGE_NOT_FOUND: 'badPasskey',
  PASSKEY_NOT_FOUND: 'badPasskey',
  AUTHENTICATION_FAILED: 'badPasskey',
  FAILED_TO_VERIFY_REGISTRATION: 'badPasskey',
};
const BY_STATUS: Record<number, Code> = { 401: 'signIn', 403: 'foreignOrigin', 404: 'notFound', 429: 'tooMany' };

export interface AuthDoor {
  auth: Auth;
  people: People;
  post: Pick<Post, 'verify'>;
  limiter: Limiter;
  /** The public address, where it is known. */
  url: string | null;
  /** Where a request came from. */
  addressOf(c: Parameters<Handler<Env>>[0]): string;
}

export const authDoor =
  (path: string, { auth, people, post, limiter, url, addressOf }: AuthDoor): Handler<Env> =>
  async c => {
    const { method, raw } = c.req;
    const door = DOORS[path];
    const given = door.body ? parseJson(await readBody(raw, LARGEST)) : null;
    mustBePlain([given, c.req.query(), c.req.param()]);
    // Only declared fields are passed on to the library.
    const body = door.body ? checked(door.body, given) : null;
    const target = new URL(raw.url);
    target.search = String(new URLSearchParams(checked(door.query ?? NOTHING, c.req.query()) as Record<string, string>));
    const me = await people.personOf(raw.headers);
    // A signed-in person is counted by their id, so that others in the same network cannot use up their attempts.
    const from = (path === 'change-password' && me?.id) || addressOf(c);
    const account = body?.email as string | undefined;
    if (PASSWORDS.has(path)) await limiter.attempt({ what: 'password', from, account });
    if (LETTERS.has(path)) await limiter.attempt({ what: 'letter', from, account });
    if (LETTERS.has(path)) await mustBeSent(post);
    // An ended session is not passed on: because of it the library would clear the cookie of the session it has just made.
    const headers = withProof(raw.headers, me && people.proof(raw.headers));
    headers.set('content-type', 'application/json');
    // Whether a request is ours was decided before. Programs send no origin, and the library insists on one.
    headers.set('origin', originOf(raw, url));
    headers.delete('content-length');
    const request = new Request(target, { method, headers, ...(body && { body: JSON.stringify(asLibraryWants(path, body)) }) });
    const answer = await withAsyncStorage(() => auth.handler(request));
    if (path === LINK_USED && answer.status !== 200) throw new Problem('badLink');
    if (answer.status >= 400) throw await refusal(answer, originOf(raw, url));
    if (me && ENDS_SESSIONS.has(path)) await people.forgetEverywhere(me.id);
    if (me && path === 'passkey/verify-registration') await people.keep(me.id);
    // Tokens, sessions and challenges: nothing on the way may keep them.
    const kept = new Response(answer.body, answer);
    kept.headers.set('cache-control', 'no-store');
    return kept;
  };

/** Asked before every letter, whoever it is for: a letter that cannot be sent is not promised, and the time it takes tells nothing. */
async function mustBeSent(post: Pick<Post, 'verify'>): Promise<void> {
  await post.verify().catch(() => {
    throw new Problem('noLetters');
  });
}

/** The library passes `metadata` on to what writes the letter. */
function asLibraryWants(path: string, { next, ...body }: Record<string, unknown>): object {
  return path === 'sign-in/magic-link' ? { ...body, metadata: { next } } : body;
}

function checked(schema: z.ZodObject, given: unknown): Record<string, unknown> {
  const { success, data, error } = schema.safeParse(given);
  if (!success) throw new Problem('badRequest', error.issues[0]?.path.join('.') || 'body');
  return data;
}

async function refusal(answer: Response, ours: string): Promise<Problem> {
  const said = (await answer.json().catch(() => null)) as { code?: unknown } | null;
  const code = CODES[String(said?.code)] ?? BY_STATUS[answer.status];
  if (code) return new Problem(code, code === 'foreignOrigin' ? ours : '');
  if (answer.status < 500) return new Problem('badRequest', typeof said?.code === 'string' ? said.code : '');
  throw new Error(`The authentication library answered ${answer.status} ${said?.code ?? ''}`);
}
