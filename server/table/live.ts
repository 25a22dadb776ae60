/** A table in memory: a cache of its log, its seats, and those who watch it. */
import { createHash } from 'node:crypto';
import type { Fact, Move, Seat, Title, Viewer } from '@tarsas/kernel';
import type { Kysely, Selectable } from 'kysely';
import type { Database, EntryRow, SeatRow, Status, TableRow } from '../storage/database.ts';
import { readLog } from '../storage/packed.ts';
import { Problem } from '../text/problem.ts';
import type { Pace } from './clock.ts';
import type { Entry, Stamped } from './entry.ts';
import type { Kept, Milestones } from './milestones.ts';
import { toldApart } from './names.ts';
import type { Passed } from './passed.ts';
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
  /** Whose view it is shown now. */
  viewer(): Viewer;
  /** New entries, in order, none left out; an empty list means that only the seats have changed. */
  tell(live: Live, news: readonly News[]): void;
  /** The same, as the process that made the entries shows them. */
  pass(live: Live, passed: Passed): void;
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
  /** The position as far as its entries were applied, and those that came after it from another process and were only passed on. */
  private applied: Play | null = null;
  private ahead: Stamped[] = [];
  /** As many entries as we were told of. */
  private heardOf = 0;
  /** Seats may have changed since they were read. */
  hasOldSeats = false;
  /** The viewers that other processes show it to: what is committed here is passed on to them as it is shown. */
  readonly shownAt = new Map<string, readonly Viewer[]>();
  /** Whom the host has asked to leave, with the invitation that held then; read while the game has not begun. */
  private sentAway: ReadonlyMap<string, string> = new Map();
  readonly watchers = new Set<Watcher>();
  /** Its JSON, cached while one change is sent to everybody. */
  told: TableJson | null = null;
  /** The database may hold more than is known here: a commit failed, or news could not be read. Nothing is added before it was read again. */
  isBehind = false;
  /** Its row was deleted. */
  isGone = false;
  /** The entry of its last milestone, and of the one that is being written or was; 0: none. */
  kept = 0;
  keeping = 0;
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
    this.agreed = { game: title.game, seats: row.seats, options: JSON.parse(row.options), seed: row.seed, pace, hints: row.hints };
  }

  /** Its position; entries that were only passed on so far are applied now. */
  get play(): Play | null {
    if (this.ahead.length > 0) this.applyAhead();
    return this.applied;
  }

  private applyAhead(): void {
    const { ahead } = this;
    this.ahead = [];
    try {
      const news = this.preview(ahead);
      for (const { stamped, step } of news) this.remember(stamped, step);
      this.applied = news[news.length - 1].step.play;
    } catch {
      // Made by other rules than ours: whoever wants to use it reads it, and is told so.
      this.isBehind = true;
    }
  }

  /** How many entries are known. Applies nothing. */
  get n(): number {
    return this.ahead.at(-1)?.n ?? this.applied?.n ?? 0;
  }

  get status(): Status {
    return this.ahead.length > 0 ? this.row.status : (this.applied?.status ?? 'waiting');
  }

  /** There are so many entries, as another process says. */
  hears(n: number): void {
    this.heardOf = Math.max(this.heardOf, n);
  }

  hearsOfSeats(): void {
    this.hasOldSeats = true;
  }

  /** The database holds more than is known here. */
  get isStale(): boolean {
    return this.isBehind || this.hasOldSeats || this.heardOf > this.n;
  }

  /** From its last milestone, or without them from its start. */
  static async load(db: Kysely<Database>, titles: readonly Title[], id: string, milestones?: Milestones): Promise<Live> {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new Problem('noTable');
    const title = titles.find(({ game }) => game.id === row.game);
    if (!title) throw new Problem('noGame', row.game);
    const [seats, kept] = await Promise.all([seatsOf(db, id), row.n > 0 && !row.packed ? milestones?.of(id, title.game.rules) : null]);
    const live = new Live(db, title, row, seats);
    if (!(kept && (await live.resume(kept)))) await live.playWhole();
    if (!row.packed) milestones?.reached(live);
    return live;
  }

  /** False: the milestone does not fit the log. */
  private async resume({ play, told }: Kept): Promise<boolean> {
    const log = play.n === this.row.n ? [] : await this.read(play.n);
    try {
      this.applied = play;
      this.history.push(...told);
      this.accept(this.preview(log));
      this.kept = play.n;
      this.keeping = play.n;
      return true;
    } catch {
      this.applied = null;
      this.history.length = 0;
      return false;
    }
  }

  private async playWhole(): Promise<void> {
    const log = await this.read(0);
    if (log.length > 0) this.applied = this.playAgain(log);
    else this.sentAway = await sentAwayFrom(this.db, this.id);
  }

  /** A mutex: changes to one table run one after the other. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const result = this.tail.then(work, work);
    this.tail = result.catch(() => {});
    return result;
  }

  private async read(after: number): Promise<Stamped[]> {
    return (await readLog(this.db, this.id, after)).map(stampedOf);
  }

  /** The entries after one of them, from memory; each is read when it is asked for. */
  *since(after: number): Generator<Told, void> {
    for (const text of this.wholeHistory().slice(after)) yield JSON.parse(text) as Told;
  }

  /** The same as text, one a line. */
  toldAfter(after: number): string {
    return this.wholeHistory().slice(after).join('\n');
  }

  private wholeHistory(): readonly string[] {
    if (this.ahead.length > 0) this.applyAhead();
    return this.history;
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
    if (last) this.applied = last.step.play;
    for (const watcher of [...this.watchers]) watcher.tell(this, news);
  }

  /** Another process has added entries, and shows what they led to. */
  pass(passed: Passed): void {
    this.ahead.push(...passed.entries);
    // The next milestone follows it, whoever makes it.
    this.kept = this.keeping = passed.kept;
    this.row = { ...this.row, ...passed.head, n: passed.n, touched_at: passed.at };
    for (const watcher of [...this.watchers]) watcher.pass(this, passed);
  }

  /** Applies entries that another process has added and that were read, as far as they are new. False: some before them are missing. */
  takeRead(rows: readonly EntryRow[], headOf: (play: Play, at: number) => Partial<TableData>): boolean {
    const { play, n } = this;
    const added = rows.filter(row => row.n > n);
    if (!play || this.isBehind || this.hasOldSeats || (added.length > 0 && added[0].n !== n + 1)) return false;
    if (added.length === 0) return true;
    const news = this.preview(added.map(stampedOf));
    const { at, n: last } = added[added.length - 1];
    this.row = { ...this.row, ...headOf(news[news.length - 1].step.play, at), n: last, touched_at: at };
    this.accept(news);
    return true;
  }

  /** Reads what other processes have changed since: entries first, so that seats and head are at least as new as they. */
  async refresh(): Promise<void> {
    const added = await this.read(this.n);
    const hadOldSeats = this.hasOldSeats;
    this.hasOldSeats = false;
    const [row, seats] = await Promise.all([this.readRow(), seatsOf(this.db, this.id)]).catch(error => {
      this.hasOldSeats = hadOldSeats;
      throw error;
    });
    if (!this.applied) this.sentAway = await sentAwayFrom(this.db, this.id);
    if (!row) return this.end();
    const before = shownOf(this.row, this.seats);
    this.row = row;
    this.seats = toldApart(seats);
    // What was passed on meanwhile is applied first.
    const { n } = this.play ?? { n: 0 };
    const news = added.filter(stamped => stamped.n > n);
    if (news.length > 0) this.accept(this.preview(news));
    else if (shownOf(this.row, this.seats) !== before) this.accept([]);
    this.isBehind = false;
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

/** Who sits where. */
export const peopleOf = ({ seats }: Pick<Live, 'seats'>): (string | null)[] => seats.map(({ person_id }) => person_id);

const stampedOf = ({ n, at, body }: Pick<EntryRow, 'n' | 'at' | 'body'>): Stamped => ({ n, at, entry: JSON.parse(body) as Entry });

const seatsOf = (db: Kysely<Database>, id: string): Promise<SeatData[]> =>
  seatData(db).where('table_id', '=', id).orderBy('seat').execute();

async function sentAwayFrom(db: Kysely<Database>, id: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('sent_away').select(['person_id', 'invite']).where('table_id', '=', id).execute();
  return new Map(rows.map(({ person_id, invite }) => [person_id, invite]));
}
