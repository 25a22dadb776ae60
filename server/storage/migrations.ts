/** The shape of the database, forward only. A migration that has been released is never changed; the next one goes on from it. */
import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import { ANALYSES } from './analyses.ts';
import { CLUBS } from './clubs.ts';
import { COMPANY, withProfiles } from './company.ts';
import type { Database } from './database.ts';
import { HEADS } from './heads.ts';
import { HINTS, SENT_AWAY } from './lobbyTables.ts';
import { MILESTONES } from './milestone.ts';
import { ORDER } from './order.ts';
import { indexUnpacked, PACKED } from './packed.ts';
import { isWhole, PARTITIONED, prepare, toCopy } from './partitions.ts';
import { RESULTS, WITHIN } from './resultsTables.ts';
import { SOLVED } from './solved.ts';
import { AGAIN_MS, LOCK_MS, untilLocked } from './untilLocked.ts';

const PEOPLE = `
create table person (id text primary key, name text not null, email text not null unique, "emailVerified" boolean not null, image text,
  "createdAt" timestamptz not null default now(), "updatedAt" timestamptz not null default now(), "isAnonymous" boolean,
  language text, preferences text);
create table session (id text primary key, "expiresAt" timestamptz not null, token text not null unique,
  "createdAt" timestamptz not null default now(), "updatedAt" timestamptz not null, "ipAddress" text, "userAgent" text,
  "userId" text not null references person (id) on delete cascade);
create table credential (id text primary key, "accountId" text not null, "providerId" text not null,
  "userId" text not null references person (id) on delete cascade, "accessToken" text, "refreshToken" text, "idToken" text,
  "accessTokenExpiresAt" timestamptz, "refreshTokenExpiresAt" timestamptz, scope text, password text,
  "createdAt" timestamptz not null default now(), "updatedAt" timestamptz not null);
create table verification (id text primary key, identifier text not null, value text not null, "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(), "updatedAt" timestamptz not null default now());
create table passkey (id text primary key, name text, "publicKey" text not null,
  "userId" text not null references person (id) on delete cascade, "credentialID" text not null, counter integer not null,
  "deviceType" text not null, "backedUp" boolean not null, transports text, "createdAt" timestamptz, aaguid text);
create index session_person on session ("userId");
create index credential_person on credential ("userId");
create index verification_identifier on verification (identifier);
create index passkey_person on passkey ("userId");
create index passkey_credential on passkey ("credentialID");
`;

const TABLES = `
create table tables (id text primary key, game text not null, rules integer not null, seats integer not null, options text not null,
  seed text not null, visibility text not null, pace text, invite text not null, host text references person (id) on delete set null,
  rematch text, created_at bigint not null, n integer not null default 0, status text not null default 'waiting',
  waiting integer not null default 0, bots_waiting integer not null default 0, due_at bigint, touched_at bigint not null, result text);
create index tables_listed on tables (visibility, status, touched_at desc);
create index tables_due on tables (due_at) where due_at is not null;
create index tables_bots on tables (id) where bots_waiting <> 0;
create table seat (table_id text not null references tables (id), seat integer not null,
  person_id text references person (id) on delete set null, name text not null, bot text, primary key (table_id, seat));
create index seat_person on seat (person_id);
create table entry (table_id text not null references tables (id), n integer not null, at bigint not null, body text not null,
  primary key (table_id, n));
create table chat (table_id text not null references tables (id), id bigint generated always as identity,
  person_id text references person (id) on delete set null, name text not null, text text not null, at bigint not null,
  primary key (table_id, id));
create table note (table_id text not null references tables (id), person_id text not null references person (id) on delete cascade,
  text text not null, primary key (table_id, person_id));
create table push (endpoint text primary key, person_id text not null references person (id) on delete cascade, keys text not null);
create index push_person on push (person_id);
create table setting (key text primary key, value text not null);
`;

const TOLD = `
alter table seat add column told integer;
create table rate (key varchar(255) primary key, points integer not null default 0, expire bigint);
`;

/** Version 0.1 kept its jobs there, in the shape of a later major version of the job queue. Open questions to bots are asked again by the sweep. */
const JOBS = 'drop schema if exists pgboss cascade';

/** Standing orders were entries of the log; the last one of each seat holds. */
const ORDERS = `
alter table seat add column wish text;
update seat set wish = last.wish from (
  select distinct on (table_id, (body::jsonb ->> 'seat')::integer) table_id, (body::jsonb ->> 'seat')::integer as seat,
    nullif(body::jsonb -> 'wish', 'null')::text as wish
  from entry where body like '{"kind":"order"%' order by table_id, (body::jsonb ->> 'seat')::integer, n desc) last
where seat.table_id = last.table_id and seat.seat = last.seat;
`;

const UNWANTED = 'create table unwanted (address text primary key, until bigint not null)';

/** A script of several statements; the drivers take them one by one. */
const script = (text: string): Migration => ({
  async up(db) {
    for (const statement of text.split(';')) if (statement.trim() !== '') await sql.raw(statement).execute(db);
  },
});

const DOWNTIME = 'create table downtime (from_at bigint not null, to_at bigint primary key)';

/** From where somebody signed in is not kept any more. What is there goes in small pieces (`forgetAddresses`): here it would hold everybody up. */
const NO_ADDRESSES = '';

const SWITCH = '014-partitions';
const PACKS = '015-packed';

const migrations: Record<string, Migration> = {
  '001-people': script(PEOPLE),
  '002-tables': script(TABLES),
  '003-told': script(TOLD),
  '004-jobs': script(JOBS),
  '005-orders': script(ORDERS),
  '006-unwanted': script(UNWANTED),
  '007-downtime': script(DOWNTIME),
  '008-results': script(RESULTS),
  '009-company': withProfiles(script(COMPANY)),
  '009-sent-away': script(SENT_AWAY),
  '010-order': script(ORDER),
  '011-clubs': script(CLUBS),
  '012-heads': script(HEADS),
  '013-milestones': script(MILESTONES),
  [SWITCH]: PARTITIONED,
  [PACKS]: PACKED,
  '016-analyses': script(ANALYSES),
  '017-hints': script(HINTS),
  '018-solved': script(SOLVED),
  '019-no-addresses': script(NO_ADDRESSES),
  '020-within': script(WITHIN),
};

const provider: MigrationProvider = { getMigrations: async () => migrations };

/** Brings the database up to date, or up to one of its earlier shapes, for tests. Processes that start at the same moment take turns; all but the first find nothing to do. */
export async function migrate(db: Kysely<Database>, upTo?: string): Promise<string[]> {
  if (await isUpToDate(db)) return [];
  const migrator = new Migrator({ db, provider });
  const { error, results = [] } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** What is done beside the processes of the version before, so that the migration itself takes a moment. */
const BESIDE: Readonly<Record<string, (db: Kysely<Database>) => Promise<void>>> = { [SWITCH]: prepare, [PACKS]: indexUnpacked };

/**
 * The same while processes of the version before go on: what takes long is done beside them, and what locks them out takes a moment. Each migration is a
 * transaction of its own, so that its locks are held for no other. Who cannot get one at once, because somebody holds a row for longer, tries again.
 */
export async function migrateBeside(db: Kysely<Database>): Promise<string[]> {
  // Nobody uses a database that is empty.
  if ((await doneIn(db)).size === 0) return migrate(db);
  if (await isUpToDate(db)) return [];
  // Asked for and not waited for: an index that is made beside others would wait for the statement that waits.
  const lock = sql<{ mine: boolean }>`select pg_try_advisory_lock(hashtext('tarsas migration')) as mine`;
  while (!(await lock.execute(db)).rows[0].mine) await new Promise(resolve => setTimeout(resolve, AGAIN_MS));
  try {
    await sql.raw(`set lock_timeout = ${LOCK_MS}`).execute(db);
    const done: string[] = [];
    for (const name of await missingIn(db)) {
      await untilLocked(async () => BESIDE[name]?.(db));
      done.push(...(await untilLocked(() => migrate(db, name))));
    }
    // The migrator refuses in words where a newer version was here.
    return [...done, ...(await migrate(db))];
  } finally {
    await sql`select pg_advisory_unlock(hashtext('tarsas migration'))`.execute(db);
  }
}

/** What would be done to this database at a start, and which of it takes room: rows that are copied, and their bytes. Changes nothing. */
export async function pending(db: Kysely<Database>): Promise<{ migrations: string[]; copied: { rows: number; bytes: number } }> {
  return {
    migrations: await missingIn(db),
    copied: (await isWhole(db)) ? await toCopy(db) : { rows: 0, bytes: 0 },
  };
}

async function missingIn(db: Kysely<Database>): Promise<string[]> {
  const done = await doneIn(db);
  return Object.keys(migrations).filter(name => !done.has(name));
}

async function doneIn(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const { rows: tables } = await sql<{ found: boolean }>`select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as found`.execute(db);
  if (!tables[0].found) return new Set();
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** In the shape of this very version. The migrator looks at the whole catalogue before it finds nothing to do; most starts can do without. */
export async function isUpToDate(db: Kysely<Database>): Promise<boolean> {
  const done = await doneIn(db);
  // One that we do not know was made by a newer version: the migrator refuses in words.
  return done.size === Object.keys(migrations).length && Object.keys(migrations).every(name => done.has(name));
}
