/** Everything that is derived from finished tables, worked out again from their logs and held against what is kept. What differs is replaced. */
import { equal, type Title } from '@tarsas/kernel';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../storage/database.ts';
import { openStorage, type Where } from '../storage/open.ts';
import type { Ladder } from '../storage/resultsTables.ts';
import { Live, type TableData } from '../table/live.ts';
import { Problem } from '../text/problem.ts';
import { type Ended, endedFrom, endedUnderOldRules, type Results, resultsOf } from './ended.ts';
import { putOnLadder, rateFrom } from './ladder.ts';
import { lockGame, seatsLocked } from './results.ts';
import { addTallies, addTo, keyOf, type Tally, talliesOf } from './tally.ts';

/** How many finished tables there are, and of what is kept about them, how much differed. */
export interface Rebuilt {
  tables: number;
  differed: { results: number; ratings: number; statistics: number };
}

const PAGE = 200;
const LADDERS: readonly Ladder[] = ['people', 'bots'];

export async function rebuildResults(where: Where, titles: readonly Title[]): Promise<Rebuilt> {
  const storage = await openStorage(where);
  try {
    return await rebuild(storage.db, titles);
  } finally {
    await storage.close();
  }
}

export async function rebuild(db: Kysely<Database>, titles: readonly Title[]): Promise<Rebuilt> {
  const rebuilt: Rebuilt = { tables: 0, differed: { results: 0, ratings: 0, statistics: 0 } };
  const games = new Set<string>();
  for await (const row of finished(db)) {
    rebuilt.tables++;
    games.add(row.game);
    if (await rebuildTable(db, await endedAgain(db, titles, row))) rebuilt.differed.results++;
  }
  for (const game of games) {
    const { ratings, statistics } = await db.transaction().execute(trx => rebuildSums(trx, game));
    rebuilt.differed.ratings += ratings;
    rebuilt.differed.statistics += statistics;
  }
  return rebuilt;
}

/** Ratings and statistics from the results that are there, as after restoring a backup, which holds results alone. */
export async function sumUp(trx: Transaction<Database>): Promise<void> {
  const games = await trx.selectFrom('played').select('game').distinct().execute();
  for (const { game } of games) await rebuildSums(trx, game);
}

/** After a migration that took the sums away, because they are told apart by more than before. All of them or none: a server that is killed meanwhile does it again. */
export async function sumUpAnew(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql`select 1 from tally limit 1`.execute(db);
  if (rows.length > 0) return;
  await db.transaction().execute(async trx => {
    const games = await trx.selectFrom('played').select('game').distinct().orderBy('game').execute();
    for (const { game } of games) {
      await lockGame(trx, game);
      await rebuildTallies(trx, game);
    }
  });
}

async function rebuildSums(trx: Transaction<Database>, game: string): Promise<{ ratings: number; statistics: number }> {
  await lockGame(trx, game);
  let ratings = 0;
  for (const ladder of LADDERS) ratings += await rebuildLadder(trx, game, ladder);
  return { ratings, statistics: await rebuildTallies(trx, game) };
}

async function* finished(db: Kysely<Database>): AsyncGenerator<TableData> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('tables')
      .selectAll()
      .where('status', '=', 'over')
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield* rows;
    if (rows.length < PAGE) return;
    after = rows[PAGE - 1].id;
  }
}

async function endedAgain(db: Kysely<Database>, titles: readonly Title[], row: TableData): Promise<Ended> {
  try {
    return endedFrom(await Live.load(db, titles, row.id));
  } catch (error) {
    if (!(error instanceof Problem) || (error.code !== 'rulesChanged' && error.code !== 'noGame')) throw error;
    return endedUnderOldRules(db, row);
  }
}

/** True: what was kept differed. */
async function rebuildTable(db: Kysely<Database>, ended: Ended): Promise<boolean> {
  return db.transaction().execute(async trx => {
    await lockGame(trx, ended.row.game);
    const results = resultsOf(ended, await seatsLocked(trx, ended.row.id));
    const kept = await trx.selectFrom('played').selectAll().where('table_id', '=', ended.row.id).orderBy('seat').execute();
    const isSame = equal(kept, results.rows) && equal(await onLadder(trx, ended.row.id), placesOf(results));
    if (isSame) return false;
    await trx.deleteFrom('played').where('table_id', '=', ended.row.id).execute();
    await trx.insertInto('played').values(results.rows).execute();
    if (results.ladder) await putOnLadder(trx, results.rows, results.ladder);
    else await trx.deleteFrom('rated').where('table_id', '=', ended.row.id).execute();
    return true;
  });
}

/** What a table brings to its ladder; the numbers follow from the order of tables. */
type OnLadder = { seat: number; ladder: Ladder; ended_at: number; person_id: string | null; bot: string | null; rank: number };

const onLadder = (trx: Transaction<Database>, table: string): Promise<OnLadder[]> =>
  trx
    .selectFrom('rated')
    .select(['seat', 'ladder', 'ended_at', 'person_id', 'bot', 'rank'])
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute();

const placesOf = ({ rows, ladder }: Results): OnLadder[] =>
  ladder ? rows.map(({ seat, ended_at, person_id, bot, rank }) => ({ seat, ladder, ended_at, person_id, bot, rank })) : [];

/** Returns how many tables and players have other numbers now. */
async function rebuildLadder(trx: Transaction<Database>, game: string, ladder: Ladder): Promise<number> {
  const changed = await rateFrom(trx, game, ladder);
  const { numAffectedRows } = await sql`delete from rating where game = ${game} and ladder = ${ladder} and not exists (
    select 1 from rated where rated.game = rating.game and rated.ladder = rating.ladder
      and (rated.person_id = rating.person_id or rated.bot = rating.bot))`.execute(trx);
  return changed.tables + changed.players + Number(numAffectedRows ?? 0);
}

/** Returns how many sums differed. */
async function rebuildTallies(trx: Transaction<Database>, game: string): Promise<number> {
  const right = await talliesFrom(trx, game);
  const kept = new Map((await trx.selectFrom('tally').selectAll().where('game', '=', game).execute()).map(tally => [keyOf(tally), tally]));
  const wrong = [...new Set([...right.keys(), ...kept.keys()])].filter(key => !equal(right.get(key), kept.get(key)));
  if (wrong.length === 0) return 0;
  await trx.deleteFrom('tally').where('game', '=', game).execute();
  await addTallies(trx, [...right.values()]);
  return wrong.length;
}

async function talliesFrom(trx: Transaction<Database>, game: string): Promise<Map<string, Tally>> {
  const right = new Map<string, Tally>();
  let after = '';
  for (;;) {
    const ids = await trx
      .selectFrom('played')
      .select('table_id')
      .where('game', '=', game)
      .where('seat', '=', 0)
      .where('table_id', '>', after)
      .orderBy('table_id')
      .limit(PAGE)
      .execute();
    if (ids.length === 0) return right;
    after = ids[ids.length - 1].table_id;
    const rows = await trx
      .selectFrom('played')
      .selectAll()
      .where(
        'table_id',
        'in',
        ids.map(({ table_id }) => table_id),
      )
      .orderBy('seat')
      .execute();
    for (const { table_id } of ids) for (const tally of talliesOf(rows.filter(row => row.table_id === table_id))) addTo(right, tally);
  }
}
