/** What finished tables say about one person. Who may read it is for the caller to decide. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Ladder, Way } from '../storage/resultsTables.ts';
import { type ShownRating, shownOf } from './strength.ts';
import { type Mean, meanOf, type Share, shareOf } from './wilson.ts';

export interface RatingOf extends ShownRating {
  game: string;
  ladder: Ladder;
  games: number;
}

/** A person's ratings, each game and ladder by itself. */
export async function ratingsOf(db: Kysely<Database>, person: string): Promise<RatingOf[]> {
  const rows = await db.selectFrom('rating').selectAll().where('person_id', '=', person).orderBy('game').orderBy('ladder').execute();
  return rows.map(({ game, ladder, games, mu, sigma }) => ({ game, ladder, games, ...shownOf({ mu, sigma }) }));
}

/** How a rating has gone, the oldest first; at most the last `limit` tables. */
export async function ratingHistory(db: Kysely<Database>, person: string, game: string, ladder: Ladder, limit: number) {
  const rows = await db
    .selectFrom('rated')
    .select(['ended_at', 'mu', 'sigma'])
    .where('person_id', '=', person)
    .where('game', '=', game)
    .where('ladder', '=', ladder)
    .orderBy('ended_at', 'desc')
    .orderBy('table_id', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse().map(({ ended_at, mu, sigma }) => ({ at: ended_at, ...shownOf({ mu, sigma }) }));
}

export interface RecentGame {
  table: string;
  game: string;
  seats: number;
  endedAt: number;
  points: number;
  rank: number;
  way: Way;
  traits: Record<string, string>;
  rated: boolean;
  /** What the rating of this ladder changed by; null: the table counted for none. */
  change: number | null;
}

export interface RecentWish {
  game?: string;
  before?: number;
  limit: number;
  /** Only tables that everybody may see: for readers other than the person. */
  openOnly: boolean;
}

/** A person's latest finished tables. */
export async function recentOf(db: Kysely<Database>, person: string, { game, before, limit, openOnly }: RecentWish): Promise<RecentGame[]> {
  const rows = await db
    .selectFrom('played')
    .innerJoin('tables', 'tables.id', 'played.table_id')
    .leftJoin('rated', join => join.onRef('rated.table_id', '=', 'played.table_id').onRef('rated.seat', '=', 'played.seat'))
    .select(['played.table_id', 'played.game', 'played.seats', 'played.ended_at', 'points', 'played.rank', 'way', 'traits', 'played.rated'])
    .select(['mu', 'mu_before', 'sigma', 'sigma_before'])
    .where('played.person_id', '=', person)
    .$if(game !== undefined, query => query.where('played.game', '=', game!))
    .$if(before !== undefined, query => query.where('played.ended_at', '<', before!))
    .$if(openOnly, query => query.where('tables.visibility', '=', 'open'))
    .orderBy('played.ended_at', 'desc')
    .orderBy('played.table_id')
    .limit(limit)
    .execute();
  return rows.map(({ table_id, ended_at, traits, mu, mu_before, sigma, sigma_before, ...row }) => ({
    ...row,
    table: table_id,
    endedAt: ended_at,
    traits: JSON.parse(traits) as Record<string, string>,
    change:
      mu === null || mu_before === null
        ? null
        : shownOf({ mu, sigma: sigma! }).rating - shownOf({ mu: mu_before, sigma: sigma_before! }).rating,
  }));
}

/** One way of looking at a person's games: all of a game, those with so many seats, those with a trait. */
export interface Line {
  about: 'game' | 'seats' | 'trait';
  /** Which trait; empty for the others. */
  key: string;
  value: string;
  /** How often each rank was reached: `ranks[0]` are first places, shared ones included. */
  ranks: number[];
  share: Share;
  points: Mean;
}

interface Sum {
  games: number;
  wins: number;
  even: number;
  points: number;
  squares: number;
  ranks: number[];
}

/** Games of one kind that ended alike. */
interface Counted {
  game: string;
  seats: number;
  traits: string;
  rank: number;
  /** How many share the first place; 1 behind it. */
  sharing: number;
  games: number;
  finished: number;
  points: number;
  squares: number;
}

export interface Summary {
  games: number;
  /** Of these, how many were played to the end. */
  finished: number;
  /** By game. Tables at which they were alone are left out. */
  lines: Record<string, Line[]>;
}

/** Another text as soon as there is one more result of this person; read from the index alone. */
export async function gamesOf(db: Kysely<Database>, person: string): Promise<string> {
  const { rows } = await sql<{ games: number; last: number | null }>`select count(*)::integer as games, max(ended_at) as last
    from played where person_id = ${person}`.execute(db);
  return `${rows[0].games} ${rows[0].last}`;
}

/** A person's results by game, number of seats and trait. */
export async function summaryOf(db: Kysely<Database>, person: string): Promise<Summary> {
  const { rows } = await sql<Counted>`select game, seats, traits, rank, sharing, count(*)::integer as games,
      (count(*) filter (where way = 'finished'))::integer as finished, sum(points)::bigint as points, sum(points::bigint * points)::bigint as squares
    from (select *, case when rank = 1
      then (select count(*)::integer from played o where o.table_id = p.table_id and o.rank = 1) else 1 end as sharing
      from played p where person_id = ${person}) mine
    group by game, seats, traits, rank, sharing order by game, seats, traits, rank, sharing`.execute(db);
  const total = (of: 'games' | 'finished') => rows.reduce((sum, row) => sum + row[of], 0);
  return { games: total('games'), finished: total('finished'), lines: linesOf(rows.filter(({ seats }) => seats > 1)) };
}

function linesOf(rows: readonly Counted[]): Summary['lines'] {
  const sums = new Map<string, Sum>();
  for (const row of rows) for (const key of keysOf(row)) addTo(sums, key, row);
  const games: Summary['lines'] = {};
  for (const [key, { games: n, wins, even, points, squares, ranks }] of [...sums].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [game, about, name, value] = JSON.parse(key) as [string, Line['about'], string, string];
    const line = { about, key: name, value, ranks: [...ranks], share: shareOf(n, wins, even), points: meanOf(n, points, squares) };
    games[game] = [...(games[game] ?? []), line];
  }
  return games;
}

function keysOf({ game, seats, traits }: Counted): string[] {
  const own = Object.entries(JSON.parse(traits) as Record<string, string>);
  const all = [['game', '', ''], ['seats', '', String(seats)], ...own.map(([key, value]) => ['trait', key, value])];
  return all.map(line => JSON.stringify([game, ...line]));
}

function addTo(sums: Map<string, Sum>, key: string, { rank, seats, sharing, games, points, squares }: Counted): void {
  const sum = sums.get(key) ?? { games: 0, wins: 0, even: 0, points: 0, squares: 0, ranks: [] };
  sum.games += games;
  sum.wins += rank === 1 ? games / sharing : 0;
  sum.even += games / seats;
  sum.points += points;
  sum.squares += squares;
  for (let i = sum.ranks.length; i < seats; i++) sum.ranks.push(0);
  sum.ranks[rank - 1] += games;
  sums.set(key, sum);
}

export interface Meeting {
  table: string;
  game: string;
  endedAt: number;
  /** How `a` did against `b`. */
  outcome: 'ahead' | 'level' | 'behind';
}

/** Tables at which both played, the oldest first. */
export async function headToHead(db: Kysely<Database>, a: string, b: string): Promise<Meeting[]> {
  const rows = await db
    .selectFrom('played as mine')
    .innerJoin('played as theirs', 'theirs.table_id', 'mine.table_id')
    .select(['mine.table_id', 'mine.game', 'mine.ended_at', 'mine.rank', 'theirs.rank as other'])
    .where('mine.person_id', '=', a)
    .where('theirs.person_id', '=', b)
    .orderBy('mine.ended_at')
    .orderBy('mine.table_id')
    .execute();
  return rows.map(({ table_id, game, ended_at, rank, other }) => ({
    table: table_id,
    game,
    endedAt: ended_at,
    outcome: rank < other ? 'ahead' : rank > other ? 'behind' : 'level',
  }));
}
