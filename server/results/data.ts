/** What is kept about a person's results, for themselves. */
import type { Kysely } from 'kysely';
import type { Section } from '../company/data.ts';
import type { Database } from '../storage/database.ts';
import { ratingsOf } from './ofPerson.ts';

export const resultSections = (db: Kysely<Database>): Record<string, Section> => ({
  results: id =>
    db
      .selectFrom('played')
      .select(['table_id', 'seat', 'game', 'seats', 'ended_at', 'points', 'rank', 'way', 'traits', 'rated'])
      .where('person_id', '=', id)
      .orderBy('ended_at')
      .execute(),
  ratings: id => ratingsOf(db, id),
});
