/** A contest read whole: its people and games, and the standings that follow from them. */
import type { Kysely, Selectable } from 'kysely';
import type { FixtureRow } from '../storage/clubs.ts';
import type { Database, Status } from '../storage/database.ts';
import { type Ended, fatesOf } from './ladder.ts';
import type { SeatOutcome } from './outcome.ts';
import { type ContestData, type EntrantData, seasonRulesOf } from './rules.ts';
import { type Game, type Player, type Standing, standingsOf } from './standings.ts';

export interface LoadedGame extends Game {
  fixture: Selectable<FixtureRow>;
  status: Status;
  /** Bits of the seats that people, or bots, are waited for in. */
  waiting: number;
  botsWaiting: number;
}

/** It has not been counted yet. */
export const isOpen = ({ fixture }: LoadedGame): boolean => fixture.closed_at === null;

/** With the name and the face the person has now. */
export interface Entrant extends EntrantData {
  name: string | null;
  tag: string | null;
  motif: string | null;
  /** When they asked to have their account deleted; null: they did not. */
  leavingSince: number | null;
}

/** Can be given a seat. */
export const canPlay = ({ status, person_id, leavingSince }: Entrant): boolean =>
  status === 'in' && person_id !== null && leavingSince === null;

export interface Loaded {
  row: ContestData;
  entrants: Entrant[];
  games: LoadedGame[];
}

export async function load(db: Kysely<Database>, row: ContestData): Promise<Loaded> {
  const entrants = await db
    .selectFrom('entrant')
    .leftJoin('person', 'person.id', 'entrant.person_id')
    .leftJoin('profile', 'profile.person_id', 'entrant.person_id')
    .leftJoin('leaving', 'leaving.person_id', 'entrant.person_id')
    .selectAll('entrant')
    .select(['person.name', 'tag', 'motif', 'asked_at as leavingSince'])
    .where('contest_id', '=', row.id)
    .orderBy('at')
    .orderBy('entrant.id')
    .execute();
  return { row, entrants, games: await gamesOf(db, row, entrants) };
}

async function gamesOf(db: Kysely<Database>, { id, kind }: ContestData, entrants: readonly EntrantData[]): Promise<LoadedGame[]> {
  const rows = await db
    .selectFrom('fixture')
    .innerJoin('tables', 'tables.id', 'table_id')
    .selectAll('fixture')
    .select(['tables.status', 'tables.waiting', 'tables.bots_waiting'])
    .where('contest_id', '=', id)
    .orderBy('round')
    .orderBy('division')
    .orderBy('pool')
    .orderBy('board')
    .execute();
  const pairings = await db
    .selectFrom('pairing')
    .innerJoin('fixture', 'fixture.id', 'fixture_id')
    .select(['fixture_id', 'seat', 'entrant_id'])
    .where('contest_id', '=', id)
    .orderBy('seat')
    .execute();
  const seats = new Map<string, string[]>();
  for (const { fixture_id, entrant_id } of pairings) seats.set(fixture_id, [...(seats.get(fixture_id) ?? []), entrant_id]);
  // Dropping out of a season is for good: what ended afterwards does not count, whoever played it.
  const leftAt = new Map(entrants.flatMap(({ id, left_at }) => (kind === 'season' && left_at !== null ? [[id, left_at]] : [])));
  return rows.map(({ status, waiting, bots_waiting, ...fixture }) => {
    const who = seats.get(fixture.id) ?? [];
    const outcome = fixture.stood === null ? null : (JSON.parse(fixture.stood) as { seats: SeatOutcome[] }).seats;
    const isIn = (entrant: string) => (leftAt.get(entrant) ?? Number.POSITIVE_INFINITY) >= fixture.closed_at!;
    const results = outcome && who.map((entrant, seat) => ({ entrant, ...outcome[seat], counts: outcome[seat].counts && isIn(entrant) }));
    return { fixture, table: fixture.table_id, round: fixture.round, results, entrants: who, status, waiting, botsWaiting: bots_waiting };
  });
}

export interface Group extends Ended<Standing> {
  up: number;
  down: number;
}

/** Everybody who plays or has played: not those who wait or skip. A substitute takes the place of the one who left in the group's table. */
export const playersIn = ({ entrants }: Loaded) =>
  entrants.filter(({ status, division }) => (status === 'in' || status === 'left') && division > 0);

const playerOf = ({ id, lot, status, byes }: EntrantData): Player => ({ entrant: id, lot, left: status === 'left', byes });

/** The groups in the order of divisions, each with its standings from these games. */
export function groupsOf(loaded: Loaded, games: readonly LoadedGame[] = loaded.games): Group[] {
  const { row } = loaded;
  const groups: Group[] = [];
  const players = playersIn(loaded);
  const pools = new Map(players.map(({ division, pool }) => [`${division}/${pool}`, { division, pool }]));
  for (const { division, pool } of [...pools.values()].sort((a, b) => a.division - b.division || a.pool - b.pool)) {
    const own = players.filter(player => player.division === division && player.pool === pool).map(playerOf);
    const played = games.filter(({ fixture }) => fixture.division === division && fixture.pool === pool);
    groups.push({ division, pool, up: 0, down: 0, standings: standingsOf(row.kind, own, played, row.seats) });
  }
  if (row.kind === 'season') {
    const { up, down } = fatesOf(groups, seasonRulesOf(row).moves, ahead);
    for (const group of groups) {
      group.up = group.standings.filter(one => up.has(one)).length;
      group.down = group.standings.filter(one => down.has(one)).length;
    }
  }
  return groups;
}

/** Compares people of different groups: groups may differ in size, so by what a game brought. */
export function ahead(a: Standing, b: Standing): number {
  const each = ({ points, games }: Standing) => (games > 0 ? points / games : 0);
  return Number(a.left) - Number(b.left) || each(b) - each(a) || b.share - a.share || a.lot - b.lot;
}
