/** Many tables at once: one is opened and begun through the server, and the database copies it with people of its own for each. */
import pg from 'pg';
import { openTables } from './drive.ts';
import type { BenchTable } from './generator.ts';

/** Rows in one statement. */
const AT_ONCE = 2_000;
/** A person may have so many streams, and so many less are sure. */
const STREAMS = 16;

interface Plan {
  base: string;
  database: string;
  count: number;
  seats: number;
  /** People who watch each table besides those who sit there. */
  fans?: number;
  /** Nobody will play or watch: their people are taken from so many groups. */
  idle?: number;
}

export async function manyTables({ base, database, count, seats, fans = 0, idle }: Plan): Promise<BenchTable[]> {
  const [first] = await openTables(base, 1, seats);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const groups = idle ?? count;
  const fanGroups = Math.ceil((count * fans) / STREAMS / seats);
  try {
    for (let from = 0; from < groups + fanGroups; from += AT_ONCE)
      await copyPeople(client, first, seats, from, Math.min(AT_ONCE, groups + fanGroups - from));
    for (let from = 0; from < count; from += AT_ONCE) await copyTables(client, first, from, Math.min(AT_ONCE, count - from), groups);
    await client.query('analyze');
  } finally {
    await client.end();
  }
  const { id, decisions } = first;
  const fanOf = (n: number) => tokenOf(id, count + Math.floor(n / STREAMS / seats), n % seats);
  return Array.from({ length: idle === undefined ? count : 0 }, (_, i) => ({
    id: tableNo(id, i),
    tokens: [
      ...Array.from({ length: seats }, (_, seat) => tokenOf(id, i, seat)),
      ...Array.from({ length: fans }, (_, fan) => fanOf(i * fans + fan)),
    ],
    decisions: [...decisions],
  }));
}

const tokenOf = (id: string, group: number, seat: number): string => `token${id}${group}s${seat}`;

/** Spread over the keys, as the random ids of real tables are. */
const tableNo = (id: string, i: number): string => `${((i + 1) * 2_654_435_761) % 4_294_967_296}x${id}`;

/** A member for each seat of each group, with a session. */
async function copyPeople(client: pg.Client, { id }: BenchTable, seats: number, from: number, count: number): Promise<void> {
  const people = `select $1 || i || 's' || seat as key, seat from generate_series($2::integer, $2 + $3 - 1) as i, generate_series(0, $4::integer - 1) as seat`;
  for (const insert of [
    `insert into person (id, name, email, "emailVerified", "isAnonymous", language)
      select 'p' || key, 'Player ' || seat + 1, key || '@example.org', true, false, 'en' from people`,
    `insert into profile (person_id, tag, motif) select 'p' || key, 'tag-' || key, 'hare' from people`,
    `insert into session (id, "expiresAt", token, "updatedAt", "userId")
      select 's' || key, now() + interval '30 days', 'token' || key, now(), 'p' || key from people`,
  ])
    await client.query(`with people as (${people}) ${insert}`, [id, from, count, seats]);
}

async function copyTables(client: pg.Client, { id }: BenchTable, from: number, count: number, groups: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, i) => tableNo(id, from + i));
  const owners = ids.map((_, i) => `p${id}${(from + i) % groups}s`);
  for (const [table, key, replaced] of [
    ['tables', 'id', { host: 'copy.owner || 0' }],
    ['seat', 'table_id', { person_id: 'copy.owner || seat' }],
    ['entry', 'table_id', {}],
  ] as [string, string, Record<string, string>][]) {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name <> $2`,
      [table, key],
    );
    const names = rows.map(({ name }) => name);
    await client.query(
      `insert into ${table} (${[key, ...names].join()})
        select copy.id, ${names.map(name => replaced[name] ?? `${table}.${name}`).join()}
        from ${table}, unnest($1::text[], $2::text[]) as copy (id, owner) where ${table}.${key} = $3`,
      [ids, owners, id],
    );
  }
}
