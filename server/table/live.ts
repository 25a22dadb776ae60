/** A table in memory: a cache of its log, its seats, and those who watch it. */
import { createHash } from 'node:crypto';
import type { Fact, Move, Seat, Title } from '@tarsas/kernel';
import type { Kysely, Selectable } from 'kysely';
import type { Database, SeatRow, TableRow } from '../storage/database.ts';
import { Problem } from '../text/problem.ts';
import type { Pace } from './clock.ts';
import type { Entry, Stamped } from './entry.ts';
import type { Kept, Milestones } from './milestones.ts';
import { toldApart } from './names.ts';
import { type Agreed, begin, follow, type Play, rebuild, type Step } from './play.ts';
import { sameText } from './sameText.ts';
import type { TableJson } from './tableJson.ts';

export type TableData = Selectable<TableRow>;

/** A seat with the tag and face of who sits in it. */
export type SeatData = SeatRow & { tag: string | null; motif: string | null };

/** An entry and what it led to. */
export interface News {
  stamped: Stamped;
  step: Step;
}

/** An entry with the facts it brought, as the log shows them. */
export interface Told {
  stamped: Stamped;
  facts: Fact[];
  turn?: string | null;
  back?: number[];
}

export interface Watcher {
  /** New entries, in order, none left out; an empty list means that only the seats have changed. */
  tell(live: Live, news: readonly News[]): void;
  /** The table is gone. */
  end(): void;
}

export class Live {
  readonly id: string;
  readonly title: Title;
  readonly agreed: Agreed;
  readonly seedHash: string;
  row: TableData;
  seats: SeatData[];
  play: Play | null = null;
  /** Whom the host has asked to leave, with the invitation that held then; read while the game has not begun. */
  private sentAway: ReadonlyMap<string, string> = new Map();
  readonly watchers = new Set<Watcher>();
  /** Its JSON, cached while one change is sent to everybody. */
  told: TableJson | null = null;
  /** The database may hold more than is known here: a commit failed, or news could not be read. Nothing is added before it was read again. */
  isBehind = false;
  /** Its row was deleted. */
  isGone = false;
  /** The entry of its last milestone; 0: none. */
  kept = 0;
  private readonly db: Kysely<Database>;
  private tail: Promise<unknown> = Promise.resolve();
  /** Entry n at place n - 1, as JSON: a tenth of the memory that the objects of a whole game would take. */
  private readonly history: string[] = [];

  private constructor(db: Kysely<Database>, title: Title, row: TableData, seats: SeatData[]) {
    this.db = db;
    this.id = row.id;
    this.title = title;
    this.row = row;
    this.seats = toldApart(seats);
    this.seedHash = createHash('sha256').update(row.seed).digest('hex');
    const pace = row.pace === null ? null : (JSON.parse(row.pace) as Pace);
    this.agreed = { game: title.game, seats: row.seats, options: JSON.parse(row.options), seed: row.seed, pace };
  }

  /** From its last milestone, or without them from its start. */
  static async load(db: Kysely<Database>, titles: readonly Title[], id: string, milestones?: Milestones): Promise<Live> {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new Problem('noTable');
    const title = titles.find(({ game }) => game.id === row.game);
    if (!title) throw new Problem('noGame', row.game);
    const [seats, kept] = await Promise.all([seatsOf(db, id), row.n > 0 ? milestones?.of(id, title.game.rules) : null]);
    const live = new Live(db, title, row, seats);
    if (!(kept && (await live.resume(kept)))) await live.playWhole();
    milestones?.reached(live);
    return live;
  }

  /** False: the milestone does not fit the log. */
  private async resume({ play, told }: Kept): Promise<boolean> {
    const log = await this.read(play.n);
    try {
      this.play = play;
      this.history.push(...told);
      this.accept(this.preview(log));
      this.kept = play.n;
      return true;
    } catch {
      this.play = null;
      this.history.length = 0;
      return false;
    }
  }

  private async playWhole(): Promise<void> {
    const log = await this.read(0);
    if (log.length > 0) this.play = this.playAgain(log);
    else this.sentAway = await sentAwayFrom(this.db, this.id);
  }

  /** A mutex: changes to one table run one after the other. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const result = this.tail.then(work, work);
    this.tail = result.catch(() => {});
    return result;
  }

  private async read(after: number): Promise<Stamped[]> {
    const rows = await this.db
      .selectFrom('entry')
      .selectAll()
      .where('table_id', '=', this.id)
      .where('n', '>', after)
      .orderBy('n')
      .execute();
    return rows.map(({ n, at, body }) => ({ n, at, entry: JSON.parse(body) as Entry }));
  }

  /** The entries after one of them, from memory; each is read when it is asked for. */
  *since(after: number): Generator<Told, void> {
    for (const text of this.history.slice(after)) yield JSON.parse(text) as Told;
  }

  /** The same as text, one a line. */
  toldAfter(after: number): string {
    return this.history.slice(after).join('\n');
  }

  *log(): Generator<Stamped, void> {
    for (const { stamped } of this.since(0)) yield stamped;
  }

  private remember(stamped: Stamped, { facts, turn, back }: Step): void {
    this.history[stamped.n - 1] = JSON.stringify({ stamped, facts, turn, back } satisfies Told);
  }

  private playAgain(log: readonly Stamped[]): Play {
    try {
      return rebuild(this.agreed, log, undefined, (stamped, step) => this.remember(stamped, step));
    } catch (error) {
      if (this.row.rules !== this.title.game.rules) throw new Problem('rulesChanged');
      throw error;
    }
  }

  /** What further entries would lead to. Changes nothing. */
  preview(entries: readonly Stamped[]): News[] {
    const news: News[] = [];
    let { play } = this;
    let past: Move[] | null = null;
    for (const stamped of entries) {
      let step: Step | null = play ? follow(this.agreed, play, stamped, past) : begin(this.agreed, stamped);
      if (!step) {
        past = this.past(news);
        step = follow(this.agreed, play!, stamped, past);
      }
      news.push({ stamped, step: step! });
      play = step!.play;
    }
    return news;
  }

  /** The moves that count, from the start to the end of `news`. */
  private past(news: readonly News[]): Move[] {
    const past: Move[] = [];
    let step: Step | null = null;
    for (const stamped of [...this.log(), ...news.map(({ stamped }) => stamped)])
      step = step ? follow(this.agreed, step.play, stamped, past) : begin(this.agreed, stamped);
    return past;
  }

  /** Applies committed entries and notifies the watchers. */
  accept(news: readonly News[]): void {
    for (const { stamped, step } of news) this.remember(stamped, step);
    const last = news.at(-1);
    if (last) this.play = last.step.play;
    for (const watcher of [...this.watchers]) watcher.tell(this, news);
  }

  /** Reads what other processes have changed since: entries first, so that seats and head are at least as new as they. */
  async refresh(): Promise<void> {
    const added = await this.read(this.play?.n ?? 0);
    const [row, seats] = await Promise.all([this.readRow(), seatsOf(this.db, this.id)]);
    if (!this.play) this.sentAway = await sentAwayFrom(this.db, this.id);
    this.isBehind = false;
    if (!row) return this.end();
    const before = shownOf(this.row, this.seats);
    this.row = row;
    this.seats = toldApart(seats);
    if (added.length > 0) this.accept(this.preview(added));
    else if (shownOf(this.row, this.seats) !== before) this.accept([]);
  }

  private end(): void {
    this.isGone = true;
    for (const watcher of [...this.watchers]) watcher.end();
  }

  private readRow(): Promise<TableData | undefined> {
    return this.db.selectFrom('tables').selectAll().where('id', '=', this.id).executeTakeFirst();
  }

  /** Until they bring an invitation that is newer than the one of then. */
  isSentAway(person: string, invite = ''): boolean {
    const then = this.sentAway.get(person);
    return then !== undefined && (then === this.row.invite || !sameText(invite, this.row.invite));
  }

  seatsOfPerson(person: string | null): Seat[] {
    return person === null ? [] : this.seats.flatMap(({ seat, person_id }) => (person_id === person ? [seat] : []));
  }
}

/** What watchers can see of a table besides its game: not standing orders, and not which browsers were called. */
const shownOf = ({ host, rematch, visibility, invite }: TableData, seats: readonly SeatRow[]): string =>
  JSON.stringify([host, rematch, visibility, invite, seats.map(({ person_id, name, bot }) => [person_id, name, bot])]);

export const seatData = (db: Kysely<Database>) =>
  db
    .selectFrom('seat')
    .leftJoin('profile', 'profile.person_id', 'seat.person_id')
    .selectAll('seat')
    .select(['profile.tag', 'profile.motif']);

const seatsOf = (db: Kysely<Database>, id: string): Promise<SeatData[]> =>
  seatData(db).where('table_id', '=', id).orderBy('seat').execute();

async function sentAwayFrom(db: Kysely<Database>, id: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('sent_away').select(['person_id', 'invite']).where('table_id', '=', id).execute();
  return new Map(rows.map(({ person_id, invite }) => [person_id, invite]));
}
