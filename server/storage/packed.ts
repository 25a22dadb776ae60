/**
 * Logs of finished tables, each in one compressed row (decision 0036). An entry is in `entry` or here, never in both: packing is one transaction.
 * Everybody reads logs through `readLog`.
 */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { type Kysely, type Migration, sql } from 'kysely';
import type { Database, EntryRow, Status } from './database.ts';
import { partition } from './partitions.ts';
import { LOCK_MS } from './untilLocked.ts';

export const PACKED: Migration = {
  async up(db: Kysely<Database>) {
    // At once what it will need: whoever writes meanwhile would wait for the weaker lock and be in the way of the stronger one.
    await sql`lock table tables in access exclusive mode`.execute(db);
    await partition(db, 'packed', 'packed', 'table_id text not null references tables (id), log bytea not null', ['table_id']);
    // Compressed already.
    await sql`alter table packed alter column log set storage external`.execute(db);
    await sql`alter table tables add column if not exists packed boolean not null default false`.execute(db);
    await sql.raw(`create index if not exists ${UNPACKED}`).execute(db);
  },
};

const UNPACKED = "tables_unpacked on tables (listed_at) where status in ('over', 'abandoned') and not packed";

/** The index over all tables, made while they are written to. One that was not finished is of no use, and made anew. */
export async function indexUnpacked(db: Kysely<Database>): Promise<void> {
  await sql`alter table tables add column if not exists packed boolean not null default false`.execute(db);
  const { rows } = await sql<{ whole: boolean }>`select indisvalid as whole from pg_index
    where indexrelid = to_regclass('tables_unpacked')`.execute(db);
  if (rows[0]?.whole) return;
  await sql`drop index if exists tables_unpacked`.execute(db);
  // It waits for whoever reads, a backup for instance, and nobody waits for it.
  await sql`set lock_timeout = 0`.execute(db);
  await sql.raw(`create index concurrently ${UNPACKED}`).execute(db);
  await sql.raw(`set lock_timeout = ${LOCK_MS}`).execute(db);
}

export interface PackedRow {
  table_id: string;
  log: Uint8Array;
}

export interface PackJob {
  table: string;
}

type Line = Pick<EntryRow, 'n' | 'at' | 'body'>;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** Three times as fast as the best, and hardly larger. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const packedFrom = (lines: readonly Line[]): Promise<Uint8Array> =>
  compress(JSON.stringify(lines.map(({ n, at, body }) => [n, at, body])), QUALITY);

async function unpacked(log: Uint8Array): Promise<Line[]> {
  const lines = JSON.parse((await decompress(log)).toString()) as [number, number, string][];
  return lines.map(([n, at, body]) => ({ n, at, body }));
}

/** The entries of a table after one of them, wherever they are. Nothing is ever added to a packed log, so that it is found by one read or the other. */
export async function readLog(db: Kysely<Database>, table: string, after = 0): Promise<Line[]> {
  const lines = await db
    .selectFrom('entry')
    .select(['n', 'at', 'body'])
    .where('table_id', '=', table)
    .where('n', '>', after)
    .orderBy('n')
    .execute();
  if (lines.length > 0) return lines;
  const packed = await db.selectFrom('packed').select('log').where('table_id', '=', table).executeTakeFirst();
  return packed ? (await unpacked(packed.log)).filter(({ n }) => n > after) : [];
}

const FINAL = ['over', 'abandoned'] as const;

/** So long after its end hardly anybody reads a log. */
export const REST_MS = 7 * 86_400_000;
/** A day in which processes of the version before, which knows nothing of packed logs, may still run beside this one. */
const GRACE_MS = 86_400_000;

/** The last one of a page. */
export interface Ended {
  id: string;
  listed_at: number;
}

/** Tables whose end lies so far back, the oldest first, after one of them. */
export async function toPack(
  db: Kysely<Database>,
  now: number,
  restMs: number,
  atMost: number,
  after: Ended | null = null,
): Promise<Ended[]> {
  const { rows } = await sql<{ at: string }>`select timestamp as at from kysely_migration where name = '015-packed'`.execute(db);
  if (now - Date.parse(rows[0].at) < Math.min(GRACE_MS, restMs)) return [];
  return db
    .selectFrom('tables')
    .select(['id', 'listed_at'])
    .where('status', 'in', FINAL)
    .where('packed', '=', false)
    .where('listed_at', '<=', now - restMs)
    .$if(after !== null, query => query.where(sql<boolean>`(listed_at, id) > (${after?.listed_at}, ${after?.id})`))
    .orderBy('listed_at')
    .orderBy('id')
    .limit(atMost)
    .execute();
}

/**
 * Packs the log of a finished table, all or nothing; false where there is nothing to pack (any more). What was packed is read again before the entries go.
 * Its milestones go with them: together they are larger than the log, and a game that ended long ago is rarely opened.
 */
export async function pack(db: Kysely<Database>, table: string): Promise<boolean> {
  const lines = await readLog(db, table);
  const log = await packedFrom(lines);
  if (JSON.stringify(await unpacked(log)) !== JSON.stringify(lines)) throw new Error(`The log of table ${table} cannot be packed`);
  return db.transaction().execute(async trx => {
    const row = await trx.selectFrom('tables').select(['n', 'status', 'packed']).where('id', '=', table).forUpdate().executeTakeFirst();
    if (!row || row.packed || !(FINAL as readonly Status[]).includes(row.status)) return false;
    if (lines.length !== row.n || lines.some(({ n }, i) => n !== i + 1))
      throw new Error(`The log of table ${table} is not whole: it is not packed`);
    await trx.insertInto('packed').values({ table_id: table, log }).execute();
    await trx.deleteFrom('entry').where('table_id', '=', table).execute();
    await trx.deleteFrom('milestone').where('table_id', '=', table).execute();
    await trx.updateTable('tables').set({ packed: true }).where('id', '=', table).execute();
    return true;
  });
}
