/** Profiles: a person's tag and face, who may find them, and which part of their page they show to whom. */
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { Problem } from '../text/problem.ts';
import { type Motif, motifFor, newTag } from './tags.ts';

/** Somebody as everybody may know them. */
export interface Known {
  tag: string;
  name: string;
  /** Null: a guest, shown by initials. */
  motif: Motif | null;
}

/** The parts of a page, and to whom each is shown where its owner has said nothing. */
export const PARTS = { results: 'all', ratings: 'all', together: 'all', playing: 'friends', here: 'friends' } as const;
export type Part = keyof typeof PARTS;
export type Audience = 'all' | 'friends' | 'me';
export type Shows = Record<Part, Audience>;

export interface Profile extends Known {
  id: string;
  guest: boolean;
  findable: boolean;
  shows: Shows;
  since: number;
}

/** A tag that is taken is drawn again, so many times at most. */
const DRAWS = 10;
const FOUND_AT_MOST = 20;

export class Profiles {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** The tag and face of a person, made when they are first asked for. A guest gets a face with the account. */
  async ensure(id: string, name: string, guest: boolean): Promise<{ tag: string; motif: Motif | null }> {
    const found = (await this.look(id)) ?? (await this.make(id, name));
    if (guest || found.motif) return { tag: found.tag, motif: found.motif as Motif | null };
    const motif = motifFor(found.tag);
    await this.db.updateTable('profile').set({ motif }).where('person_id', '=', id).execute();
    return { tag: found.tag, motif };
  }

  private look(id: string) {
    return this.db.selectFrom('profile').select(['tag', 'motif']).where('person_id', '=', id).executeTakeFirst();
  }

  private async make(id: string, name: string): Promise<{ tag: string; motif: string | null }> {
    for (let draw = 0; draw < DRAWS; draw++) {
      await this.db
        .insertInto('profile')
        .values({ person_id: id, tag: newTag(name), motif: null })
        .onConflict(conflict => conflict.doNothing())
        .execute();
      const made = await this.look(id);
      if (made) return made;
    }
    throw new Error('No tag was free');
  }

  async byTag(tag: string): Promise<Profile> {
    const row = await this.rows().where('profile.tag', '=', tag.toLowerCase()).executeTakeFirst();
    if (!row) throw new Problem('noPerson');
    return profileOf(row);
  }

  async byId(id: string): Promise<Profile> {
    return profileOf(await this.rows().where('profile.person_id', '=', id).executeTakeFirstOrThrow());
  }

  private rows() {
    return this.db
      .selectFrom('profile')
      .innerJoin('person', 'person.id', 'profile.person_id')
      .select(['person.id', 'person.name', 'person.isAnonymous', 'person.createdAt'])
      .select(['profile.tag', 'profile.motif', 'profile.findable', 'profile.shows'])
      .where(sql<SqlBool>`not exists (select 1 from leaving where leaving.person_id = person.id)`);
  }

  async change(id: string, { motif, findable, shows }: { motif?: Motif; findable?: boolean; shows?: Partial<Shows> }): Promise<Profile> {
    const before = await this.byId(id);
    await this.db
      .updateTable('profile')
      .set({
        ...(motif && { motif }),
        ...(findable !== undefined && { findable }),
        shows: JSON.stringify({ ...before.shows, ...shows }),
      })
      .where('person_id', '=', id)
      .execute();
    return this.byId(id);
  }

  /** Accounts whose name or tag begins like this, but those that do not want to be found and those kept apart from the seeker. */
  async search(text: string, seeker: string): Promise<Known[]> {
    const begins = `${text
      .trim()
      .toLowerCase()
      .replace(/[\\%_]/g, '\\$&')}%`;
    const apart = sql<SqlBool>`exists (select 1 from blocked where (person_id, other_id) in ((person.id, ${seeker}), (${seeker}, person.id)))`;
    const found = await this.rows()
      .where(sql<SqlBool>`person.id in (select person_id from profile where tag like ${begins}
        union select id from person where lower(name) like ${begins})`)
      .where('profile.findable', '=', true)
      .where('person.isAnonymous', 'is not', true)
      .where('person.id', '<>', seeker)
      .where(eb => eb.not(apart))
      .orderBy(sql`lower(person.name)`)
      .orderBy('profile.tag')
      .limit(FOUND_AT_MOST)
      .execute();
    return found.map(row => knownOf(row));
  }
}

type Row = Awaited<ReturnType<ReturnType<Profiles['rows']>['executeTakeFirstOrThrow']>>;

/** Somebody from a row that was joined with their profile. */
export const knownOf = ({ tag, name, motif }: { tag: string; name: string; motif: string | null }): Known => ({
  tag,
  name,
  motif: motif as Motif | null,
});

const profileOf = (row: Row): Profile => ({
  ...knownOf(row),
  id: row.id,
  guest: row.isAnonymous ?? false,
  findable: row.findable,
  shows: { ...PARTS, ...(JSON.parse(row.shows) as Partial<Shows>) },
  since: row.createdAt.getTime(),
});
