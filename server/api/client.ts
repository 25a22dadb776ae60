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

/** Something else has answered in the place of the server, a proxy with its page of 502 for instance. Pages say it in their reader's language. */
export class Unreachable extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The server cannot be reached just now (HTTP ${status}).`);
    this.name = 'Unreachable';
    this.status = status;
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

interface Data {
  error?: { code: string; message: string; fresh?: object };
}

/** Null: not written by the server. */
function asJson(text: string): Data | null {
  try {
    return JSON.parse(text) as Data;
  } catch {
    return null;
  }
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
    const data = asJson(await answer.text());
    if (!data || (!answer.ok && !data.error)) throw new Unreachable(answer.status);
    if (data.error) throw new ApiError(answer.status, data.error.code, data.error.message, data.error.fresh ?? null);
    return data;
  };
  return Object.fromEntries(
    Object.keys(routes).map(name => [name, (given?: object) => ask(name as RouteName, given as never)]),
  ) as unknown as Client;
}
