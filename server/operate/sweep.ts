/**
 * Periodic work. Every second: tables that are to be looked at, because a clock may have run out or a bot may have kept them waiting too long. The moment is
 * a column, so it survives a crash, and a log accepts only one entry for a clock; the job of such a bot was lost and is sent again.
 * Every second as well: contests in which something is due. Every minute while there are some, else every hour: finished tables without a result,
 * and those whose logs are to be packed.
 * Every half minute: analyses whose job was lost. Every hour: retention, and rows that an earlier version has written beside this one.
 */
import type { Logger } from 'pino';
import { clubJob } from '../clubs/happenings.ts';
import { openBotJobs } from '../jobs/bots.ts';
import type { Queue, QueueName } from '../jobs/queue.ts';
import type { Job } from '../storage/commit.ts';
import { type Looked, lookAgain, settleHeads, toLookAt } from '../storage/heads.ts';
import { type Ended, type PackJob, toPack } from '../storage/packed.ts';
import { runningClocks } from '../table/uptime.ts';
import type { ServerConfig } from './config.ts';
import type { ServerParts } from './parts.ts';
import { tidyUp } from './retention.ts';

const CLOCKS_MS = 1_000;
const CLUBS_MS = 1_000;
const RESULTS_MS = 60_000;
const ANALYSES_MS = 30_000;
const TIDY_MS = 3_600_000;
const AT_MOST = 100;
/** From the moment in which a bot's thread is stopped to its table's next entry. */
const STOPPED_MS = 10_000;

export function sweep(parts: ServerParts, queue: Queue, { botLimitMs, packAfterMs, log }: ServerConfig): { stop(): void } {
  const { db, steps, now } = parts;
  const clocks = repeat(CLOCKS_MS, log, lookRound(parts, queue, 2 * botLimitMs, log));
  const clubs = repeat(CLUBS_MS, log, async () => {
    const due = await steps.due();
    const waiting = due.length > 0 ? await queue.idsIn('club', 'contest') : new Set();
    for (const contest of due.filter(id => !waiting.has(id))) await queue.send(clubJob(contest));
  });
  const results = repeat(
    RESULTS_MS,
    log,
    whileThereAre(parts, queue, 'result', () => parts.results.missing()),
  );
  const packs = repeat(RESULTS_MS, log, whileThereAre(parts, queue, 'pack', packJobs(parts, packAfterMs)));
  const analyses = repeat(ANALYSES_MS, log, analysesRound(parts, queue));
  const tidy = repeat(TIDY_MS, log, async () => {
    await settleHeads(db);
    await tidyUp(db, now(), log);
    const left = await parts.leaving.carryOut();
    if (left > 0) log.info({ accounts: left }, 'accounts were deleted, as their people had asked two weeks ago');
  });
  return {
    stop() {
      clocks();
      clubs();
      results();
      packs();
      analyses();
      tidy();
    },
  };
}

/** Analyses whose job was lost. */
function analysesRound({ analyses }: ServerParts, queue: Queue): () => Promise<void> {
  return async () => {
    const missing = await analyses.missing();
    const waiting = missing.length > 0 ? await queue.idsIn('analysis', 'table') : new Set();
    for (const work of missing.filter(({ data }) => !waiting.has(data.table))) await queue.send(work);
  };
}

/** Looks through many tables, so once an hour is enough where nothing was found. */
function whileThereAre(
  { now }: ServerParts,
  queue: Queue,
  name: 'result' | 'pack',
  find: () => Promise<readonly (Job & { queue: QueueName; data: { table: string } })[]>,
): () => Promise<void> {
  let restUntil = 0;
  return async () => {
    if (now() < restUntil) return;
    const found = await find();
    if (found.length === 0) restUntil = now() + TIDY_MS;
    const waiting = found.length > 0 ? await queue.idsIn(name, 'table') : new Set();
    for (const work of found.filter(({ data }) => !waiting.has(data.table))) await queue.send(work);
  };
}

/** Page after page, and from the beginning in an hour: a log that cannot be packed holds no other one up. */
export function packJobs({ db, now }: Pick<ServerParts, 'db' | 'now'>, restMs: number, atMost = AT_MOST) {
  let last: Ended | null = null;
  return async () => {
    const found = await toPack(db, now(), restMs, atMost, last);
    last = found.at(-1) ?? null;
    return found.map(({ id }) => ({ queue: 'pack' as const, data: { table: id } satisfies PackJob, person: id }));
  };
}

/** First the heartbeat, then clocks: downtime is recorded before a clock that ran out during it is acted upon. */
function lookRound(parts: ServerParts, queue: Queue, botsLateMs: number, log: Logger): () => Promise<void> {
  const { db, playing, now } = parts;
  const act = (id: string) => playing.timeUp(id).catch(err => log.error({ err, table: id }, 'a clock could not be acted upon'));
  const tellDowntime = downtimeRound(parts, act, log);
  return async () => {
    await tellDowntime();
    const at = now();
    const found = await toLookAt(db, at, AT_MOST);
    if (found.length === 0) return;
    for (const { id, due_at } of found) if (due_at !== null && due_at <= at) await act(id);
    await wakeBots(
      parts,
      queue,
      found.filter(({ bots_waiting, touched_at }) => bots_waiting !== 0 && touched_at < at - botsLateMs),
      botsLateMs + STOPPED_MS,
    );
    await lookAgain(
      db,
      found.map(({ id }) => id),
      at,
      botsLateMs,
    );
  };
}

/** A job that was taken up longer ago was that of a process which is no more. */
async function wakeBots({ tables }: ServerParts, queue: Queue, stuck: readonly Looked[], runsMs: number): Promise<void> {
  const waiting = stuck.length > 0 ? await queue.idsIn('bot', 'table', runsMs) : new Set();
  for (const { id } of stuck.filter(({ id }) => !waiting.has(id))) {
    const live = await tables.find(id).catch(() => null);
    for (const job of live ? openBotJobs(live) : []) await queue.send(job);
  }
}

/** The heartbeat while clocks run; after a gap every table with a running clock is told of it, some of them in each round. */
function downtimeRound({ db, uptime }: ServerParts, act: (id: string) => Promise<void>, log: Logger): () => Promise<void> {
  /** Progress through the tables that have not recorded the last gap yet, in the order of their ids. */
  let telling: { gap: number; after: string } | null = null;
  let told = 0;
  return async () => {
    const running = runningClocks(db);
    if (!(await running.limit(1).executeTakeFirst())) return;
    await uptime.beat();
    const gap = uptime.lastGap;
    if (gap && gap.to > told) {
      told = gap.to;
      telling = { gap: gap.to, after: '' };
      log.info({ seconds: Math.round((gap.to - gap.from) / 1_000) }, 'nobody could play for a while: clocks stood still');
    }
    if (!telling) return;
    const { gap: until, after } = telling;
    const untold = await running.where('id', '>', after).where('touched_at', '<', until).orderBy('id').limit(AT_MOST).execute();
    for (const { id } of untold) await act(id);
    telling = untold.length < AT_MOST ? null : { gap: until, after: untold[AT_MOST - 1].id };
  };
}

/** Runs `work` at once and then every `ms`; two runs never overlap. Returns a function that stops it. */
function repeat(ms: number, log: Logger, work: () => Promise<void>): () => void {
  let busy = false;
  const once = async () => {
    if (busy) return;
    busy = true;
    await work().catch(err => log.error({ err }, 'a round could not be made'));
    busy = false;
  };
  void once();
  const timer = setInterval(once, ms);
  return () => clearInterval(timer);
}
