/** Jobs (pg-boss) in the same database, inserted in the transaction that causes them, and done at least once. */
import type { PGlite } from '@electric-sql/pglite';
import { CompiledQuery, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type PgBoss from 'pg-boss';
import type { Job, Outbox } from '../storage/commit.ts';
import type { Database } from '../storage/database.ts';
import { askPatience, POOL_PATIENCE, type Storage } from '../storage/open.ts';
import type { Guard } from '../storage/room.ts';
import { Bell } from './bell.ts';
import { Rounds } from './rounds.ts';

const QUEUES = {
  bot: { retryLimit: 10, retryDelay: 1, retryBackoff: true, expireInSeconds: 120 },
  notify: { retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 120 },
  push: { retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 120 },
  webhook: { retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 120 },
  analysis: { retryLimit: 3, retryDelay: 5, retryBackoff: true, expireInSeconds: 300 },
  result: { retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 300 },
  club: { retryLimit: 5, retryDelay: 5, retryBackoff: true, expireInSeconds: 300 },
  tell: { retryLimit: 8, retryDelay: 30, retryBackoff: true, expireInSeconds: 120 },
  pack: { retryLimit: 5, retryDelay: 60, retryBackoff: true, expireInSeconds: 120 },
  letter: { retryLimit: 8, retryDelay: 30, retryBackoff: true, expireInSeconds: 120 },
};
/** Completed jobs are deleted after a minute: what they did is in the log. */
const FORGET = { archiveCompletedAfterSeconds: 60, deleteAfterSeconds: 60 };
/** Polling, for retries and for what was not announced: jobs are, by `wake` in this process and by the bell (`bell.ts`) in others. */
const LOOK_EVERY_MS = 2_000;
/** The schema its tables are in. */
const SCHEMA = 'jobs';
export type QueueName = keyof typeof QUEUES;
type Work = (data: never) => Promise<void>;
type JobData = { round?: number };

/** Where the jobs of one queue are taken up. */
interface Desk {
  mayHaveJobs: boolean;
  /** Jobs that it could take up at once. */
  room: number;
  /** Looks again: there are new jobs, or room for them. */
  look(): void;
}

export class Queue implements Outbox {
  private readonly storage: Storage;
  private readonly onError: (error: Error) => void;
  private opening: Promise<PgBoss> | null = null;
  private readonly desks = new Map<string, Desk>();
  private readonly working: Promise<void>[] = [];
  private looking: NodeJS.Timeout | undefined;
  private learning: NodeJS.Timeout | undefined;
  private stopped = false;
  private readonly rounds = new Map<string, Rounds>();
  /** Null: nobody else can be there. */
  private readonly bell: Bell | null;

  constructor(storage: Storage, onError: (error: Error) => void) {
    this.storage = storage;
    this.onError = onError;
    this.bell = storage.engine.kind === 'postgres' ? new Bell(storage.engine) : null;
  }

  /** Opened lazily: a starting server answers people before it looks for work. */
  async ready(): Promise<void> {
    await this.boss();
  }

  private boss(): Promise<PgBoss> {
    this.opening ??= this.open().catch(error => {
      this.opening = null;
      throw error;
    });
    return this.opening;
  }

  private async open(): Promise<PgBoss> {
    const { default: Boss } = await import('pg-boss');
    const { engine } = this.storage;
    const where =
      engine.kind === 'pglite'
        ? { db: onPglite(engine) }
        : { connectionString: engine.url, max: 4, ...POOL_PATIENCE, onConnect: withoutWaiting };
    const boss = new Boss({ ...where, ...FORGET, schema: SCHEMA, schedule: false });
    boss.on('error', this.onError);
    await boss.start();
    if ((await missingIn(boss)).length > 0) await this.alone(() => createMissing(boss));
    if (this.bell) await this.keepUpWithOthers();
    return boss;
  }

  /** Processes that start together on a new database: two of them creating queues at the same time lock each other out (a deadlock). */
  private async alone(work: () => Promise<void>): Promise<void> {
    // The embedded database has one process and one connection.
    if (this.storage.engine.kind === 'pglite') return work();
    await this.storage.db.transaction().execute(async trx => {
      await sql`select pg_advisory_xact_lock(hashtext(${`${SCHEMA} queues`}))`.execute(trx);
      await work();
    });
  }

  /** Begins to do the work of a queue, at most so many at the same time. */
  async work(name: QueueName, atOnce: number, work: Work): Promise<void> {
    const boss = await this.boss();
    this.working.push(this.workOff(boss, name, atOnce, work));
    if (this.looking) return;
    this.looking = setInterval(() => this.look(this.desks.keys()), LOOK_EVERY_MS);
    void this.bell?.listen(queues => this.look(queues));
  }

  /**
   * Fetches as many jobs as there is room for with one statement, and only when some may be waiting: on the embedded engine every statement
   * blocks the event loop for a millisecond or more.
   */
  private async workOff(boss: PgBoss, name: QueueName, atOnce: number, work: Work): Promise<void> {
    const desk: Desk = { mayHaveJobs: true, room: atOnce, look: () => {} };
    this.desks.set(name, desk);
    const underWay = new Set<Promise<void>>();
    while (!this.stopped) {
      const room = atOnce - underWay.size;
      desk.room = room;
      if (!desk.mayHaveJobs || room === 0) {
        await new Promise<void>(resolve => {
          desk.look = resolve;
        });
        continue;
      }
      desk.mayHaveJobs = false;
      const jobs = await boss.fetch<JobData>(name, { batchSize: room });
      desk.mayHaveJobs ||= jobs.length === room;
      for (const job of jobs) {
        const done = this.perform(boss, name, job, work).then(() => {
          underWay.delete(done);
          desk.look();
        });
        underWay.add(done);
      }
    }
    await Promise.all(underWay);
  }

  /** Never fails: a job whose end the database did not take expires, and is fetched again. */
  private async perform(boss: PgBoss, name: QueueName, job: PgBoss.Job<JobData>, work: Work): Promise<void> {
    const { round = 0, ...data } = job.data;
    this.roundsOf(name).begun(round);
    await work(data as never)
      .then(
        () => boss.complete(name, job.id),
        (error: Error) => boss.fail(name, job.id, { message: error.message }),
      )
      .catch(this.onError);
  }

  /** Remembered if and only if the transaction is. The committer calls `wake` once it is. */
  async enqueue(jobs: readonly Job[], trx: Transaction<Database>): Promise<void> {
    const boss = await this.boss();
    await boss.insert(
      jobs.map(job => this.inItsRound(job)),
      { db: inside(trx) } as never,
    );
  }

  /** This process looks for new jobs now; what it has no room for, others are told of. */
  wake(queues: Iterable<string>): void {
    for (const queue of new Set(queues)) {
      if (!this.desks.get(queue)?.room) this.bell?.ring(queue);
      this.look([queue]);
    }
  }

  private look(queues: Iterable<string>): void {
    for (const queue of queues) {
      const desk = this.desks.get(queue);
      if (!desk) continue;
      desk.mayHaveJobs = true;
      desk.look();
    }
  }

  /**
   * How far the rounds have come is learnt from the jobs that are done here. Where others do them, and at the start, the queue itself tells: the rounds up to
   * the first that waits have begun.
   */
  private async keepUpWithOthers(): Promise<void> {
    const learn = async () => {
      const names = Object.keys(QUEUES).filter(name => !this.desks.has(name));
      const { rows } = await sql<{ name: string; waits: number | null; begun: number | null }>`select name,
        min(-priority) filter (where state < 'active')::integer as waits, max(-priority) filter (where state >= 'active')::integer as begun
        from ${sql.table(`${SCHEMA}.job`)} where name in (${sql.join(names)}) group by name`.execute(this.storage.db);
      for (const { name, waits, begun } of rows) this.roundsOf(name).begun(waits ?? begun ?? 0);
    };
    await learn().catch(this.onError);
    this.learning = setInterval(() => {
      if (Object.keys(QUEUES).some(name => !this.desks.has(name))) learn().catch(this.onError);
    }, LOOK_EVERY_MS);
    this.learning.unref();
  }

  /** `after` so many seconds, at once by default. On the disk when this returns: only `fetch`, `complete` and `fail` may be lost. */
  async send(job: Job & { queue: QueueName }, after = 0): Promise<void> {
    const boss = await this.boss();
    const later = after > 0 && { startAfter: new Date(Date.now() + 1_000 * after) };
    await this.storage.db.transaction().execute(trx => boss.insert([{ ...this.inItsRound(job), ...later }], { db: inside(trx) } as never));
    this.wake([job.queue]);
  }

  private inItsRound({ queue, data, person }: Job) {
    const round = this.roundsOf(queue).next(person);
    return { name: queue, data: { ...data, round }, priority: -round };
  }

  private roundsOf(queue: string): Rounds {
    let rounds = this.rounds.get(queue);
    if (!rounds) {
      rounds = new Rounds();
      this.rounds.set(queue, rounds);
    }
    return rounds;
  }

  /** Tables, or contests, with a job that waits, or that was taken up so lately that it may still be running. */
  async idsIn(queue: QueueName, of: 'table' | 'contest', runsMs = 30_000): Promise<Set<string>> {
    await this.boss();
    const { rows } = await sql<{ id: string }>`select distinct data->>${of} as id from ${sql.table(`${SCHEMA}.job`)}
      where name = ${queue} and (state < 'active'
        or (state = 'active' and started_on > now() - ${sql.lit(runsMs)} * interval '1 millisecond'))`.execute(this.storage.db);
    return new Set(rows.map(({ id }) => id));
  }

  /** Jobs that wait or are being done, by queue; none while the queue is not open. */
  async depths(): Promise<Record<string, number>> {
    if (!this.opening) return {};
    const { rows } = await sql<{ name: string; jobs: number }>`select name, count(*)::integer as jobs from ${sql.table(`${SCHEMA}.job`)}
      where state <= 'active' group by name`.execute(this.storage.db);
    return {
      ...Object.fromEntries(Object.keys(QUEUES).map(name => [name, 0])),
      ...Object.fromEntries(rows.map(({ name, jobs }) => [name, jobs])),
    };
  }

  /** Waits for the jobs that are running; the others stay in the database for the next start. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.looking);
    for (const desk of this.desks.values()) desk.look();
    await Promise.all(this.working);
  }

  /** Closes the connection to the database. */
  async close(): Promise<void> {
    const boss = await this.opening?.catch(() => null);
    clearInterval(this.learning);
    this.bell?.close();
    await boss?.stop({ graceful: false });
  }
}

async function missingIn(boss: PgBoss): Promise<QueueName[]> {
  const there = new Set((await boss.getQueues()).map(({ name }) => name));
  return (Object.keys(QUEUES) as QueueName[]).filter(name => !there.has(name));
}

async function createMissing(boss: PgBoss): Promise<void> {
  for (const name of await missingIn(boss)) await boss.createQueue(name, { name, policy: 'standard', ...QUEUES[name] });
}

/**
 * Taking up a job and ending it are not waited for on the disk. After a crash such a job is done once more, which every kind of job bears:
 * at least once is all that is promised.
 */
const DO_NOT_WAIT = 'synchronous_commit = off';

async function withoutWaiting(client: pg.ClientBase): Promise<void> {
  await askPatience(client);
  await client.query(`set ${DO_NOT_WAIT}`);
}

/** pg-boss sends several statements at once without values; those run as a script. One that fails must not leave its transaction open. */
function onPglite({ pglite, guard }: { pglite: PGlite; guard: Guard }): PgBoss.Db {
  return {
    async executeSql(text, values) {
      guard(text);
      if (values?.length)
        return pglite.transaction(async trx => {
          await trx.exec(`set local ${DO_NOT_WAIT}`);
          return trx.query<object>(text, values);
        });
      try {
        return { rows: (await pglite.exec(text)).flatMap(({ rows }) => rows) };
      } catch (error) {
        await pglite.exec('rollback').catch(() => {});
        throw error;
      }
    },
  };
}

const inside = (trx: Transaction<Database>): PgBoss.Db => ({
  executeSql: async (text, values) => ({ rows: (await trx.executeQuery(CompiledQuery.raw(text, values))).rows }),
});
