/** Who holds an office. The first administrator is made on the command line; administrators make moderators. Every change is a measure. */
import { type Kysely, sql } from 'kysely';
import { CHANNEL } from '../storage/commit.ts';
import type { Database } from '../storage/database.ts';
import type { Office } from '../storage/order.ts';
import { Problem } from '../text/problem.ts';

export interface Officer {
  /** Null until they have come by: a tag is made with their first request. */
  tag: string | null;
  name: string;
  office: Office;
  since: number;
}

/** An administrator may do whatever a moderator may. */
export const mayActAs = (office: Office | null, wanted: Office): boolean =>
  office === 'administrator' || (office !== null && office === wanted);

export class Offices {
  private readonly db: Kysely<Database>;
  private readonly now: () => number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  async of(person: string): Promise<Office | null> {
    const found = await this.db.selectFrom('office').select('office').where('person_id', '=', person).executeTakeFirst();
    return found?.office ?? null;
  }

  list(): Promise<Officer[]> {
    return this.db
      .selectFrom('office')
      .innerJoin('person', 'person.id', 'office.person_id')
      .leftJoin('profile', 'profile.person_id', 'office.person_id')
      .select(['profile.tag', 'person.name', 'office.office', 'office.since'])
      .orderBy('office.office')
      .orderBy('office.since')
      .execute();
  }

  /** `by`: null on the command line. An office of another kind is replaced. */
  async grant(person: string, office: Office, by: string | null): Promise<void> {
    const row = { person_id: person, office, since: this.now() };
    await this.db.transaction().execute(async trx => {
      await trx
        .insertInto('office')
        .values(row)
        .onConflict(conflict => conflict.column('person_id').doUpdateSet(row))
        .execute();
      await this.note(trx, 'granted', person, by, office);
    });
  }

  async revoke(person: string, by: string | null): Promise<void> {
    await this.db.transaction().execute(async trx => {
      const gone = await trx.deleteFrom('office').where('person_id', '=', person).returning('office').executeTakeFirst();
      if (!gone) throw new Problem('noOffice');
      await this.note(trx, 'revoked', person, by, gone.office);
    });
  }

  /** Only an address that its owner has confirmed tells who somebody is. */
  async withEmail(email: string): Promise<string> {
    const found = await this.db
      .selectFrom('person')
      .select('id')
      .where('email', '=', email.trim().toLowerCase())
      .where('emailVerified', '=', true)
      .executeTakeFirst();
    if (!found) throw new Problem('nobodyThere', email);
    return found.id;
  }

  private async note(db: Kysely<Database>, kind: 'granted' | 'revoked', about: string, by: string | null, words: Office): Promise<void> {
    await db
      .insertInto('measure')
      .values({ case_id: null, at: this.now(), by_person: by, about, kind, until: null, words, answers: null })
      .execute();
    // Every process forgets what it remembers of this person, so the office holds, or ends, with the next request.
    await sql`select pg_notify(${CHANNEL}, ${`person ${about}`})`.execute(db);
  }
}
