/** All tables of this process: found, kept in memory for a while, and changed by committing entries to their logs. */
import { type Move, Refused, type Seat, type Title } from '@tarsas/kernel';
import { type Kysely, sql, type Transaction } from 'kysely';
import { CHANNEL, type Committer, type Head, type Job } from '../storage/commit.ts';
import type { Database, EntryRow } from '../storage/database.ts';
import { Problem } from '../text/problem.ts';
import type { Entry, Stamped, Wish } from './entry.ts';
import { Live, type News } from './live.ts';
import type { Milestones } from './milestones.ts';
import { closingMove, dueAt, follow, isPersons, openIn, type Play, resultOf, waitingSeats } from './play.ts';

/** More standing orders in a row than this mean that two of them answer each other endlessly. */
const TOO_MANY = 1_000;
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

  /**
   * Another process has added these. A table in play takes them as they are, if it lacks nothing before them; otherwise they are read. So is the start of
   * a game: until then seats change hands, which is told another way.
   */
  async entriesTold(id: string, entries: readonly Pick<EntryRow, 'n' | 'at' | 'body'>[]): Promise<void> {
    const live = this.held(id);
    await live?.exclusively(async () => {
      const { play, isBehind } = live;
      if (!play || isBehind || entries[0].n !== play.n + 1) return;
      const news = live.preview(entries.map(({ n, at, body }) => ({ n, at, entry: JSON.parse(body) as Entry })));
      const { at, n } = entries[entries.length - 1];
      this.take(live, news, headOf(live, news[news.length - 1].step.play, at + this.config.botsLateMs), n, at);
    });
  }

  private take(live: Live, news: readonly News[], head: Head, n: number, at: number): void {
    live.row = { ...live.row, ...head, n, touched_at: at };
    live.accept(news);
  }

  /** There are `n` entries now; perhaps another process has added some. */
  async entriesHeard(id: string, n: number): Promise<void> {
    await this.refresh(await this.known(id), ({ play, isBehind }) => isBehind || (play?.n ?? 0) < n);
  }

  /** Its seats may have changed. */
  async seatsHeard(id: string): Promise<void> {
    await this.refresh(await this.known(id), () => true);
  }

  /** After messages may have been lost: every table in memory is read again. */
  async refreshAll(): Promise<void> {
    for (const id of this.ids()) await this.seatsHeard(id);
  }

  private async refresh(live: Live | undefined, isNeeded: (live: Live) => boolean): Promise<void> {
    if (!live || !isNeeded(live)) return;
    try {
      await live.exclusively(async () => {
        if (isNeeded(live)) await live.refresh();
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
      if (live.isBehind) await live.refresh();
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
    try {
      const verdict = await this.config.committer.commit({ entries: [first, ...rest], head, jobs: this.config.jobsAfter(live, news) });
      if (verdict === 'lost') return false;
    } catch (error) {
      // Whether it is on the disk is not known.
      this.catchUpLater(live);
      throw error;
    }
    this.take(live, news, head, rows[rows.length - 1].n, at);
    this.config.milestones.reached(live);
    return true;
  }
}

/** Turns that were said to be over end in the same commit, and standing orders answer in it, as ordinary moves marked automatic. */
function followOrders(live: Live, news: News[], at: number): void {
  for (let i = 0; i < TOO_MANY; i++) {
    const play = news.at(-1)?.step.play ?? live.play;
    const entry = play && automaticMove(live, play);
    if (!entry) return;
    const stamped: Stamped = { n: play.n + 1, at, entry };
    const step = follow(live.agreed, play, stamped, null);
    if (!step) throw new Error('A move takes nothing back');
    news.push({ stamped, step });
  }
}

function automaticMove(live: Live, play: Play): Entry | null {
  if (play.status !== 'playing') return null;
  const closing = closingMove(live.agreed, play);
  if (closing) return { kind: 'move', ends: true, ...closing };
  const ordered = orderedMove(live, play);
  return ordered && { kind: 'move', auto: 'order', ...ordered };
}

function orderedMove({ agreed: { game }, seats }: Live, play: Play): Move | null {
  if (!game.order || seats.every(({ wish }) => wish === null)) return null;
  for (const decision of openIn(game, play)) {
    const wish = seats[decision.seat]?.wish;
    if (!decision.waiting || !wish || !isPersons(play, decision.seat)) continue;
    const choice = game.order(play.state, decision, JSON.parse(wish) as Wish);
    if (choice) return { seat: decision.seat, decision: decision.id, choice };
  }
  return null;
}

function headOf({ agreed }: Live, play: Play, botsLateAt: number): Head {
  const bits = (seats: readonly Seat[]) => seats.reduce((sum, seat) => sum | (1 << seat), 0);
  const waiting = waitingSeats(agreed, play);
  const result = resultOf(agreed, play);
  const bots_waiting = bits(waiting.filter(seat => play.bots[seat] !== null));
  const due_at = dueAt(agreed, play);
  const wake = Math.min(due_at ?? Infinity, bots_waiting === 0 ? Infinity : botsLateAt);
  return {
    status: play.status,
    waiting: bits(waiting.filter(seat => play.bots[seat] === null)),
    bots_waiting,
    due_at,
    wake_at: Number.isFinite(wake) ? wake : null,
    result: result && JSON.stringify(result),
  };
}

function previewed(live: Live, entries: readonly Stamped[]): News[] {
  try {
    return live.preview(entries);
  } catch (error) {
    throw error instanceof Refused ? new Problem(error.reason) : error;
  }
}
