/** All tables of this process: found, kept in memory for a while, and changed by committing entries to their logs. */
import type { Title, Viewer } from '@tarsas/kernel';
import { type Kysely, sql, type Transaction } from 'kysely';
import { CHANNEL, type Committer, type Head, type Job, type Turn } from '../storage/commit.ts';
import type { Database, EntryRow } from '../storage/database.ts';
import type { Entry, Stamped } from './entry.ts';
import { Live, type News, peopleOf } from './live.ts';
import type { Milestones } from './milestones.ts';
import type { Passed } from './passed.ts';
import type { Play } from './play.ts';
import { followOrders, headOf, previewed } from './turn.ts';

/** Entries of a table that are read with those of others; the limit makes PostgreSQL look each table up in the index. What is left is read by itself. */
const AT_ONCE = 500;
/** Between attempts to read a table again after the database was away. */
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 2_000;

export interface TablesConfig {
  db: Kysely<Database>;
  titles: readonly Title[];
  committer: Committer;
  milestones: Milestones;
  now(): number;
  /** How long a bot may take before the sweep asks what keeps it. */
  botsLateMs: number;
  newSeed(game: string, seats: number): string;
  /** Size of the LRU cache. */
  keep: number;
  /** Entries to be made before any other: times that do not count. */
  missedBy(live: Live): Promise<Entry[]>;
  /** Nobody else adds entries. */
  isAlone(): boolean;
  /** Entries are on the disk, and those who watch here have been told. */
  committed(live: Live, news: readonly News[], turn: Turn): void;
  /** A table was read again after a commit whose outcome was not known: others may not have been told of it. */
  caughtUp(live: Live): void;
  /** Work to be done because of these entries, remembered together with them. */
  jobsAfter(live: Live, news: readonly News[]): Job[];
}

export class Tables {
  readonly config: TablesConfig;
  /**
   * Every table that something still refers to: a watcher, a request, a commit. There is never a second object for the same table, so
   * evicting one can neither lose what is being written nor leave its watchers with a copy that hears nothing.
   */
  private readonly alive = new Map<string, WeakRef<Live>>();
  private readonly collected = new FinalizationRegistry<string>(id => {
    if (!this.alive.get(id)?.deref()) this.alive.delete(id);
  });
  private readonly loading = new Map<string, Promise<Live>>();
  /** LRU: the least recently used first. Only tables that were found are in it. */
  private readonly recent = new Map<string, Live>();
  private isClosed = false;
  /** How many tables were dropped from memory because newer ones came. */
  evictions = 0;
  /**
   * How entries of tables in memory came to this process: made here, passed on by the one that made them, read for those who watch here, or
   * read later, when somebody asked.
   */
  readonly came = { made: 0, passed: 0, read: 0, asked: 0 };

  constructor(config: TablesConfig) {
    this.config = config;
  }

  get size(): number {
    return this.recent.size;
  }

  async find(id: string): Promise<Live> {
    const live = this.held(id) ?? (await this.load(id));
    this.recent.delete(id);
    this.recent.set(id, live);
    for (const oldest of this.recent.keys()) {
      if (this.recent.size <= this.config.keep) break;
      this.recent.delete(oldest);
      this.evictions++;
    }
    // What was added elsewhere while nobody asked for it here.
    if (live.isStale && !live.isBehind) await this.refresh(live, ({ isStale }) => isStale);
    return live;
  }

  private held(id: string): Live | undefined {
    const live = this.alive.get(id)?.deref();
    return live?.isGone ? undefined : live;
  }

  private load(id: string): Promise<Live> {
    let loading = this.loading.get(id);
    if (!loading) {
      loading = Live.load(this.config.db, this.config.titles, id, this.config.milestones)
        .then(live => {
          this.alive.set(id, new WeakRef(live));
          this.collected.register(live, id);
          return live;
        })
        .finally(() => this.loading.delete(id));
      this.loading.set(id, loading);
    }
    return loading;
  }

  /** The table with at least `n` entries: a job may arrive before the news that caused it. */
  async atLeast(id: string, n: number): Promise<Live> {
    const live = await this.find(id);
    await this.entriesHeard(id, n);
    return live;
  }

  /** The table with everything that was committed: what another process has added may not have been told yet, and never is if that was killed. */
  async upToDate(id: string): Promise<Live> {
    const live = await this.find(id);
    if (this.config.isAlone()) return live;
    const row = await this.config.db.selectFrom('tables').select('n').where('id', '=', id).executeTakeFirst();
    if (row) await this.entriesHeard(id, row.n);
    return live;
  }

  /** The table if it is in memory, or about to be. */
  private async known(id: string): Promise<Live | undefined> {
    return this.held(id) ?? this.loading.get(id)?.catch(() => undefined);
  }

  /** Those in memory. */
  ids(): string[] {
    return [...this.alive.keys()];
  }

  /** The table if somebody watches it here. */
  private watched(id: string): Live | undefined {
    const live = this.held(id);
    return live && live.watchers.size > 0 ? live : undefined;
  }

  /**
   * Another process has added entries, and shows them: whoever watches is shown the same, if nothing before them is missing. So it is not with the start of a
   * game: until then seats change hands, which is told another way. Returns the table if it is watched here.
   */
  async passed(passed: Passed): Promise<Live | undefined> {
    const live = this.watched(passed.id);
    await live?.exclusively(async () => {
      const people = peopleOf(live);
      // Somebody else sits there now, and we have not heard of it yet: it is read, with everything else.
      if (passed.people.some((person, seat) => person !== people[seat])) live.hearsOfSeats();
      if (!live.isBehind && !live.hasOldSeats && live.n > 0 && passed.entries[0]?.n === live.n + 1) {
        live.pass(passed);
        this.came.passed += passed.entries.length;
      }
    });
    return live;
  }

  /**
   * Other processes have added entries to these tables. Those that are watched here and lack them are read and returned; the others are read when somebody asks
   * for them. `inOrder`: who has changed seats before was told before, so the entries are enough, and are read of all of them with one statement.
   */
  async numbersHeard(heard: readonly { id: string; n: number }[], inOrder: boolean): Promise<Live[]> {
    const watched: Live[] = [];
    for (const { id, n } of heard) {
      const live = this.held(id);
      if (live) live.hears(n);
      else
        void this.loading.get(id)?.then(
          loaded => loaded.hears(n),
          () => {},
        );
      if (live && live.watchers.size > 0 && live.isStale) watched.push(live);
    }
    // What was passed on to us has come before, and may only wait for its turn.
    await Promise.all(watched.map(live => live.exclusively(async () => {})));
    const lacking = watched.filter(({ isStale }) => isStale);
    if (!inOrder) await Promise.all(lacking.map(live => this.refresh(live, ({ isStale }) => isStale)));
    if (!inOrder || lacking.length === 0) return lacking;
    const rows = await this.read(lacking).catch(error => {
      for (const live of lacking) this.catchUpLater(live);
      throw error;
    });
    await Promise.all(lacking.map(live => this.takeRead(live, rows.get(live.id) ?? [])));
    return lacking;
  }

  /** Another process shows a table to these viewers now; none: it does not want to be told. */
  shownAt(id: string, peer: string, viewers: readonly string[]): void {
    const live = this.held(id);
    const seats: readonly Viewer[] = ['public', ...Array.from({ length: live?.row.seats ?? 0 }, (_, seat) => seat)];
    const known = seats.filter(viewer => viewers.includes(String(viewer)));
    if (known.length > 0) live?.shownAt.set(peer, known);
    else live?.shownAt.delete(peer);
  }

  private async read(lives: readonly Live[]): Promise<Map<string, EntryRow[]>> {
    const { rows } = await sql<EntryRow>`
      select added.* from jsonb_to_recordset(${JSON.stringify(lives.map(({ id, n }) => ({ id, n })))}::text::jsonb) as known (id text, n integer)
      cross join lateral (select * from entry where table_id = known.id and n > known.n order by n limit ${AT_ONCE}) as added
      order by added.table_id, added.n`.execute(this.config.db);
    const byTable = new Map(lives.map(({ id }) => [id, [] as EntryRow[]]));
    for (const row of rows) byTable.get(row.table_id)!.push(row);
    return byTable;
  }

  private async takeRead(live: Live, rows: readonly EntryRow[]): Promise<void> {
    const head = (play: Play, at: number) => headOf(live, play, at + this.config.botsLateMs);
    const taken = await live
      .exclusively(async () => {
        const { n } = live;
        const isWhole = live.takeRead(rows, head);
        this.came.read += live.n - n;
        return isWhole;
      })
      .catch(() => false);
    if (!taken || live.isStale) await this.refresh(live, ({ isStale }) => isStale);
  }

  private take(live: Live, news: readonly News[], head: Head, n: number, at: number): void {
    live.row = { ...live.row, ...head, n, touched_at: at };
    live.accept(news);
  }

  /** There are `n` entries now; perhaps another process has added some. They are read at once. */
  async entriesHeard(id: string, n: number): Promise<void> {
    await this.refresh(await this.known(id), live => live.isBehind || live.n < n);
  }

  /** Its seats have changed. */
  async seatsHeard(id: string): Promise<void> {
    await this.refresh(await this.known(id), () => true);
  }

  /** Another process says that its seats have changed. Where nobody watches, they are read when somebody asks. */
  async seatsToldOf(id: string): Promise<void> {
    this.held(id)?.hearsOfSeats();
    const live = await this.known(id);
    live?.hearsOfSeats();
    if (live && live.watchers.size > 0) await this.refresh(live, ({ isStale }) => isStale);
  }

  /** After messages may have been lost: every table in memory is read again. */
  async refreshAll(): Promise<void> {
    for (const id of this.ids()) await this.seatsHeard(id);
  }

  private async refresh(live: Live | undefined, isNeeded: (live: Live) => boolean): Promise<void> {
    if (!live || !isNeeded(live)) return;
    try {
      await live.exclusively(async () => {
        const { n } = live;
        if (isNeeded(live)) await live.refresh();
        this.came[live.watchers.size > 0 ? 'read' : 'asked'] += live.n - n;
      });
    } catch (error) {
      this.catchUpLater(live);
      throw error;
    }
  }

  /** Reads the table again, with exponential backoff, until that succeeds; watchers then get what they missed. */
  private catchUpLater(live: Live): void {
    if (live.isBehind) return;
    live.isBehind = true;
    const again = async (wait: number): Promise<void> => {
      await new Promise(resolve => setTimeout(resolve, wait).unref());
      if (this.isClosed) return;
      try {
        await live.exclusively(async () => {
          if (live.isBehind) await live.refresh();
        });
        this.config.caughtUp(live);
      } catch {
        await again(Math.min(2 * wait, LONGEST_WAIT_MS));
      }
    };
    void again(FIRST_WAIT_MS);
  }

  close(): void {
    this.isClosed = true;
  }

  /** Changes rows of a table beside its log, and notifies every process in the same transaction. */
  async change<T>(id: string, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
    const done = await this.config.db.transaction().execute(async trx => {
      const result = await work(trx);
      await sql`select pg_notify(${CHANNEL}, ${`seats ${id}`})`.execute(trx);
      return result;
    });
    await this.seatsHeard(id);
    return done;
  }

  /**
   * Adds entries to a table's log, with the standing orders they set off. `make` looks at the table as it is now and says what
   * is to be added, or throws a `Problem`; it is asked again if another process was faster.
   */
  async append(id: string, make: (live: Live) => Entry[]): Promise<Live> {
    const live = await this.find(id);
    await live.exclusively(async () => {
      if (live.isStale) await live.refresh();
      for (;;) {
        // Downtime is recorded first, so that `make` sees clocks that do not count it.
        const missed = await this.config.missedBy(live);
        // Even without entries of its own there may be orders to follow.
        if (!(await this.commit(live, missed.length > 0 ? missed : make(live)))) await live.refresh();
        else if (missed.length === 0) return;
      }
    });
    return live;
  }

  /** False: another process was faster, and nothing was written. */
  private async commit(live: Live, entries: readonly Entry[]): Promise<boolean> {
    const at = this.config.now();
    const after = live.play?.n ?? 0;
    const stamp = (entry: Entry, i: number): Stamped => ({ n: after + 1 + i, at, entry });
    const news = previewed(live, entries.map(stamp));
    followOrders(live, news, at);
    if (news.length === 0) return true;
    const rows = news.map(({ stamped: { n, entry } }) => ({ table_id: live.id, n, at, body: JSON.stringify(entry) }));
    const [first, ...rest] = rows;
    const head = headOf(live, news[news.length - 1].step.play, at + this.config.botsLateMs);
    const turn: Turn = { entries: [first, ...rest], head, jobs: this.config.jobsAfter(live, news) };
    try {
      if ((await this.config.committer.commit(turn)) === 'lost') return false;
    } catch (error) {
      // Whether it is on the disk is not known.
      this.catchUpLater(live);
      throw error;
    }
    this.take(live, news, head, rows[rows.length - 1].n, at);
    this.came.made += rows.length;
    this.config.milestones.reached(live);
    this.config.committed(live, news, turn);
    return true;
  }
}
