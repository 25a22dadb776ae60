/** What this server's finished tables say about a game: how often each thing wins, against the share that everybody equal would have. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { shownOf } from './strength.ts';
import { beginOf, monthOf, type Tally, WHOLE } from './tally.ts';
import { type Mean, meanOf, type Share, shareOf } from './wilson.ts';

export interface StatisticsWish {
  seats?: number;
  /** Tables that ended in this month or later. */
  since?: number;
  /** All, those where no bot began, or rated ones. */
  tables: 'all' | 'people' | 'rated';
  /** Tables of one rule set or setting, such as `rules:standard` or `map:lakes`. */
  within?: string;
}

export interface Statistics {
  game: string;
  tables: number;
  /** The first and the last month; null: there are no tables. */
  from: number | null;
  to: number | null;
  groups: Group[];
}

/** The bots' own ladder; it takes no filter. */
export interface BotRating {
  bot: string;
  rating: number;
  range: number;
  games: number;
}

/** What tables or seats are told apart by: a trait of a seat, the seat itself, how many seats, a rule set, a setting or an option of the table. */
export interface Group {
  about: 'trait' | 'seat' | 'seats' | 'rules' | 'setting' | 'option';
  key: string;
  values: Value[];
}

export interface Value {
  value: string;
  games: number;
  /** First places; only of what seats differ in. */
  share: Share | null;
  /** Of the seats, or where a whole table is meant, of its winner. */
  points: Mean;
}

type Sums = Pick<Tally, 'about' | 'key' | 'value' | 'seats' | 'games' | 'wins' | 'points' | 'squares'> & { first: number; last: number };

export async function statisticsOf(db: Kysely<Database>, game: string, wish: StatisticsWish): Promise<Statistics> {
  const { seats, since, tables, within = '' } = wish;
  const { rows } = await sql<Sums>`select about, key, value, seats, sum(games)::integer as games, sum(wins)::bigint as wins,
      sum(points)::bigint as points, sum(squares)::bigint as squares, min(month) as first, max(month) as last
    from tally where game = ${game} and within = ${within} and month >= ${monthOf(since ?? 0)} and ${seats === undefined ? sql`true` : sql`seats = ${seats}`}
      and ${ONLY[tables]} group by about, key, value, seats`.execute(db);
  const whole = rows.filter(({ about }) => about === 'table');
  return {
    game,
    tables: whole.reduce((sum, { games }) => sum + games, 0),
    from: whole.length > 0 ? beginOf(Math.min(...whole.map(({ first }) => first))) : null,
    to: whole.length > 0 ? beginOf(Math.max(...whole.map(({ last }) => last))) : null,
    groups: groupsOf(rows),
  };
}

/** Another one as soon as a table of this game was counted. */
export async function revisionOf(db: Kysely<Database>, game: string): Promise<string> {
  const { rows } = await sql<{ tables: number }>`select coalesce(sum(games), 0)::integer as tables from tally
    where game = ${game} and within = '' and about = 'table'`.execute(db);
  return String(rows[0].tables);
}

const ONLY = { all: sql`true`, people: sql`not bots`, rated: sql`rated` };

/** The order in which groups are shown. */
const ABOUT: readonly Group['about'][] = ['trait', 'seat', 'seats', 'rules', 'setting', 'option'];

function groupsOf(rows: readonly Sums[]): Group[] {
  const groups = new Map<string, { about: Group['about']; key: string; values: Map<string, Sums[]> }>();
  for (const row of rows) {
    const about = row.about === 'table' ? 'seats' : row.about;
    const value = row.about === 'table' ? String(row.seats) : row.value;
    const id = JSON.stringify([about, row.key]);
    const group = groups.get(id) ?? { about, key: row.key, values: new Map<string, Sums[]>() };
    group.values.set(value, [...(group.values.get(value) ?? []), row]);
    groups.set(id, group);
  }
  return [...groups.values()]
    .map(({ about, key, values }) => ({
      about,
      key,
      values: [...values].map(([value, sums]) => valueFrom(about, value, sums)).sort(inOrder(about)),
    }))
    .sort((a, b) => ABOUT.indexOf(a.about) - ABOUT.indexOf(b.about) || (a.key < b.key ? -1 : 1));
}

function valueFrom(about: Group['about'], value: string, sums: readonly Sums[]): Value {
  const total = (of: (row: Sums) => number) => sums.reduce((sum, row) => sum + of(row), 0);
  const games = total(row => row.games);
  const isOfSeats = about === 'trait' || about === 'seat';
  return {
    value,
    games,
    share: isOfSeats
      ? shareOf(
          games,
          total(row => row.wins) / WHOLE,
          total(row => row.games / row.seats),
        )
      : null,
    points: meanOf(
      games,
      total(row => row.points),
      total(row => row.squares),
    ),
  };
}

/** Seats by number; traits by their share of first places; the rest by how often it was played. */
function inOrder(about: Group['about']): (a: Value, b: Value) => number {
  if (about === 'seat' || about === 'seats') return (a, b) => Number(a.value) - Number(b.value);
  const rank = ({ share, games }: Value) => (share ? share.wins / games : games);
  return (a, b) => rank(b) - rank(a) || (a.value < b.value ? -1 : 1);
}

export async function botsOf(db: Kysely<Database>, game: string): Promise<BotRating[]> {
  const rows = await db
    .selectFrom('rating')
    .select(['bot', 'mu', 'sigma', 'games'])
    .where('game', '=', game)
    .where('ladder', '=', 'bots')
    .where('bot', 'is not', null)
    .orderBy('mu', 'desc')
    .execute();
  return rows.map(({ bot, games, ...strength }) => ({ bot: bot!, games, ...shownOf(strength) }));
}
