/** What the command line does beside a server that runs. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import type { Where } from '../storage/open.ts';
import { freshDatabase, freshFolder, onBothEngines } from './engines.ts';
import { freePort } from './postgres.ts';
import { ServerProcess, TARSAS } from './process.ts';
import { aTable, playOn, somebody } from './running.ts';

const folder = mkdtempSync(join(tmpdir(), 'tarsas-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One command of the command line, and its answer in JSON. */
async function tarsas(where: Where, ...words: string[]) {
  const data = 'folder' in where ? ['--data-dir', where.folder] : [];
  const env = { ...process.env, DATABASE_URL: 'url' in where ? where.url : '' };
  const { stdout } = await promisify(execFile)(process.execPath, [TARSAS, ...words, ...data], { env });
  return JSON.parse(stdout);
}

onBothEngines('beside a running server', fresh => {
  test('the command line backs up and checks a running server, and puts the backup back elsewhere', async () => {
    const where = await fresh();
    const server = new ServerProcess(where, await freePort());
    await server.start();
    try {
      const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(server.base, name)));
      const id = await aTable('example', people);
      await playOn(id, people, 'running', 4);
      const file = join(folder, `running-${'url' in where ? 'postgres' : 'embedded'}.gz`);
      const saved = await tarsas(where, 'backup', file, '--json');
      expect(saved.counts).toMatchObject({ tables: 1, seat: 2, entry: 5, person: 2 });
      expect(statSync(file).mode & 0o077).toBe(0);
      const { tables } = await tarsas(where, 'upgrade-check', '--json');
      expect(tables).toMatchObject([{ table: id, game: 'example', verdict: 'same' }]);
      await playOn(id, people, 'on', 1);
      const there = 'url' in where ? await freshFolder() : await freshDatabase();
      expect((await tarsas(there, 'restore', file, '--json')).counts).toEqual(saved.counts);
      const guesses = ['', 'Bearer ', `Bearer ${'0'.repeat(64)}`].map(authorization => ({ method: 'POST', headers: { authorization } }));
      for (const guess of guesses) expect((await fetch(`${server.base}/admin/backup`, guess)).status).toBe(404);
    } finally {
      await server.end('SIGTERM');
    }
    if ('folder' in where) expect(existsSync(join(where.folder, 'admin.json'))).toBe(false);
  });
});
