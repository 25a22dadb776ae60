/** PostgreSQL behind the real pgbouncer: nothing of ours works without LISTEN, and a pooler may take that away. */
import { afterEach, expect, inject, test } from 'vitest';
import { Pooler } from './pooler.ts';
import { createDatabase, freePort } from './postgres.ts';
import { ServerProcess } from './process.ts';
import { missing, skipped } from './programs.ts';
import { aTable, Ear, playOn, somebody } from './running.ts';

const isMissing = skipped(missing('pgbouncer'));
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A server behind the pooler; `start` it. */
async function behind(mode: 'session' | 'transaction') {
  const url = await createDatabase(inject('postgres'));
  const pooler = await Pooler.open(url, mode);
  closing.push(() => pooler.close());
  const server = new ServerProcess({ url: pooler.url }, await freePort());
  closing.push(() => server.end('SIGKILL'));
  return { url, pooler, server };
}

test.skipIf(isMissing)('pgbouncer in transaction mode is noticed at the start, and refused with one sentence', async () => {
  const { server } = await behind('transaction');
  await expect(server.start()).rejects.toThrow(/\(2\): The server cannot start: [^\n]*Use session mode[^\n]*\n$/);
});

test.skipIf(isMissing)(
  'pgbouncer in session mode is as good as none; when it changes its mode, readyz fails until it changes back',
  async () => {
    const { url, pooler, server } = await behind('session');
    const direct = new ServerProcess({ url }, await freePort());
    closing.push(() => direct.end('SIGKILL'));
    await Promise.all([server.start(), direct.start()]);
    const people = await Promise.all(['Anna', 'Béla'].map(name => somebody(direct.base, name)));
    const id = await aTable('example', people);
    const isHeard = async (seed: string) => {
      const ear = await Ear.open(server.base, `${id}:0`);
      const { n } = (await people[0].table({ id })).table;
      await playOn(id, people, seed, 1);
      await ear.until(({ table }) => (table as { n: number } | undefined)?.n === n + 1);
      ear.close();
    };
    const until = async (status: number) => {
      while ((await fetch(`${server.base}/readyz`)).status !== status) await new Promise(resolve => setTimeout(resolve, 50));
    };
    await isHeard('session');
    await pooler.run('transaction');
    await until(503);
    await pooler.run('session');
    await until(200);
    await isHeard('again');
  },
);
