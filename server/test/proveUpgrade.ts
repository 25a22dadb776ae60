/**
 * From the version before to this one while people play: `npm run prove:server -- upgrade --old <its dist folder>`. Two processes of that version serve ten thousand
 * stored tables; one of this version is started, divides the database beside them, and then takes the place of one after the other.
 */
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { openStorage } from '../storage/open.ts';
import { fill, fillAround, fillLogs } from './load/stored.ts';
import { openOld } from './older.ts';
import { createDatabase, freePort } from './postgres.ts';
import { ServerProcess } from './process.ts';
import { prove } from './proofs.ts';

const STORED = 10_000;
const ENTRIES = 200;

export async function proveUpgrade(root: string, seed: string, old: string): Promise<void> {
  const where = { url: await createDatabase(root) };
  const program = join(resolve(old), 'tarsas.js');
  const make = async (options = {}) => new ServerProcess(where, await freePort(), options);
  const servers = [await make({ program }), await make({ program })];
  const ended: ServerProcess[] = [...servers];
  try {
    for (const server of servers) await server.start();
    const { db, close } = await openOld(where);
    await fill(db, STORED);
    await fillLogs(db, STORED, ENTRIES);
    await fillAround(db, STORED, 20, 50);
    await close();
    let took = 0;
    const steps = [
      async () => {
        const first = await make();
        ended.push(first);
        await first.start();
        took = first.starts[0].wall;
        servers.push(first);
      },
      ...[0, 1].map(i => async () => {
        const [before, next] = [servers[i], await make()];
        ended.push(next);
        await next.start();
        servers[i] = next;
        await before.end('SIGTERM');
      }),
    ];
    const fault = async () => steps.shift()!();
    const proof = await prove({ servers, tables: 12, kills: steps.length, between: [60, 120], seed, watch: true, fault });
    const storage = await openStorage(where);
    const { rows } = await sql<{ lost: number }>`select count(*)::integer as lost from tables t
      where n <> (select count(*) from entry e where e.table_id = t.id)`.execute(storage.db);
    await storage.close();
    if (rows[0].lost > 0) throw new Error(`${rows[0].lost} tables lack entries`);
    console.log(
      `upgrade: ${STORED} tables of ${ENTRIES} entries, two processes of the version before: the first new one was ready after ${(took / 1_000).toFixed(1)} s, ` +
        `then each old one was replaced; ${proof.acknowledged} acknowledged moves all in ${proof.finished} logs, everybody watched and was told every entry (${proof.told})`,
    );
  } finally {
    await Promise.all(ended.map(server => server.end('SIGKILL')));
  }
}
