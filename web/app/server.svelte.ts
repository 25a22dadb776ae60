/** The server's typed client and the person who is signed in. Games against bots in this browser need neither. */
import { ApiError, type Client, client } from '@tarsas/server/client';
import { locale } from './locale.svelte.ts';

export type Me = NonNullable<Answer<'me'>['me']>;
export type Answer<N extends keyof Client> = Awaited<ReturnType<Client[N]>>;
export type AtTable = Answer<'table'>;
export type Summary = AtTable['table'];
export type Listed = Answer<'tables'>['tables'][number];

/** What `early.js` has asked already. Each answer is for its first caller only: later it would be old. */
const early = (globalThis as { early?: Map<string, Promise<Response>> }).early ?? new Map<string, Promise<Response>>();
const call: typeof fetch = (url, init) => {
  const begun = early.get(String(url));
  early.delete(String(url));
  return begun ?? fetch(url, init);
};
const clients = { en: client({ language: 'en', fetch: call }), hu: client({ language: 'hu', fetch: call }) };

/** Answers in the reader's language. */
export const api = (): Client => clients[locale.language];

/** An error in the reader's words. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : locale.words.app.unreachable;
}

class Person {
  me = $state.raw<Me | null>(null);
  /** Null: not asked yet. */
  reachable = $state<boolean | null>(null);
  private asking: Promise<void> | null = null;

  /** Asks the server once who I am. */
  know(): Promise<void> {
    this.asking ??= this.ask();
    return this.asking;
  }

  private async ask(): Promise<void> {
    try {
      this.me = (await api().me()).me;
      this.reachable = true;
    } catch {
      this.reachable = false;
      this.asking = null;
    }
  }

  /** Signs in as a guest (a name and a cookie) unless a person is signed in. */
  async beSomebody(name: string): Promise<Me> {
    if (this.me) return this.me;
    this.me = (await api().guest({ name, language: locale.language })).me;
    return this.me;
  }

  async change(wish: Parameters<Client['changeMe']>[0]): Promise<void> {
    this.me = (await api().changeMe(wish)).me;
  }
}

export const person = new Person();
