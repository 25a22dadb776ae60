/**
 * The built pages of the browser app, kept in memory: a request is looked up in a list and never becomes the name of a file.
 * Files under `assets/` have a content hash in their name and are cached as immutable; everything else is revalidated each time.
 * Addresses of the app are index.html with what `described.ts` says about them.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Context, Handler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { API } from '../api/routes.ts';
import type { Described } from './described.ts';
import { type Build, written } from './head.ts';

interface Page {
  type: string;
  cache: string;
  tag: string;
  plain: Buffer;
  /** As it was built, or made when first asked for. */
  br: Buffer | null;
  gzip: Buffer | null;
}

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
/** What the build says about the files each page needs. */
const FIRST = '/first.json';
/** Smaller files gain nothing from compression. */
const WORTH_PACKING = 1_000;
const PACKED = /\.(br|gz)$/;
const isText = (type: string) => /^text\/|json|javascript|xml|svg/.test(type);

/** The last handler for GET; `notFound` where no page matches. */
export function pages(folder: string, notFound: (c: Context) => Response, describe: (c: Context) => Promise<Described>): Handler {
  const index = join(folder, 'index.html');
  let built: number | null = null;
  let all = new Map<string, Page>();
  let build: Build | null = null;
  // A new build under a running server is noticed by the modification time of index.html.
  const refresh = () => {
    const now = statSync(index, { throwIfNoEntry: false })?.mtimeMs ?? null;
    if (now === built) return;
    all = now === null ? new Map() : readAll(folder);
    build = buildIn(all);
    built = now;
  };
  refresh();
  return async c => {
    const { path } = c.req;
    const wantsPage = c.req.header('accept')?.includes('text/html') ?? false;
    if (path === '/' || wantsPage) refresh();
    const found = all.get(path);
    if (found) return send(c, found);
    if (path.startsWith('/api/') || !(wantsPage || path === '/')) return notFound(c);
    return build ? sendApp(c, build, await describe(c)) : c.html(NOT_BUILT);
  };
}

function buildIn(all: ReadonlyMap<string, Page>): Build | null {
  const index = all.get('/index.html');
  if (!index) return null;
  const first = JSON.parse(String(all.get(FIRST)?.plain ?? '{}')) as Build['first'];
  return { index: String(index.plain), first, has: path => all.has(path) };
}

/** A client-side route: index.html, with what this address says. */
function sendApp(c: Context, build: Build, about: Described): Response {
  const cache = about.isPersonal ? `private, ${ASK_AGAIN}` : ASK_AGAIN;
  c.header('vary', 'accept-language, cookie');
  return send(c, { ...pageOf(Buffer.from(written(about, build)), 'text/html; charset=utf-8', cache), br: null, gzip: null });
}

const pageOf = (plain: Buffer, type: string, cache: string) => ({
  type,
  cache,
  tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
  plain,
});

function readAll(folder: string): Map<string, Page> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));
  const known = new Set(names);
  const packed = (file: string, ending: string) => (known.has(file + ending) ? readFileSync(file + ending) : null);
  const all = new Map<string, Page>();
  for (const file of names) {
    if (PACKED.test(file) && known.has(file.replace(PACKED, ''))) continue;
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const plain = readFileSync(file);
    const type = getMimeType(file) ?? 'application/octet-stream';
    all.set(path, {
      ...pageOf(plain, type, path.startsWith('/assets/') ? FOREVER : ASK_AGAIN),
      br: packed(file, '.br'),
      gzip: packed(file, '.gz'),
    });
  }
  return all;
}

function send(c: Context, page: Page): Response {
  const [encoding, body] = packedFor(page, c.req.header('accept-encoding') ?? '');
  const tag = `"${page.tag}${encoding === null ? '' : `-${encoding}`}"`;
  c.header('cache-control', page.cache);
  c.header('vary', 'accept-encoding', { append: true });
  c.header('etag', tag);
  const seen = c.req.header('if-none-match')?.split(',') ?? [];
  if (seen.some(known => known.trim().replace(/^W\//, '') === tag)) return c.body(null, 304);
  c.header('content-type', page.type);
  if (encoding) c.header('content-encoding', encoding);
  return c.body(new Uint8Array(body));
}

function packedFor(page: Page, accepted: string): [encoding: 'br' | 'gzip' | null, body: Buffer] {
  const takes = (encoding: string) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
  if (page.br && takes('br')) return ['br', page.br];
  if (!takes('gzip')) return [null, page.plain];
  if (page.gzip === null && isText(page.type) && page.plain.length >= WORTH_PACKING) page.gzip = gzipSync(page.plain, { level: 9 });
  return page.gzip ? ['gzip', page.gzip] : [null, page.plain];
}

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Társas</title>
<h1>Társas</h1><p>The server runs. The pages of the browser app are not built here; <code>npm start</code> builds them.</p>
<p lang="hu">A kiszolgáló működik. A böngészős felület itt nincs elkészítve; az <code>npm start</code> elkészíti.</p>
<p><a href="${API}/docs">API</a></p></html>`;
