/** The pages of the browser app: found, cached and packed as they should be, and nothing else of the disk. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../api/routes.ts';
import { freshDatabase } from './engines.ts';
import { type Running, running } from './running.ts';

const SCRIPT = `console.log('${'a long script '.repeat(200)}')`;
const folder = mkdtempSync(join(tmpdir(), 'tarsas-pages-'));
const web = join(folder, 'dist');
let server: Running;

beforeAll(async () => {
  writeFileSync(join(folder, 'secret.txt'), 'not for the network');
  server = await running(await freshDatabase(), { web });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Without a library that unpacks, follows or tidies up. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const asked = request({ hostname, port, path, method, headers }, answer => {
      const chunks: Buffer[] = [];
      answer.on('data', chunk => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(chunks) }));
    });
    asked.on('error', reject);
    asked.end();
  });
}
const page = { accept: 'text/html,*/*;q=0.8' };

function build(words: string, at: Date): void {
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(
    join(web, 'index.html'),
    `<!doctype html><title>Társas</title><script src="/assets/app-1a2b3c4d.js"></script><p>${words}</p>`,
  );
  writeFileSync(join(web, 'assets', 'app-1a2b3c4d.js'), SCRIPT);
  writeFileSync(join(web, 'assets', 'app-1a2b3c4d.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(web, 'assets', 'board-5e6f7a8b.css'), `/* ${'x'.repeat(2_000)} */`);
  writeFileSync(join(web, 'sw.js'), 'self.x = 1');
  utimesSync(join(web, 'index.html'), at, at);
}

test('before they are built, a page says so and leads to the API', async () => {
  const { status, body } = await get('/', page);
  expect(status).toBe(200);
  expect(String(body)).toContain('/api/v1/docs');
  expect((await get('/app.js')).status).toBe(404);
});

test('once built they are found without a new start, and so is the next build', async () => {
  build('first', new Date(2026, 1, 1));
  expect(String((await get('/', page)).body)).toContain('first');
  build('second', new Date(2026, 1, 2));
  expect(String((await get('/', page)).body)).toContain('second');
});

test('what carries its fingerprint is kept for ever, everything else is asked for again', async () => {
  const script = await get('/assets/app-1a2b3c4d.js');
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(String(script.body)).toBe(SCRIPT);
  for (const path of ['/', '/index.html', '/sw.js']) {
    const { headers } = await get(path, page);
    expect(headers['cache-control'], path).toBe('no-cache');
    const again = await get(path, { ...page, 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length], path).toEqual([304, 0]);
  }
});

test('files come packed for those who can unpack them', async () => {
  const packed = await get('/assets/app-1a2b3c4d.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(packed.body).toEqual(brotliCompressSync(SCRIPT));
  const gzipped = await get('/assets/board-5e6f7a8b.css', { 'accept-encoding': 'gzip, br' });
  expect(gzipped.headers['content-encoding']).toBe('gzip');
  expect(String(gunzipSync(gzipped.body))).toContain('xxx');
  const plain = await get('/assets/app-1a2b3c4d.js', { 'accept-encoding': 'br;q=0' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.etag).not.toBe(packed.headers.etag);
  expect((await get('/assets/app-1a2b3c4d.js.br')).status).toBe(404);
});

test('addresses of the app are its one page; addresses of the API are not, nor are files that are not there', async () => {
  expect(String((await get('/tables/abc?at=3', page)).body)).toContain('second');
  expect((await get('/tables/abc')).status).toBe(404);
  expect((await get('/assets/gone-00000000.js')).status).toBe(404);
  const api = await get('/api/v1/nothing', page);
  expect([api.status, api.headers['content-type']]).toEqual([404, 'application/json']);
  const head = await get('/', page, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
});

test('nothing outside the folder can be asked for', async () => {
  for (const path of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '//secret.txt',
    '/..\\secret.txt',
  ])
    expect(String((await get(path)).body), path).not.toContain('not for the network');
});

test('the API can be read, and numbers are for their reader alone', async () => {
  const docs = String((await get('/api/v1/docs')).body);
  for (const { path } of Object.values(routes)) expect(docs).toContain(path.replace(':id', '{id}'));
  expect((await get('/metrics')).status).toBe(404);
  for (const authorization of ['Bearer ', 'Bearer guess']) expect((await get('/metrics', { authorization })).status).toBe(404);
  expect(await server.metrics()).toContain('tarsas_request_seconds');
});

test('pages may use what is ours and nothing else', async () => {
  for (const path of ['/', '/api/v1/docs', '/assets/app-1a2b3c4d.js']) {
    const { headers, body } = await get(path, page);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    for (const rule of ["default-src 'none'", "script-src 'self'", "style-src 'self'", "worker-src 'self'", "img-src 'self' data:"])
      expect(policy, path).toContain(rule);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(String(body), path).not.toMatch(/<style|<script>|\sstyle=|\son\w+=/);
  }
});
