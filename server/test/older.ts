/** A database as an earlier version would open it: nothing is migrated. */
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../storage/database.ts';
import type { Where } from '../storage/open.ts';
import { pgliteDialect } from '../storage/pgliteDialect.ts';

export async function openOld(where: Where): Promise<{ db: Kysely<Database>; close(): Promise<void> }> {
  if ('url' in where) {
    const pool = new pg.Pool({ connectionString: where.url, max: 1 });
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    return { db, close: () => db.destroy() };
  }
  const pglite = await PGlite.create(join(where.folder, 'database'));
  return { db: new Kysely<Database>({ dialect: pgliteDialect(pglite, () => {}) }), close: () => pglite.close() };
}
