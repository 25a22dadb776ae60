/** The work of a process, if it does not leave it to others: which queues it does, how many jobs of each at a time, and who does them. */
import type { Logger } from 'pino';
import type { ClubJob, TellJob } from '../clubs/happenings.ts';
import type { AnalysisJob } from '../jobs/analyses.ts';
import type { BotJob } from '../jobs/bots.ts';
import type { NoticeJob, NotifyJob } from '../jobs/notify.ts';
import type { Queue, QueueName } from '../jobs/queue.ts';
import type { Letter } from '../people/letters.ts';
import type { ResultJob } from '../results/results.ts';
import { type PackJob, pack } from '../storage/packed.ts';
import type { ServerConfig } from './config.ts';
import type { ServerParts } from './parts.ts';

/** `notify` jobs only decide who is notified; the calls themselves have queues of their own. */
const NOTIFY_AT_ONCE = 2;
const TRY_AGAIN_MS = 1_000;

type Work = (data: never) => Promise<void>;

/** Never fails: a queue that cannot be opened now is tried again until it can, or until the server is stopped. */
export async function startWork(queue: Queue, parts: ServerParts, config: ServerConfig, stopped: () => boolean): Promise<void> {
  if (!(await isOpened(queue, config.log, stopped))) return;
  if (config.leavesJobs) return;
  // None at a time: others do them.
  for (const [name, [atOnce, work]] of Object.entries(deskOf(parts, config)))
    if (atOnce > 0) await queue.work(name as QueueName, atOnce, counted(parts, config.log, name as QueueName, work));
}

function deskOf(parts: ServerParts, config: ServerConfig): Record<QueueName, [atOnce: number, work: Work]> {
  const { botThreads, callsAtOnce, analysisShare, leavesAnalyses } = config;
  const { analyses, db, thinkers, notifier, letters, results, steps, teller } = parts;
  const deliver = (job: NotifyJob | NoticeJob) => notifier.deliver(job);
  return {
    // As many as there are threads: the queue's priorities decide what runs next, not the order in the thread pool.
    bot: [botThreads, (job: BotJob) => thinkers.answer(job)],
    notify: [NOTIFY_AT_ONCE, deliver],
    push: [callsAtOnce, deliver],
    webhook: [callsAtOnce, deliver],
    // There is one thread for them.
    analysis: [analysisShare > 0 && !leavesAnalyses ? 1 : 0, (job: AnalysisJob) => analyses.perform(job)],
    // One at a time: results of one game wait for each other anyway.
    result: [1, (job: ResultJob) => results.perform(job)],
    club: [1, (job: ClubJob) => steps.run(job)],
    tell: [callsAtOnce, (job: TellJob) => teller.tell(job)],
    pack: [1, async ({ table }: PackJob) => void (await pack(db, table))],
    letter: [1, (letter: Letter) => letters.deliver(letter)],
  };
}

async function isOpened(queue: Queue, log: Logger, stopped: () => boolean): Promise<boolean> {
  for (;;) {
    try {
      await queue.ready();
      return true;
    } catch (err) {
      if (stopped()) return false;
      log.error({ err }, 'the job queue could not be opened and will be tried again');
      await new Promise(resolve => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}

const counted =
  ({ metrics }: ServerParts, log: Logger, name: QueueName, work: Work): Work =>
  async data => {
    try {
      await work(data);
      metrics.job(name, 'done');
    } catch (err) {
      metrics.job(name, 'failed');
      metrics.databaseFailed(err);
      log.warn({ err, queue: name }, 'a job failed and will be tried again');
      throw err;
    }
  };
