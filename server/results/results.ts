/**
 * Results of finished tables: written by a job that the last entry of a table brings along, once for each table, and rebuilt from logs at any time.
 * Everything about one game is written under one lock, so that ratings follow the order of tables and sums are exact.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Job } from '../storage/commit.ts';
import type { Database } from '../storage/database.ts';
import type { Ladder } from '../storage/resultsTables.ts';
import type { Live, News } from '../table/live.ts';
import type { Tables } from '../table/tables.ts';
import { Problem } from '../text/problem.ts';
import { type Ended, endedFrom, endedUnderOldRules, resultsOf } from './ended.ts';
import { Kept } from './kept.ts';
import { putOnLadder, rateFrom } from './ladder.ts';
import { gamesOf, headToHead, type RecentWish, ratingHistory, ratingsOf, recentOf, type Summary, summaryOf } from './ofPerson.ts';
import { type BotRating, botsOf, revisionOf, type Statistics, type StatisticsWish, statisticsOf } from './statistics.ts';
import { addTallies, monthOf, talliesOf } from './tally.ts';

export interface ResultJob {
  table: string;
}
export type ResultWork = Job & { queue: 'result'; data: ResultJob };

/** Tables that were over before results were kept, or whose job was lost, are found by a sweep; so many at a time. */
const AT_MOST = 100;

const workFor = (table: string, person: string): ResultWork => ({ queue: 'result', data: { table } satisfies ResultJob, person });

/** The work that entries bring along if the table is over with them. */
export function resultJobs({ id, row }: Live, news: readonly News[]): Job[] {
  const isOver = news.some(({ step }) => step.play.status === 'over');
  return isOver ? [workFor(id, row.host ?? id)] : [];
}

export class Results {
  private readonly db: Kysely<Database>;
  private readonly tables: Tables;
  private readonly statistics = new Kept<Statistics>();
  private readonly summaries = new Kept<Summary>();

  constructor(db: Kysely<Database>, tables: Tables) {
    this.db = db;
    this.tables = tables;
  }

  async perform({ table }: ResultJob): Promise<void> {
    const ended = await this.ended(table);
    if (ended) await writeResults(this.db, ended);
  }

  /** Null: the table is not over. */
  private async ended(id: string): Promise<Ended | null> {
    const row = await this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (row?.status !== 'over') return null;
    try {
      return endedFrom(await this.tables.atLeast(id, row.n));
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'rulesChanged') throw error;
      return endedUnderOldRules(this.db, row);
    }
  }

  readonly ratingsOf = (person: string) => ratingsOf(this.db, person);
  readonly ratingHistory = (person: string, game: string, ladder: Ladder, limit: number) =>
    ratingHistory(this.db, person, game, ladder, limit);
  readonly recentOf = (person: string, wish: RecentWish) => recentOf(this.db, person, wish);
  async summaryOf(person: string): Promise<Summary> {
    return this.summaries.get(person, await gamesOf(this.db, person), () => summaryOf(this.db, person));
  }
  readonly headToHead = (a: string, b: string) => headToHead(this.db, a, b);

  async statisticsOf(game: string, wish: StatisticsWish): Promise<Statistics & { bots: BotRating[] }> {
    const key = JSON.stringify([game, wish.seats, wish.since && monthOf(wish.since), wish.tables, wish.within]);
    const statistics = await this.statistics.get(key, await revisionOf(this.db, game), () => statisticsOf(this.db, game, wish));
    // Read last: a table that is counted above stands on the ladder too.
    return { ...statistics, bots: await botsOf(this.db, game) };
  }

  /** Work for tables that are over and have no result. */
  async missing(): Promise<ResultWork[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select(['id', 'host'])
      .where('status', '=', 'over')
      .where(eb => eb.not(eb.exists(eb.selectFrom('played').select('seat').whereRef('table_id', '=', 'tables.id'))))
      .orderBy('touched_at')
      .limit(AT_MOST)
      .execute();
    return rows.map(({ id, host }) => workFor(id, host ?? id));
  }
}

/** Holds everything that is derived about a game until the transaction ends. */
export async function lockGame(trx: Transaction<Database>, game: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`results ${game}`}))`.execute(trx);
}

/** Who sits where, locked until the transaction ends: a guest who signs in meanwhile finds either the seat or the result to take over. */
export const seatsLocked = (trx: Transaction<Database>, table: string) =>
  trx.selectFrom('seat').select(['seat', 'person_id']).where('table_id', '=', table).orderBy('seat').forShare().execute();

/** False: they were written before. */
export async function writeResults(db: Kysely<Database>, ended: Ended): Promise<boolean> {
  return db.transaction().execute(async trx => {
    await lockGame(trx, ended.row.game);
    const { rows, ladder } = resultsOf(ended, await seatsLocked(trx, ended.row.id));
    const inserted = await trx
      .insertInto('played')
      .values(rows)
      .onConflict(conflict => conflict.doNothing())
      .returning('seat')
      .execute();
    if (inserted.length === 0) return false;
    await addTallies(trx, talliesOf(rows));
    if (ladder) {
      await putOnLadder(trx, rows, ladder);
      const [{ game, ended_at, table_id }] = rows;
      await rateFrom(trx, game, ladder, { ended_at, table_id });
    }
    return true;
  });
}
