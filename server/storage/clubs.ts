/** What is stored for clubs: who belongs to them, what is played in them, and what has happened by itself. */
import type { Generated } from 'kysely';

/** Results and standings are not stored: `fixture` knows the table, and what was played there follows from its log. */
export const CLUBS = `
create table club (id text primary key, name text not null, about text not null, joining text not null, visibility text not null,
  invite text not null, calendar text not null, created_at bigint not null);
create table member (club_id text not null references club (id) on delete cascade,
  person_id text not null references person (id) on delete cascade, role text not null, since bigint not null,
  primary key (club_id, person_id));
create index member_person on member (person_id);
create table league (id text primary key, club_id text not null references club (id) on delete cascade, name text not null,
  game text not null, seats integer not null, options text not null, pace text not null, rules text not null, goes_on boolean not null,
  created_at bigint not null);
create index league_club on league (club_id);
create table contest (id text primary key, club_id text not null references club (id) on delete cascade,
  league_id text references league (id) on delete cascade, number integer not null, kind text not null, name text not null,
  game text not null, seats integer not null, options text not null, pace text not null, rules text not null,
  status text not null, round integer not null default 0, starts_at bigint not null, ends_at bigint not null, due_at bigint,
  created_at bigint not null);
create unique index contest_season on contest (league_id, number) where league_id is not null;
create index contest_club on contest (club_id);
create index contest_due on contest (due_at) where due_at is not null;
create table entrant (id text primary key, contest_id text not null references contest (id) on delete cascade,
  person_id text references person (id) on delete set null, status text not null, at bigint not null, left_at bigint,
  division integer not null default 0, pool integer not null default 0, place integer not null default 0, lot integer not null default 0,
  byes integer not null default 0, substitutes text);
create unique index entrant_person on entrant (contest_id, person_id) where person_id is not null;
create index entrant_of on entrant (person_id);
create table fixture (id text primary key, contest_id text not null references contest (id) on delete cascade, round integer not null,
  division integer not null, pool integer not null, board integer not null, table_id text not null unique references tables (id) on delete cascade,
  closed_at bigint, stood text);
create unique index fixture_place on fixture (contest_id, round, division, pool, board);
create index fixture_open on fixture (table_id) where closed_at is null;
create table pairing (fixture_id text not null references fixture (id) on delete cascade, seat integer not null,
  entrant_id text not null references entrant (id) on delete cascade, primary key (fixture_id, seat));
create index pairing_entrant on pairing (entrant_id);
create table happening (scope text not null, key text not null, club_id text not null references club (id) on delete cascade,
  id bigint generated always as identity, at bigint not null, kind text not null, data text not null, primary key (scope, key));
create index happening_club on happening (club_id, id desc);
create table notice (scope text not null, key text not null, person_id text not null references person (id) on delete cascade,
  push bigint, mail bigint, webhook bigint, primary key (scope, key, person_id));
create index notice_person on notice (person_id)
`;

export type Joining = 'open' | 'request' | 'invitation';
export type ClubVisibility = 'open' | 'private';
/** `asked`: wants to join, and is no member yet. */
export type Role = 'organiser' | 'member' | 'asked';

export interface ClubRow {
  id: string;
  name: string;
  about: string;
  joining: Joining;
  visibility: ClubVisibility;
  /** Opens the club to those who were invited. */
  invite: string;
  /** Opens the calendar feed of a private club: calendar programs cannot sign in. */
  calendar: string;
  created_at: number;
}

export interface MemberRow {
  club_id: string;
  person_id: string;
  role: Role;
  since: number;
}

/** What the seasons of a league have in common; each season copies it when it is opened. */
export interface LeagueRow {
  id: string;
  club_id: string;
  name: string;
  game: string;
  seats: number;
  /** JSON. */
  options: string;
  pace: string;
  rules: string;
  /** Whether one season follows the other by itself. */
  goes_on: boolean;
  created_at: number;
}

export type ContestKind = 'season' | 'tournament';
/** `open`: people may enter. */
export type ContestStatus = 'open' | 'playing' | 'over' | 'cancelled';

/** A season of a league, or a tournament. */
export interface ContestRow {
  id: string;
  club_id: string;
  league_id: string | null;
  /** Of a season: which one. */
  number: number;
  kind: ContestKind;
  name: string;
  game: string;
  seats: number;
  options: string;
  pace: string;
  /** JSON: `SeasonRules` or `TournamentRules`. */
  rules: string;
  status: ContestStatus;
  /** The round that is being played; 0 before the first. */
  round: Generated<number>;
  starts_at: number;
  ends_at: number;
  /** When something is to be done by itself; null: never again. */
  due_at: number | null;
  created_at: number;
}

/** `waiting`: on the waiting list. `skips`: keeps the division and does not play. `left`: has dropped out. */
export type EntrantStatus = 'in' | 'waiting' | 'skips' | 'left';

/** Somebody who takes part. Stays when the person leaves the server: the games of the others count on. */
export interface EntrantRow {
  id: string;
  contest_id: string;
  person_id: string | null;
  status: EntrantStatus;
  at: number;
  left_at: number | null;
  /** Drawn: the division and group of a season or the group of a tournament, from 1; the place in its plan of games, from 0. */
  division: Generated<number>;
  pool: Generated<number>;
  place: Generated<number>;
  /** Drawn: decides where nothing else does; the lower one is ahead. */
  lot: Generated<number>;
  /** Rounds in which they had to sit out. */
  byes: Generated<number>;
  /** The entrant whose seats this one has taken over. */
  substitutes: string | null;
}

/** One game of a contest, at a table of its own. */
export interface FixtureRow {
  id: string;
  contest_id: string;
  round: number;
  division: number;
  pool: number;
  board: number;
  table_id: string;
  /** It counts as it stood then; null: still open. */
  closed_at: number | null;
  /** Cache: the points when the deadline came before the end, JSON by seat. Follows from the log up to `closed_at`. */
  stood: string | null;
}

export interface PairingRow {
  fixture_id: string;
  seat: number;
  entrant_id: string;
}

/** What happened by itself or by an organiser, once: whoever comes second finds the row and does nothing. Members read it as a log. */
export interface HappeningRow {
  /** The contest or the club. */
  scope: string;
  key: string;
  club_id: string;
  id: Generated<number>;
  at: number;
  kind: string;
  /** JSON. */
  data: string;
}

/** Who is told of a happening, and when each channel was used. */
export interface NoticeRow {
  scope: string;
  key: string;
  person_id: string;
  push: number | null;
  mail: number | null;
  webhook: number | null;
}

export interface ClubTables {
  club: ClubRow;
  member: MemberRow;
  league: LeagueRow;
  contest: ContestRow;
  entrant: EntrantRow;
  fixture: FixtureRow;
  pairing: PairingRow;
  happening: HappeningRow;
  notice: NoticeRow;
}
