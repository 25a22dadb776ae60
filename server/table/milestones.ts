/**
 * A table that is opened is not played again from its start: every so many entries its position is kept, with what its entries have told since the
 * last time. The log stays the only truth (decision 0006). A milestone that another build or other rules have made is not looked at,
 * one that does not follow the last is not either, and without milestones the log is played, as ever.
 */
import { CompiledQuery, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../storage/database.ts';
import type { Live } from './live.ts';
import type { Play } from './play.ts';

/** So many entries are played again at most, but for those of a crash. */
const EVERY = 25;

export interface Kept {
  play: Play;
  /** Entry by entry, as JSON. */
  told: string[];
}

export class Milestones {
  private readonly db: Kysely<Database>;
  private readonly build: string;
  private readonly log: Pick<Logger, 'warn'>;
  private readonly waiting = new Set<Live>();
  private working: Promise<void> | null = null;

  constructor(db: Kysely<Database>, build: string, log: Pick<Logger, 'warn'>) {
    this.db = db;
    this.build = build;
    this.log = log;
  }

  /** The last one of a table, if what was told up to it is whole. */
  async of(table: string, rules: number): Promise<Kept | null> {
    const rows = await this.db
      .selectFrom('milestone')
      .select(['n', 'since', 'play', 'told'])
      .where('table_id', '=', table)
      .where('made_by', '=', this.makerOf(rules))
      .orderBy('n')
      .execute();
    const isWhole = rows.every(({ since }, i) => since === (rows[i - 1]?.n ?? 0));
    const last = rows.at(-1);
    if (!last || !isWhole || last.play === '') return null;
    return { play: JSON.parse(last.play) as Play, told: rows.flatMap(({ told }) => told.split('\n')) };
  }

  /** Called after every change; writes when it is time, one table after the other, and nobody waits for it. */
  reached(live: Live): void {
    const { play, kept } = live;
    if (!play || play.n === kept || (play.status === 'playing' && play.n < kept + EVERY)) return;
    live.keeping = play.n;
    this.waiting.add(live);
    this.working ??= this.work().finally(() => {
      this.working = null;
    });
  }

  async idle(): Promise<void> {
    await this.working;
  }

  private async work(): Promise<void> {
    // Not in the way of the answer to the move that brought us here.
    await new Promise(resolve => setImmediate(resolve));
    for (const live of this.waiting) {
      this.waiting.delete(live);
      await this.keep(live).catch(err => this.log.warn({ err, table: live.id }, 'a position was not kept; the log will be played instead'));
    }
  }

  private async keep(live: Live): Promise<void> {
    const { id, play, kept, title } = live;
    if (!play || play.n === kept) return;
    const values = [id, play.n, kept, this.makerOf(title.game.rules), JSON.stringify(play), live.toldAfter(kept)];
    const { rows } = await this.db.executeQuery(CompiledQuery.raw(KEEP, values));
    // Otherwise another process was here: next time everything is written anew.
    live.kept = live.keeping = rows.length > 0 ? play.n : 0;
  }

  private makerOf(rules: number): string {
    return `${rules} ${this.build}`;
  }
}

/** After the last one of the same maker, or in place of all there were. */
const KEEP = `
  with
    base as (select 1 where $3::integer = 0 or exists (select 1 from milestone where table_id = $1 and n = $3::integer and made_by = $4)),
    gone as (delete from milestone where table_id = $1 and n > $3::integer and n <> $2::integer and exists (select 1 from base)),
    last as (update milestone set play = '' where table_id = $1 and n = $3::integer and exists (select 1 from base))
  insert into milestone (table_id, n, since, made_by, play, told)
    select $1, $2::integer, $3::integer, $4, $5, $6 from base
  on conflict (table_id, n) do update set since = excluded.since, made_by = excluded.made_by, play = excluded.play, told = excluded.told
  returning n`;
