/** The way to the authentication library: which of its doors are open, what may go in, and its refusals in our own words. */
import type { Handler } from 'hono';
import * as z from 'zod';
import type { Post } from '../jobs/post.ts';
import { ADDRESS_HEADER, AUTH_PATH, type Auth } from '../people/auth.ts';
import type { People } from '../people/people.ts';
import { withProof } from '../people/proof.ts';
import { atTheDoor } from '../people/quiet.ts';
import { isName, LONGEST_NAME } from '../table/names.ts';
import { type Code, Problem } from '../text/index.ts';
import type { Env } from './app.ts';
import { type Limiter, mustBePlain, originOf, parseJson, readBody } from './guard.ts';

/** All others do not exist: what can be done elsewhere is done there, and under our limits. */
const OPEN: Record<string, { method: 'GET' | 'POST'; says: string }> = {
  'sign-up/email': {
    method: 'POST',
    says: 'Keep my account: name, email, password. A letter follows; a guest becomes this person by opening it.',
  },
  'sign-in/email': { method: 'POST', says: 'Sign in: email, password.' },
  'sign-out': { method: 'POST', says: 'End this session.' },
  'verify-email': { method: 'GET', says: 'The link in the letter; leads on to callbackURL.' },
  'send-verification-email': { method: 'POST', says: 'Send the letter again: email, callbackURL.' },
  'request-password-reset': { method: 'POST', says: 'Send a letter to choose a new password: email, redirectTo.' },
  'reset-password/:token': { method: 'GET', says: 'The link in that letter; leads on to redirectTo?token=….' },
  'reset-password': { method: 'POST', says: 'Choose a new password: token, newPassword. Ends all sessions.' },
  'change-password': { method: 'POST', says: 'Change my password: currentPassword, newPassword, revokeOtherSessions.' },
  'get-session': { method: 'GET', says: 'My session; renews its cookie.' },
  'revoke-other-sessions': { method: 'POST', says: 'End all my sessions but this one.' },
  'passkey/generate-register-options': { method: 'GET', says: 'What navigator.credentials.create needs. A guest may ask, too.' },
  'passkey/verify-registration': { method: 'POST', says: 'What it gave: response, name. A guest with a passkey is a guest no more.' },
  'passkey/generate-authenticate-options': { method: 'GET', says: 'What navigator.credentials.get needs.' },
  'passkey/verify-authentication': { method: 'POST', says: 'What it gave: response. Signs in.' },
  'passkey/update-passkey': { method: 'POST', says: 'Give a passkey another name: id, name.' },
};
export const AUTH_ROUTES = Object.entries(OPEN).map(([path, { method, says }]) => ({ method, path: `${AUTH_PATH}/${path}`, says }));

/**
 * Where somebody could try one password after the other, or have one letter written after the other. Passkeys and the links in letters
 * cannot be guessed: whoever has one always gets in.
 */
const PASSWORDS = new Set(['sign-in/email', 'change-password']);
const LETTERS = new Set(['sign-up/email', 'send-verification-email', 'request-password-reset']);

/** After these a session may have ended: nobody may be remembered by it. */
const ENDS_SESSIONS = new Set(['sign-out', 'change-password', 'revoke-other-sessions']);
const LARGEST = 64_000;

const text = (most: number) => z.string().max(most).optional();
/** Whatever the library makes of it, these are never longer than they may be, and always text. */
const fields = z.looseObject({
  name: z.string().trim().min(1).max(LONGEST_NAME).refine(isName).optional(),
  email: text(254),
  password: text(128),
  newPassword: text(128),
  currentPassword: text(128),
  token: text(500),
  id: text(200),
  callbackURL: text(500),
  redirectTo: text(500),
  image: z.never().optional(),
});

/** What the library says, where it has words of its own here. */
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
  post: Pick<Post, 'isBroken'>;
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
    const given = method === 'GET' ? null : parseJson(await readBody(raw, LARGEST));
    mustBePlain([given, c.req.query(), c.req.param()]);
    const body = given === null ? null : checked(given);
    checked(c.req.query());
    const me = await people.who(raw.headers);
    // The password of one's own account is nobody else's to try.
    const from = (path === 'change-password' && me?.id) || addressOf(c);
    if (PASSWORDS.has(path)) await limiter.attempt({ what: 'password', from, account: body?.email });
    if (LETTERS.has(path)) await limiter.attempt({ what: 'letter', from, account: body?.email });
    if (LETTERS.has(path) && post.isBroken()) throw new Problem('noLetters');
    // A session that has ended goes no further: over it the library would take back the new one that it has just given.
    const headers = withProof(raw.headers, me && people.proof(raw.headers));
    headers.set(ADDRESS_HEADER, addressOf(c));
    headers.set('content-type', 'application/json');
    // Whether a request is ours was decided before. Programs send no origin, and the library insists on one.
    headers.set('origin', originOf(raw, url));
    headers.delete('content-length');
    const request = new Request(raw.url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const answer = await atTheDoor(() => auth.handler(request));
    if (answer.status >= 400) throw await refusal(answer, originOf(raw, url));
    if (me && ENDS_SESSIONS.has(path)) await people.forgetEverywhere(me.id);
    if (me && path === 'passkey/verify-registration') await people.keep(me.id);
    return answer;
  };

function checked(given: unknown): z.output<typeof fields> {
  const { success, data, error } = fields.safeParse(given);
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
