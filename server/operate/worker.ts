/** A worker: a process that does jobs (bots, letters, calls, results) for the servers on the same PostgreSQL, on this machine or on another one. */
import type { ServerConfig } from './config.ts';
import { checkPost, connect, FINISH_MS, serveMetrics, within } from './server.ts';
import { startWork } from './work.ts';

export interface Worker {
  /** What was changed in the database at this start. */
  migrated: readonly string[];
  /** What is in hand is finished; what was not begun is left to others. */
  stop(): Promise<void>;
}

/** The embedded database has one process: the server. */
export class NoWorkers extends Error {}

export async function startWorker(given: ServerConfig): Promise<Worker> {
  if ('folder' in given.where) throw new NoWorkers();
  const config: ServerConfig = { ...given, serves: false, leavesJobs: false, leavesAnalyses: false };
  const { storage, queue, parts, bus } = await connect(config);
  const readers = config.metricsPort === null ? null : await serveMetrics(parts.metrics, config.metricsPort, config.host);
  let stopping = false;
  const checker = checkPost(parts.post, config.log);
  const working = startWork(queue, parts, config, () => stopping);
  return {
    migrated: storage.migrated,
    async stop() {
      stopping = true;
      clearInterval(checker);
      parts.tables.close();
      // A bot is given the time that it may think; an analysis under way is gone on with later.
      await within(config.botLimitMs + FINISH_MS, Promise.all([working.then(() => queue.stop()), parts.analyses.close()]));
      const { committer, milestones, thinkers, painter, post } = parts;
      await within(FINISH_MS, Promise.all([committer.idle(), milestones.idle(), thinkers.close(), painter.close(), queue.close()]));
      post.close();
      readers?.close();
      await within(
        FINISH_MS,
        bus.close().then(() => storage.close()),
      );
    },
  };
}
