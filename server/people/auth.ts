/** Configuration of the authentication library: guests, accounts, passkeys, sessions. */
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { anonymous } from 'better-auth/plugins/anonymous';
import { bearer } from 'better-auth/plugins/bearer';
import { magicLink } from 'better-auth/plugins/magic-link';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { ServerWords } from '../text/en.ts';
import { catalogues, languageOf } from '../text/index.ts';
import type { Letter } from './letters.ts';

export const AUTH_PATH = '/api/v1/auth';
/** The library requires an e-mail address; guests get one in a domain that cannot exist (RFC 2606). */
export const GUESTS = 'guests.invalid';
const DAY = 86_400;
/** Seconds for which a link to sign in can be used. */
const LINK_LASTS = 15 * 60;

export interface AuthConfig {
  db: Kysely<Database>;
  secret: string;
  /** The public address, where it is known. */
  url: string | null;
  /** The address for links in letters: never what a request says of itself, or a stranger could send people elsewhere. */
  base(): string;
  /** Hands a letter to the post without waiting for it, so that the time an answer takes tells nothing. */
  send(letter: Letter): void;
  /** A guest has signed in: what was the guest's is the person's now. */
  adopt(guest: string, person: string): Promise<void>;
  /** All sessions of this person have ended. */
  signedOut(person: string): Promise<void>;
}

/** Cookies go over HTTPS alone, where that is how people reach us. */
export const isSecure = (url: string | null): boolean => url?.startsWith('https:') ?? false;

export type Auth = ReturnType<typeof makeAuth>;

export function makeAuth({ db, secret, url, base, send, adopt, signedOut }: AuthConfig) {
  const letters = lettersOf(base, send);
  return betterAuth({
    appName: 'Társas',
    database: { db: db as never, type: 'postgres' },
    secret,
    ...(url && { baseURL: url }),
    basePath: AUTH_PATH,
    trustedOrigins: request => {
      const host = request?.headers.get('host');
      return url ? [url] : host ? [`http://${host}`, `https://${host}`] : [];
    },
    user: { modelName: 'person', additionalFields: { language: { type: 'string', required: false, input: false } } },
    account: { modelName: 'credential' },
    databaseHooks: {
      user: {
        create: {
          before: async (user, context) => ({ data: { ...user, language: languageOf(context?.headers?.get('accept-language')) } }),
        },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      // An address counts only when its owner has opened our letter; until then the answer is the same whether we know it or not.
      requireEmailVerification: true,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => signedOut(user.id),
      sendResetPassword: async ({ user, url }, request) => letters.reset(user.email, request, url),
      onExistingUserSignUp: async ({ user }, request) => letters.known(user.email, request),
    },
    emailVerification: {
      autoSignInAfterVerification: true,
      sendVerificationEmail: async ({ user, url }, request) => letters.verify(user.email, request, url),
    },
    session: {
      // A guest has nothing but the session, and a table may rest for months; browsers keep a cookie for 400 days at most.
      expiresIn: 400 * DAY,
      updateAge: DAY,
      // A guest of yesterday could otherwise never add a passkey, having nothing to sign in with again.
      freshAge: 0,
    },
    // Our own limiter counts, for all processes together.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'tarsas',
      useSecureCookies: isSecure(url),
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/' },
      // From where somebody signed in is not kept.
      ipAddress: { disableIpTracking: true },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      anonymous({
        emailDomainName: GUESTS,
        onLinkAccount: ({ anonymousUser, newUser }) => adopt(anonymousUser.user.id, newUser.user.id),
      }),
      bearer(),
      magicLink({
        expiresIn: LINK_LASTS,
        storeToken: 'hashed',
        sendMagicLink: async ({ email, token, metadata }, context) =>
          letters.enter(email, context?.request, token, String(metadata?.next ?? '/')),
      }),
      passkey({ rpName: 'Társas', ...(url && { origin: new URL(url).origin }) }),
    ],
  });
}

/** What the library asks us to write, in the language of the request; links lead to our own address. */
function lettersOf(base: AuthConfig['base'], send: AuthConfig['send']) {
  type Write = (words: ServerWords['letters']) => { subject: string; text: string };
  const write = (to: string, request: Request | undefined, letter: Write) => {
    const language = languageOf(request?.headers.get('accept-language'));
    send({ to, language, ...letter(catalogues[language].letters) });
  };
  const ours = (link: string) => {
    const { pathname, search } = new URL(link);
    return base() + pathname + search;
  };
  return {
    reset: (to: string, request: Request | undefined, link: string) => write(to, request, words => words.reset(ours(link))),
    verify: (to: string, request: Request | undefined, link: string) => write(to, request, words => words.verify(ours(link))),
    // To a page that hands the token over: programs that look at the links of a letter must not use it up.
    enter: (to: string, request: Request | undefined, token: string, next: string) =>
      write(to, request, words => words.enter(`${base()}/sign-in?${new URLSearchParams({ token, ...(next !== '/' && { next }) })}`)),
    known: (to: string, request: Request | undefined) => write(to, request, words => words.known()),
  };
}
