/** Looking at tables: positions of now and of then, the log, the replay. */
import { hash, type Move, type Seat, type TableLog, type Viewer } from '@tarsas/kernel';
import { Problem } from '../text/problem.ts';
import { type ListedTable, type ListWish, listTables } from './lists.ts';
import type { Live } from './live.ts';
import { replaying } from './play.ts';
import { type Line, lineFor, type Position, positionFor } from './position.ts';
import { sameText } from './sameText.ts';
import { Slices } from './slices.ts';
import { TableJson } from './tableJson.ts';
import type { Tables } from './tables.ts';

export class Reading {
  private readonly tables: Tables;
  /** Replays and other expensive reads, one at a time. */
  readonly slices = new Slices();

  constructor(tables: Tables) {
    this.tables = tables;
  }

  async visible(id: string, person: string | null, invite = ''): Promise<Live> {
    return this.seen(await this.tables.find(id), person, invite);
  }

  /** The same with everything that any process has committed, for whoever looks at the game itself. */
  async upToDate(id: string, person: string | null, invite = ''): Promise<Live> {
    return this.seen(await this.tables.upToDate(id), person, invite);
  }

  private seen(live: Live, person: string | null, invite: string): Live {
    if (!this.maySee(live, person, invite)) throw new Problem(person !== null && live.isSentAway(person, invite) ? 'sentAway' : 'noTable');
    return live;
  }

  /** A private table shows itself to those who sit at it or are invited, until it is over. */
  maySee(live: Live, person: string | null, invite = ''): boolean {
    const { row } = live;
    const isOver = live.status === 'over' || live.status === 'abandoned';
    if (row.visibility !== 'private' || isOver) return true;
    if (person !== null && (row.host === person || live.seatsOfPerson(person).length > 0)) return true;
    return sameText(invite, row.invite) && !(person !== null && live.isSentAway(person, invite));
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

  /** See `lists.ts`. */
  list(wish: ListWish, person: string | null): Promise<ListedTable[]> {
    return listTables(this.tables, wish, person);
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
