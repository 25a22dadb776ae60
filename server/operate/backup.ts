/** A portable archive of everything worth keeping, readable without us: one JSON object per line, gzipped, any engine to any engine. */
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { openStorage, type Where } from '../storage/open.ts';

/** In the order in which they can be put back: who is pointed at comes first. */
const TABLES = ['person', 'session', 'credential', 'passkey', 'setting', 'push', 'tables', 'seat', 'entry', 'chat', 'note'] as const;
/** Their rows are found by these, so that they can be read a thousand at a time. */
const KEYS: Record<(typeof TABLES)[number], string[]> = {
  person: ['id'],
  // A guest has nothing but a session: without it the seat would be lost.
  session: ['id'],
  credential: ['id'],
  passkey: ['id'],
  setting: ['key'],
  push: ['endpoint'],
  tables: ['id'],
  seat: ['table_id', 'seat'],
  entry: ['table_id', 'n'],
  chat: ['table_id', 'id'],
  note: ['table_id', 'person_id'],
};
const FORMAT = 'tarsas-backup-1';
const PAGE = 1_000;

type Row = Record<string, unknown>;
export type Counts = Record<string, number>;

export class NotEmpty extends Error {}
export class NotABackup extends Error {}

/** For a database that no server has open, or that several processes can open. */
export async function backup(where: Where, file: string): Promise<Counts> {
  const storage = await openStorage(where);
  try {
    return await writeBackup(storage.db, file);
  } finally {
    await storage.close();
  }
}

/** One moment of the whole database: tables go on being played meanwhile (embedded: right afterwards), and nothing of that is in it. */
export async function writeBackup(db: Kysely<Database>, file: string): Promise<Counts> {
  const counts: Counts = {};
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(trx => pipeline(Readable.from(lines(trx, counts)), createGzip(), createWriteStream(`${file}.part`, { mode: 0o600 })));
  await rename(`${file}.part`, file);
  return counts;
}

async function* lines(db: Kysely<Database>, counts: Counts): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT, at: new Date().toISOString() })}\n`;
  for (const table of TABLES) {
    counts[table] = 0;
    let last: Row | null = null;
    do {
      const rows: Row[] = await page(db, table, last);
      for (const row of rows) yield `${JSON.stringify({ table, row })}\n`;
      counts[table] += rows.length;
      last = rows.length === PAGE ? rows[PAGE - 1] : null;
    } while (last);
  }
  yield `${JSON.stringify({ end: counts })}\n`;
}

async function page(db: Kysely<Database>, table: (typeof TABLES)[number], last: Row | null): Promise<Row[]> {
  const order = sql.join(KEYS[table].map(key => sql.ref(key)));
  const after = last ? sql`where (${order}) > (${sql.join(KEYS[table].map(key => sql.val(last[key])))})` : sql``;
  const { rows } = await sql<Row>`select * from ${sql.table(table)} ${after} order by ${order} limit ${sql.lit(PAGE)}`.execute(db);
  return rows;
}

/** Into an empty database only, all or nothing. */
export async function restore(where: Where, file: string): Promise<Counts> {
  const storage = await openStorage(where);
  try {
    return await storage.db.transaction().execute(async trx => {
      const { rows } = await sql<{
        found: boolean;
      }>`select exists (select 1 from person) or exists (select 1 from tables) as found`.execute(trx);
      if (rows[0].found) throw new NotEmpty();
      await sql`delete from setting`.execute(trx);
      return put(trx, file);
    });
  } finally {
    await storage.close();
  }
}

async function put(db: Kysely<Database>, file: string): Promise<Counts> {
  let batch: { table: string; rows: Row[] } = { table: '', rows: [] };
  const flush = async () => {
    if (batch.rows.length === 0) return;
    const { table, rows } = batch;
    const columns = sql.join(Object.keys(rows[0]).map(key => sql.ref(key)));
    await sql`insert into ${sql.table(table)} (${columns}) ${sql.raw(table === 'chat' ? 'overriding system value' : '')}
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(db);
  };
  const counts = await readBackup(file, async (table, row) => {
    if (table !== batch.table || batch.rows.length >= PAGE) {
      await flush();
      batch = { table, rows: [] };
    }
    batch.rows.push(row);
  });
  await flush();
  await sql`select setval(pg_get_serial_sequence('chat', 'id'), (select coalesce(max(id), 0) + 1 from chat), false)`.execute(db);
  return counts;
}

/** Every row of an archive in its order, then what there was. Throws where it is not whole. */
export async function readBackup(file: string, take: (table: string, row: Row) => Promise<void> = async () => {}): Promise<Counts> {
  const counts: Counts = Object.fromEntries(TABLES.map(table => [table, 0]));
  let promised: Counts | null = null;
  let first = true;
  for await (const line of linesOf(file)) {
    const data = JSON.parse(line) as { format?: string; table?: string; row?: Row; end?: Counts };
    if (first && data.format !== FORMAT) throw new NotABackup();
    first = false;
    if (data.end) promised = data.end;
    if (!data.table || !data.row) continue;
    if (!(TABLES as readonly string[]).includes(data.table)) throw new NotABackup();
    counts[data.table]++;
    await take(data.table, data.row);
  }
  if (JSON.stringify(promised) !== JSON.stringify(counts)) throw new NotABackup();
  return counts;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const text = createGunzip();
  // What goes wrong with the file ends the reading too.
  pipeline(createReadStream(file), text).catch(() => {});
  let rest = '';
  for await (const chunk of text.setEncoding('utf8')) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest !== '') yield rest;
}
