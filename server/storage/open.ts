/** One SQL, two engines: PGlite in a folder, or PostgreSQL at an address. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import { lockFolder } from './folderLock.ts';
import { migrate, migrateBeside } from './migrations.ts';
import { pgliteDialect } from './pgliteDialect.ts';
import { type Guard, guardRoom, mustHaveRoom, tryRoom } from './room.ts';

export type Where = { url: string } | { folder: string };

export interface Storage {
  readonly db: Kysely<Database>;
  /** The engine itself, for what goes beside the query builder: LISTEN, jobs. */
  readonly engine: { kind: 'pglite'; pglite: PGlite; guard: Guard } | { kind: 'postgres'; pool: pg.Pool; url: string };
  /** A prepared statement, by name. */
  readonly again: (name: string, text: string, values: readonly unknown[]) => Promise<object[]>;
  /** Fails where the disk is full. */
  readonly mustHaveRoom: () => Promise<void>;
  /** What was migrated at this start. */
  readonly migrated: readonly string[];
  close(): Promise<void>;
}

const INT8 = 20;

/** The defaults of PGlite without its `-F`: what is acknowledged must be on the disk. */
const START = ['--single', '-O', '-j'];
const SETTINGS = {
  search_path: 'public',
  exit_on_error: 'false',
  log_checkpoints: 'false',
  max_worker_processes: '0',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  io_method: 'sync',
  // One write per commit instead of a write and a sync; the fastest of those that wait for the disk.
  wal_sync_method: 'open_datasync',
  shared_buffers: '16MB',
};

/** `asItIs`: nothing is migrated, for whoever only looks. `hasTime`: no statement is given up, for work that nobody waits for. */
export async function openStorage(where: Where, { asItIs = false, hasTime = false } = {}): Promise<Storage> {
  return 'url' in where ? openPostgres(where.url, asItIs, hasTime) : openFolder(where.folder, asItIs);
}

/** Time-outs for connections whose other end does not answer any more. */
export const PATIENCE = {
  connectionTimeoutMillis: 4_000,
  query_timeout: 8_000,
  keepAlive: true,
} satisfies pg.ClientConfig;

/** The same time-outs in the database. Set after connecting, because pgbouncer refuses them as startup parameters. */
export async function askPatience(client: pg.ClientBase): Promise<void> {
  await client.query('set statement_timeout = 8000; set idle_in_transaction_session_timeout = 10000');
}

/** The same for a pool, which waits for what is done at each new connection. */
export const POOL_PATIENCE = { ...PATIENCE, onConnect: askPatience };

/** A connection whose query timed out is destroyed: the next query would wait behind the one that still runs. */
class Patient extends pg.Client {
  override query(...given: unknown[]): never {
    const asked = (super.query as (...given: unknown[]) => unknown).apply(this, given);
    if (asked instanceof Promise)
      asked.catch((error: Error) => {
        if (error.message === 'Query read timeout')
          (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      });
    return asked as never;
  }
}

/** The pool replaces a broken connection, and the query that used it fails; without a listener the event would end the process. */
function outlivesConnections(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {});
  return pool.on('connect', client => client.on('error', () => {}));
}

/** On a connection without time-outs. */
async function migratePostgres(url: string): Promise<string[]> {
  const pool = outlivesConnections(new pg.Pool({ connectionString: url, max: 1 }));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await migrateBeside(db);
  } finally {
    await db.destroy();
  }
}

async function openPostgres(url: string, asItIs: boolean, hasTime: boolean): Promise<Storage> {
  const types: pg.CustomTypesConfig = {
    getTypeParser: ((id: number, format?: 'text') =>
      id === INT8 ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
  };
  const migrated = asItIs ? [] : await migratePostgres(url);
  const patience = hasTime ? {} : { ...POOL_PATIENCE, Client: Patient };
  const pool = outlivesConnections(new pg.Pool({ connectionString: url, ...patience, max: 10, types }));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const again: Storage['again'] = async (name, text, values) => (await pool.query({ name, text, values: [...values] })).rows;
  return { db, engine: { kind: 'postgres', pool, url }, again, mustHaveRoom: () => tryRoom(db), migrated, close: () => db.destroy() };
}

async function openFolder(dataFolder: string, asItIs: boolean): Promise<Storage> {
  const folder = resolve(dataFolder);
  mkdirSync(folder, { recursive: true });
  mustHaveRoom(folder);
  const unlock = lockFolder(join(folder, 'database'));
  try {
    // Delays V8's optimising compiler for WebAssembly, which saves a fifth of the start-up time.
    setFlagsFromString('--wasm-tiering-budget=20000000');
    const settings = Object.entries(SETTINGS).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    const pglite = await PGlite.create(join(folder, 'database'), { startParams: [...START, ...settings] });
    const guard = guardRoom(folder);
    const db = new Kysely<Database>({ dialect: pgliteDialect(pglite, guard) });
    const upkeep = keepUp(db);
    const close = async () => {
      clearInterval(upkeep);
      if (!pglite.closed) await pglite.close();
      unlock();
    };
    try {
      const again: Storage['again'] = async (_, text, values) => {
        guard(text);
        return (await pglite.query<object>(text, [...values])).rows;
      };
      const engine = { kind: 'pglite' as const, pglite, guard };
      return { db, engine, again, mustHaveRoom: async () => mustHaveRoom(folder), migrated: asItIs ? [] : await migrate(db), close };
    } catch (error) {
      await close();
      throw error;
    }
  } catch (error) {
    unlock();
    throw error;
  }
}

const MINUTE = 60_000;
const LOOK_EVERY = 5_000;
const CHECKPOINT_EVERY = 5 * MINUTE;
const CHECKPOINT_BYTES = 8_000_000;
const VACUUM_EVERY = 24 * 60 * MINUTE;

/**
 * The embedded engine has no checkpointer and no autovacuum of its own. After a crash it goes through all that was written since the last
 * checkpoint: never more than a few megabytes, so that the time of a start does not grow with the activity before it.
 */
function keepUp(db: Kysely<Database>): NodeJS.Timeout {
  let vacuumed = Date.now();
  let checked = { at: Date.now(), bytes: 0 };
  const timer = setInterval(async () => {
    try {
      const written = (await writtenSoFar(db)) - checked.bytes;
      if (written > CHECKPOINT_BYTES || (written > 0 && Date.now() - checked.at > CHECKPOINT_EVERY)) {
        await sql`checkpoint`.execute(db);
        // A checkpoint itself is written down too, which is no reason for another one.
        checked = { at: Date.now(), bytes: await writtenSoFar(db) };
      }
      if (Date.now() - vacuumed < VACUUM_EVERY) return;
      vacuumed = Date.now();
      await sql`vacuum (analyze)`.execute(db);
    } catch {
      // Retried in the next round; a broken database is reported by the queries that need it.
    }
  }, LOOK_EVERY);
  timer.unref();
  return timer;
}

async function writtenSoFar(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select (pg_current_wal_insert_lsn() - '0/0')::bigint as bytes`.execute(db);
  return rows[0].bytes;
}
