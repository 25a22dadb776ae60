/** Every second: whose clock has run out? The deadline is a column, so it survives every crash, and a log takes only one such entry. */
import type { Logger } from 'pino';
import type { ServerParts } from './parts.ts';

const EVERY_MS = 1_000;
const AT_MOST = 100;

export function sweep({ db, tables, playing }: ServerParts, log: Logger): { stop(): void } {
  let busy = false;
  const timer = setInterval(async () => {
    if (busy) return;
    busy = true;
    try {
      const due = await db.selectFrom('tables').select('id').where('due_at', '<=', tables.config.now()).limit(AT_MOST).execute();
      for (const { id } of due) await playing.timeUp(id).catch(err => log.error({ err, table: id }, 'a clock could not be acted upon'));
    } catch (err) {
      log.error({ err }, 'clocks could not be looked at');
    } finally {
      busy = false;
    }
  }, EVERY_MS);
  return { stop: () => clearInterval(timer) };
}
