/** All tables of this process: found, kept in memory for a while, and changed by committing entries to their logs. */
import { type Move, pending, Refused, type Seat, type Title } from '@tarsas/kernel';
import { type Kysely, sql } from 'kysely';
import { CHANNEL, type Committer, type Head, type Job } from '../storage/commit.ts';
import type { Database } from '../storage/database.ts';
import { Problem } from '../text/index.ts';
import type { Entry, Stamped } from './entry.ts';
import { Live, type News } from './live.ts';
import { dueAt, follow, isPersons, type Play, resultOf, waitingSeats } from './play.ts';

/** More standing orders in a row than this mean that two of them answer each other for ever. */
const TOO_MANY = 1_000;

export interface TablesConfig {
  db: Kysely<Database>;
  titles: readonly Title[];
  committer: Committer;
  now(): number;
  newSeed(game: string, seats: number): string;
  /** Tables kept in memory that nobody watches. */
  keep: number;
  /** Entries to be made before any other: times that do not count. */
  missedBy(live: Live): Promise<Entry[]>;
  /** Work to be done because of these entries, remembered together with them. */
  jobsAfter(live: Live, news: readonly News[]): Job[];
}

export class Tables {
  readonly config: TablesConfig;
  private readonly cache = new Map<string, Promise<Live>>();

  constructor(config: TablesConfig) {
    this.config = config;
  }

  get size(): number {
    return this.cache.size;
  }

  async find(id: string): Promise<Live> {
    let found = this.cache.get(id);
    if (!found) {
      found = Live.load(this.config.db, this.config.titles, id);
      this.cache.set(id, found);
      found.catch(() => this.cache.delete(id));
      this.makeRoom();
    }
    const live = await found;
    live.usedAt = this.config.now();
    return live;
  }

  /** The table with at least `n` entries: a job may arrive before the news that caused it. */
  async atLeast(id: string, n: number): Promise<Live> {
    const live = await this.find(id);
    await this.entriesHeard(id, n);
    return live;
  }

  /** The table if it is in memory. */
  async known(id: string): Promise<Live | undefined> {
    return this.cache.get(id)?.catch(() => undefined);
  }

  forget(id: string): void {
    this.cache.delete(id);
  }

  /** Those unused longest go first; a table that is watched stays. */
  private makeRoom(): void {
    if (this.cache.size <= this.config.keep) return;
    for (const [id, found] of this.cache) {
      if (this.cache.size <= this.config.keep * 0.9) return;
      found.then(
        live => {
          if (live.watchers.size === 0) this.cache.delete(id);
        },
        () => {},
      );
    }
  }

  /** There are `n` entries now; perhaps another process has added some. */
  async entriesHeard(id: string, n: number): Promise<void> {
    const live = await this.known(id);
    await live?.exclusively(async () => {
      if ((live.play?.n ?? 0) < n) await live.catchUp();
    });
  }

  /** Perhaps somebody else sits there now. */
  async seatsHeard(id: string): Promise<void> {
    const live = await this.known(id);
    await live?.exclusively(() => live.reloadSeats());
  }

  /** After a time in which we may have heard nothing: everything in memory is read again. */
  async refreshAll(): Promise<void> {
    for (const id of [...this.cache.keys()]) {
      await this.entriesHeard(id, Infinity);
      await this.seatsHeard(id);
    }
  }

  /** Who sits where has changed: here and in every other process. */
  async seatsChanged(id: string): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${`seats ${id}`})`.execute(this.config.db);
    await this.seatsHeard(id);
  }

  /**
   * Adds entries to a table's log, with the standing orders they set off. `make` looks at the table as it is now and says what
   * is to be added, or throws a `Problem`; it is asked again if another process was faster.
   */
  async append(id: string, make: (live: Live) => Entry[]): Promise<Live> {
    const live = await this.find(id);
    await live.exclusively(async () => {
      for (;;) {
        // What clocks must not count is noted before anything else, and `make` finds them as they are then.
        const missed = await this.config.missedBy(live);
        const entries = missed.length > 0 ? missed : make(live);
        if (entries.length === 0) return;
        if (!(await this.commit(live, entries))) await live.catchUp();
        else if (missed.length === 0) return;
      }
    });
    return live;
  }

  private async commit(live: Live, entries: readonly Entry[]): Promise<boolean> {
    const at = this.config.now();
    const after = live.play?.n ?? 0;
    const stamp = (entry: Entry, i: number): Stamped => ({ n: after + 1 + i, at, entry });
    const news = await live.preview(entries.map(stamp)).catch(asProblem);
    followOrders(live, news, at);
    const rows = news.map(({ stamped: { n, entry } }) => ({ table_id: live.id, n, at, body: JSON.stringify(entry) }));
    const [first, ...rest] = rows;
    const head = headOf(live, news[news.length - 1].step.play);
    try {
      const verdict = await this.config.committer.commit({ entries: [first, ...rest], head, jobs: this.config.jobsAfter(live, news) });
      if (verdict === 'lost') return false;
    } catch (error) {
      // Whether it is on the disk is not known: the next one who asks reads it from there.
      this.forget(live.id);
      throw error;
    }
    live.row = { ...live.row, ...head, n: rows[rows.length - 1].n, touched_at: at };
    live.accept(news);
    return true;
  }
}

/** Standing orders answer in the same breath, as ordinary moves marked automatic. */
function followOrders(live: Live, news: News[], at: number): void {
  for (let i = 0; i < TOO_MANY; i++) {
    const { play } = news[news.length - 1].step;
    const move = orderedMove(live, play);
    if (!move) return;
    const stamped: Stamped = { n: play.n + 1, at, entry: { kind: 'move', auto: 'order', ...move } };
    const step = follow(live.agreed, play, stamped, null);
    if (!step) throw new Error('A move takes nothing back');
    news.push({ stamped, step });
  }
}

function orderedMove({ agreed: { game } }: Live, play: Play): Move | null {
  if (!game.order || play.status !== 'playing' || play.orders.every(wish => wish === null)) return null;
  for (const decision of pending(game, play.state)) {
    const wish = play.orders[decision.seat];
    if (!decision.waiting || wish === null || !isPersons(play, decision.seat)) continue;
    const choice = game.order(play.state, decision, wish);
    if (choice) return { seat: decision.seat, decision: decision.id, choice };
  }
  return null;
}

function headOf({ agreed }: Live, play: Play): Head {
  const bits = (seats: readonly Seat[]) => seats.reduce((sum, seat) => sum | (1 << seat), 0);
  const waiting = waitingSeats(agreed, play);
  const result = resultOf(agreed, play);
  return {
    status: play.status,
    waiting: bits(waiting.filter(seat => play.bots[seat] === null)),
    bots_waiting: bits(waiting.filter(seat => play.bots[seat] !== null)),
    due_at: dueAt(agreed, play),
    result: result && JSON.stringify(result),
  };
}

function asProblem(error: unknown): never {
  if (error instanceof Refused) throw new Problem(error.reason);
  throw error;
}
