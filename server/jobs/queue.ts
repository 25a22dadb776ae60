/** Work that must not be forgotten: kept in the same database, in the same transaction as what caused it, done at least once. */
import type { Transaction } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Job, Outbox } from '../storage/commit.ts';
import type { Database } from '../storage/database.ts';
import type { Storage } from '../storage/open.ts';

/** Retries grow longer; what was done is forgotten soon, it is all in the log. */
const QUEUES = {
  bot: { notify: true, retryLimit: 10, retryDelay: 1, retryBackoff: true, retryDelayMax: 60, expireInSeconds: 120, deleteAfterSeconds: 60 },
  notify: { notify: true, retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 120, deleteAfterSeconds: 3600 },
  letter: { notify: true, retryLimit: 8, retryDelay: 30, retryBackoff: true, expireInSeconds: 120, deleteAfterSeconds: 60 },
};
export type QueueName = keyof typeof QUEUES;
type Work = (data: never) => Promise<void>;

export class Queue implements Outbox {
  private readonly storage: Storage;
  private readonly onError: (error: Error) => void;
  private opening: Promise<PgBoss> | null = null;

  constructor(storage: Storage, onError: (error: Error) => void) {
    this.storage = storage;
    this.onError = onError;
  }

  /** Opened by the first who needs it: a server that starts answers people before it looks for work. */
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
    const { fromPglite, PgBoss } = await import('pg-boss');
    const { engine } = this.storage;
    const common = { useListenNotify: true, schedule: false };
    const boss =
      engine.kind === 'pglite'
        ? new PgBoss({ ...common, db: fromPglite(engine.pglite), backend: 'pglite' })
        : new PgBoss({ ...common, connectionString: engine.url, max: 4 });
    boss.on('error', this.onError);
    await boss.start();
    for (const [name, options] of Object.entries(QUEUES)) {
      if (!(await boss.getQueue(name))) await boss.createQueue(name, options);
    }
    return boss;
  }

  /** Begins to do the work of a queue, at most so many at the same time. */
  async work(name: QueueName, atOnce: number, work: Work): Promise<void> {
    const boss = await this.boss();
    for (let i = 0; i < atOnce; i++) {
      let worker: string | null = null;
      const one = async ([job]: { data: unknown }[]) => {
        // Where one job was, others may wait: look again at once. By itself it would rest until the next call or for seconds.
        if (worker) boss.notifyWorker(worker);
        await work(job.data as never);
      };
      worker = await boss.work(name, { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 }, one);
    }
  }

  /** Remembered if and only if the transaction is. */
  async enqueue(jobs: readonly Job[], trx: Transaction<Database>): Promise<void> {
    const [{ fromKysely }, boss] = await Promise.all([import('pg-boss'), this.boss()]);
    for (const queue of new Set(jobs.map(job => job.queue))) {
      const rows = jobs.filter(job => job.queue === queue).map(({ data }) => ({ data }));
      await boss.insert(queue, rows, { db: fromKysely(trx as never) });
    }
  }

  /** With a key, a job that is sent again within a minute is the same job. */
  async send(queue: QueueName, data: object, key?: string): Promise<void> {
    const boss = await this.boss();
    await boss.send(queue, data, key === undefined ? {} : { singletonKey: key, singletonSeconds: 60 });
  }

  /** Lets the work in hand be finished; what was not begun stays for the next start. */
  async stop(): Promise<void> {
    const boss = await this.opening?.catch(() => null);
    await boss?.stop({ graceful: true, timeout: 5_000 });
  }
}
