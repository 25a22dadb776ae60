/** Fills a database with finished tables as their jobs would have left them, without the moves: for measurements and pictures. Nothing of a server imports it. */
import { decide, type Game, type Kind, optionsOf, pending, type Random, randomFrom, start, type Title } from '@tarsas/kernel';
import { botName } from '@tarsas/words/address';
import { type Kysely, sql } from 'kysely';
import { titles } from '../../games/registry.ts';
import type { Database } from '../storage/database.ts';
import type { Ladder, PlayedRow } from '../storage/resultsTables.ts';
import { putOnLadder, rateFrom } from './ladder.ts';
import { addTallies, addTo, type Tally, talliesOf } from './tally.ts';

const PEOPLE = 400;
const BOTS = ['gentle', 'greedy', 'planner'];
/** They ended within three years. */
const SPAN = 3 * 365 * 86_400_000;
const BATCH = 500;
/** When the last one ended, if nothing else is asked for: measurements go through these months. */
const UNTIL = Date.UTC(2027, 0);

/** What a game's finished tables look like: keys of traits, and the values that each may have. */
interface Likeness {
  title: Title;
  seat: string[];
  table: string[];
}

function likenessOf(title: Title): Likeness {
  const game: Game<Kind> = title.game;
  const random = randomFrom(`${game.id} to its end`);
  let { state } = start(game, { seats: game.seats.max, seed: game.id, options: {} });
  while (!state.over) {
    const decision = pending(game, state).find(({ waiting }) => waiting)!;
    const options = optionsOf(game, state, decision);
    state = decide(game, state, decision, options[random(options.length)]!).state;
  }
  const traits = game.traits?.(state);
  return { title, seat: Object.keys(traits?.seats[0] ?? {}), table: Object.keys(traits?.table ?? {}) };
}

const idOf = (n: number): string => `t${String(n).padStart(15, '0')}`;
const personOf = (n: number): string => `person${n}`;
const nameOf = (person: string): string => person.replace('person', 'Person ');

/** The first person plays at every `every`th table; everybody else by chance. */
function tableNo(
  n: number,
  of: number,
  every: number,
  { title, seat, table }: Likeness,
  random: Random,
  until: number,
): { rows: PlayedRow[]; ladder: Ladder | null } {
  const { game, voices } = title;
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const some = (keys: readonly string[]) =>
    JSON.stringify(Object.fromEntries(keys.map(key => [key, pick(Object.keys(voices.en.trait(key).values))])));
  const seats = Math.max(2, game.seats.min) + random(game.seats.max - Math.max(2, game.seats.min) + 1);
  const first = n % every === 0 ? 0 : 1 + random(PEOPLE - 1);
  const hasBots = random(4) === 0;
  const ladder = hasBots ? 'bots' : random(2) === 0 ? 'people' : null;
  const options = Object.fromEntries(
    Object.entries(game.options as Record<string, { values: readonly unknown[] }>).map(([key, { values }]) => [
      key,
      random(5) === 0 ? pick(values) : values[0],
    ]),
  );
  const points = Array.from({ length: seats }, () => 60 + random(80));
  const common = {
    table_id: idOf(n),
    game: game.id,
    seats,
    options: JSON.stringify(options),
    setting: some(table),
    rated: ladder === 'people',
  };
  const rows = points.map((own, seatNo): PlayedRow => {
    const bot = hasBots && seatNo > 0 ? pick(BOTS) : null;
    const person_id = bot ? null : personOf(seatNo === 0 ? first : 1 + ((first + seatNo * 7) % (PEOPLE - 1)));
    const rank = 1 + points.filter(other => other > own).length;
    const ended_at = until - Math.floor((SPAN * (of - 1 - n)) / of);
    return { ...common, seat: seatNo, ended_at, person_id, bot, points: own, rank, way: 'finished', traits: some(seat) };
  });
  return { rows, ladder };
}

async function insert(db: Kysely<Database>, table: 'tables' | 'seat' | 'played', rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0]!).map(key => sql.ref(key)));
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::text::jsonb)`.execute(db);
}

async function insertTables(db: Kysely<Database>, rows: readonly PlayedRow[]): Promise<void> {
  const tables = rows.filter(({ seat }) => seat === 0);
  const fixed = { rules: 1, seed: 's', visibility: 'open', invite: 'i', status: 'over', n: 1, waiting: 0, bots_waiting: 0 };
  await insert(
    db,
    'tables',
    tables.map(({ table_id: id, game, seats, options, ended_at, rated }) => ({
      ...{ ...fixed, id, game, seats, options, rated },
      ...{ created_at: ended_at, touched_at: ended_at, result: '{"scores":[],"resigned":[]}' },
    })),
  );
  await insert(
    db,
    'seat',
    rows.map(({ table_id, seat, person_id, bot }) => ({
      table_id,
      seat,
      person_id,
      bot,
      name: person_id ? nameOf(person_id) : botName(seat),
    })),
  );
  await insert(db, 'played', rows);
}

/** So many tables, at `games` of which the person with the tag `regular` sat; the last of them ended at `until`. */
export async function fill(db: Kysely<Database>, tables: number, games: number, until = UNTIL): Promise<void> {
  const people = Array.from({ length: PEOPLE }, (_, n) => ({ id: personOf(n), name: nameOf(personOf(n)) }));
  for (const { id, name } of people)
    await db
      .insertInto('person')
      .values({ id, name, email: `${id}@example.org`, emailVerified: true, isAnonymous: false } as never)
      .execute();
  await db
    .insertInto('profile')
    .values({ person_id: personOf(0), tag: 'regular', motif: null, findable: true, shows: '{}' })
    .execute();
  const random = randomFrom('finished tables');
  const likenesses = titles.filter(({ game }) => game.traits).map(likenessOf);
  const tallies = new Map<string, Tally>();
  for (let n = 0; n < tables; n += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, tables - n) }, (_, i) => {
      // Half of them are of the first game.
      const likeness = likenesses[random(2) === 0 ? 0 : random(likenesses.length)]!;
      return tableNo(n + i, tables, Math.floor(tables / games), likeness, random, until);
    });
    for (const { rows } of batch) for (const tally of talliesOf(rows)) addTo(tallies, tally);
    await db.transaction().execute(async trx => {
      await insertTables(
        trx,
        batch.flatMap(({ rows }) => rows),
      );
      for (const ladder of ['people', 'bots'] as const) {
        const rated = batch.filter(table => table.ladder === ladder).flatMap(({ rows }) => rows);
        if (rated.length > 0) await putOnLadder(trx, rated, ladder);
      }
    });
  }
  await addTallies(db, [...tallies.values()]);
  for (const { title } of likenesses)
    for (const ladder of ['people', 'bots'] as const) await db.transaction().execute(trx => rateFrom(trx, title.game.id, ladder));
}
