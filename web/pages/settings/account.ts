/** Accounts, by the addresses that the server's library for them answers. A guest who signs in takes the guest's tables along. */
import { API } from '@tarsas/server/routes';
import { locale } from '../../app/locale.svelte.ts';

export type Refusal = 'wrong' | 'tooMany' | 'failed' | 'passkeyFailed' | 'noLetters' | 'badLink';
/** What the server's codes mean here; for all others the status says enough. */
const BY_CODE: Readonly<Record<string, Refusal>> = { noLetters: 'noLetters', badLink: 'badLink' };

export class AccountError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal);
    this.name = 'AccountError';
    this.refusal = refusal;
  }
}

async function ask(path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${API}/auth/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'accept-language': locale.language },
    ...(body && { body: JSON.stringify(body) }),
  });
  const said = (await answer.json().catch(() => null)) as { error?: { code?: string } } | null;
  if (answer.ok) return said;
  const byStatus = answer.status === 429 ? 'tooMany' : [400, 401, 403, 422].includes(answer.status) ? 'wrong' : 'failed';
  throw new AccountError(BY_CODE[said?.error?.code ?? ''] ?? byStatus);
}

/** The account exists once the link in the e-mail was opened. */
export const signUp = (name: string, email: string, password: string) =>
  ask('sign-up/email', { name, email, password, callbackURL: '/settings' });

/** Its link signs in, and leads to the page `next`. */
export const askForLink = (wish: { email: string; name: string; next: string }) => ask('sign-in/magic-link', wish);

export const signInWithLink = (token: string) => ask(`magic-link/verify?${new URLSearchParams({ token })}`);

export const signIn = (email: string, password: string) => ask('sign-in/email', { email, password });

export const askForReset = (email: string) => ask('request-password-reset', { email, redirectTo: '/reset-password' });

export const resetPassword = (token: string, newPassword: string) => ask('reset-password', { token, newPassword });

export const signOut = () => ask('sign-out', {});

/** What browsers need to read and write passkeys as JSON. */
interface JsonCredentials {
  parseCreationOptionsFromJSON?(options: unknown): PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON?(options: unknown): PublicKeyCredentialRequestOptions;
}
const credentials = (): JsonCredentials => globalThis.PublicKeyCredential as unknown as JsonCredentials;

export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && credentials().parseCreationOptionsFromJSON !== undefined;

export async function addPasskey(name: string): Promise<void> {
  const options = await ask('passkey/generate-register-options');
  const made = await tried(() => navigator.credentials.create({ publicKey: credentials().parseCreationOptionsFromJSON!(options) }));
  await ask('passkey/verify-registration', { response: made.toJSON(), name });
}

export async function signInWithPasskey(): Promise<void> {
  const options = await ask('passkey/generate-authenticate-options');
  const shown = await tried(() => navigator.credentials.get({ publicKey: credentials().parseRequestOptionsFromJSON!(options) }));
  await ask('passkey/verify-authentication', { response: shown.toJSON() });
}

async function tried(asking: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await asking().catch(() => null);
  if (!found) throw new AccountError('passkeyFailed');
  return found as PublicKeyCredential;
}
