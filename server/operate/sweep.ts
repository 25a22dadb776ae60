/**
 * Every second: whose clock has run out? The deadline is a column, so it survives every crash, and a log takes only one such entry.
 * Every half minute: which table has waited for a bot too long? Its job was lost, and is sent again.
 */
import type { Logger } from 'pino';
import { openBotJobs } from '../jobs/bots.ts';
import type { Queue } from '../jobs/queue.ts';
import type { ServerParts } from './parts.ts';

const CLOCKS_MS = 1_000;
const BOTS_MS = 30_000;
const AT_MOST = 100;

export function sweep({ db, tables, playing }: ServerParts, queue: Queue, botLimitMs: number, log: Logger): { stop(): void } {
  const clocks = repeat(CLOCKS_MS, log, async () => {
    const due = await db.selectFrom('tables').select('id').where('due_at', '<=', tables.config.now()).limit(AT_MOST).execute();
    for (const { id } of due) await playing.timeUp(id).catch(err => log.error({ err, table: id }, 'a clock could not be acted upon'));
  });
  const bots = repeat(BOTS_MS, log, async () => {
    const late = tables.config.now() - 2 * botLimitMs;
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
  return {
    stop() {
      clocks();
      bots();
    },
  };
}

/** Now and then again and again, never twice at the same time. Returns how to stop it. */
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
