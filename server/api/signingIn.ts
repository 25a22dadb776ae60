/** The exposed routes of the authentication library. All others answer 404: what they do has a route of our own, under our limits. */
import * as z from 'zod';
import { json, name } from './shapes.ts';

export interface Door {
  /** Its name in the description. */
  id: string;
  method: 'GET' | 'POST';
  says: string;
  for: 'anyone' | 'person';
  query?: z.ZodObject;
  /** What is not named here does not go through. */
  body?: z.ZodObject;
  /** Missing: it leads on to another address. */
  answer?: z.ZodType;
  /** It may lead on to another address. */
  leadsOn?: true;
}

const email = z.string().max(254);
const password = z.string().max(128);
const address = z.string().max(500);
const token = z.string().max(500);
const when = z.iso.datetime();

const account = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  image: z.string().nullable(),
  createdAt: when,
  updatedAt: when,
  isAnonymous: z.boolean().nullable(),
  language: z.string().nullable(),
});
const session = z.object({
  id: z.string(),
  token: z.string(),
  userId: z.string(),
  expiresAt: when,
  createdAt: when,
  updatedAt: when,
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
});
const passkey = z.looseObject({ id: z.string(), name: z.string().nullish() });
const done = z.object({ status: z.boolean() });
const nothing = z.strictObject({});
/** What `toJSON()` of a browser's credential gives. */
const credential = json;

export const DOORS: Readonly<Record<string, Door>> = {
  'sign-up/email': {
    id: 'signUp',
    method: 'POST',
    says: 'Keep my account. A letter follows; a guest becomes this person by opening it.',
    for: 'anyone',
    body: z.strictObject({ name, email, password, callbackURL: address.optional(), rememberMe: z.boolean().optional() }),
    answer: z.object({ token: z.string().nullable(), user: account }),
  },
  'sign-in/email': {
    id: 'signIn',
    method: 'POST',
    says: 'Sign in. Browsers get a cookie; programs send `token` as a bearer token from then on.',
    for: 'anyone',
    body: z.strictObject({ email, password, callbackURL: address.optional(), rememberMe: z.boolean().optional() }),
    answer: z.object({ redirect: z.boolean(), token: z.string(), url: z.string().optional(), user: account }),
  },
  'sign-in/magic-link': {
    id: 'askForLink',
    method: 'POST',
    says: 'Send a letter with a link that signs in. A new address gets an account of this name; a guest becomes this person by opening the link, which leads to the page `next`. The answer is the same whether the address is known or not.',
    for: 'anyone',
    body: z.strictObject({ email, name, next: address.regex(/^\/(?![/\\])/).optional() }),
    answer: done,
  },
  'magic-link/verify': {
    id: 'signInWithLink',
    method: 'GET',
    says: 'The token of that link, once. Signs in.',
    for: 'anyone',
    query: z.object({ token }),
    answer: z.object({ token: z.string(), user: account, session }),
  },
  'sign-out': {
    id: 'signOut',
    method: 'POST',
    says: 'End this session.',
    for: 'anyone',
    body: nothing,
    answer: z.object({ success: z.boolean() }),
  },
  'verify-email': {
    id: 'verifyEmail',
    method: 'GET',
    says: 'The link in the letter; leads on to callbackURL.',
    for: 'anyone',
    query: z.object({ token, callbackURL: address.optional() }),
    answer: z.object({ status: z.boolean(), user: account.nullable() }),
    leadsOn: true,
  },
  'send-verification-email': {
    id: 'sendVerificationEmail',
    method: 'POST',
    says: 'Send the letter again.',
    for: 'anyone',
    body: z.strictObject({ email, callbackURL: address.optional() }),
    answer: done,
  },
  'request-password-reset': {
    id: 'requestPasswordReset',
    method: 'POST',
    says: 'Send a letter to choose a new password. The answer is the same whether the address is known or not.',
    for: 'anyone',
    body: z.strictObject({ email, redirectTo: address.optional() }),
    answer: done.extend({ message: z.string() }),
  },
  'reset-password/:token': {
    id: 'openResetLink',
    method: 'GET',
    says: 'The link in that letter; leads on to callbackURL?token=….',
    for: 'anyone',
    query: z.object({ callbackURL: address }),
    leadsOn: true,
  },
  'reset-password': {
    id: 'resetPassword',
    method: 'POST',
    says: 'Choose a new password. Ends all sessions.',
    for: 'anyone',
    body: z.strictObject({ token, newPassword: password }),
    answer: done,
  },
  'change-password': {
    id: 'changePassword',
    method: 'POST',
    says: 'Change my password.',
    for: 'person',
    body: z.strictObject({ currentPassword: password, newPassword: password, revokeOtherSessions: z.boolean().optional() }),
    answer: z.object({ token: z.string().nullable(), user: account }),
  },
  'get-session': {
    id: 'session',
    method: 'GET',
    says: 'My session; renews its cookie.',
    for: 'anyone',
    answer: z.object({ session, user: account }).nullable(),
  },
  'revoke-other-sessions': {
    id: 'endOtherSessions',
    method: 'POST',
    says: 'End all my sessions but this one.',
    for: 'person',
    body: nothing,
    answer: done,
  },
  'passkey/generate-register-options': {
    id: 'newPasskeyOptions',
    method: 'GET',
    says: 'What navigator.credentials.create needs. A guest may ask, too.',
    for: 'person',
    answer: z.looseObject({ challenge: z.string() }),
  },
  'passkey/verify-registration': {
    id: 'addPasskey',
    method: 'POST',
    says: 'What it gave. A guest with a passkey is a guest no more.',
    for: 'person',
    body: z.strictObject({ response: credential, name: name.optional() }),
    answer: passkey,
  },
  'passkey/generate-authenticate-options': {
    id: 'passkeyOptions',
    method: 'GET',
    says: 'What navigator.credentials.get needs. A cookie keeps the question until it is answered.',
    for: 'anyone',
    answer: z.looseObject({ challenge: z.string() }),
  },
  'passkey/verify-authentication': {
    id: 'signInWithPasskey',
    method: 'POST',
    says: 'What it gave. Signs in.',
    for: 'anyone',
    body: z.strictObject({ response: credential }),
    answer: z.object({ session, user: account }),
  },
  'passkey/update-passkey': {
    id: 'renamePasskey',
    method: 'POST',
    says: 'Give a passkey another name.',
    for: 'person',
    body: z.strictObject({ id: z.string().max(200), name }),
    answer: z.object({ passkey }),
  },
};
