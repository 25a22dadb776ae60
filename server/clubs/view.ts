/** Clubs and contests as the API shows them. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type * as z from 'zod';
import type { club, contest } from '../api/clubs.ts';
import { API, CALENDAR } from '../api/routes.ts';
import type { ContestStatus } from '../storage/clubs.ts';
import type { Database } from '../storage/database.ts';
import { type Clubs, isMember, type SeenClub } from './clubs.ts';
import { namesOf } from './happenings.ts';
import { type Fates, fatesOf } from './ladder.ts';
import { ahead, type Group, groupsOf, type Loaded, type LoadedGame, load } from './load.ts';
import { findContest, findLeague } from './rows.ts';
import { type ContestData, datesOf, paceOf, seasonRulesOf, tournamentRulesOf } from './rules.ts';
import { gainsOf, type Standing, scoreOfPlace } from './standings.ts';
import { finalOrder } from './tournament.ts';

type ClubJson = z.output<typeof club>;
type ContestJson = z.output<typeof contest>;
type Listed = ClubJson['tournaments'][number];

/** How many contests of a club or league are listed. */
const AT_MOST = 100;

export class Views {
  private readonly db: Kysely<Database>;
  private readonly clubs: Clubs;

  constructor(db: Kysely<Database>, clubs: Clubs) {
    this.db = db;
    this.clubs = clubs;
  }

  /** Those who asked to join, and the invitation, are shown to organisers; the feed of the calendar to members. */
  async club({ row, role }: SeenClub, person: string | null): Promise<ClubJson> {
    const { id, name, about, joining, visibility, created_at, invite, calendar } = row;
    const all = await this.clubs.people(id);
    const people = all.filter(one => one.role !== 'asked' || role === 'organiser' || one.person === person);
    const listed = await this.listed({ club: id }, person);
    const leagues = await this.db.selectFrom('league').selectAll().where('club_id', '=', id).orderBy('created_at').execute();
    const key = visibility === 'private' ? `?key=${calendar}` : '';
    return {
      id,
      name,
      about,
      joining,
      visibility,
      members: all.filter(one => one.role !== 'asked').length,
      role,
      createdAt: created_at,
      people,
      leagues: leagues.map(league => leagueJson(league, listed)),
      tournaments: listed.filter(({ kind }) => kind === 'tournament'),
      invite: role === 'organiser' ? invite : null,
      calendar: visibility === 'open' || isMember(role) ? `${API}${CALENDAR.replace(':id', id)}${key}` : null,
    };
  }

  async league(id: string, person: string | null) {
    const league = await findLeague(this.db, id);
    const { row } = await this.clubs.see(league.club_id, person);
    return { club: { id: row.id, name: row.name }, league: leagueJson(league, await this.listed({ league: id }, person)) };
  }

  /** The newest first. */
  private async listed(of: { club: string } | { league: string } | { contest: string }, person: string | null): Promise<Listed[]> {
    const players = sql<number>`(select count(*)::integer from entrant e where e.contest_id = contest.id and e.status in ('in', 'left'))`;
    const entered = sql<boolean>`exists (select 1 from entrant e where e.contest_id = contest.id and e.person_id = ${person} and e.status in ('in', 'waiting'))`;
    let query = this.db
      .selectFrom('contest')
      .leftJoin('happening', join => join.onRef('scope', '=', 'contest.id').on('key', '=', 'closed'))
      .select(['contest.id', 'contest.kind', 'league_id as league', 'number', 'name', 'game', 'status', 'round', 'data'])
      .select(['starts_at as startsAt', 'ends_at as endsAt', players.as('players'), entered.as('entered')])
      .orderBy('starts_at', 'desc')
      .limit(AT_MOST);
    if ('club' in of) query = query.where('contest.club_id', '=', of.club);
    else if ('league' in of) query = query.where('league_id', '=', of.league);
    else query = query.where('contest.id', '=', of.contest);
    const rows = await query.execute();
    const winners = rows.map(({ data }) => (data === null ? undefined : (JSON.parse(data) as { about?: string[] }).about?.[0]));
    const names = await namesOf(
      this.db,
      winners.filter(one => one !== undefined),
    );
    return rows.map(({ data: _, ...row }, i) => ({ ...row, winner: names.get(winners[i] ?? '') ?? null }));
  }

  /** Read in one snapshot: its round, games and people belong together. */
  contest(seen: SeenClub & { contest: ContestData }, person: string | null): Promise<ContestJson> {
    return this.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(trx => new Views(trx, this.clubs).contestNow(seen, person));
  }

  private async contestNow(seen: SeenClub & { contest: ContestData }, person: string | null): Promise<ContestJson> {
    const { row: club, role } = seen;
    const contest = await findContest(this.db, seen.contest.id);
    const loaded = await load(this.db, contest);
    const [listed] = await this.listed({ contest: contest.id }, person);
    const { kind, league_id, seats, options } = contest;
    const league = league_id === null ? null : await findLeague(this.db, league_id);
    const entrants = loaded.entrants.map(entrantJson);
    const groups = groupsOf(loaded);
    return {
      ...listed,
      club: { id: club.id, name: club.name },
      leagueName: league?.name ?? null,
      seats,
      options: JSON.parse(options),
      pace: paceOf(contest),
      season: kind === 'season' ? seasonRulesOf(contest) : null,
      tournament: kind === 'tournament' ? tournamentRulesOf(contest) : null,
      next: league && (await this.nextOf(contest)),
      scores: Array.from({ length: seats }, (_, i) => scoreOfPlace(i + 1, seats)),
      dates: datesOf(contest),
      entrants,
      groups: groups.map(group => groupJson(contest, group, fatesIn(contest, groups), finalists(contest, groups))),
      games: loaded.games.map(game => gameJson(loaded, game)),
      final: kind === 'tournament' ? finalOrder(loaded, groups) : [],
      you: entrants.find(one => one.person !== null && one.person === person) ?? null,
      organiser: role === 'organiser',
    };
  }

  /** The contest that a table belongs to, as far as the reader may see it. */
  async ofTable(table: string, person: string | null): Promise<Listed | null> {
    const fixture = await this.db
      .selectFrom('fixture')
      .innerJoin('contest', 'contest.id', 'contest_id')
      .select(['contest_id', 'club_id'])
      .where('table_id', '=', table)
      .executeTakeFirst();
    const club = fixture && (await this.clubs.see(fixture.club_id, person).catch(() => null));
    return club ? (await this.listed({ contest: fixture.contest_id }, person))[0] : null;
  }

  private async nextOf({ league_id, number }: ContestData): Promise<string | null> {
    const next = await this.db
      .selectFrom('contest')
      .select('id')
      .where('league_id', '=', league_id)
      .where('number', '=', number + 1)
      .executeTakeFirst();
    return next?.id ?? null;
  }
}

function leagueJson(league: Awaited<ReturnType<typeof findLeague>>, listed: readonly Listed[]) {
  const { id, name, game, seats, options, goes_on } = league;
  const seasons = listed.filter(one => one.league === id);
  return {
    id,
    name,
    game,
    seats,
    options: JSON.parse(options),
    pace: paceOf(league),
    rules: seasonRulesOf(league),
    goesOn: goes_on,
    seasons,
  };
}

function entrantJson({ id, person_id, name, tag, motif, status, division, pool, substitutes }: Loaded['entrants'][number]) {
  return { entrant: id, person: person_id, name, tag, motif, status, division, group: pool, substitutes };
}

function gameJson({ row, entrants }: Loaded, { fixture, status, results, entrants: who, waiting, botsWaiting }: LoadedGame) {
  const gains = results && gainsOf(results, row.seats);
  const left = new Set(entrants.filter(one => one.status === 'left').map(({ id }) => id));
  return {
    round: fixture.round,
    division: fixture.division,
    group: fixture.pool,
    board: fixture.board,
    table: fixture.table_id,
    status,
    stood: fixture.stood !== null && (JSON.parse(fixture.stood) as { cut: boolean }).cut,
    endedAt: fixture.closed_at,
    seats: who.map((entrant, seat) => {
      const gain = gains?.find(one => one.entrant === entrant);
      const bot = results ? !results[seat].counts : left.has(entrant) || (botsWaiting & (1 << seat)) !== 0;
      const isWaited = results === null && (waiting & (1 << seat)) !== 0;
      return {
        seat,
        entrant,
        bot,
        waiting: isWaited,
        points: results?.[seat].points ?? null,
        place: gain?.place ?? null,
        score: gain?.score ?? null,
      };
    }),
  };
}

const fatesIn = (contest: ContestData, groups: readonly Group[]): Fates<Standing> | null =>
  contest.kind === 'season' ? fatesOf(groups, seasonRulesOf(contest).moves, ahead) : null;

/** Who would play the final if it were drawn now. */
function finalists(contest: ContestData, groups: readonly Group[]): ReadonlySet<Standing> {
  if (contest.kind === 'season' || !tournamentRulesOf(contest).final || tournamentRulesOf(contest).form !== 'swiss') return new Set();
  return new Set(groups.flatMap(({ standings }) => standings.filter(({ left }) => !left).slice(0, contest.seats)));
}

function groupJson(contest: ContestData, group: Group, fates: Fates<Standing> | null, final: ReadonlySet<Standing>) {
  const isOver = (status: ContestStatus) => status === 'over';
  const fateOf = (one: Standing) => {
    if (fates?.up.has(one)) return 'up' as const;
    if (fates?.down.has(one)) return 'down' as const;
    if (final.has(one)) return 'final' as const;
    return fates && isOver(contest.status) && group.division === 1 && one.place === 1 ? ('winner' as const) : null;
  };
  return {
    division: group.division,
    group: group.pool,
    up: group.up,
    down: group.down,
    standings: group.standings.map(one => ({ ...one, fate: fateOf(one) })),
  };
}
