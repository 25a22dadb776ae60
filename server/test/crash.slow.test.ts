/** Short versions of the long proofs; `npm run prove:server` runs those. */
import { afterEach, expect, test } from 'vitest';
import { freshDatabase, onBothEngines } from './engines.ts';
import { freePort } from './postgres.ts';
import { ServerProcess } from './process.ts';
import { missing, skipped } from './programs.ts';
import { prove } from './proofs.ts';
import { plainly } from './proxies.ts';
import { natsServer } from './wires.ts';

const LIMIT = 120_000;
const started: ServerProcess[] = [];
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map(server => server.end('SIGKILL')));
  for (const close of closing.splice(0).reverse()) await close();
});

onBothEngines('a server that is killed', fresh => {
  test('loses nothing it has acknowledged', { timeout: LIMIT }, async () => {
    const server = new ServerProcess(await fresh(), await freePort());
    started.push(server);
    await server.start();
    const proof = await prove({ servers: [server], tables: 4, kills: 1, between: [10, 30], seed: 'crash', watch: false });
    expect(proof.acknowledged).toBeGreaterThan(10);
    await server.end('SIGTERM');
  });
});

/** Processes hear of each other over PostgreSQL or over NATS, and everybody goes to any of them or through a proxy. */
const WAYS = [
  { name: 'PostgreSQL', nats: false, proxy: false },
  { name: 'PostgreSQL, behind HAProxy', nats: false, proxy: true },
  { name: 'NATS', nats: true, proxy: false },
  { name: 'NATS, behind HAProxy', nats: true, proxy: true },
].filter(({ nats, proxy }) => !skipped(missing(...(nats ? ['nats-server'] : []), ...(proxy ? ['haproxy'] : []))));

test.each(WAYS)(
  'three processes with $name, one killed again and again: every log is what was acknowledged',
  { timeout: LIMIT },
  async way => {
    const where = await freshDatabase();
    const env: Record<string, string> = way.nats ? { NATS_URL: (await natsServer(closing)).nats.url } : {};
    for (let i = 0; i < 3; i++) started.push(new ServerProcess(where, await freePort(), { env }));
    const servers = [...started];
    await Promise.all(servers.map(server => server.start()));
    const plan = { servers, tables: 6, kills: 2, between: [10, 30] as [number, number], seed: 'many', watch: true };
    if (!way.proxy) return expect((await prove(plan)).finished).toBeGreaterThanOrEqual(6);
    const front = await plainly(
      'haproxy',
      servers.map(({ port }) => port),
    );
    closing.push(front.stop);
    expect((await prove({ ...plan, front: front.base })).finished).toBeGreaterThanOrEqual(6);
  },
);
