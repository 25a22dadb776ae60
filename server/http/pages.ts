/**
 * The built pages of the browser app, kept in memory: a request is looked up in a list and never becomes the name of a file.
 * Files under `assets/` have a content hash in their name and are cached as immutable; everything else is revalidated each time.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Context, Handler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { API } from '../api/routes.ts';

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
/** Smaller files gain nothing from compression. */
const WORTH_PACKING = 1_000;
const PACKED = /\.(br|gz)$/;
const isText = (type: string) => /^text\/|json|javascript|xml|svg/.test(type);

/** The last handler for GET; `notFound` where no page matches. */
export function pages(folder: string, notFound: (c: Context) => Response): Handler {
  const index = join(folder, 'index.html');
  let built: number | null = null;
  let all = new Map<string, Page>();
  // A new build under a running server is noticed by the modification time of index.html.
  const refresh = () => {
    const now = statSync(index, { throwIfNoEntry: false })?.mtimeMs ?? null;
    if (now !== built) all = now === null ? new Map() : readAll(folder);
    built = now;
  };
  refresh();
  return c => {
    const { path } = c.req;
    const wantsPage = c.req.header('accept')?.includes('text/html') ?? false;
    if (path === '/' || wantsPage) refresh();
    const found = all.get(path === '/' ? '/index.html' : path);
    if (found) return send(c, found);
    // Client-side routes: all of them are index.html.
    if (path.startsWith('/api/') || !(wantsPage || path === '/')) return notFound(c);
    const app = all.get('/index.html');
    return app ? send(c, app) : c.html(NOT_BUILT);
  };
}

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
    all.set(path, {
      type: getMimeType(file) ?? 'application/octet-stream',
      cache: path.startsWith('/assets/') ? FOREVER : ASK_AGAIN,
      tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
      plain,
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
  c.header('vary', 'accept-encoding');
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
