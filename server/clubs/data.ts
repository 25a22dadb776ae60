/** What clubs keep about a person: for themselves, and what of it goes with them. */
import { type Kysely, sql } from 'kysely';
import type { Section } from '../company/data.ts';
import type { Database } from '../storage/database.ts';

export const clubSections = (db: Kysely<Database>): Record<string, Section> => ({
  clubs: id =>
    db
      .selectFrom('member')
      .innerJoin('club', 'club.id', 'member.club_id')
      .select(['club.id', 'club.name', 'role', 'since'])
      .where('member.person_id', '=', id)
      .execute(),
  contests: id => db.selectFrom('entrant').selectAll().where('person_id', '=', id).execute(),
});

/** The log of a club names people by their ids; an empty one is somebody who left. */
export async function forgetInClubs(db: Kysely<Database>, person: string): Promise<void> {
  await sql`update happening set data = replace(data, ${person}, '') where position(${person} in data) > 0`.execute(db);
}
