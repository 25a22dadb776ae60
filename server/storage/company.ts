/** What is stored about people and each other: profiles, friends, who is kept apart, invitations, accounts that are about to be deleted. */
import type { Generated, Kysely, Migration } from 'kysely';
import { motifFor, newTag } from '../company/tags.ts';
import type { Database } from './database.ts';

export const COMPANY = `
create table profile (person_id text primary key references person (id) on delete cascade, tag text not null unique, motif text,
  findable boolean not null default true, shows text not null default '{}');
create index profile_tag on profile (tag text_pattern_ops);
create index person_name on person (lower(name) text_pattern_ops);
create table friend (asker text not null references person (id) on delete cascade, asked text not null references person (id) on delete cascade,
  at bigint not null, since bigint, primary key (asker, asked));
create unique index friend_pair on friend (least(asker, asked), greatest(asker, asked));
create index friend_asked on friend (asked);
create table blocked (person_id text not null references person (id) on delete cascade,
  other_id text not null references person (id) on delete cascade, at bigint not null, primary key (person_id, other_id));
create index blocked_other on blocked (other_id);
create table muted (person_id text not null references person (id) on delete cascade,
  other_id text not null references person (id) on delete cascade, at bigint not null, primary key (person_id, other_id));
create index muted_other on muted (other_id);
create table invitation (table_id text not null references tables (id) on delete cascade,
  person_id text not null references person (id) on delete cascade, by_person text not null references person (id) on delete cascade,
  at bigint not null, primary key (table_id, person_id));
create index invitation_person on invitation (person_id, at desc);
create index invitation_by on invitation (by_person);
create table leaving (person_id text primary key references person (id) on delete cascade, asked_at bigint not null, at bigint not null);
create index leaving_at on leaving (at)
`;

/** Everybody who is here already gets a profile. */
export const withProfiles = (shape: Migration): Migration => ({
  async up(db: Kysely<Database>) {
    await shape.up(db);
    await giveProfiles(db);
  },
});

/** To everybody who has none. */
export async function giveProfiles(db: Kysely<Database>): Promise<void> {
  const people = await db
    .selectFrom('person')
    .select(['id', 'name', 'isAnonymous'])
    .where(eb => eb.not(eb.exists(eb.selectFrom('profile').select('tag').whereRef('person_id', '=', 'person.id'))))
    .execute();
  for (const { id, name, isAnonymous } of people) {
    const tag = newTag(name);
    await db
      .insertInto('profile')
      .values({ person_id: id, tag, motif: isAnonymous ? null : motifFor(tag) })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  }
}

export interface ProfileRow {
  person_id: string;
  /** Unique and lasting: the address of the person's page. */
  tag: string;
  /** The motif in the hoop; null: a guest, shown by initials. */
  motif: string | null;
  /** Whether a search by name finds them. */
  findable: Generated<boolean>;
  /** JSON: which part of the page is shown to whom, where it differs from the default. */
  shows: Generated<string>;
}

/** One row for each pair, whoever asked. */
export interface FriendRow {
  asker: string;
  asked: string;
  at: number;
  /** When it was accepted; null: it waits for an answer. */
  since: number | null;
}

/** `person_id` wants nothing to do with `other_id`, or does not want to read them. */
export interface ApartRow {
  person_id: string;
  other_id: string;
  at: number;
}

export interface InvitationRow {
  table_id: string;
  person_id: string;
  by_person: string;
  at: number;
}

/** An account that is deleted at `at` unless its person comes back before. */
export interface LeavingRow {
  person_id: string;
  asked_at: number;
  at: number;
}

export interface CompanyTables {
  profile: ProfileRow;
  friend: FriendRow;
  blocked: ApartRow;
  muted: ApartRow;
  invitation: InvitationRow;
  leaving: LeavingRow;
}
