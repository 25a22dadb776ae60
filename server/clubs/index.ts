/** The parts of a server that are about clubs, in the order in which they need each other. */
import type { Title } from '@tarsas/kernel';
import type { Kysely } from 'kysely';
import type { Queue } from '../jobs/queue.ts';
import type { Database } from '../storage/database.ts';
import type { Lobby } from '../table/lobby.ts';
import type { Tables } from '../table/tables.ts';
import { Clubs } from './clubs.ts';
import { Contests } from './contests.ts';
import { Happenings } from './happenings.ts';
import { Running } from './running.ts';
import { Seats } from './seats.ts';
import { Steps } from './steps.ts';
import { Teller, type TellerConfig } from './telling.ts';
import { Views } from './view.ts';

export interface ClubPartsConfig extends Omit<TellerConfig, 'db'> {
  db: Kysely<Database>;
  queue: Queue;
  tables: Tables;
  lobby: Lobby;
  titles: readonly Title[];
}

export interface ClubParts {
  happenings: Happenings;
  clubs: Clubs;
  contests: Contests;
  running: Running;
  steps: Steps;
  views: Views;
  teller: Teller;
}

export function makeClubs(config: ClubPartsConfig): ClubParts {
  const { db, queue, tables, lobby, titles, now } = config;
  const happenings = new Happenings({ db, outbox: queue, now });
  const clubs = new Clubs({ db, happenings, now, gone: (club, person) => contests.personGone(club, person) });
  const contests = new Contests({ db, clubs, happenings, lobby, now });
  const seats = new Seats(lobby, tables);
  const running = new Running({ db, happenings, seats, now });
  const steps = new Steps({ db, happenings, seats, running, titles, now });
  return { happenings, clubs, contests, running, steps, views: new Views(db, clubs), teller: new Teller(config) };
}
