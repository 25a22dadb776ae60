/** A table in memory: a cache of its log, its seats, and those who watch it. */
import { createHash } from 'node:crypto';
import type { Move, Seat, Title, Viewer } from '@tarsas/kernel';
import type { Kysely, Selectable } from 'kysely';
import type { Database, SeatRow, TableRow } from '../storage/database.ts';
import { Problem } from '../text/index.ts';
import type { Pace } from './clock.ts';
import type { Entry, Stamped } from './entry.ts';
import { type Agreed, begin, follow, type Play, rebuild, type Step } from './play.ts';
import type { Telling } from './telling.ts';

export type TableData = Selectable<TableRow>;

/** An entry and what it led to. */
export interface News {
  stamped: Stamped;
  step: Step;
}

export interface Watcher {
  viewer: Viewer;
  /** New entries, in order, none left out; an empty list means that only the seats have changed. */
  tell(live: Live, news: readonly News[]): void;
}

export class Live {
  readonly id: string;
  readonly title: Title;
  readonly agreed: Agreed;
  readonly seedHash: string;
  row: TableData;
  seats: SeatRow[];
  play: Play | null = null;
  readonly watchers = new Set<Watcher>();
  /** What is being told about it at this moment. */
  told: Telling | null = null;
  /** When somebody last asked for it, for those who clear the cache. */
  usedAt = 0;
  private readonly db: Kysely<Database>;
  private tail: Promise<unknown> = Promise.resolve();

  private constructor(db: Kysely<Database>, title: Title, row: TableData, seats: SeatRow[]) {
    this.db = db;
    this.id = row.id;
    this.title = title;
    this.row = row;
    this.seats = seats;
    this.seedHash = createHash('sha256').update(row.seed).digest('hex');
    const pace = row.pace === null ? null : (JSON.parse(row.pace) as Pace);
    this.agreed = { game: title.game, seats: row.seats, options: JSON.parse(row.options), seed: row.seed, pace };
  }

  static async load(db: Kysely<Database>, titles: readonly Title[], id: string): Promise<Live> {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new Problem('noTable');
    const title = titles.find(({ game }) => game.id === row.game);
    if (!title) throw new Problem('noGame', row.game);
    const live = new Live(db, title, row, await seatsOf(db, id));
    const log = await live.log();
    if (log.length > 0) live.play = live.playAgain(log);
    return live;
  }

  /** One after the other: nobody changes a table while somebody else is about to. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const result = this.tail.then(work, work);
    this.tail = result.catch(() => {});
    return result;
  }

  async log(after = 0): Promise<Stamped[]> {
    const rows = await this.db
      .selectFrom('entry')
      .selectAll()
      .where('table_id', '=', this.id)
      .where('n', '>', after)
      .orderBy('n')
      .execute();
    return rows.map(({ n, at, body }) => ({ n, at, entry: JSON.parse(body) as Entry }));
  }

  private playAgain(log: readonly Stamped[], hear?: (at: Stamped, step: Step) => void): Play {
    try {
      return rebuild(this.agreed, log, undefined, hear);
    } catch (error) {
      if (this.row.rules !== this.title.game.rules) throw new Problem('rulesChanged');
      throw error;
    }
  }

  /** What further entries would lead to. Changes nothing. */
  async preview(entries: readonly Stamped[]): Promise<News[]> {
    const news: News[] = [];
    let { play } = this;
    let past: Move[] | null = null;
    for (const stamped of entries) {
      let step: Step | null = play ? follow(this.agreed, play, stamped, past) : begin(this.agreed, stamped);
      if (!step) {
        past = await this.past();
        step = follow(this.agreed, play!, stamped, past);
      }
      news.push({ stamped, step: step! });
      play = step!.play;
    }
    return news;
  }

  /** The moves that count, from the start. */
  private async past(): Promise<Move[]> {
    const past: Move[] = [];
    let step: Step | null = null;
    for (const stamped of await this.log()) step = step ? follow(this.agreed, step.play, stamped, past) : begin(this.agreed, stamped);
    return past;
  }

  /** What is now on the disk: told to all who watch. */
  accept(news: readonly News[]): void {
    const last = news.at(-1);
    if (last) this.play = last.step.play;
    for (const watcher of [...this.watchers]) watcher.tell(this, news);
  }

  /** Reads what other processes have added since. */
  async catchUp(): Promise<void> {
    const added = await this.log(this.play?.n ?? 0);
    if (added.length === 0) return;
    // With the entries came a new head: when it was touched, and perhaps its result.
    const row = await this.readRow();
    if (row) this.row = row;
    this.accept(await this.preview(added));
  }

  private readRow(): Promise<TableData | undefined> {
    return this.db.selectFrom('tables').selectAll().where('id', '=', this.id).executeTakeFirst();
  }

  async reloadSeats(): Promise<void> {
    const [row, seats] = await Promise.all([this.readRow(), seatsOf(this.db, this.id)]);
    if (row) this.row = row;
    this.seats = seats;
    this.accept([]);
  }

  seatsOfPerson(person: string | null): Seat[] {
    return person === null ? [] : this.seats.flatMap(({ seat, person_id }) => (person_id === person ? [seat] : []));
  }
}

const seatsOf = (db: Kysely<Database>, id: string): Promise<SeatRow[]> =>
  db.selectFrom('seat').selectAll().where('table_id', '=', id).orderBy('seat').execute();
