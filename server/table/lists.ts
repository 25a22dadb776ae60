/** Lists of tables: those of one person, and those that everybody may see. */
import type { Language, Seat } from '@tarsas/kernel';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Status, Visibility } from '../storage/database.ts';
import { LISTED_MS } from '../storage/heads.ts';
import { Problem } from '../text/problem.ts';
import { type Pace, zeroAt } from './clock.ts';
import { type Live, type SeatData, seatData, type TableData } from './live.ts';
import { toldApart } from './names.ts';
import type { Result } from './play.ts';
import { questionFor } from './question.ts';
import type { Tables } from './tables.ts';

export interface ListedTable {
  id: string;
  game: string;
  status: Status;
  visibility: Visibility;
  options: object;
  pace: Pace | null;
  rated: boolean;
  hints: boolean;
  seats: { name: string; tag: string | null; motif: string | null; bot: string | null; open: boolean }[];
  yours: Seat[];
  /** The game waits for the reader. */
  yourTurn: boolean;
  /** People the game waits for. */
  waiting: Seat[];
  /** When the first clock runs out; in `current` the reader's own, where it runs. */
  dueAt: number | null;
  /** What the reader is asked, in words: in `current`, for the first of those that wait. */
  asked: string | null;
  /** Once it is over: points and rank of every seat. */
  result: { seat: Seat; points: number; rank: number }[] | null;
  n: number;
  touchedAt: number;
}

export type Which = 'mine' | 'current' | 'open' | 'playing' | 'finished';

export interface ListWish {
  list: Which;
  before: number;
  language: Language;
}

const PAGE = 50;
/** So many questions are put into words: each needs its table in memory and a view of it. */
const QUESTIONS = 12;

export async function listTables(tables: Tables, { list, before, language }: ListWish, person: string | null): Promise<ListedTable[]> {
  if ((list === 'mine' || list === 'current') && person === null) throw new Problem('signIn');
  const { db } = tables.config;
  const rows = await rowsOf(db, list, person, before);
  const seats = await seatsAt(
    db,
    rows.map(({ id }) => id),
  );
  const listed = rows.map(row => tableIn(row, seats.get(row.id) ?? [], person));
  return list === 'current' ? asked(tables, listed, language) : listed;
}

function rowsOf(db: Kysely<Database>, list: Which, person: string | null, before: number): Promise<TableData[]> {
  return list === 'mine' || list === 'current' ? seatedAt(db, person!, before, list === 'current') : shown(db, list, person, before);
}

async function seatsAt(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, SeatData[]>> {
  const seats = new Map<string, SeatData[]>(ids.map(id => [id, []]));
  if (ids.length === 0) return seats;
  const rows = await seatData(db).where('table_id', 'in', ids).orderBy('seat').execute();
  for (const row of rows) seats.get(row.table_id)!.push(row);
  return seats;
}

function tableIn(row: TableData, seats: readonly SeatData[], person: string | null): ListedTable {
  const places = toldApart([...seats]);
  const yours = places.flatMap(({ seat, person_id }) => (person !== null && person_id === person ? [seat] : []));
  const waiting = places.map(({ seat }) => seat).filter(seat => ((row.waiting >> seat) & 1) === 1);
  const result = JSON.parse(row.result ?? 'null') as Result | null;
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    visibility: row.visibility,
    options: JSON.parse(row.options) as object,
    pace: row.pace === null ? null : (JSON.parse(row.pace) as Pace),
    rated: row.rated,
    hints: row.hints,
    seats: places.map(({ name, tag, motif, bot, person_id }) => ({
      name,
      tag,
      motif,
      bot,
      open: row.status === 'waiting' && person_id === null && bot === null,
    })),
    yours,
    yourTurn: yours.some(seat => waiting.includes(seat)),
    waiting,
    dueAt: row.due_at,
    asked: null,
    result: result?.scores.map(({ seat, points, rank }) => ({ seat, points, rank })) ?? null,
    n: row.n,
    touchedAt: row.touched_at,
  };
}

/** The first that wait for the reader get their question and the reader's own deadline, and stand by it. */
async function asked(tables: Tables, listed: readonly ListedTable[], language: Language): Promise<ListedTable[]> {
  const first = listed.filter(({ yourTurn }) => yourTurn).slice(0, QUESTIONS);
  const told: ListedTable[] = [];
  for (const table of first) {
    // A table that cannot be loaded (its rules have changed) stands there without a question.
    const live = await tables.find(table.id).catch(() => null);
    told.push(live?.play ? withQuestion(table, live, language) : table);
  }
  const byDeadline = (a: ListedTable, b: ListedTable) => (a.dueAt ?? Infinity) - (b.dueAt ?? Infinity) || 0;
  return [...told.sort(byDeadline), ...listed.filter(table => !first.includes(table))];
}

function withQuestion(table: ListedTable, live: Live, language: Language): ListedTable {
  const { play, agreed } = live;
  const seat = table.yours.find(seat => table.waiting.includes(seat))!;
  const clock = play!.clocks[seat];
  return { ...table, asked: questionFor(live, seat, language) || null, dueAt: clock && agreed.pace ? zeroAt(clock, agreed.pace) : null };
}

/** Seats that one person may have at a table, at most. */
const SEATS = 5;

/**
 * The tables at which a person sits: what waits for them first, in `current` by deadline, then the latest. Games that have ended come in the order in which they did,
 * so that of thousands only a page is looked at. `offset 0`: rows of tables are looked up by key, one by one, where PostgreSQL would rather read them all.
 */
async function seatedAt(db: Kysely<Database>, person: string, before: number, isCurrent: boolean): Promise<TableData[]> {
  const ended = sql`union all (select table_id, 0 from (select table_id, over_at from seat
    where person_id = ${person} and over_at < ${before} order by over_at desc limit ${sql.lit(SEATS * PAGE)}) as latest
    group by table_id order by max(over_at) desc limit ${sql.lit(PAGE)})`;
  const { rows } = await sql<TableData>`with
      own as materialized ((select table_id, bit_or(1 << seat) as bits from seat where person_id = ${person} and over_at is null group by table_id)
        ${isCurrent ? sql`` : ended}),
      page as (select id, row_number() over
          (order by asked desc, ${isCurrent ? sql`case when asked then due_at end asc nulls last,` : sql``} touched_at desc) as place
        from own, lateral (select id, (waiting & own.bits) <> 0 as asked, due_at, touched_at from tables
          where id = own.table_id and touched_at < ${before} ${isCurrent ? sql`and status in ('waiting', 'playing')` : sql``} offset 0) as heads
        order by place limit ${sql.lit(PAGE)})
    select tables.* from page join tables using (id) order by place`.execute(db);
  return rows;
}

/**
 * While a game is played, `listed_at` may be behind: whatever of the page was touched later than the last of these fifty was listed at most so much earlier. So
 * few tables are looked at, and their order is that of `touched_at`. `coalesce`: there are fewer than fifty.
 */
const farEnough = (listed: SelectQueryBuilder<Database, 'tables', object>, before: number) => {
  const last = listed
    .select('listed_at')
    .where('listed_at', '<', before - LISTED_MS)
    .orderBy('listed_at', 'desc')
    .offset(PAGE - 1)
    .limit(1);
  return sql<number>`coalesce((${last}), 0) - ${sql.lit(LISTED_MS)}`;
};

const STATUS = { open: 'waiting', playing: 'playing', finished: 'over' } as const;

function shown(db: Kysely<Database>, which: keyof typeof STATUS, person: string | null, before: number): Promise<TableData[]> {
  // At least one person sits there, and at least one seat is free.
  const joinable = sql<boolean>`exists (select 1 from seat where table_id = tables.id and person_id is not null)
    and exists (select 1 from seat where table_id = tables.id and person_id is null and bot is null)`;
  // Nobody sits there whom the reader is kept apart from.
  const meetable = sql<boolean>`not exists (select 1 from seat join blocked
    on (blocked.person_id, blocked.other_id) in ((${person}, seat.person_id), (seat.person_id, ${person})) where seat.table_id = tables.id)`;
  const listed = db.selectFrom('tables').where('visibility', '=', 'open').where('status', '=', STATUS[which]);
  return (
    listed
      .selectAll()
      .where('listed_at', '<', before)
      .$if(which === 'playing', query => query.where('touched_at', '<', before).where('listed_at', '>', farEnough(listed, before)))
      .$if(which === 'open', query => query.where(joinable))
      .$if(which === 'open' && person !== null, query => query.where(meetable))
      // The same moment for all that are not being played, and indexed.
      .orderBy(which === 'playing' ? 'touched_at' : 'listed_at', 'desc')
      .limit(PAGE)
      .execute()
  );
}
