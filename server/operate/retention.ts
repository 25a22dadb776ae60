/** Deletes abandoned lobbies and guests, and addresses. The periods are documented in docs/operating.md. */
import { type Kysely, type QueryResult, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../storage/database.ts';

const DAY = 86_400_000;
/** A table that was opened and never started. */
export const LOBBY_DAYS = 30;
/** A guest without a seat, since they were last seen. */
export const GUEST_DAYS = 90;
/** Periods of downtime; every running clock has recorded them long before. */
const DOWNTIME_DAYS = 730;
const AT_MOST = 500;
const SESSIONS = 1_000;

export async function tidyUp(db: Kysely<Database>, now: number, log: Logger): Promise<{ lobbies: number; guests: number }> {
  const lobbies = await removeLobbies(db, now - LOBBY_DAYS * DAY);
  const guests = await removeGuests(db, now - GUEST_DAYS * DAY);
  await forgetAddresses(db);
  await db
    .deleteFrom('downtime')
    .where('to_at', '<', now - DOWNTIME_DAYS * DAY)
    .execute();
  if (lobbies + guests > 0) log.info({ lobbies, guests }, 'tables that never started and guests without a game were removed');
  return { lobbies, guests };
}

/** The rows are locked first: a table that is being started at this moment is either started or gone. */
async function removeLobbies(db: Kysely<Database>, before: number): Promise<number> {
  return db.transaction().execute(async trx => {
    const old = await trx
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'waiting')
      .where('touched_at', '<', before)
      .limit(AT_MOST)
      .forUpdate()
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return 0;
    for (const table of ['seat', 'chat', 'note'] as const) await trx.deleteFrom(table).where('table_id', 'in', ids).execute();
    await trx.updateTable('tables').set({ rematch: null }).where('rematch', 'in', ids).execute();
    await trx.deleteFrom('tables').where('id', 'in', ids).execute();
    return ids.length;
  });
}

/** A session in use is renewed once a day, so its `updatedAt` tells when the guest was last seen. */
async function removeGuests(db: Kysely<Database>, before: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from person where id in (
    select id from person p where p."isAnonymous" and p."updatedAt" < ${new Date(before)}
      and not exists (select 1 from seat where person_id = p.id)
      and not exists (select 1 from session where "userId" = p.id and "updatedAt" >= ${new Date(before)})
    limit ${sql.lit(AT_MOST)})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** From where somebody signed in is not kept. An earlier version writes it down: beside this one, or into an archive. In small pieces, so that nobody waits. */
export async function forgetAddresses(db: Kysely<Database>): Promise<void> {
  for (let after: string | null = ''; after !== null; ) {
    const { rows }: QueryResult<{ last: string | null }> = await sql<{ last: string | null }>`with cleared as (
      update session set "ipAddress" = null where id in (
        select id from session where id > ${after} and "ipAddress" is not null order by id limit ${sql.lit(SESSIONS)})
      returning id) select max(id) as last from cleared`.execute(db);
    after = rows[0].last;
  }
}
