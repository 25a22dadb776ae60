/** The typed client: the same routes and schemas as the server's, with nothing but `fetch` underneath. */
import type * as z from 'zod';
import { API, type RouteName, routes } from './routes.ts';
import type { Schemas } from './schemas.ts';

/** An answer that is not what was asked for: its code, its words in the reader's language, and what helps to go on. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** After a stale move: the position as it is now. */
  readonly fresh: object | null;
  constructor(status: number, code: string, message: string, fresh: object | null) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fresh = fresh;
  }
}

type Ask<N extends RouteName> = ((typeof routes)[N]['path'] extends `${string}:id${string}` ? { id: string } : unknown) &
  z.input<Schemas[N]['query']> &
  z.input<Schemas[N]['body']>;
type Empty = Record<never, never>;
type Method<N extends RouteName> =
  Empty extends Ask<N>
    ? (ask?: Ask<N>) => Promise<z.output<Schemas[N]['answer']>>
    : (ask: Ask<N>) => Promise<z.output<Schemas[N]['answer']>>;
export type Client = { [N in RouteName]: Method<N> };

export interface ClientOptions {
  /** Where the server is; empty: where the page came from. */
  base?: string;
  /** For programs; browsers have a cookie. */
  token?: string;
  language?: string;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

export function client({ base = '', token, language, fetch: call = fetch }: ClientOptions = {}): Client {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(language && { 'accept-language': language }),
  };
  const ask = async (name: RouteName, given: Record<string, unknown> = {}) => {
    const { method, path } = routes[name];
    const { id, ...rest } = given;
    const query = new URLSearchParams();
    if (method === 'get') for (const [key, value] of Object.entries(rest)) if (value !== undefined) query.set(key, String(value));
    const url = `${base}${API}${path.replace(':id', encodeURIComponent(String(id)))}${query.size > 0 ? `?${query}` : ''}`;
    const answer = await call(url, { method: method.toUpperCase(), headers, ...(method !== 'get' && { body: JSON.stringify(rest) }) });
    const data = (await answer.json()) as { error?: { code?: string; message?: string; fresh?: object } };
    if (!answer.ok)
      throw new ApiError(
        answer.status,
        data.error?.code ?? 'internal',
        data.error?.message ?? answer.statusText,
        data.error?.fresh ?? null,
      );
    return data;
  };
  return Object.fromEntries(
    Object.keys(routes).map(name => [name, (given?: object) => ask(name as RouteName, given as never)]),
  ) as unknown as Client;
}
