/** Work that must not be forgotten: kept in the same database, in the same transaction as what caused it, done at least once. */
import type { Transaction } from 'kysely';
import { fromKysely, fromPglite, PgBoss } from 'pg-boss';
import type { Job } from '../storage/commit.ts';
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

export class Queue {
  private readonly boss: PgBoss;

  constructor({ engine }: Storage, onError: (error: Error) => void) {
    const common = { useListenNotify: true, schedule: false };
    this.boss =
      engine.kind === 'pglite'
        ? new PgBoss({ ...common, db: fromPglite(engine.pglite), backend: 'pglite' })
        : new PgBoss({ ...common, connectionString: engine.url, max: 4 });
    this.boss.on('error', onError);
  }

  async start(): Promise<void> {
    await this.boss.start();
    for (const [name, options] of Object.entries(QUEUES)) {
      if (!(await this.boss.getQueue(name))) await this.boss.createQueue(name, options);
    }
  }

  /** Begins to do the work of a queue, at most so many at the same time. */
  async work(name: QueueName, atOnce: number, work: Work): Promise<void> {
    for (let i = 0; i < atOnce; i++) {
      let worker: string | null = null;
      const one = async ([job]: { data: unknown }[]) => {
        // Where one job was, others may wait: look again at once. By itself it would rest until the next call or for seconds.
        if (worker) this.boss.notifyWorker(worker);
        await work(job.data as never);
      };
      worker = await this.boss.work(name, { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 }, one);
    }
  }

  /** Remembered if and only if the transaction is. */
  enqueue = async (jobs: readonly Job[], trx: Transaction<Database>): Promise<void> => {
    for (const queue of new Set(jobs.map(job => job.queue))) {
      const rows = jobs.filter(job => job.queue === queue).map(({ data }) => ({ data }));
      await this.boss.insert(queue, rows, { db: fromKysely(trx as never) });
    }
  };

  /** With a key, a job that is sent again within a minute is the same job. */
  async send(queue: QueueName, data: object, key?: string): Promise<void> {
    await this.boss.send(queue, data, key === undefined ? {} : { singletonKey: key, singletonSeconds: 60 });
  }

  /** Lets the work in hand be finished; what was not begun stays for the next start. */
  async stop(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: 5_000 });
  }
}
