/** Rows of contests and the people in them, as they are made and found. */
import type { Kysely } from 'kysely';
import type { ContestRow, EntrantStatus } from '../storage/clubs.ts';
import type { Database } from '../storage/database.ts';
import { newId } from '../table/newId.ts';
import { Problem } from '../text/problem.ts';
import type { Trx, What } from './happenings.ts';
import { type ContestData, type SeasonRules, seasonRulesOf, type TournamentRules, WEEK } from './rules.ts';

type NewContest = Omit<ContestRow, 'round'>;

/** The season of a league that begins then. */
export function seasonOf(league: LeagueData, number: number, startsAt: number, now: number): NewContest {
  const { name, game, seats, options, pace } = league;
  return {
    id: newId(),
    club_id: league.club_id,
    league_id: league.id,
    number,
    kind: 'season',
    name: `${name} ${number}`,
    game,
    seats,
    options,
    pace,
    status: 'open',
    created_at: now,
    ...timesOf(seasonRulesOf(league), startsAt),
  };
}

export function timesOf(rules: SeasonRules, starts_at: number) {
  return { rules: JSON.stringify(rules), starts_at, ends_at: starts_at + rules.weeks * WEEK, due_at: starts_at };
}

export function planned(rules: TournamentRules) {
  const starts_at = rules.rounds[0].startsAt;
  return { rules: JSON.stringify(rules), starts_at, ends_at: rules.rounds[rules.rounds.length - 1].endsAt, due_at: starts_at };
}

/** A season is opened once, whoever does it. */
export const opened = (contest: Pick<NewContest, 'id' | 'club_id' | 'league_id' | 'number'>): What => ({
  scope: contest.league_id ?? contest.id,
  key: `opened/${contest.number}`,
  club: contest.club_id,
  kind: 'opened',
});

type LeagueData = Awaited<ReturnType<typeof findLeague>>;

export async function findLeague(db: Kysely<Database>, id: string) {
  const row = await db.selectFrom('league').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('noLeague');
  return row;
}

export async function findContest(db: Kysely<Database>, id: string): Promise<ContestData> {
  const row = await db.selectFrom('contest').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('noContest');
  return row;
}

export const newEntrant = (contest_id: string, person_id: string, status: EntrantStatus, at: number) => ({
  id: newId(),
  contest_id,
  person_id,
  status,
  at,
  left_at: null,
  substitutes: null,
});

export async function peopleIn(trx: Trx, contest: string): Promise<(string | null)[]> {
  const rows = await trx
    .selectFrom('entrant')
    .select('person_id')
    .where('contest_id', '=', contest)
    .where('status', '<>', 'left')
    .execute();
  return rows.map(({ person_id }) => person_id);
}

export async function membersBut(trx: Trx, club: string, person: string | null): Promise<string[]> {
  const rows = await trx.selectFrom('member').select('person_id').where('club_id', '=', club).where('role', '<>', 'asked').execute();
  return rows.map(({ person_id }) => person_id).filter(other => other !== person);
}
