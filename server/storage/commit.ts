/**
 * Group commit: what waits while the last commit is under way is committed together and then answered.
 * The primary key `(table_id, n)` decides between writers: the first entry at a place wins, and with it its whole turn.
 */
import { CompiledQuery, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database, EntryRow, TableRow } from './database.ts';
import { LAZILY } from './heads.ts';
import type { Storage } from './open.ts';

/** Entries to be added to one table, all or none, and the head they lead to. */
export interface Turn {
  entries: readonly [EntryRow, ...EntryRow[]];
  head: Head;
  /** Work that must be remembered if and only if the turn is. */
  jobs: readonly Job[];
}

export type Head = Pick<Selectable<TableRow>, 'status' | 'waiting' | 'bots_waiting' | 'due_at' | 'wake_at' | 'result'>;

export interface Job {
  queue: string;
  data: object;
  /** The person it is counted for: queues are round-robin between people. */
  person: string;
}

/** Where jobs go. */
export interface Outbox {
  /** When it takes jobs. Asked before a transaction begins: the embedded engine has only one connection to wait with. */
  ready(): Promise<void>;
  enqueue(jobs: readonly Job[], trx: Transaction<Database>): Promise<void>;
  /** Their transaction is committed: who does the work may begin. */
  wake(queues: Iterable<string>): void;
}

/** A change beside the log, and the work that follows from it: both are remembered, or neither. */
export async function together<T>(
  { db, outbox }: { db: Kysely<Database>; outbox: Outbox },
  change: (trx: Transaction<Database>) => Promise<{ result: T; jobs: readonly Job[] }>,
): Promise<T> {
  await outbox.ready();
  const { result, jobs } = await db.transaction().execute(async trx => {
    const done = await change(trx);
    if (done.jobs.length > 0) await outbox.enqueue(done.jobs, trx);
    return done;
  });
  outbox.wake(jobs.map(({ queue }) => queue));
  return result;
}

/** `won`: on the disk. `lost`: another writer was first; nothing was written. */
export type Verdict = 'won' | 'lost';

interface Waiting {
  turn: Turn;
  resolve(verdict: Verdict): void;
  reject(error: unknown): void;
}

/** The channel on which processes hear of each other. */
export const CHANNEL = 'tarsas';

/** Turns per statement: the first of them must not wait too long. */
const AT_MOST = 150;

export class Committer {
  private readonly storage: Pick<Storage, 'db' | 'again'>;
  private readonly outbox: Outbox;
  private queue: Waiting[] = [];
  private working: Promise<void> | null = null;
  /** How many turns the last commits took together. */
  onCommit: (turns: number) => void = () => {};

  constructor(storage: Pick<Storage, 'db' | 'again'>, outbox: Outbox) {
    this.storage = storage;
    this.outbox = outbox;
  }

  commit(turn: Turn): Promise<Verdict> {
    return new Promise((resolve, reject) => {
      this.queue.push({ turn, resolve, reject });
      this.working ??= this.work();
    });
  }

  /** When everything handed in so far has been answered. */
  async idle(): Promise<void> {
    while (this.working) await this.working;
  }

  private async work(): Promise<void> {
    while (this.queue.length > 0) {
      // Turns that arrive in the same iteration of the event loop are committed together.
      await roundIsOver();
      const batch = this.takeBatch();
      try {
        const won = await this.write(batch.map(({ turn }) => turn));
        for (const { turn, resolve } of batch) resolve(won.has(turn.entries[0].table_id) ? 'won' : 'lost');
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      this.onCommit(batch.length);
    }
    // Synchronously after the last look at the queue, so that no turn can be added in between and stay there.
    this.working = null;
  }

  /** In the order of tables, so that two processes never wait for each other; of one table only one turn at a time. */
  private takeBatch(): Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const waiting of this.queue) {
      const id = waiting.turn.entries[0].table_id;
      if (batch.size >= AT_MOST || batch.has(id)) later.push(waiting);
      else batch.set(id, waiting);
    }
    this.queue = later;
    return [...batch.values()].sort((a, b) => (a.turn.entries[0].table_id < b.turn.entries[0].table_id ? -1 : 1));
  }

  private async write(turns: readonly Turn[]): Promise<Set<string>> {
    const { db, again } = this.storage;
    const values = valuesOf(turns);
    if (turns.every(({ jobs }) => jobs.length === 0)) return idsIn(await again('append', APPEND, values));
    const { outbox } = this;
    return together({ db, outbox }, async trx => {
      const result = idsIn((await trx.executeQuery(CompiledQuery.raw(APPEND, values))).rows);
      return { result, jobs: turns.filter(({ entries }) => result.has(entries[0].table_id)).flatMap(turn => turn.jobs) };
    });
  }
}

/**
 * One statement, so one round trip and one commit: the first entry of each turn decides whether the rest and the head follow. The head is
 * looked at too: of a packed log no row is left that could be in the way of an entry by a process that slept for weeks. The
 * other processes are told afterwards (`push/bus.ts`): PostgreSQL would let only one transaction that notifies commit at a time.
 */
const APPEND = `
  with
    e as (select * from jsonb_to_recordset($1::text::jsonb) as e (table_id text, n integer, at bigint, body text, first boolean)),
    h as (select * from jsonb_to_recordset($2::text::jsonb)
      as h (table_id text, n integer, at bigint, status text, waiting integer, bots_waiting integer, due_at bigint, wake_at bigint, result text)),
    won as (insert into entry (table_id, n, at, body)
      select e.table_id, e.n, e.at, e.body from e left join tables t on t.id = e.table_id and t.n >= e.n where first and t.id is null order by e.table_id
      on conflict do nothing returning table_id),
    rest as (insert into entry (table_id, n, at, body)
      select e.table_id, e.n, e.at, e.body from e join won using (table_id) where not e.first),
    head as (update tables t
      set n = h.n, touched_at = h.at, status = h.status, waiting = h.waiting, bots_waiting = h.bots_waiting, due_at = h.due_at,
        result = h.result,${LAZILY}
      from h join won using (table_id) where t.id = h.table_id)
  select table_id from won`;

function valuesOf(turns: readonly Turn[]): unknown[] {
  const entries = turns.flatMap(turn => turn.entries.map(({ table_id, n, at, body }, i) => ({ table_id, n, at, body, first: i === 0 })));
  const heads = turns.map(({ entries, head }) => {
    const { table_id, n, at } = entries[entries.length - 1];
    return { table_id, n, at, ...head };
  });
  return [JSON.stringify(entries), JSON.stringify(heads)];
}

const roundIsOver = () => new Promise<void>(resolve => setImmediate(resolve));

const idsIn = (rows: readonly unknown[]): Set<string> => new Set((rows as { table_id: string }[]).map(({ table_id }) => table_id));
