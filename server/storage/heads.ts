/**
 * The head of a table in its row, kept so that a move changes no indexed column: PostgreSQL then writes the new version of the row beside the old one
 * and leaves the indexes alone (a HOT update). Two columns are indexed, and both follow lazily.
 *
 * `listed_at` is when the table was last touched, up to `LISTED_MS` late while a game is being played, exact otherwise.
 * `wake_at` is when the sweep has to look at the table, or earlier: a look that comes too early finds nothing to do and sets it anew.
 */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database, TableRow } from './database.ts';

/** How late `listed_at` may be. */
export const LISTED_MS = 600_000;

/** Room for a second version of every row of a page: all tables of a page may be updated by the same commit. */
const FILL = 50;

/** When the sweep has to look at a table; null: never. Bots have twenty seconds here; where they have more, the look that comes too early sets it anew. */
const WAKE = 'least(due_at, case when bots_waiting <> 0 then touched_at + 20000 end)';

const FORGOTTEN = `status = 'playing' and ${WAKE} < coalesce(wake_at, 9e15)`;

export const HEADS = `
drop index tables_listed;
drop index tables_due;
drop index tables_bots;
alter table tables set (fillfactor = ${FILL});
alter table tables add column listed_at bigint, add column wake_at bigint;
update tables set listed_at = touched_at, wake_at = case when status = 'playing' then ${WAKE} end;
alter table tables alter column listed_at set default (extract(epoch from clock_timestamp()) * 1000)::bigint;
alter table tables alter column listed_at set not null;
create index tables_listed on tables (visibility, status, listed_at desc);
create index tables_wake on tables (wake_at) where wake_at is not null;
`;

/** Part of the statement that adds entries: `t` is the row as it was, `h` the new head. */
export const LAZILY = `
  listed_at = case when t.status = h.status and h.at - t.listed_at between 0 and ${LISTED_MS - 1} then t.listed_at else h.at end,
  wake_at = case when h.status = 'playing' then least(t.wake_at, h.wake_at) end`;

export type Looked = Pick<Selectable<TableRow>, 'id' | 'due_at' | 'bots_waiting' | 'touched_at'>;

/** Tables that the sweep has to look at, those that have waited longest first. */
export const toLookAt = (db: Kysely<Database>, now: number, atMost: number): Promise<Looked[]> =>
  db
    .selectFrom('tables')
    .select(['id', 'due_at', 'bots_waiting', 'touched_at'])
    .where('wake_at', '<=', now)
    .orderBy('wake_at')
    .limit(atMost)
    .execute();

/** A bot whose job was sent again has so long before it is asked for once more. */
const BOTS_AGAIN_MS = 30_000;
/** A table that always fails does not keep others waiting. */
const AGAIN_MS = 1_000;

/** After a look at these tables: when the next one is due, by what stands in their rows by then. */
export async function lookAgain(db: Kysely<Database>, ids: readonly string[], now: number, lateMs: number): Promise<void> {
  await sql`update tables set wake_at = greatest(least(due_at,
      case when bots_waiting <> 0 then greatest(touched_at + ${sql.lit(lateMs)}, ${now + BOTS_AGAIN_MS}::bigint) end),
      case when due_at is not null then ${now + AGAIN_MS}::bigint end)
    where id in (${sql.join(ids)})`.execute(db);
}

/** Tables whose seats are noted by one statement. */
const PAGE = 1_000;

/** Rows that an earlier version has written: from an archive, or beside this version during an upgrade. And the seats of games that have ended since. */
export async function settleHeads(db: Kysely<Database>): Promise<void> {
  await sql`update tables set listed_at = touched_at where listed_at <> touched_at and status <> 'playing'`.execute(db);
  await sql`update tables set wake_at = ${sql.raw(WAKE)} where ${sql.raw(FORGOTTEN)}`.execute(db);
  await noteEnds(db);
}

/** Page by page, through those that ended lately: what is packed was noted long before. */
async function noteEnds(db: Kysely<Database>): Promise<void> {
  for (let last = { listed_at: -1, id: '' }; ; ) {
    const page = await db
      .selectFrom('tables')
      .select(['listed_at', 'id'])
      .where('status', 'in', ['over', 'abandoned'])
      .where('packed', '=', false)
      .where(sql<boolean>`(listed_at, id) > (${last.listed_at}, ${last.id})`)
      .orderBy('listed_at')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    if (page.length === 0) return;
    await sql`update seat set over_at = touched_at from tables
      where id = table_id and over_at is null and table_id in (${sql.join(page.map(({ id }) => id))})`.execute(db);
    last = page[page.length - 1];
  }
}
