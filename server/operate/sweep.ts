/**
 * Periodic work. Every second: clocks that have run out; the deadline is a column, so it survives a crash, and a log accepts only one such entry.
 * Every half minute: tables that have waited for a bot too long; their job was lost and is sent again. Every hour: retention.
 */
import type { Logger } from 'pino';
import { openBotJobs } from '../jobs/bots.ts';
import type { Queue } from '../jobs/queue.ts';
import type { ServerParts } from './parts.ts';
import { tidyUp } from './retention.ts';

const CLOCKS_MS = 1_000;
const BOTS_MS = 30_000;
const TIDY_MS = 3_600_000;
const AT_MOST = 100;

export function sweep(parts: ServerParts, queue: Queue, botLimitMs: number, log: Logger): { stop(): void } {
  const { db, tables, now } = parts;
  const clocks = repeat(CLOCKS_MS, log, clockRound(parts, log));
  const bots = repeat(BOTS_MS, log, async () => {
    const late = now() - 2 * botLimitMs;
    const stuck = await db
      .selectFrom('tables')
      .select('id')
      .where('bots_waiting', '<>', 0)
      .where('touched_at', '<', late)
      .limit(AT_MOST)
      .execute();
    const waiting = stuck.length > 0 ? await queue.tablesIn('bot') : new Set();
    for (const { id } of stuck.filter(({ id }) => !waiting.has(id))) {
      const live = await tables.find(id).catch(() => null);
      for (const job of live ? openBotJobs(live) : []) await queue.send(job);
    }
  });
  const tidy = repeat(TIDY_MS, log, async () => void (await tidyUp(db, now(), log)));
  return {
    stop() {
      clocks();
      bots();
      tidy();
    },
  };
}

/** First the heartbeat, then clocks: downtime is recorded before a clock that ran out during it is acted upon. */
function clockRound({ db, playing, uptime, now }: ServerParts, log: Logger): () => Promise<void> {
  /** Progress through the tables that have not recorded the last gap yet, in the order of their ids. */
  let telling: { gap: number; after: string } | null = null;
  let told = 0;
  const act = (id: string) => playing.timeUp(id).catch(err => log.error({ err, table: id }, 'a clock could not be acted upon'));
  return async () => {
    const running = db.selectFrom('tables').select('id').where('due_at', 'is not', null);
    if (!(await running.limit(1).executeTakeFirst())) return;
    await uptime.beat();
    const gap = uptime.lastGap;
    if (gap && gap.to > told) {
      told = gap.to;
      telling = { gap: gap.to, after: '' };
      log.info({ seconds: Math.round((gap.to - gap.from) / 1_000) }, 'nobody could play for a while: clocks stood still');
    }
    if (telling) {
      const { gap, after } = telling;
      const untold = await running.where('id', '>', after).where('touched_at', '<', gap).orderBy('id').limit(AT_MOST).execute();
      for (const { id } of untold) await act(id);
      telling = untold.length < AT_MOST ? null : { gap, after: untold[AT_MOST - 1].id };
    }
    for (const { id } of await running.where('due_at', '<=', now()).limit(AT_MOST).execute()) await act(id);
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
