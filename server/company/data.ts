/** What is kept about a person, for themselves: each part of the server adds its own section. */
import type { Kysely } from 'kysely';
import { solvedBy } from '../people/solved.ts';
import type { Database } from '../storage/database.ts';
import type { Company } from './company.ts';

/** What one part keeps about this person, as plain JSON. */
export type Section = (person: string) => Promise<unknown>;

export class OwnData {
  private readonly sections = new Map<string, Section>();

  add(sections: Readonly<Record<string, Section>>): void {
    for (const [name, section] of Object.entries(sections)) this.sections.set(name, section);
  }

  async of(person: string): Promise<Record<string, unknown>> {
    const all: Record<string, unknown> = {};
    for (const [name, section] of this.sections) all[name] = await section(person);
    return all;
  }
}

/** Who I am, what I have written and played, and whom I know. */
export const ownSections = (db: Kysely<Database>, { profiles, friends, apart, invitations }: Company): Record<string, Section> => ({
  account: async id => {
    const { name, email, emailVerified, language, preferences, createdAt } = await db
      .selectFrom('person')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, name, email, emailVerified, language, preferences: JSON.parse(preferences ?? '{}'), since: createdAt.getTime() };
  },
  profile: async id => {
    const { tag, motif, findable, shows } = await profiles.byId(id);
    return { tag, motif, findable, shows };
  },
  sessions: id => db.selectFrom('session').select(['createdAt', 'updatedAt', 'userAgent']).where('userId', '=', id).execute(),
  passkeys: id => db.selectFrom('passkey').select(['name', 'createdAt']).where('userId', '=', id).execute(),
  browsers: id => db.selectFrom('push').select('endpoint').where('person_id', '=', id).execute(),
  friends: id => friends.list(id),
  muted: id => apart.list('muted', id),
  blocked: id => apart.list('blocked', id),
  invitations: id => invitations.list(id),
  tables: id =>
    db
      .selectFrom('seat')
      .innerJoin('tables', 'tables.id', 'seat.table_id')
      .select(['tables.id', 'game', 'seat', 'name', 'status', 'visibility', 'created_at', 'touched_at', 'wish'])
      .where('person_id', '=', id)
      .orderBy('created_at')
      .execute(),
  chat: id => db.selectFrom('chat').select(['table_id', 'text', 'at']).where('person_id', '=', id).orderBy('at').execute(),
  solved: id => solvedBy(db, id),
  notes: id => db.selectFrom('note').select(['table_id', 'text']).where('person_id', '=', id).execute(),
});
