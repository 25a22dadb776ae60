/** What the organisers of a contest have agreed on, as it is stored. */
import type { Selectable } from 'kysely';
import type * as z from 'zod';
import type { seasonRules, tournamentRules } from '../api/clubs.ts';
import type { ContestRow, EntrantRow } from '../storage/clubs.ts';
import type { Pace } from '../table/clock.ts';

export type SeasonRules = z.output<typeof seasonRules>;
export type TournamentRules = z.output<typeof tournamentRules>;
export type ContestData = Selectable<ContestRow>;
export type EntrantData = Selectable<EntrantRow>;

export const WEEK = 7 * 86_400_000;

export const seasonRulesOf = ({ rules }: Pick<ContestData, 'rules'>): SeasonRules => JSON.parse(rules) as SeasonRules;
export const tournamentRulesOf = ({ rules }: Pick<ContestData, 'rules'>): TournamentRules => JSON.parse(rules) as TournamentRules;
export const paceOf = ({ pace }: Pick<ContestData, 'pace'>): Pace => JSON.parse(pace) as Pace;

export interface ContestDate {
  kind: 'start' | 'substitutes' | 'hurry' | 'close' | 'next' | 'round' | 'roundEnd';
  /** Of a tournament; 0 elsewhere. */
  round: number;
  at: number;
}

/** People at games that still run are reminded so long before the season closes. */
const HURRY_WEEKS = 2;

/** When what is planned, in its order. */
export function datesOf(contest: Pick<ContestData, 'kind' | 'rules' | 'starts_at' | 'ends_at'>): ContestDate[] {
  if (contest.kind === 'tournament')
    return tournamentRulesOf(contest).rounds.flatMap(({ startsAt, endsAt }, i): ContestDate[] => [
      { kind: 'round', round: i + 1, at: startsAt },
      { kind: 'roundEnd', round: i + 1, at: endsAt },
    ]);
  const { substitutes, weeks, pause } = seasonRulesOf(contest);
  const { starts_at, ends_at } = contest;
  const dates: ContestDate[] = [{ kind: 'start', round: 0, at: starts_at }];
  if (substitutes > 0) dates.push({ kind: 'substitutes', round: 0, at: substitutesUntil(contest) });
  if (weeks > HURRY_WEEKS) dates.push({ kind: 'hurry', round: 0, at: ends_at - HURRY_WEEKS * WEEK });
  dates.push({ kind: 'close', round: 0, at: ends_at }, { kind: 'next', round: 0, at: ends_at + pause * WEEK });
  return dates.sort((a, b) => a.at - b.at);
}

const MINUTE = 60_000;
/** While games run a contest is looked at this often even if no date comes: who has not come back for 48 hours is found in no other way. */
const LOOK_MS = 60 * MINUTE;
/** What should have begun waits for the season before to be over. */
const WAIT_MS = MINUTE;

/** When a contest is to be looked at again, once everything that was due at this time is done. */
export function lookAgainAt(contest: ContestData, at: number): number {
  const next = datesOf(contest).find(date => date.at > at)?.at ?? Number.POSITIVE_INFINITY;
  if (contest.status === 'playing') return Math.min(next, at + LOOK_MS);
  return contest.starts_at > at ? next : at + WAIT_MS;
}

export const substitutesUntil = (season: Pick<ContestData, 'rules' | 'starts_at' | 'ends_at'>): number =>
  Math.min(season.ends_at, season.starts_at + seasonRulesOf(season).substitutes * WEEK);

export const isOn = ({ status }: ContestData): boolean => status === 'open' || status === 'playing';

/** When a game of this round counts as it stands. */
export const deadlineOf = (contest: ContestData, round: number): number =>
  contest.kind === 'season' ? contest.ends_at : tournamentRulesOf(contest).rounds[round - 1].endsAt;
