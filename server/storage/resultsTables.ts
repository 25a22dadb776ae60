/** What finished tables came to: see docs/people.md. Everything here is derived from `tables`, `seat` and `entry` and can be rebuilt. */

export const RESULTS = `
alter table tables add column rated boolean not null default false;
create table played (table_id text not null references tables (id), seat integer not null,
  game text not null, seats integer not null, options text not null, ended_at bigint not null,
  person_id text references person (id) on delete set null, bot text, points integer not null, rank integer not null, way text not null,
  traits text not null, setting text not null, rated boolean not null, primary key (table_id, seat));
create index played_person on played (person_id, ended_at desc) where person_id is not null;
create index played_game on played (game, ended_at desc);
create table rated (table_id text not null references tables (id), seat integer not null,
  game text not null, ladder text not null, ended_at bigint not null, person_id text references person (id) on delete set null, bot text,
  rank integer not null, mu_before double precision not null, sigma_before double precision not null,
  mu double precision not null, sigma double precision not null, games integer not null, primary key (table_id, seat));
create index rated_order on rated (game, ladder, ended_at, table_id);
create index rated_person on rated (person_id, game, ladder, ended_at desc) where person_id is not null;
create index rated_bot on rated (bot, game, ended_at desc) where bot is not null;
create table rating (game text not null, ladder text not null, player text not null, person_id text references person (id) on delete cascade,
  bot text, mu double precision not null, sigma double precision not null, games integer not null, primary key (game, ladder, player));
create index rating_person on rating (person_id) where person_id is not null;
create table tally (game text not null, about text not null, key text not null, value text not null,
  seats integer not null, rated boolean not null, bots boolean not null, month integer not null,
  games integer not null, wins bigint not null, points bigint not null, squares bigint not null,
  primary key (game, about, key, value, seats, rated, bots, month));
`;

/**
 * Sums within a rule set or a setting too. They are made again from `played` by the first server that starts (`sumUpAnew`). Those of all tables,
 * which are asked for most, lie apart from the others, which are many times as many.
 */
export const WITHIN = `
drop table tally;
create table tally (game text not null, about text not null, key text not null, value text not null,
  seats integer not null, rated boolean not null, bots boolean not null, month integer not null,
  games integer not null, wins bigint not null, points bigint not null, squares bigint not null, within text not null,
  primary key (game, within, about, key, value, seats, rated, bots, month)) partition by list (within);
create table tally_all partition of tally for values in ('');
create table tally_within partition of tally default
`;

/** How a seat's game ended: played to the end, given up, or left to a bot that played on. */
export type Way = 'finished' | 'resigned' | 'left';

/** Who is compared: people at rated tables, or people and bots where both played. */
export type Ladder = 'people' | 'bots';

/** One seat of a finished table. */
export interface PlayedRow {
  table_id: string;
  seat: number;
  game: string;
  seats: number;
  /** JSON. */
  options: string;
  /** The time of the log's last entry. */
  ended_at: number;
  /** Who began in this seat; null: a bot, or somebody who has left the server. */
  person_id: string | null;
  /** The bot that began in it. */
  bot: string | null;
  points: number;
  /** Those who finished first, by the game's score; then who left, the last to leave first. Ties share a rank. */
  rank: number;
  way: Way;
  /** JSON: what the game says about the seat. */
  traits: string;
  /** JSON: what the game says about the table. */
  setting: string;
  /** Whether the table counted for the ratings of people. */
  rated: boolean;
}

/** What one table did to the rating of one seat's player. Somebody who has left the server keeps what they had before it. */
export interface RatedRow {
  table_id: string;
  seat: number;
  game: string;
  ladder: Ladder;
  ended_at: number;
  person_id: string | null;
  bot: string | null;
  rank: number;
  mu_before: number;
  sigma_before: number;
  mu: number;
  sigma: number;
  /** How many games of this ladder the player has played, this one included. */
  games: number;
}

/** A player's rating now. */
export interface RatingRow {
  game: string;
  ladder: Ladder;
  /** The person's id, or the bot's name. */
  player: string;
  person_id: string | null;
  bot: string | null;
  mu: number;
  sigma: number;
  games: number;
}

/** Sums over finished tables, for statistics. See `results/tally.ts`. */
export interface TallyRow {
  game: string;
  about: 'table' | 'trait' | 'seat' | 'rules' | 'setting' | 'option';
  key: string;
  value: string;
  seats: number;
  rated: boolean;
  /** Whether a bot began at the table. */
  bots: boolean;
  /** Months since January 1970, UTC. */
  month: number;
  /** The tables it is about: '' all of them, otherwise those of a rule set or a setting, such as `rules:standard` or `map:lakes`. */
  within: string;
  games: number;
  /** First places in parts of `WHOLE`: a shared one is divided. */
  wins: number;
  points: number;
  squares: number;
}
