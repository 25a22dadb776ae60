/** A database as it is after years: for measurements and proofs. Written in the columns that every version has had. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../storage/database.ts';

/** Tables of the first person. */
export const OF_ONE = 2_000;

/** Everybody else has a few tables; the first person has two thousand, spread over the whole time. */
export async function fill(db: Kysely<Database>, tables: number): Promise<void> {
  const every = Math.max(1, Math.floor(tables / OF_ONE));
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`insert into person (id, name, email, "emailVerified") select 'p' || i, 'Person', 'p' || i || '@example.org', true
    from generate_series(0, ${tables / 10}) i`);
  await run(`insert into tables (id, game, rules, seats, options, seed, visibility, invite, created_at, n, status, waiting, touched_at, listed_at, result)
    select md5(i::text), 'terra-mystica', 1, 3, '{"map":"base","scoring":[1,2,3,4,5,6]}', repeat('s', 64), 'open', 'i', i, 200,
      case when i % ${every * 10} < ${every} then 'playing' else 'over' end, case when i % ${every * 10} < ${every} then 1 << (i % 3) else 0 end,
      i::bigint * 1000, i::bigint * 1000, case when i % ${every * 10} < ${every} then null else '{"scores":[{"seat":0,"points":99,"rank":1}],"resigned":[]}' end
    from generate_series(1, ${tables}) i`);
  await run(`insert into seat (table_id, seat, person_id, name)
    select md5(i::text), s, case when s = 0 and i % ${every} = 0 then 'p0' else 'p' || (1 + (i * 7 + s * 13) % (${tables / 10})) end, 'Person'
    from generate_series(1, ${tables}) i, generate_series(0, 2) s`);
  await run('vacuum analyze');
}

/** So many entries for each of them; nobody plays them again. */
export async function fillLogs(db: Kysely<Database>, tables: number, entries: number): Promise<void> {
  await sql`insert into entry select md5(i::text), n, n, '{"kind":"move","seat":1,"decision":"12/3","choice":{"do":"build","hex":"C4"}}'
    from generate_series(1, ${sql.lit(tables)}) i, generate_series(1, ${sql.lit(entries)}) n`.execute(db);
}

/** So many lines of talk for each of them, and so many sessions for each person, with the addresses that earlier versions wrote down. */
export async function fillAround(db: Kysely<Database>, tables: number, lines: number, sessions: number): Promise<void> {
  await sql`insert into chat (table_id, person_id, name, text, at) select md5(i::text), 'p' || (1 + i % ${sql.lit(tables / 10)}), 'Person', 'well played', n
    from generate_series(1, ${sql.lit(tables)}) i, generate_series(1, ${sql.lit(lines)}) n`.execute(db);
  await sql`insert into session (id, "expiresAt", token, "updatedAt", "ipAddress", "userId")
    select id || ' ' || n, now() + interval '1 year', md5(id || ' ' || n), now(), '192.0.2.' || n, id from person, generate_series(1, ${sql.lit(sessions)}) n`.execute(
    db,
  );
}
