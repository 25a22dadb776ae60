/** A database that is killed, or cuts its connections, under a server that stays. `npm run prove:server -- database` does it for longer. */
import { afterEach, expect, test } from 'vitest';
import { createDatabase, cutConnections, freePort, postgres } from './postgres.ts';
import { ServerProcess } from './process.ts';
import { prove } from './proofs.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

test('no acknowledged move is lost or doubled, and no stream stays deaf', { timeout: 120_000 }, async () => {
  const cluster = await postgres();
  closing.unshift(() => cluster.stop());
  const url = await createDatabase(cluster.root);
  const server = new ServerProcess({ url }, await freePort());
  closing.unshift(() => server.end('SIGKILL'));
  await server.start();
  const faults = [() => cutConnections(url), () => cluster.restart()];
  const fault = async () => faults.pop()!();
  const plan = { servers: [server], tables: 2, kills: faults.length, between: [5, 10] as [number, number], seed: 'database', watch: true };
  const { acknowledged, told } = await prove({ ...plan, fault });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(10);
  expect(told).toBeGreaterThan(acknowledged);
});
