/** Looking at tables: lists, positions of now and of then, the log, the replay. */
import { hash, type Move, type Seat, type TableLog, type Viewer } from '@tarsas/kernel';
import { type Kysely, sql } from 'kysely';
import type { Database, Status, Visibility } from '../storage/database.ts';
import { Problem } from '../text/problem.ts';
import type { Pace } from './clock.ts';
import type { Live, TableData } from './live.ts';
import { sameText } from './lobby.ts';
import { toldApart } from './names.ts';
import { type Result, replaying } from './play.ts';
import { type Line, lineFor, type Position, positionFor } from './position.ts';
import { Slices } from './slices.ts';
import { TableJson } from './tableJson.ts';
import type { Tables } from './tables.ts';

export interface ListedTable {
  id: string;
  game: string;
  status: Status;
  visibility: Visibility;
  options: object;
  pace: Pace | null;
  seats: { name: string; bot: string | null; open: boolean }[];
  yours: Seat[];
  /** The game waits for the reader. */
  yourTurn: boolean;
  /** Once it is over: points and rank of every seat. */
  result: { seat: Seat; points: number; rank: number }[] | null;
  n: number;
  touchedAt: number;
}

export type Which = 'mine' | 'open' | 'playing' | 'finished';

const PAGE = 50;

export class Reading {
  private readonly tables: Tables;
  /** Replays and other expensive reads, one at a time. */
  readonly slices = new Slices();

  constructor(tables: Tables) {
    this.tables = tables;
  }

  async visible(id: string, person: string | null, invite = ''): Promise<Live> {
    const live = await this.tables.find(id);
    if (!this.maySee(live, person, invite)) throw new Problem('noTable');
    return live;
  }

  /** A private table shows itself to those who sit at it or are invited, until it is over. */
  maySee(live: Live, person: string | null, invite = ''): boolean {
    const { row, play } = live;
    const isOver = play !== null && play.status !== 'playing';
    if (row.visibility !== 'private' || isOver) return true;
    if (person !== null && (row.host === person || live.seatsOfPerson(person).length > 0)) return true;
    return sameText(invite, row.invite);
  }

  /** The table as it is now, as JSON. Cached until the next iteration of the event loop, while all watchers get the same change. */
  tableJson(live: Live): TableJson {
    const now = this.tables.config.now();
    if (live.told?.holds(live, now)) return live.told;
    const json = new TableJson(live, now);
    live.told = json;
    setImmediate(() => {
      if (live.told === json) live.told = null;
    });
    return json;
  }

  /** The viewer a person is at a table: one of their seats, or the public. */
  viewer(live: Live, person: string | null, seat: Seat | undefined): Viewer {
    const viewer = this.viewerNow(live, person, seat);
    if (seat !== undefined && viewer !== seat) throw new Problem('notYours');
    return viewer;
  }

  /** The same for a stream that is open already: a person who has lost the seat is the public now. */
  viewerNow(live: Live, person: string | null, seat: Seat | undefined): Viewer {
    const mine = live.seatsOfPerson(person);
    if (seat === undefined) return mine[0] ?? 'public';
    return mine.includes(seat) ? seat : 'public';
  }

  /** The position after an earlier entry. */
  async position(live: Live, viewer: Viewer, at: number): Promise<Position> {
    const { play, agreed } = live;
    if (at === play?.n) return positionFor(agreed, play, viewer);
    if (!play || at < 1 || at > play.n) throw new Problem('noPosition', String(at));
    const then = await this.slices.do(replaying(agreed, live.log(), at));
    // Nothing can be answered in the past.
    return { ...positionFor(agreed, then, viewer), decisions: [] };
  }

  /** What happened after an entry. The game is not played again for it. */
  log(live: Live, viewer: Viewer, after: number): Promise<Line[]> {
    return this.slices.do(linesSince(live, viewer, after));
  }

  /** The same synchronously, for a stream that reconnects: no entry can be added before it is sent. */
  missed(live: Live, viewer: Viewer, after: number): Line[] {
    return [...live.since(after)].flatMap(told => lineFor(told.stamped, told, viewer) ?? []);
  }

  /** A finished table with its seed and every choice: `tarsas verify` accepts it as it is. */
  async replay(live: Live): Promise<TableLog & { seedHash: string; result: { points: number[]; hash: string } }> {
    const { row, play, agreed } = live;
    if (!play || play.status === 'playing') throw new Problem('notOver');
    let moves: readonly Move[] = [];
    const hear = (_: unknown, __: unknown, past: readonly Move[]) => {
      moves = past;
    };
    await this.slices.do(replaying(agreed, live.log(), undefined, hear));
    const points = new Array<number>(agreed.seats).fill(0);
    for (const score of agreed.game.score(play.state)) points[score.seat] = score.points;
    const { game, rules, seats, seed } = row;
    const result = { points, hash: hash(play.state) };
    return { game, rules, seats, options: agreed.options, seed, seedHash: live.seedHash, moves: [...moves], result };
  }

  /** Fifty at a time, what waits for the reader first, then the latest. */
  async list(which: Which, person: string | null, before: number): Promise<ListedTable[]> {
    if (which === 'mine' && person === null) throw new Problem('signIn');
    const { db } = this.tables.config;
    const rows = await (which === 'mine' ? mine(db, person!, before) : listed(db, which, before));
    const seats =
      rows.length === 0
        ? []
        : await db
            .selectFrom('seat')
            .selectAll()
            .where(
              'table_id',
              'in',
              rows.map(({ id }) => id),
            )
            .orderBy('seat')
            .execute();
    return rows.map(row => {
      const places = toldApart(seats.filter(({ table_id }) => table_id === row.id));
      const yours = places.flatMap(({ seat, person_id }) => (person !== null && person_id === person ? [seat] : []));
      return {
        id: row.id,
        game: row.game,
        status: row.status,
        visibility: row.visibility,
        options: JSON.parse(row.options) as object,
        pace: row.pace === null ? null : (JSON.parse(row.pace) as Pace),
        seats: places.map(({ name, bot, person_id }) => ({
          name,
          bot,
          open: row.status === 'waiting' && person_id === null && bot === null,
        })),
        yours,
        yourTurn: yours.some(seat => ((row.waiting >> seat) & 1) === 1),
        result:
          (JSON.parse(row.result ?? 'null') as Result | null)?.scores.map(({ seat, points, rank }) => ({ seat, points, rank })) ?? null,
        n: row.n,
        touchedAt: row.touched_at,
      };
    });
  }
}

function* linesSince(live: Live, viewer: Viewer, after: number): Generator<void, Line[]> {
  const lines: Line[] = [];
  for (const told of live.since(after)) {
    const line = lineFor(told.stamped, told, viewer);
    if (line) lines.push(line);
    yield;
  }
  return lines;
}

function mine(db: Kysely<Database>, person: string, before: number): Promise<TableData[]> {
  return db
    .selectFrom('tables')
    .selectAll()
    .where('touched_at', '<', before)
    .where(eb => eb.exists(eb.selectFrom('seat').select('seat').whereRef('table_id', '=', 'tables.id').where('person_id', '=', person)))
    .orderBy(
      sql`exists (select 1 from seat where seat.table_id = tables.id and seat.person_id = ${person} and (tables.waiting >> seat.seat) & 1 = 1)`,
      'desc',
    )
    .orderBy('touched_at', 'desc')
    .limit(PAGE)
    .execute();
}

const STATUS = { open: 'waiting', playing: 'playing', finished: 'over' } as const;

function listed(db: Kysely<Database>, which: Exclude<Which, 'mine'>, before: number): Promise<TableData[]> {
  // At least one person sits there, and at least one seat is free.
  const joinable = sql<boolean>`exists (select 1 from seat where table_id = tables.id and person_id is not null)
    and exists (select 1 from seat where table_id = tables.id and person_id is null and bot is null)`;
  return db
    .selectFrom('tables')
    .selectAll()
    .where('visibility', '=', 'open')
    .where('status', '=', STATUS[which])
    .where('touched_at', '<', before)
    .$if(which === 'open', query => query.where(joinable))
    .orderBy('touched_at', 'desc')
    .limit(PAGE)
    .execute();
}
