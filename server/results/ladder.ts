/**
 * Ratings in the order in which tables ended: `(ended_at, table_id)`. A table that is rated late is put in its place, and everything behind it is
 * rated again, so that the numbers depend on the tables alone. Whoever writes holds the game's lock (`results.ts`).
 */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Ladder, PlayedRow, RatedRow } from '../storage/resultsTables.ts';
import { rateTable, type Strength, UNKNOWN } from './strength.ts';

/** A place in the order. */
export interface Place {
  ended_at: number;
  table_id: string;
}

const BEGINNING: Place = { ended_at: 0, table_id: '' };
/** Rows read at a time while ratings are worked out again. */
const PAGE = 2_000;

type Row = Selectable<RatedRow>;
type Standing = Strength & { games: number };

/** The person's id or the bot's name; null: a person who has left the server. */
const playerOf = ({ person_id, bot }: Pick<Row, 'person_id' | 'bot'>): string | null => person_id ?? bot;

/** Puts a table on a ladder; what it does to ratings is worked out by `rateFrom`. What was known of people who have left is kept. */
export async function putOnLadder(trx: Kysely<Database>, rows: readonly PlayedRow[], ladder: Ladder): Promise<void> {
  const fresh = { mu_before: UNKNOWN.mu, sigma_before: UNKNOWN.sigma, ...UNKNOWN, games: 0 };
  await trx
    .insertInto('rated')
    .values(
      rows.map(({ table_id, seat, game, ended_at, person_id, bot, rank }) => ({
        table_id,
        seat,
        game,
        ladder,
        ended_at,
        person_id,
        bot,
        rank,
        ...fresh,
      })),
    )
    .onConflict(conflict =>
      conflict.columns(['table_id', 'seat']).doUpdateSet(eb => ({
        ladder: eb.ref('excluded.ladder'),
        ended_at: eb.ref('excluded.ended_at'),
        person_id: eb.ref('excluded.person_id'),
        bot: eb.ref('excluded.bot'),
        rank: eb.ref('excluded.rank'),
      })),
    )
    .execute();
}

/** Works out the ratings from a place in the order to the end, and writes what has changed. Returns how much that was. */
export async function rateFrom(
  trx: Kysely<Database>,
  game: string,
  ladder: Ladder,
  from: Place = BEGINNING,
): Promise<{ tables: number; players: number }> {
  const known = new Map<string, Standing>();
  const touched = new Map<string, Row>();
  let tables = 0;
  for await (const rows of pagesFrom(trx, game, ladder, from)) {
    await learn(trx, game, ladder, from, rows, known);
    const differing = tablesIn(rows).flatMap(table => {
      const after = rated(table, known);
      for (const row of after) if (playerOf(row) !== null) touched.set(playerOf(row)!, row);
      return after.some((row, i) => differs(row, table[i])) ? [after] : [];
    });
    tables += differing.length;
    await write(trx, differing.flat());
  }
  return { tables, players: await writeRatings(trx, [...touched.values()]) };
}

/** Rows in the order of tables; a table is never cut by the end of a page. */
async function* pagesFrom(trx: Kysely<Database>, game: string, ladder: Ladder, from: Place): AsyncGenerator<Row[]> {
  let next: Place | null = from;
  while (next) {
    const rows: Row[] = await trx
      .selectFrom('rated')
      .selectAll()
      .where('game', '=', game)
      .where('ladder', '=', ladder)
      .where(sql<boolean>`(ended_at, table_id) >= (${next.ended_at}, ${next.table_id})`)
      .orderBy('ended_at')
      .orderBy('table_id')
      .orderBy('seat')
      .limit(PAGE)
      .execute();
    const last = rows[rows.length - 1];
    next = rows.length === PAGE ? last : null;
    yield next ? rows.filter(({ table_id }) => table_id !== last.table_id) : rows;
  }
}

function tablesIn(rows: readonly Row[]): Row[][] {
  const tables: Row[][] = [];
  for (const row of rows) {
    if (tables.at(-1)?.[0].table_id === row.table_id) tables.at(-1)!.push(row);
    else tables.push([row]);
  }
  return tables;
}

/** The standing before `from` of players met for the first time. */
async function learn(trx: Kysely<Database>, game: string, ladder: Ladder, from: Place, rows: readonly Row[], known: Map<string, Standing>) {
  const unmet = (of: (row: Row) => string | null) => [...new Set(rows.map(of))].filter(id => id !== null && !known.has(id)) as string[];
  const before =
    from === BEGINNING
      ? []
      : await lastBefore(
          trx,
          game,
          ladder,
          from,
          unmet(row => row.person_id),
          unmet(row => row.bot),
        );
  for (const row of before) known.set(playerOf(row)!, row);
  for (const id of unmet(playerOf)) known.set(id, { ...UNKNOWN, games: 0 });
}

async function lastBefore(
  trx: Kysely<Database>,
  game: string,
  ladder: Ladder,
  from: Place,
  people: string[],
  bots: string[],
): Promise<Row[]> {
  const last = (column: 'person_id' | 'bot', ids: string[]) =>
    sql<Row>`select r.* from unnest(${ids}::text[]) as who (id) cross join lateral (
      select * from rated where ${sql.ref(column)} = who.id and game = ${game} and ladder = ${ladder}
        and (ended_at, table_id) < (${from.ended_at}, ${from.table_id})
      order by ended_at desc, table_id desc limit 1) r`.execute(trx);
  const found = [...(people.length > 0 ? [await last('person_id', people)] : []), ...(bots.length > 0 ? [await last('bot', bots)] : [])];
  return found.flatMap(({ rows }) => rows);
}

/** One table's rows with their new numbers; `known` goes on with them. A bot in several seats goes on with the mean of what these came to. */
function rated(table: readonly Row[], known: Map<string, Standing>): Row[] {
  const before = table.map(row => known.get(playerOf(row) ?? '') ?? { mu: row.mu_before, sigma: row.sigma_before, games: row.games - 1 });
  const after = rateTable(
    before,
    table.map(({ rank }) => rank),
  );
  const rows = table.map((row, i) => ({
    ...row,
    mu_before: before[i].mu,
    sigma_before: before[i].sigma,
    ...after[i],
    games: before[i].games + 1,
  }));
  for (const player of new Set(rows.map(playerOf))) {
    if (player === null) continue;
    const own = rows.filter(row => playerOf(row) === player);
    const mean = { mu: sum(own.map(row => row.mu)) / own.length, sigma: sum(own.map(row => row.sigma)) / own.length };
    for (const row of own) Object.assign(row, mean);
    known.set(player, { ...mean, games: own[0].games });
  }
  return rows;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const NUMBERS = ['mu_before', 'sigma_before', 'mu', 'sigma', 'games'] as const;
const differs = (a: Row, b: Row): boolean => NUMBERS.some(key => a[key] !== b[key]);

async function write(trx: Kysely<Database>, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`update rated set mu_before = n.mu_before, sigma_before = n.sigma_before, mu = n.mu, sigma = n.sigma, games = n.games
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as n (table_id text, seat integer, mu_before double precision,
      sigma_before double precision, mu double precision, sigma double precision, games integer)
    where rated.table_id = n.table_id and rated.seat = n.seat`.execute(trx);
}

/** What a ladder shows is each player's last row. */
async function writeRatings(trx: Kysely<Database>, last: readonly Row[]): Promise<number> {
  if (last.length === 0) return 0;
  const rows = last.map(({ game, ladder, person_id, bot, mu, sigma, games }) => {
    return { game, ladder, player: person_id ?? bot, person_id, bot, mu, sigma, games };
  });
  const { numAffectedRows } = await sql`insert into rating (game, ladder, player, person_id, bot, mu, sigma, games)
    select game, ladder, player, person_id, bot, mu, sigma, games
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as n (game text, ladder text, player text, person_id text, bot text,
      mu double precision, sigma double precision, games integer)
    on conflict (game, ladder, player) do update set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games
    where (rating.mu, rating.sigma, rating.games) is distinct from (excluded.mu, excluded.sigma, excluded.games)`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
