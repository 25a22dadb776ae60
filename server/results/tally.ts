/**
 * Sums for statistics, kept as tables end: reading 100,000 tables for every visitor would take a second. One table adds to a few dozen rows, each a
 * whole number, so that sums kept and sums rebuilt are equal whatever the order.
 */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { PlayedRow, TallyRow } from '../storage/resultsTables.ts';
import { ruleSetsOf } from './ruleSets.ts';

export type Tally = Selectable<TallyRow>;

/** Parts of a first place: divisible by every number of seats that may share it. */
export const WHOLE = 27_720;
/** Longer values of options are files of components and the like. */
const LONGEST_VALUE = 60;
export const OTHER = 'other';
/** Rows of one statement. */
const BATCH = 5_000;

const COLUMNS = ['game', 'within', 'about', 'key', 'value', 'seats', 'rated', 'bots', 'month'] as const;
const SUMS = ['games', 'wins', 'points', 'squares'] as const;

export function monthOf(at: number): number {
  const date = new Date(at);
  return 12 * (date.getUTCFullYear() - 1970) + date.getUTCMonth();
}

/** When a month begins. */
export const beginOf = (month: number): number => Date.UTC(1970, month);

/** What one finished table adds. Only tables at which several played and all played to the end tell how strong something is. */
export function talliesOf(rows: readonly Selectable<PlayedRow>[]): Tally[] {
  if (rows.length < 2 || rows.some(({ way }) => way !== 'finished')) return [];
  const [{ game, seats, rated, ended_at, ...table }] = rows;
  const [options, setting] = [JSON.parse(table.options) as Record<string, unknown>, JSON.parse(table.setting) as Record<string, string>];
  const same = { game, within: '', seats, rated, bots: rows.some(({ bot }) => bot !== null), month: monthOf(ended_at) };
  const winners = rows.filter(({ rank }) => rank === 1);
  const best = { games: 1, wins: 0, points: winners[0].points, squares: winners[0].points ** 2 };
  const tallies: Tally[] = [{ ...same, about: 'table', key: '', value: '', ...best }];
  const kinds = [
    ...ruleSetsOf(game, options).map(value => ({ about: 'rules', key: RULES, value }) as const),
    ...Object.entries(setting).map(([key, value]) => ({ about: 'setting', key, value }) as const),
  ];
  for (const kind of kinds) tallies.push({ ...same, ...kind, ...best });
  for (const row of rows) {
    const own = { games: 1, wins: row.rank === 1 ? WHOLE / winners.length : 0, points: row.points, squares: row.points ** 2 };
    tallies.push({ ...same, about: 'seat', key: '', value: String(row.seat), ...own });
    for (const [key, value] of Object.entries(JSON.parse(row.traits) as Record<string, string>))
      tallies.push({ ...same, about: 'trait', key, value, ...own });
  }
  const within = kinds.flatMap(({ key, value }) => tallies.map(tally => ({ ...tally, within: withinOf(key, value) })));
  // Single options are not told apart within a set: they would be most of all rows.
  for (const [key, value] of Object.entries(options)) tallies.push({ ...same, about: 'option', key, value: textOf(value), ...best });
  return summed([...tallies, ...within]);
}

/** The key of rule sets, beside those of the game's settings. */
export const RULES = 'rules';
/** The tables of one rule set or one setting. */
const withinOf = (key: string, value: string): string => `${key}:${value}`;

/** As the words of the game name it (`String(value)`); free-form values are all the same to statistics. */
function textOf(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? OTHER : String(value);
  return text.length <= LONGEST_VALUE ? text : OTHER;
}

/** Rows of the same key become one, in the order of keys: two transactions that add to the same rows take turns and never wait in a circle. */
export function summed(tallies: Iterable<Tally>): Tally[] {
  const byKey = new Map<string, Tally>();
  for (const tally of tallies) addTo(byKey, tally);
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, tally]) => tally);
}

export function addTo(byKey: Map<string, Tally>, tally: Tally): void {
  const key = keyOf(tally);
  const sum = byKey.get(key);
  if (!sum) byKey.set(key, { ...tally });
  else for (const column of SUMS) sum[column] += tally[column];
}

export const keyOf = (tally: Tally): string => JSON.stringify(COLUMNS.map(column => tally[column]));

export async function addTallies(trx: Kysely<Database>, tallies: readonly Tally[]): Promise<void> {
  for (let i = 0; i < tallies.length; i += BATCH) await addBatch(trx, tallies.slice(i, i + BATCH));
}

async function addBatch(trx: Kysely<Database>, tallies: readonly Tally[]): Promise<void> {
  await sql`insert into tally select * from jsonb_populate_recordset(null::tally, ${JSON.stringify(tallies)}::text::jsonb)
    on conflict (game, within, about, key, value, seats, rated, bots, month) do update set games = tally.games + excluded.games,
      wins = tally.wins + excluded.wins, points = tally.points + excluded.points, squares = tally.squares + excluded.squares`.execute(trx);
}
