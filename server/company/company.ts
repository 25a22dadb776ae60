/** The parts that know how people stand to each other. */
import type { Kysely } from 'kysely';
import type { Presence } from '../push/presence.ts';
import type { Results } from '../results/results.ts';
import type { Outbox } from '../storage/commit.ts';
import type { Database } from '../storage/database.ts';
import { Apart } from './apart.ts';
import { OwnData, ownSections } from './data.ts';
import { Friendships } from './friends.ts';
import { Invitations } from './invitations.ts';
import { Pages } from './page.ts';
import { Profiles } from './profiles.ts';

export interface Company {
  profiles: Profiles;
  friends: Friendships;
  apart: Apart;
  invitations: Invitations;
  pages: Pages;
  data: OwnData;
}

export interface CompanyConfig {
  db: Kysely<Database>;
  outbox: Outbox;
  presence: Presence;
  results: Results;
  now(): number;
}

export function makeCompany({ db, outbox, presence, results, now }: CompanyConfig): Company {
  const profiles = new Profiles(db);
  const friends = new Friendships(db, outbox, presence, now);
  const apart = new Apart(db, now);
  const pages = new Pages({ db, profiles, friends, apart, presence, results });
  const company = { profiles, friends, apart, invitations: new Invitations(db, outbox, apart, now), pages, data: new OwnData() };
  company.data.add(ownSections(db, company));
  return company;
}
