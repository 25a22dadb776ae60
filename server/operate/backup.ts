/** A portable archive: gzipped JSON lines, from either engine into either. */
import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { openStorage, type Where } from '../storage/open.ts';

/** In the order of insertion: rows that others refer to come first. */
const TABLES = ['person', 'session', 'credential', 'passkey', 'setting', 'push', 'tables', 'seat', 'entry', 'chat', 'note'] as const;
/** Primary keys, for keyset pagination. */
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
/** Read in a few milliseconds: on the embedded engine each statement of a move may wait for one page. */
const PAGE = 200;
const TABLES_PAGE = 50;
/** Rows per insert statement of a restore. */
const BATCH = 1_000;

type Row = Record<string, unknown>;
export type Counts = Record<string, number>;

export class NotEmpty extends Error {}
export class NotABackup extends Error {}

/** For a database that no server has open, or that several processes can open. */
export async function backup(where: Where, file: string): Promise<Counts> {
  const storage = await openStorage(where);
  try {
    return await writeBackup(storage.db, file, storage.engine.kind === 'postgres');
  } finally {
    await storage.close();
  }
}

/**
 * Every table is consistent in itself, and the people its rows refer to are included. Read page by page, so that moves wait for one page at most.
 * On PostgreSQL all pages are read in one snapshot (`repeatable read`).
 */
export async function writeBackup(db: Kysely<Database>, file: string, keepsMoment = false): Promise<Counts> {
  const parts = new Parts(file);
  try {
    if (keepsMoment)
      await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(trx => copyAll(trx, parts));
    else await copyAll(db, parts);
    await parts.join();
    await rename(`${file}.part`, file);
    return parts.counts;
  } finally {
    await parts.remove();
  }
}

type Name = (typeof TABLES)[number];

/** Referring rows are read before the rows they refer to: those are then present, or were deleted meanwhile, which `settled` handles. */
async function copyAll(db: Kysely<Database>, parts: Parts): Promise<void> {
  const copied = new Map<string, number>();
  for (const table of ['entry', 'chat', 'note', 'push', 'passkey', 'credential', 'session', 'setting'] as const)
    for await (const rows of pages(db, table)) {
      if (table === 'entry') for (const { table_id, n } of rows) copied.set(String(table_id), Number(n));
      await parts.write(table, rows);
    }
  let last: Row | null = null;
  do {
    const read: TablesPage = await inOneMoment(db, trx => tablesAfter(trx, last, copied));
    for (const [table, rows] of Object.entries(read)) await parts.write(table as Name, rows);
    last = read.tables.length === TABLES_PAGE ? read.tables[TABLES_PAGE - 1] : null;
  } while (last);
  for await (const rows of pages(db, 'person')) await parts.write('person', rows);
}

const inOneMoment = <T>(db: Kysely<Database>, work: (trx: Kysely<Database>) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

type TablesPage = Record<'tables' | 'seat' | 'entry', Row[]>;

/** Tables with their seats, and with those entries that were made since theirs were copied. */
async function tablesAfter(db: Kysely<Database>, last: Row | null, copied: Map<string, number>): Promise<TablesPage> {
  const tables = await page(db, 'tables', last, TABLES_PAGE);
  if (tables.length === 0) return { tables, seat: [], entry: [] };
  const ids = tables.map(({ id }) => String(id));
  const seat = await db.selectFrom('seat').selectAll().where('table_id', 'in', ids).execute();
  const entry: Row[] = [];
  for (const { id, n } of tables) {
    const after = copied.get(String(id)) ?? 0;
    if (Number(n) > after)
      entry.push(...(await db.selectFrom('entry').selectAll().where('table_id', '=', String(id)).where('n', '>', after).execute()));
  }
  return { tables, seat: seat as object as Row[], entry };
}

async function* pages(db: Kysely<Database>, table: Name): AsyncGenerator<Row[]> {
  let last: Row | null = null;
  do {
    const rows: Row[] = await page(db, table, last, PAGE);
    yield rows;
    last = rows.length === PAGE ? rows[PAGE - 1] : null;
  } while (last);
}

async function page(db: Kysely<Database>, table: Name, last: Row | null, most: number): Promise<Row[]> {
  const order = sql.join(KEYS[table].map(key => sql.ref(key)));
  const after = last ? sql`where (${order}) > (${sql.join(KEYS[table].map(key => sql.val(last[key])))})` : sql``;
  const { rows } = await sql<Row>`select * from ${sql.table(table)} ${after} order by ${order} limit ${sql.lit(most)}`.execute(db);
  return rows;
}

/** Foreign keys. When the row referred to was deleted meanwhile, the row is left out or its key set to null, as `on delete` would do. */
const POINTERS: Partial<Record<Name, { key: string; at: 'person' | 'tables'; gone: 'row' | 'null' }[]>> = {
  session: [{ key: 'userId', at: 'person', gone: 'row' }],
  credential: [{ key: 'userId', at: 'person', gone: 'row' }],
  passkey: [{ key: 'userId', at: 'person', gone: 'row' }],
  push: [{ key: 'person_id', at: 'person', gone: 'row' }],
  tables: [{ key: 'host', at: 'person', gone: 'null' }],
  seat: [{ key: 'person_id', at: 'person', gone: 'null' }],
  chat: [
    { key: 'person_id', at: 'person', gone: 'null' },
    { key: 'table_id', at: 'tables', gone: 'row' },
  ],
  note: [
    { key: 'person_id', at: 'person', gone: 'row' },
    { key: 'table_id', at: 'tables', gone: 'row' },
  ],
};

/** A file for each table until all are read, then one archive in the order in which they can be put back. */
class Parts {
  readonly counts: Counts = Object.fromEntries(TABLES.map(table => [table, 0]));
  private readonly known = { person: new Set<unknown>(), tables: new Set<unknown>() };
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  private partOf = (table: Name) => `${this.file}.${table}.part`;

  async write(table: Name, rows: readonly Row[]): Promise<void> {
    if (table === 'person' || table === 'tables') for (const { id } of rows) this.known[table].add(id);
    const text = rows.map(row => `${JSON.stringify(row)}\n`).join('');
    await appendFile(this.partOf(table), text, { mode: 0o600 });
  }

  async join(): Promise<void> {
    await pipeline(Readable.from(inPieces(this.lines())), createGzip(), createWriteStream(`${this.file}.part`, { mode: 0o600 }));
  }

  private async *lines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ format: FORMAT, at: new Date().toISOString() })}\n`;
    for (const table of TABLES) {
      for await (const line of linesIn(createReadStream(this.partOf(table)))) {
        const row = POINTERS[table] ? this.settled(table, JSON.parse(line) as Row) : line;
        if (row === null) continue;
        this.counts[table]++;
        yield `{"table":"${table}","row":${row}}\n`;
      }
    }
    yield `${JSON.stringify({ end: this.counts })}\n`;
  }

  private settled(table: Name, row: Row): string | null {
    for (const { key, at, gone } of POINTERS[table] ?? []) {
      if (row[key] === null || this.known[at].has(row[key])) continue;
      if (gone === 'row') return null;
      row[key] = null;
    }
    return JSON.stringify(row);
  }

  async remove(): Promise<void> {
    await Promise.all(TABLES.map(table => rm(this.partOf(table), { force: true })));
  }
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
    if (table !== batch.table || batch.rows.length >= BATCH) {
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

const PIECE = 64 * 1_024;

/** Each piece yields to the event loop once; yielding for every line would take hours for a large log. */
async function* inPieces(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const line of lines) {
    piece += line;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const text = createGunzip();
  // An error of the file is reported by the stream that is read.
  pipeline(createReadStream(file), text).catch(() => {});
  yield* linesIn(text);
}

async function* linesIn(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8')) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest !== '') yield rest;
}
