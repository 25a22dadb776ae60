/** Short versions of the long proofs; `npm run prove:server` runs those. */
import { afterEach, expect, test } from 'vitest';
import { freshDatabase, onBothEngines } from './engines.ts';
import { freePort } from './postgres.ts';
import { ServerProcess } from './process.ts';
import { prove } from './proofs.ts';

const LIMIT = 120_000;
const started: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map(server => server.end('SIGKILL')));
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

test('three processes on one database, one killed again and again: every log is what was acknowledged', { timeout: LIMIT }, async () => {
  const where = await freshDatabase();
  for (let i = 0; i < 3; i++) started.push(new ServerProcess(where, await freePort()));
  const servers = [...started];
  await Promise.all(servers.map(server => server.start()));
  const proof = await prove({ servers, tables: 6, kills: 2, between: [10, 30], seed: 'many', watch: true });
  expect(proof.finished).toBeGreaterThanOrEqual(6);
});
