/** Room on the disk. A database that has none left refuses what would need more, and goes on with everything else. */
import { statfsSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

/** What PostgreSQL calls it. */
const DISK_FULL = '53100';
/** The embedded engine does not recover when it cannot begin the next file of its journal, of 16 MB: with less than this it is not asked to write. */
const RESERVE = 32 * 2 ** 20;
const ONLY_READS = /^\s*select\b/i;

export class NoRoom extends Error {
  readonly code = DISK_FULL;
  constructor(folder: string) {
    super(`There are less than ${RESERVE / 2 ** 20} MB left on the disk of ${folder}.`);
  }
}

export const isNoRoom = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === DISK_FULL;

export function mustHaveRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < RESERVE) throw new NoRoom(folder);
}

/** Before each statement to an embedded database in this folder. */
export type Guard = (statement: string) => void;
export const guardRoom =
  (folder: string): Guard =>
  statement => {
    if (!ONLY_READS.test(statement)) mustHaveRoom(folder);
  };

/** A row that is changed in its place needs no room, so that a write may succeed on a full disk. Sorting more than fits into memory needs some. */
export async function tryRoom(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async trx => {
    await sql`set local work_mem = '64kB'`.execute(trx);
    await sql`select count(*) from (select repeat(n::text, 1000) as line from generate_series(1, 500) n order by line) as lines`.execute(
      trx,
    );
  });
}
