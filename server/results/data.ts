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
  analyses: id =>
    db.selectFrom('analysis').select(['table_id', 'seat', 'asked_at', 'status']).where('asked_by', '=', id).orderBy('asked_at').execute(),
  ratings: id => ratingsOf(db, id),
  // What each table did to them.
  rated: id =>
    db
      .selectFrom('rated')
      .select(['table_id', 'seat', 'game', 'ladder', 'ended_at', 'rank', 'mu_before', 'sigma_before', 'mu', 'sigma'])
      .where('person_id', '=', id)
      .orderBy('ended_at')
      .execute(),
});
