/**
 * The routes of the API: each is checked and answered in the same way. Requests are read from Node's request and answers written to Node's
 * response; web `Request` and `Response` objects would take longer than the move itself (decision 0011).
 */
import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import type * as z from 'zod';
import { API, type RouteName, routes } from '../api/routes.ts';
import { type Schema, schemas } from '../api/schemas.ts';
import type { Metrics } from '../operate/metrics.ts';
import { barsOf } from '../order/measures.ts';
import { mayActAs } from '../order/offices.ts';
import type { Me } from '../people/people.ts';
import { Turns } from '../table/slices.ts';
import { languageOf } from '../text/index.ts';
import { Problem } from '../text/problem.ts';
import type { Env, Refusal } from './app.ts';
import {
  costOf,
  DATA_HEADERS,
  mustBeOurs,
  mustBePlain,
  ONE_AT_A_TIME,
  parseJson,
  parseOwnJson,
  REQUEST_ID,
  readIncoming,
  requestId,
} from './guard.ts';
import { type Asked, type Parts, Written } from './handlers/handler.ts';
import { handlersOf } from './handlers/index.ts';

export interface DoorConfig extends Parts {
  /** The public address, where it is known. */
  url: string | null;
  metrics: Metrics;
  addressOf(c: Context<Env>): string;
  refusalOf(c: Context<Env>, error: unknown): Refusal;
}

const LARGEST = 64_000;
/** The options of a table may contain a component file of the host: 1 MB, and room for the rest. */
const LARGEST_TABLE = 1_100_000;

export function apiRoutes(app: Hono<Env>, config: DoorConfig): void {
  const { metrics, refusalOf } = config;
  const answer = answerer(config);
  for (const name of Object.keys(routes) as RouteName[]) {
    const { method, path } = routes[name];
    app.on(method.toUpperCase(), API + path, async c => {
      const began = performance.now();
      const id = requestId(c);
      const cookies: string[] = [];
      let status = 200;
      let text: string;
      let headers: Record<string, string> = DATA_HEADERS;
      try {
        const data = await answer(name, c, cookies);
        text = data instanceof Written ? data.text : JSON.stringify(data);
      } catch (error) {
        ({ status, text, headers } = refusalOf(c, error));
        if (status >= 500) metrics.databaseFailed(error);
      }
      metrics.request(name, status, performance.now() - began);
      const named = { ...headers, [REQUEST_ID]: id };
      if (c.req.method === 'HEAD') return new Response(null, { status, headers: named });
      send(c.env.outgoing as ServerResponse, status, text, named, cookies);
      return RESPONSE_ALREADY_SENT;
    });
  }
}

type Answer = (name: RouteName, c: Context<Env>, cookies: string[]) => Promise<object>;

/** From a request to the data of its answer: origin, sender, budget, shape, then the handler of the route. Cookies to be set go to `cookies`. */
function answerer(config: DoorConfig): Answer {
  const { people, limiter, url, addressOf, order } = config;
  const handle = handlersOf(config);
  const turns = new Turns();
  return async (name, c, cookies) => {
    const { raw } = c.req;
    const schema = schemas[name];
    mustBeOurs(raw, url);
    const address = addressOf(c);
    const me = await people.personOf(raw.headers);
    const who = { person: me?.id ?? null, guest: me?.guest ?? false, address };
    await limiter.spend(who, costOf(name, c.req.query()));
    mustBeFor(schema.for, me);
    if (me) await order.moderation.mustBeFree(me.id, barsOf(name, routes[name].method));
    const id = c.req.param('id') ?? '';
    const query = c.req.query();
    mustBePlain([id, query]);
    const most = name === 'openTable' ? LARGEST_TABLE : LARGEST;
    const parse = name === 'openTable' ? parseOwnJson : parseJson;
    const given = routes[name].method === 'get' ? {} : parse(await readIncoming(c.env.incoming, most));
    mustBePlain(given);
    const asked = {
      id,
      query: check(schema.query, query),
      body: check(schema.body, given),
      me,
      who,
      address,
      language: languageOf(raw.headers.get('accept-language')),
      headers: raw.headers,
      set: (more: Headers) => void cookies.push(...more.getSetCookie()),
    };
    // Each handler gets what its own schema has let through.
    const work = () => (handle[name] as (asked: Asked<RouteName>) => Promise<object>)(asked as Asked<RouteName>);
    return ONE_AT_A_TIME.has(name) ? turns.do(work) : work();
  };
}

/** The one place where it is decided who may ask for a route at all. */
function mustBeFor(who: Schema['for'], me: Me | null): void {
  if (who === 'anyone') return;
  if (!me) throw new Problem('signIn');
  if (who !== 'person' && !mayActAs(me.office, who)) throw new Problem('officeNeeded');
}

function send(outgoing: ServerResponse, status: number, text: string, headers: Record<string, string>, cookies: readonly string[]): void {
  const length = Buffer.byteLength(text);
  outgoing.writeHead(status, { ...headers, 'content-length': length, ...(cookies.length > 0 && { 'set-cookie': [...cookies] }) });
  outgoing.end(text);
}

function check(schema: z.ZodObject, given: unknown): unknown {
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  throw new Problem(
    'badRequest',
    error.issues
      .map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`)
      .slice(0, 3)
      .join('; '),
  );
}
