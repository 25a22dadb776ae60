/**
 * What a table's log, seats, talk and notes are stored in: partitions by the hash of the table's id, so that no index and no vacuum is ever about everything
 * (decision 0035). A PostgreSQL that already holds data is copied while the processes of the version before go on: `prepare` puts partitions beside each old
 * table, has everything written into them too, and copies what was there; the migration then only takes the old tables' names.
 */
import { type Kysely, type Migration, sql } from 'kysely';
import type { Database } from './database.ts';
import { GONE, LOCK_MS, untilLocked } from './untilLocked.ts';

/** A power of two, so that each can be divided further. Eight cost the embedded database neither time nor room worth speaking of. */
const PARTITIONS = 8;

interface Shape {
  /** Those there were; what is new is filled in later. */
  columns: readonly string[];
  types: string;
  key: readonly string[];
  /** Rows may be deleted while they are copied. */
  shrinks: boolean;
  more: readonly string[];
}

/** The new table has another name until it takes the place of the old one; its constraints and indexes have theirs from the beginning. */
const SHAPES: Readonly<Record<string, Shape>> = {
  entry: {
    columns: ['table_id', 'n', 'at', 'body'],
    types: 'table_id text not null references tables (id), n integer not null, at bigint not null, body text not null',
    key: ['table_id', 'n'],
    shrinks: false,
    more: [],
  },
  seat: {
    columns: ['table_id', 'seat', 'person_id', 'name', 'bot', 'told', 'wish'],
    types: `table_id text not null references tables (id), seat integer not null, person_id text references person (id) on delete set null,
      name text not null, bot text, told integer, wish text, over_at bigint`,
    key: ['table_id', 'seat'],
    shrinks: true,
    more: ['create index seat_of_person on seat_new (person_id, over_at desc)'],
  },
  chat: {
    columns: ['table_id', 'id', 'person_id', 'name', 'text', 'at', 'removed'],
    types: `table_id text not null references tables (id), id bigint not null default nextval('chat_line'),
      person_id text references person (id) on delete set null, name text not null, text text not null, at bigint not null,
      removed boolean not null default false`,
    key: ['table_id', 'id'],
    shrinks: true,
    more: ['create index chat_of_person on chat_new (person_id)', 'alter sequence chat_line owned by chat_new.id'],
  },
  note: {
    columns: ['table_id', 'person_id', 'text'],
    types: `table_id text not null references tables (id), person_id text not null references person (id) on delete cascade,
      text text not null`,
    key: ['table_id', 'person_id'],
    shrinks: true,
    more: ['create index note_of_person on note_new (person_id)'],
  },
};
const NAMES = Object.keys(SHAPES);

type Db = Kysely<Database>;
const run = (db: Db, text: string) => sql.raw(text).execute(db);

/** `table` in parts; `name` is what its partitions are called by. */
export async function partition(db: Db, table: string, name: string, types: string, key: readonly string[]): Promise<void> {
  await run(db, `create table ${table} (${types}, constraint ${name}_key primary key (${key.join(', ')})) partition by hash (table_id)`);
  for (let i = 0; i < PARTITIONS; i++)
    await run(db, `create table ${name}_${i} partition of ${table} for values with (modulus ${PARTITIONS}, remainder ${i})`);
}

/** Partitions beside an old table, still empty. */
async function makeBeside(db: Db, name: string): Promise<void> {
  const { types, key, more } = SHAPES[name];
  if (name === 'chat') await run(db, 'create sequence chat_line');
  await partition(db, `${name}_new`, name, types, key);
  for (const statement of more) await run(db, statement);
}

/** Whether there is something that is not in parts yet. */
export async function isWhole(db: Db): Promise<boolean> {
  const { rows } = await sql<{ kind: string }>`select relkind::text as kind from pg_class where oid = to_regclass('entry')`.execute(db);
  return rows[0]?.kind === 'r';
}

/** What the copies will hold, and take on the disk until the old tables are gone. */
export async function toCopy(db: Db): Promise<{ rows: number; bytes: number }> {
  const sum = { rows: 0, bytes: 0 };
  for (const name of NAMES) {
    const { rows } = await sql<{ rows: number; bytes: number }>`select count(*)::integer as rows,
      pg_total_relation_size(${name}::text::regclass)::float8 as bytes from ${sql.table(name)}`.execute(db);
    sum.rows += rows[0].rows;
    sum.bytes += rows[0].bytes;
  }
  return sum;
}

const isThere = async (db: Db, name: string): Promise<boolean> =>
  (await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(db)).rows[0].found;

/** The switch. Without `prepare` everything is copied here: on the embedded database, which nobody else has open, and where there is nothing yet. */
export const PARTITIONED: Migration = {
  async up(db: Db) {
    // Nobody is made to wait, or chosen as the victim of a deadlock: who does not get all of them at once tries again (`migrations.ts`).
    await run(db, `set local lock_timeout = ${LOCK_MS}`);
    await run(db, `lock table tables, ${NAMES.join(', ')} in access exclusive mode`);
    for (const name of NAMES) {
      const columns = SHAPES[name].columns.join(', ');
      if (!(await isThere(db, `${name}_new`))) {
        await makeBeside(db, name);
        await run(db, `insert into ${name}_new (${columns}) select ${columns} from ${name}`);
      }
      if (name === 'chat') await numberOn(db);
      await run(db, `drop table ${name}`);
      await run(db, `drop function if exists also_${name}`);
      await run(db, `alter table ${name}_new rename to ${name}`);
    }
  },
};

/** Lines are numbered on from where the old table's own numbers are: to look for the largest one would take as long as there are lines. */
async function numberOn(db: Db): Promise<void> {
  const { rows } = await sql<{ old: string }>`select pg_get_serial_sequence('chat', 'id') as old`.execute(db);
  await run(db, `select setval('chat_line', last_value, is_called) from ${rows[0].old}`);
}

const BATCH = 5_000;

/** Copies what a running installation holds, and whatever it goes on writing. May be interrupted, and done again. */
export async function prepare(db: Db): Promise<void> {
  for (const name of NAMES) {
    await untilLocked(() => putBeside(db, name));
    await copy(db, name);
    await untilLocked(() => run(db, `analyze ${name}_new`));
  }
}

/** From here on nothing is written that the partitions do not get too. */
const putBeside = (db: Db, name: string): Promise<void> =>
  db.transaction().execute(async trx => {
    await run(trx, `set local lock_timeout = ${LOCK_MS}`);
    if (await isThere(trx, `${name}_new`)) return;
    await run(trx, `lock table ${name} in share row exclusive mode`);
    await makeBeside(trx, name);
    await writeBoth(trx, name);
  });

async function writeBoth(db: Db, name: string): Promise<void> {
  const { columns, key } = SHAPES[name];
  const pairs = key.map(column => `${column} = old.${column}`).join(' and ');
  const rest = columns.filter(column => !key.includes(column));
  await run(
    db,
    `create function also_${name}() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        delete from ${name}_new where ${pairs};
      else
        insert into ${name}_new (${columns.join(', ')}) values (${columns.map(column => `new.${column}`).join(', ')})
          on conflict (${key.join(', ')}) do update set ${rest.map(column => `${column} = excluded.${column}`).join(', ')};
      end if;
      return null;
    end $$`,
  );
  await run(db, `create trigger also_${name} after insert or update or delete on ${name} for each row execute function also_${name}()`);
}

/** Page by page, each tried until it succeeds. What is there already came by the trigger, and is at least as new. */
async function copy(db: Db, name: string): Promise<void> {
  const { columns, key, shrinks } = SHAPES[name];
  const [all, order] = [columns.join(', '), key.join(', ')];
  // A row that is deleted meanwhile must not come back: who deletes it waits for the page, and then finds it in the partitions too.
  const lock = shrinks ? 'for key share' : '';
  for (let last: Record<string, unknown> | undefined; ; ) {
    const after = last ? sql`where (${sql.raw(order)}) > (${sql.join(key.map(column => sql.val(last![column])))})` : sql``;
    const page = sql<Record<string, unknown>>`with
        page as (select ${sql.raw(all)} from ${sql.table(name)} ${after} order by ${sql.raw(order)} limit ${sql.lit(BATCH)} ${sql.raw(lock)}),
        put as (insert into ${sql.table(`${name}_new`)} (${sql.raw(all)}) select ${sql.raw(all)} from page on conflict do nothing)
      select ${sql.raw(order)}, (select count(*) from page)::integer as copied from page
        order by ${sql.raw(key.map(column => `${column} desc`).join(', '))} limit 1`;
    const { rows } = await untilLocked(() => page.execute(db), GONE);
    if (rows.length === 0 || (rows[0].copied as number) < BATCH) return;
    last = rows[0];
  }
}
