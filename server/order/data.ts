/** What is kept about a person for the sake of order: for themselves, and what of it goes with them. */
import type { Kysely } from 'kysely';
import type { Section } from '../company/data.ts';
import type { Database } from '../storage/database.ts';
import { TOLD } from './measures.ts';

export const orderSections = (db: Kysely<Database>): Record<string, Section> => ({
  office: id => db.selectFrom('office').select(['office', 'since']).where('person_id', '=', id).execute(),
  reports: id =>
    db.selectFrom('report').select(['at', 'name', 'table_id', 'reason', 'words']).where('by_person', '=', id).orderBy('at').execute(),
  // What moderators say among themselves is not told to anybody else.
  decisions: id =>
    db
      .selectFrom('measure')
      .select(['at', 'kind', 'until', 'words'])
      .where('about', '=', id)
      .where('kind', 'in', [...TOLD, 'appeal', 'granted', 'revoked'])
      .orderBy('at')
      .execute(),
});

/** Reports and decisions stay, and name the person no more. */
export async function forgetInOrder(db: Kysely<Database>, person: string, gone: string): Promise<void> {
  const about = await db.selectFrom('report').select(['id', 'name', 'context']).where('about', '=', person).execute();
  for (const { id, name, context } of about) {
    const nameless = context.replaceAll(`"name":${JSON.stringify(name)}`, `"name":${JSON.stringify(gone)}`);
    await db.updateTable('report').set({ about: null, name: gone, context: nameless }).where('id', '=', id).execute();
  }
  await db.updateTable('report').set({ by_person: null }).where('by_person', '=', person).execute();
  await db.updateTable('measure').set({ about: null }).where('about', '=', person).execute();
  await db.updateTable('measure').set({ by_person: null }).where('by_person', '=', person).execute();
}
