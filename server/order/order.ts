/** Order in the house: offices, reports, cases, what is decided and told. */
import type { Kysely } from 'kysely';
import type { Profiles } from '../company/profiles.ts';
import type { Outbox } from '../storage/commit.ts';
import type { Database } from '../storage/database.ts';
import type { Reading } from '../table/reading.ts';
import { Cases } from './cases.ts';
import { House } from './house.ts';
import { Moderation } from './moderation.ts';
import { Offices } from './offices.ts';
import { Reports } from './reports.ts';

export interface Order {
  offices: Offices;
  reports: Reports;
  cases: Cases;
  moderation: Moderation;
  house: House;
}

export interface OrderConfig {
  db: Kysely<Database>;
  profiles: Profiles;
  reading: Reading;
  outbox: Outbox;
  now(): number;
  base(): string;
}

export function makeOrder({ db, profiles, reading, outbox, now, base }: OrderConfig): Order {
  const offices = new Offices(db, now);
  const reports = new Reports(db, profiles, reading, now);
  const cases = new Cases(db, now);
  return { offices, reports, cases, moderation: new Moderation({ db, cases, outbox, now, base }), house: new House(db, reports, now) };
}
