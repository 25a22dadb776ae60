/** How far people have come with the positions to solve. Devices keep that too, also without an account: whatever comes from one is put together with what is here. */
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { positions } from '../../games/posed.ts';
import type { Database } from '../storage/database.ts';
import type { SolvedRow } from '../storage/solved.ts';

export const LEVELS = ['tried', 'shown', 'solved'] as const;

export interface Solved {
  game: string;
  position: string;
  state: (typeof LEVELS)[number];
  tries: number;
  at: number;
}

/** The further one counts, and of equals the earlier one. */
const further = () => ({
  level: sql<number>`greatest(solved.level, excluded.level)`,
  tries: sql<number>`greatest(solved.tries, excluded.tries)`,
  at: sql<number>`case when excluded.level > solved.level then excluded.at
    when excluded.level = solved.level then least(solved.at, excluded.at) else solved.at end`,
});

/** Rows that would stay as they are are not written. */
const isNews = sql<boolean>`excluded.level > solved.level or excluded.tries > solved.tries
  or (excluded.level = solved.level and excluded.at < solved.at)`;

export async function solvedBy(db: Kysely<Database>, person: string): Promise<Solved[]> {
  const rows = await db.selectFrom('solved').selectAll().where('person_id', '=', person).orderBy('game').orderBy('position').execute();
  return rows.map(({ game, position, level, tries, at }) => ({ game, position, state: LEVELS[level], tries, at }));
}

/** Positions that this server does not know are left out: a device may come from a time with others. */
export async function addSolved(db: Kysely<Database>, person: string, given: readonly Solved[], now: number): Promise<void> {
  const known = await knownOf(given);
  // One row may be touched once.
  const rows = new Map<string, SolvedRow>();
  for (const { game, position, state, tries, at } of given.filter(({ game, position }) => known.get(game)?.has(position))) {
    const key = `${game} ${position}`;
    const row = { person_id: person, game, position, level: LEVELS.indexOf(state), tries, at: Math.min(at, now) };
    rows.set(key, furtherOf(rows.get(key) ?? row, row));
  }
  if (rows.size === 0) return;
  await db
    .insertInto('solved')
    .values([...rows.values()])
    .onConflict(conflict => conflict.columns(['person_id', 'game', 'position']).doUpdateSet(further()).where(isNews))
    .execute();
}

/** As the database puts them together. */
function furtherOf(one: SolvedRow, other: SolvedRow): SolvedRow {
  const [, more] = [one, other].sort((a, b) => a.level - b.level || b.at - a.at);
  return { ...more, tries: Math.max(one.tries, other.tries) };
}

/** By game: the ids of its positions. */
async function knownOf(given: readonly Solved[]): Promise<Map<string, Set<string>>> {
  const games = [...new Set(given.map(({ game }) => game))].filter(game => Object.hasOwn(positions, game));
  return new Map(await Promise.all(games.map(async game => [game, new Set((await positions[game]()).map(({ id }) => id))] as const)));
}

/** What a guest has solved goes along to the account. */
export async function adoptSolved(db: Kysely<Database>, guest: string, person: string): Promise<void> {
  const theirs = (eb: ExpressionBuilder<Database, 'solved'>) => [
    eb.val(person).as('person_id'),
    'game' as const,
    'position' as const,
    'level' as const,
    'tries' as const,
    'at' as const,
  ];
  await db
    .insertInto('solved')
    .columns(['person_id', 'game', 'position', 'level', 'tries', 'at'])
    .expression(db.selectFrom('solved').select(theirs).where('person_id', '=', guest))
    .onConflict(conflict => conflict.columns(['person_id', 'game', 'position']).doUpdateSet(further()))
    .execute();
}
