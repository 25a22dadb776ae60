/** All HTTP routes: the API, then health, metrics, documentation and the pages of the app. */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { API, CALENDAR, EVENTS } from '../api/routes.ts';
import { calendarOf } from '../clubs/calendar.ts';
import type { Painter } from '../jobs/painter.ts';
import { ADMIN_BACKUP, ADMIN_OFFICES, type Admin } from '../operate/admin.ts';
import type { Metrics } from '../operate/metrics.ts';
import { officeWish } from '../operate/offices.ts';
import { AUTH_PATH, type Auth, isSecure } from '../people/auth.ts';
import { asHtml, type Letters, STOP_LETTERS } from '../people/letters.ts';
import { isNoRoom } from '../storage/room.ts';
import { sameText } from '../table/sameText.ts';
import { languageOf } from '../text/index.ts';
import { Problem } from '../text/problem.ts';
import { AUTH_ROUTES, authDoor } from './authDoor.ts';
import { describing, publicPaths } from './described.ts';
import { DOCS_STYLE, docsPage } from './docsPage.ts';
import { apiRoutes } from './door.ts';
import { type EventParts, events } from './events.ts';
import { DATA_HEADERS, headers, mustBeOurs, originOf, REQUEST_ID, requestId } from './guard.ts';
import type { Parts } from './handlers/handler.ts';
import { askToStop, stopLetters } from './letters.ts';
import { openApi } from './openapi.ts';
import { pages } from './pages.ts';
import { SNAPSHOT, sendSnapshot } from './snapshots.ts';

export type Env = { Bindings: HttpBindings };

export interface AppConfig extends Parts, EventParts {
  auth: Auth;
  /** Draws the pictures beside links to tables. */
  painter: Painter;
  letters: Letters;
  log: Logger;
  metrics: Metrics;
  /** The public address, where it is known. */
  url: string | null;
  /** So many proxies in front of us say where requests come from. */
  trustProxy: number;
  /** Built pages of the browser app; the folder need not be there. */
  web: string;
  /** Opens `/metrics`; null: it is not there. */
  metricsToken: string | null;
  /** For command-line tools beside a running embedded database. */
  admin: Admin | null;
  now(): number;
  /** Whether the process can take requests now. */
  ready(): Promise<boolean>;
}

export function makeApp(config: AppConfig): Hono<Env> {
  const app = new Hono<Env>();
  const { log, metrics, auth, people, limiter, url } = config;
  const from = (c: Context<Env>) => addressOf(c, config.trustProxy);
  const spend = (c: Context<Env>) => limiter.spend({ person: null, guest: false, address: from(c) });

  // Before all middleware: a stream is written to its socket, and its answer must not be touched afterwards.
  app.get(EVENTS, c => events(c, config, from(c)));
  // Before the middleware for pages, which would slow every move.
  apiRoutes(app, { ...config, addressOf: from, refusalOf: (c, error) => refusalOf(c, error, log) });
  app.use(headers);
  app.use(async (c, next) => {
    const began = performance.now();
    await next();
    c.header(REQUEST_ID, requestId(c));
    metrics.request(c.req.path.startsWith(AUTH_PATH) ? 'auth' : 'page', c.res.status, performance.now() - began);
  });
  app.onError((error, c) => refuse(c, error, log));
  app.notFound(c => refuse(c, new Problem('notFound'), log));

  operatorRoutes(app, config, spend);
  descriptionRoutes(app, config, spend);

  app.get(STOP_LETTERS, async c => {
    await spend(c);
    return askToStop(c);
  });
  app.post(STOP_LETTERS, async c => {
    await spend(c);
    return stopLetters(c, config.letters);
  });

  for (const { method, path } of AUTH_ROUTES) {
    const open = authDoor(path.slice(AUTH_PATH.length + 1), { auth, people, post: config.post, limiter, url, addressOf: from });
    app.on(method, path, async (c, next) => {
      mustBeOurs(c.req.raw, url);
      const me = await people.personOf(c.req.raw.headers);
      await limiter.spend({ person: me?.id ?? null, guest: me?.guest ?? false, address: from(c) });
      return open(c, next);
    });
  }

  calendarRoute(app, config, spend);
  searchRoutes(app, config);
  const { web, titles, reading, painter } = config;
  app.get(SNAPSHOT, async c => {
    await spend(c);
    return sendSnapshot(c, reading, painter);
  });
  app.get(
    '*',
    pages(web, c => refuse(c, new Problem('notFound'), log), describing({ titles, reading, people, painter, clubs: config, url, spend })),
  );
  return app;
}

type Spend = (c: Context<Env>) => Promise<void>;

/** For the people who run the server. Without the token or key the protected ones do not exist. */
function operatorRoutes(app: Hono<Env>, { ready, log, metrics, metricsToken, admin }: AppConfig, spend: Spend): void {
  app.get('/healthz', c => c.json({ ok: true }));
  app.get('/readyz', async c => ((await ready()) ? c.json({ ok: true }) : refuse(c, new Problem('unavailable'), log)));
  app.get('/metrics', async c => {
    await spend(c);
    if (metricsToken === null || !sameText(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`)) throw new Problem('notFound');
    return c.text(await metrics.text());
  });
  app.post(ADMIN_BACKUP, async c => {
    await spend(c);
    if (!admin?.isAllowed(c.req.header('authorization'))) throw new Problem('notFound');
    return c.body(await admin.backup(), 200, { 'content-type': 'application/gzip', 'cache-control': 'no-store' });
  });
  app.post(ADMIN_OFFICES, async c => {
    await spend(c);
    if (!admin?.isAllowed(c.req.header('authorization'))) throw new Problem('notFound');
    return c.json({ offices: await admin.offices(officeWish.parse(await c.req.json())) });
  });
}

function descriptionRoutes(app: Hono<Env>, { url }: AppConfig, spend: Spend): void {
  const described = (c: Context<Env>) => openApi(originOf(c.req.raw, url), isSecure(url));
  app.get(`${API}/openapi.json`, async c => {
    await spend(c);
    return c.json(described(c));
  });
  app.get(`${API}/docs`, async c => {
    await spend(c);
    return c.html(docsPage(described(c)));
  });
  app.get(`${API}/docs.css`, c => c.body(DOCS_STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }));
}

/** Calendar programs send no proof: the feed of a private club has a key in its address. */
function calendarRoute(app: Hono<Env>, { db, now, url }: AppConfig, spend: Spend): void {
  app.get(API + CALENDAR, async c => {
    await spend(c);
    const language = languageOf(c.req.query('language') ?? c.req.header('accept-language'));
    const base = () => originOf(c.req.raw, url);
    const text = await calendarOf({ db, base, now }, c.req.param('id') ?? '', c.req.query('key') ?? '', language);
    return c.body(text, 200, { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' });
  });
}

/** For search engines: what they need not read, and what they should. */
function searchRoutes(app: Hono<Env>, { titles, url }: AppConfig): void {
  const address = (c: Context<Env>, path: string) => new URL(path, originOf(c.req.raw, url)).href;
  app.get('/robots.txt', c => c.text(`User-agent: *\nDisallow: /api/\nDisallow: /settings\n\nSitemap: ${address(c, '/sitemap.xml')}\n`));
  app.get('/sitemap.xml', c => {
    const all = publicPaths(titles).map(path => `<url><loc>${asHtml(address(c, path))}</loc></url>`);
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${all.join('')}</urlset>\n`;
    return c.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8' });
  });
}

export interface Refusal {
  status: ContentfulStatusCode;
  text: string;
  headers: Record<string, string>;
}

/** An error as an answer. Unexpected errors are logged, and answered without details. */
function refusalOf(c: Context, error: unknown, log: Logger): Refusal {
  const problem = error instanceof Problem ? error : new Problem(isNoRoom(error) ? 'unavailable' : 'internal');
  if (problem !== error)
    log.error(
      { err: error, request: requestId(c), method: c.req.method, path: c.req.path.replace(/(reset-password\/).*/, '$1…') },
      'a request failed',
    );
  const { code, status, fresh, retryAfter } = problem;
  const message = problem.in(languageOf(c.req.header('accept-language')));
  const headers = { ...DATA_HEADERS, ...(retryAfter !== null && { 'retry-after': String(retryAfter) }) };
  return { status, text: JSON.stringify({ error: { code, message, ...(fresh && { fresh }) } }), headers };
}

function refuse(c: Context, error: unknown, log: Logger): Response {
  const { status, text, headers } = refusalOf(c, error, log);
  return new Response(text, { status, headers: { ...headers, [REQUEST_ID]: requestId(c) } });
}

/** Each proxy appends the address of its client to X-Forwarded-For. What stands before the entries of our own proxies is not trustworthy. */
function addressOf(c: Context<Env>, proxies: number): string {
  const named = proxies === 0 ? [] : (c.req.header('x-forwarded-for') ?? '').split(',').map(address => address.trim());
  return named.slice(-proxies)[0] || (c.env?.incoming?.socket?.remoteAddress ?? 'unknown');
}
