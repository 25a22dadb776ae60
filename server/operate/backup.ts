/** A portable archive: gzipped JSON lines, from either engine into either. */
import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { sumUp } from '../results/rebuild.ts';
import { giveProfiles } from '../storage/company.ts';
import type { Database } from '../storage/database.ts';
import { settleHeads } from '../storage/heads.ts';
import { isUpToDate } from '../storage/migrations.ts';
import { openStorage, type Where } from '../storage/open.ts';
import { readLog } from '../storage/packed.ts';
import { type Kept, keyOf, NUMBERED, POINTED_AT, pointersOf, TABLES } from './backupTables.ts';
import { forgetAddresses } from './retention.ts';

const FORMAT = 'tarsas-backup-1';
/** Read in a few milliseconds: on the embedded engine each statement of a move may wait for one page. */
const PAGE = 200;
const TABLES_PAGE = 50;
/** The first page of a table; the next is as large as `PIECE_OF_WORK` allows rows of that length. */
const FIRST_PAGE = 10;
/** Rows per insert statement of a restore. */
const BATCH = 1_000;
/** Characters of a page, and of an insert statement: rows may be short, and may be megabytes. */
const PIECE_OF_WORK = 4_000_000;

type Row = Record<string, unknown>;
export type Counts = Record<string, number>;

/** The database was last used by another version: that one has to make the archive. */
export class OtherVersion extends Error {}
export class NotEmpty extends Error {}
export class NotABackup extends Error {}

/** For a database that no server has open, or that several processes can open. Changes nothing there: an archive is what one goes back to. */
export async function backup(where: Where, file: string): Promise<Counts> {
  const storage = await openStorage(where, { asItIs: true });
  try {
    if (!(await isUpToDate(storage.db))) throw new OtherVersion();
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

/** Referring rows are read before the rows they refer to: those are then present, or were deleted meanwhile, which `settled` handles. */
async function copyAll(db: Kysely<Database>, parts: Parts): Promise<void> {
  const copied = new Map<string, number>();
  const referring = TABLES.filter(table => !['person', 'tables', 'seat', 'played', 'rated'].includes(table)).reverse();
  for (const table of referring)
    await copyPages(db, table, async rows => {
      if (table === 'entry') for (const { table_id, n } of rows) copied.set(String(table_id), Number(n));
      return parts.write(table, rows);
    });
  let last: Row | null = null;
  do {
    const read: TablesPage = await inOneMoment(db, trx => tablesAfter(trx, last, copied));
    for (const [table, rows] of Object.entries(read)) await parts.write(table as Kept, rows);
    last = read.tables.length === TABLES_PAGE ? read.tables[TABLES_PAGE - 1] : null;
  } while (last);
  await copyPages(db, 'person', rows => parts.write('person', rows));
}

const inOneMoment = <T>(db: Kysely<Database>, work: (trx: Kysely<Database>) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

type TablesPage = Record<'tables' | 'seat' | 'entry' | 'played' | 'rated', Row[]>;

/** Tables with their seats and results, and with those entries that were made since theirs were copied, or are packed. */
async function tablesAfter(db: Kysely<Database>, last: Row | null, copied: Map<string, number>): Promise<TablesPage> {
  const tables = await page(db, 'tables', last, TABLES_PAGE);
  if (tables.length === 0) return { tables, seat: [], entry: [], played: [], rated: [] };
  const ids = tables.map(({ id }) => String(id));
  const rowsOf = async (table: 'seat' | 'played' | 'rated') =>
    (await db.selectFrom(table).selectAll().where('table_id', 'in', ids).execute()) as object as Row[];
  const entry: Row[] = [];
  for (const { id, n } of tables) {
    const after = copied.get(String(id)) ?? 0;
    if (Number(n) > after) for (const line of await readLog(db, String(id), after)) entry.push({ table_id: id, ...line });
  }
  // An archive holds entries, whatever they are stored in here.
  for (const table of tables) table.packed = false;
  return { tables, seat: await rowsOf('seat'), entry, played: await rowsOf('played'), rated: await rowsOf('rated') };
}

/** `write` tells how long the rows are. */
async function copyPages(db: Kysely<Database>, table: Kept, write: (rows: Row[]) => Promise<number>): Promise<void> {
  let most = FIRST_PAGE;
  for (let last: Row | null = null; ; ) {
    const rows: Row[] = await page(db, table, last, most);
    const length = await write(rows);
    if (rows.length < most) return;
    last = rows[most - 1];
    most = Math.max(1, Math.min(PAGE, Math.floor((PIECE_OF_WORK * rows.length) / length)));
  }
}

async function page(db: Kysely<Database>, table: Kept, last: Row | null, most: number): Promise<Row[]> {
  const order = sql.join(keyOf(table).map(key => sql.ref(key)));
  const after = last ? sql`where (${order}) > (${sql.join(keyOf(table).map(key => sql.val(last[key])))})` : sql``;
  const { rows } = await sql<Row>`select * from ${sql.table(table)} ${after} order by ${order} limit ${sql.lit(most)}`.execute(db);
  return rows;
}

/** A file for each table until all are read, then one archive in the order in which they can be put back. */
class Parts {
  readonly counts: Counts = Object.fromEntries(TABLES.map(table => [table, 0]));
  private readonly known = new Map([...POINTED_AT].map(table => [table, new Set<unknown>()]));
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  private partOf = (table: Kept) => `${this.file}.${table}.part`;

  /** How long they are. */
  async write(table: Kept, rows: readonly Row[]): Promise<number> {
    for (const { id } of rows) this.known.get(table)?.add(id);
    const text = rows.map(row => `${JSON.stringify(row)}\n`).join('');
    await appendFile(this.partOf(table), text, { mode: 0o600 });
    return text.length;
  }

  async join(): Promise<void> {
    await pipeline(Readable.from(inPieces(this.lines())), createGzip(), createWriteStream(`${this.file}.part`, { mode: 0o600 }));
  }

  private async *lines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ format: FORMAT, at: new Date().toISOString() })}\n`;
    for (const table of TABLES) {
      for await (const line of linesIn(createReadStream(this.partOf(table)))) {
        const row = pointersOf(table).length > 0 ? this.settled(table, JSON.parse(line) as Row) : line;
        if (row === null) continue;
        this.counts[table]++;
        yield `{"table":"${table}","row":${row}}\n`;
      }
    }
    yield `${JSON.stringify({ end: this.counts })}\n`;
  }

  private settled(table: Kept, row: Row): string | null {
    for (const { key, at, gone } of pointersOf(table)) {
      if (row[key] === null || this.known.get(at)!.has(row[key])) continue;
      if (gone === 'row') {
        // What refers to this row is left out with it.
        this.known.get(table)?.delete(row.id);
        return null;
      }
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
  const storage = await openStorage(where, { hasTime: true });
  try {
    return await storage.db.transaction().execute(async trx => {
      const { rows } = await sql<{
        found: boolean;
      }>`select exists (select 1 from person) or exists (select 1 from tables) as found`.execute(trx);
      if (rows[0].found) throw new NotEmpty();
      await sql`delete from setting`.execute(trx);
      const counts = await put(trx, file);
      await sumUp(trx);
      // An archive of an earlier version knows no profiles, less about tables, and too much about sessions.
      await giveProfiles(trx);
      await settleHeads(trx);
      await forgetAddresses(trx);
      return counts;
    });
  } finally {
    await storage.close();
  }
}

/** What an archive holds, as it is. */
export async function put(db: Kysely<Database>, file: string): Promise<Counts> {
  let batch: { table: string; rows: Row[]; length: number } = { table: '', rows: [], length: 0 };
  const flush = async () => {
    if (batch.rows.length === 0) return;
    const { table, rows } = batch;
    const columns = sql.join(Object.keys(rows[0]).map(key => sql.ref(key)));
    await sql`insert into ${sql.table(table)} (${columns}) ${sql.raw((NUMBERED as readonly string[]).includes(table) ? 'overriding system value' : '')}
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(db);
  };
  const counts = await readBackup(file, async (table, row, length) => {
    if (table !== batch.table || batch.rows.length >= BATCH || batch.length + length > PIECE_OF_WORK) {
      await flush();
      batch = { table, rows: [], length: 0 };
    }
    batch.rows.push(row);
    batch.length += length;
  });
  await flush();
  for (const table of NUMBERED)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.table(table)}), false)`.execute(
      db,
    );
  return counts;
}

/** Every row of an archive in its order, with its length, then what there was. Throws where it is not whole. */
export async function readBackup(
  file: string,
  take: (table: string, row: Row, length: number) => Promise<void> = async () => {},
): Promise<Counts> {
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
    await take(data.table, data.row, line.length);
  }
  // An archive of an earlier version does not name the tables that came later.
  const { end } = { end: promised as Counts | null };
  if (!end || Object.entries(counts).some(([table, n]) => n !== (end[table] ?? 0))) throw new NotABackup();
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
