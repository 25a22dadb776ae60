/**
 * Downtime does not count for any clock. While clocks run, a heartbeat is written every second; a gap between two of them is downtime, whether
 * the server was down, its database gone or the time of day jumped. Every table with a running clock records it in its log before
 * anything else happens there.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Entry } from './entry.ts';
import type { Live } from './live.ts';

export interface Gap {
  from: number;
  to: number;
}

/** The setting that holds the time of the last heartbeat. */
const ALIVE = 'alive';
/** Shorter gaps are caused by load, and count for the clocks. */
const HOLE_MS = 2_500;

/** Tables with a running clock; each of them is to be looked at some day, which is what is indexed. */
export const runningClocks = (db: Kysely<Database>) =>
  db.selectFrom('tables').select('id').where('wake_at', 'is not', null).where('due_at', 'is not', null);

export class Uptime {
  private readonly db: Kysely<Database>;
  private readonly now: () => number;
  /** Whether people can play through this process: a worker reads when nobody could, and gives no sign of life. */
  private readonly serves: boolean;
  private beatAt = Number.NEGATIVE_INFINITY;
  private gaps: Gap[] = [];

  constructor(db: Kysely<Database>, now: () => number, serves = true) {
    this.db = db;
    this.now = now;
    this.serves = serves;
  }

  get lastGap(): Gap | null {
    return this.gaps.at(-1) ?? null;
  }

  /** The heartbeat. Of several processes the first one back records the gap; all read it. */
  async beat(): Promise<void> {
    const at = this.now();
    if (this.serves) await this.write(at);
    this.beatAt = at;
    const known = this.lastGap?.to ?? 0;
    const rows = await this.db.selectFrom('downtime').selectAll().where('to_at', '>', known).orderBy('to_at').execute();
    const isNews = ({ to_at }: { to_at: number }) => to_at > (this.lastGap?.to ?? 0);
    for (const row of rows) if (isNews(row)) this.gaps.push({ from: row.from_at, to: row.to_at });
  }

  private async write(at: number): Promise<void> {
    await this.db.transaction().execute(async trx => {
      const last = await trx.selectFrom('setting').select('value').where('key', '=', ALIVE).forUpdate().executeTakeFirst();
      const from = Number(last?.value ?? at);
      if (at - from > HOLE_MS && (await runningClocks(trx).limit(1).executeTakeFirst()))
        await trx.insertInto('downtime').values({ from_at: from, to_at: at }).execute();
      const row = { key: ALIVE, value: String(at) };
      await trx
        .insertInto('setting')
        .values(row)
        .onConflict(conflict => conflict.column('key').doUpdateSet(row))
        .execute();
    });
  }

  /** What a table has to note before anything else: the gaps its running clocks have not been told of. */
  async missedBy({ agreed, play, row }: Live): Promise<Entry[]> {
    if (!agreed.pace) return [];
    if (Math.abs(this.now() - this.beatAt) > HOLE_MS) await this.beat();
    if (play?.status !== 'playing') return [];
    const runs = ({ to }: Gap) => play.clocks.some(({ since }) => since !== null && since < to);
    return this.gaps
      .filter(gap => gap.to > row.touched_at && runs(gap))
      .map(({ from, to }) => ({ kind: 'pause', from: Math.max(from, row.touched_at), to }));
  }
}
