/** The HTTP side: every route of the API behind the same door, then health, metrics, documentation and the pages of the app. */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import type * as z from 'zod';
import { API, EVENTS, type RouteName, routes } from '../api/routes.ts';
import { schemas } from '../api/schemas.ts';
import { ADMIN_BACKUP, type Admin } from '../operate/admin.ts';
import type { Metrics } from '../operate/metrics.ts';
import { AUTH_PATH, type Auth } from '../people/auth.ts';
import { type Code, catalogues, languageOf, Problem } from '../text/index.ts';
import { AUTH_ROUTES, authDoor } from './authDoor.ts';
import { type EventParts, events } from './events.ts';
import { DATA_HEADERS, headers, mustBeOurs, mustBePlain, parseJson, readIncoming } from './guard.ts';
import { type Asked, handlers, type Parts, Written } from './handlers.ts';
import { DOCS_STYLE, docsPage, openApi } from './openapi.ts';
import { pages } from './pages.ts';

export type Env = { Bindings: HttpBindings };

export interface AppConfig extends Parts, EventParts {
  auth: Auth;
  log: Logger;
  metrics: Metrics;
  /** The public address, where it is known. */
  url: string | null;
  /** A proxy in front of us says where requests come from. */
  trustProxy: boolean;
  /** Built pages of the browser app; the folder need not be there. */
  web: string;
  /** For command-line tools beside a running embedded database. */
  admin: Admin | null;
  /** Whether the process can take requests now. */
  ready(): Promise<boolean>;
}

const STATUS: Partial<Record<Code, ContentfulStatusCode>> = {
  badRequest: 400,
  badOptions: 400,
  badSeats: 400,
  badWebhook: 400,
  badPassword: 400,
  badLink: 400,
  badPasskey: 400,
  signIn: 401,
  badCredentials: 401,
  notVerified: 403,
  foreignOrigin: 403,
  notYours: 403,
  notSeated: 403,
  notHost: 403,
  badInvite: 403,
  notFound: 404,
  noTable: 404,
  noPosition: 404,
  noGame: 404,
  noBot: 404,
  tooLarge: 413,
  tooMany: 429,
  internal: 500,
  unavailable: 503,
  rulesChanged: 503,
};
/** Everything else: the request is fine, the table is not where it would have to be. */
const CONFLICT = 409;

const LARGEST = 64_000;
/** The components of a game may come with the options of a table. */
const LARGEST_TABLE = 400_000;

export function makeApp(config: AppConfig): Hono<Env> {
  const app = new Hono<Env>();
  const { log, metrics, auth, people, limiter, url } = config;
  const handle = handlers(config);
  const from = (c: Context<Env>) => addressOf(c, config.trustProxy);

  // Before the door: a stream is written to its connection, and nobody may touch its answer afterwards.
  app.get(EVENTS, c => events(c, config, from(c)));
  for (const name of Object.keys(routes) as RouteName[]) {
    const { method, path } = routes[name];
    const schema = schemas[name];
    const answer = async (c: Context<Env>, cookies: string[]): Promise<object> => {
      mustBeOurs(c.req.raw, url);
      const address = from(c);
      const me = await people.who(c.req.raw.headers);
      const who = me?.id ?? address;
      await limiter.request(who);
      if (schema.for === 'person' && !me) throw new Problem('signIn');
      const id = c.req.param('id') ?? '';
      const query = c.req.query();
      mustBePlain([id, query]);
      const text = method === 'get' ? '' : await readIncoming(c.env.incoming, name === 'openTable' ? LARGEST_TABLE : LARGEST);
      const given = parseJson(text);
      mustBePlain(given);
      const asked = {
        id,
        query: check(schema.query, query),
        body: check(schema.body, given),
        me,
        who,
        address,
        language: languageOf(c.req.header('accept-language')),
        headers: c.req.raw.headers,
        set: (more: Headers) => void cookies.push(...more.getSetCookie()),
      };
      // Each handler gets what its own schema has let through.
      return (handle[name] as (asked: Asked<RouteName>) => Promise<object>)(asked as Asked<RouteName>);
    };
    // Before all that is done for pages: this is where the time of a server goes.
    app.on(method.toUpperCase(), API + path, async c => {
      const began = performance.now();
      const cookies: string[] = [];
      const response = await answer(c, cookies).then(
        data => new Response(data instanceof Written ? data.text : JSON.stringify(data), { headers: DATA_HEADERS }),
        error => refuse(c, error, log),
      );
      for (const cookie of cookies) response.headers.append('set-cookie', cookie);
      metrics.request(c.req.method, response.status, performance.now() - began);
      return response;
    });
  }
  app.use(headers);
  app.use(async (c, next) => {
    const began = performance.now();
    await next();
    metrics.request(c.req.method, c.res.status, performance.now() - began);
  });
  app.onError((error, c) => refuse(c, error, log));
  app.notFound(c => refuse(c, new Problem('notFound'), log));

  app.get('/healthz', c => c.json({ ok: true }));
  app.get('/readyz', async c => ((await config.ready()) ? c.json({ ok: true }) : refuse(c, new Problem('unavailable'), log)));
  app.get('/metrics', async c => {
    // Through a proxy this is not for everybody; see docs/operating.md.
    if (c.req.header('x-forwarded-for') !== undefined) throw new Problem('notFound');
    return c.text(await metrics.text());
  });
  app.post(ADMIN_BACKUP, async c => {
    await limiter.request(from(c));
    // To anybody else there is nothing here.
    if (!config.admin?.isAllowed(c.req.header('authorization'))) throw new Problem('notFound');
    return c.body(await config.admin.backup(), 200, { 'content-type': 'application/gzip', 'cache-control': 'no-store' });
  });
  app.get(`${API}/openapi.json`, c => c.json(openApi()));
  app.get(`${API}/docs`, c => c.html(docsPage()));
  app.get(`${API}/docs.css`, c => c.body(DOCS_STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }));

  for (const { method, path } of AUTH_ROUTES) {
    const open = authDoor(path.slice(AUTH_PATH.length + 1), { auth, people, limiter, addressOf: from });
    app.on(method, path, async (c, next) => {
      mustBeOurs(c.req.raw, url);
      await limiter.request(from(c));
      return open(c, next);
    });
  }

  app.get(
    '*',
    pages(config.web, c => refuse(c, new Problem('notFound'), log)),
  );
  return app;
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

/** An error in words and with a code. What we did not expect is noted here and said to nobody. */
function refuse(c: Context, error: unknown, log: Logger): Response {
  const problem = error instanceof Problem ? error : new Problem('internal');
  if (problem !== error)
    log.error({ err: error, method: c.req.method, path: c.req.path.replace(/(reset-password\/).*/, '$1…') }, 'a request failed');
  const { code, detail, fresh } = problem;
  const message = catalogues[languageOf(c.req.header('accept-language'))].problems[code](detail);
  const text = JSON.stringify({ error: { code, message, ...(fresh && { fresh }) } });
  return new Response(text, { status: STATUS[code] ?? CONFLICT, headers: DATA_HEADERS });
}

function addressOf(c: Context<Env>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded ?? c.env?.incoming?.socket?.remoteAddress ?? 'unknown';
}
