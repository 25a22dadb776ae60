/** Who is who: guests, accounts, passkeys, sessions. The library does the work; here it is told what we want. */
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { anonymous } from 'better-auth/plugins/anonymous';
import { bearer } from 'better-auth/plugins/bearer';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { ServerWords } from '../text/en.ts';
import { catalogues, languageOf } from '../text/index.ts';

export const AUTH_PATH = '/api/v1/auth';
/** Set by us from the connection, never taken from outside. */
export const ADDRESS_HEADER = 'x-tarsas-address';

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

export interface AuthConfig {
  db: Kysely<Database>;
  secret: string;
  /** The public address, where it is known. */
  url: string | null;
  /** Attempts from one address in ten seconds. */
  attempts: number;
  /** Hands a letter to the post without waiting for it, so that the time an answer takes tells nothing. */
  send(letter: Letter): void;
  /** A guest has signed in: what was the guest's is the person's now. */
  adopt(guest: string, person: string): Promise<void>;
}

export type Auth = ReturnType<typeof makeAuth>;

export function makeAuth({ db, secret, url, attempts, send, adopt }: AuthConfig) {
  const few = { window: 10, max: attempts };
  const write = (
    to: string,
    wished: string | null | undefined,
    letter: (words: ServerWords['letters']) => { subject: string; text: string },
  ) => send({ to, ...letter(catalogues[languageOf(wished)].letters) });
  const languageIn = (request: Request | undefined) => request?.headers.get('accept-language');
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
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      // An address counts only when its owner has opened our letter; until then the answer is the same whether we know it or not.
      requireEmailVerification: true,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, url }, request) => write(user.email, languageIn(request), words => words.reset(url)),
      onExistingUserSignUp: async ({ user }, request) => write(user.email, languageIn(request), words => words.known()),
    },
    emailVerification: {
      autoSignInAfterVerification: true,
      sendVerificationEmail: async ({ user, url }, request) => write(user.email, languageIn(request), words => words.verify(url)),
    },
    rateLimit: {
      enabled: true,
      customRules: { '/sign-in/*': few, '/sign-up/*': few, '/request-password-reset': few, '/send-verification-email': few },
    },
    advanced: {
      cookiePrefix: 'tarsas',
      useSecureCookies: url?.startsWith('https:') ?? false,
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      anonymous({ onLinkAccount: ({ anonymousUser, newUser }) => adopt(anonymousUser.user.id, newUser.user.id) }),
      bearer(),
      passkey({ rpName: 'Társas' }),
    ],
  });
}
