/** The parts that know how people stand to each other. */
import type { Kysely } from 'kysely';
import type { Presence } from '../push/presence.ts';
import type { Results } from '../results/results.ts';
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

export function makeCompany(db: Kysely<Database>, presence: Presence, results: Results, now: () => number): Company {
  const profiles = new Profiles(db);
  const friends = new Friendships(db, presence, now);
  const apart = new Apart(db, now);
  const pages = new Pages({ db, profiles, friends, apart, presence, results });
  const company = { profiles, friends, apart, invitations: new Invitations(db, apart, now), pages, data: new OwnData() };
  company.data.add(ownSections(db, company));
  return company;
}
