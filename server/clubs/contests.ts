/** Leagues, seasons and tournaments before and beside their games: opening, changing, entering, leaving. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { EntrantStatus } from '../storage/clubs.ts';
import type { Database } from '../storage/database.ts';
import type { Pace } from '../table/clock.ts';
import type { Lobby } from '../table/lobby.ts';
import { newId } from '../table/newId.ts';
import { Problem } from '../text/problem.ts';
import { type Clubs, isMember, mustHaveAccount, roleOf, type SeenClub, type Somebody } from './clubs.ts';
import { type Happenings, lockContest, type Trx } from './happenings.ts';
import { findContest, findLeague, membersBut, newEntrant, opened, peopleIn, planned, seasonOf, timesOf } from './rows.ts';
import { type ContestData, type SeasonRules, seasonRulesOf, type TournamentRules, tournamentRulesOf } from './rules.ts';

export interface PlayedAs {
  game: string;
  seats: number;
  options: object;
  pace: Pace;
}

export interface ContestsConfig {
  db: Kysely<Database>;
  clubs: Clubs;
  happenings: Happenings;
  lobby: Lobby;
  now(): number;
}

export class Contests {
  private readonly config: ContestsConfig;

  constructor(config: ContestsConfig) {
    this.config = config;
  }

  async foundLeague(club: string, me: string, wish: PlayedAs & { name: string; startsAt: number; rules: SeasonRules; goesOn: boolean }) {
    await this.config.clubs.organised(club, me);
    const { name, startsAt, rules, goesOn } = wish;
    const played = this.agreed(wish);
    this.mustCome(startsAt);
    const id = newId();
    const row = { ...played, id, club_id: club, name, rules: JSON.stringify(rules), goes_on: goesOn, created_at: this.config.now() };
    await this.config.db.insertInto('league').values(row).execute();
    return this.openSeason(id, me, startsAt);
  }

  async changeLeague(
    id: string,
    me: string,
    to: { name?: string; options?: object; pace?: Pace; rules?: Partial<SeasonRules>; goesOn?: boolean },
  ): Promise<void> {
    const { db, clubs } = this.config;
    const league = await findLeague(db, id);
    await clubs.organised(league.club_id, me);
    const { name, options, pace, rules, goesOn } = to;
    const played = this.agreed({ ...league, options: options ?? JSON.parse(league.options), pace: pace ?? JSON.parse(league.pace) });
    await db
      .updateTable('league')
      .set({
        ...played,
        ...(name !== undefined && { name }),
        ...(rules && { rules: JSON.stringify({ ...seasonRulesOf(league), ...rules }) }),
        ...(goesOn !== undefined && { goes_on: goesOn }),
      })
      .where('id', '=', id)
      .execute();
  }

  /** The next season, by hand. */
  async openSeason(league: string, me: string, startsAt: number): Promise<string> {
    const { db, clubs, happenings } = this.config;
    const row = await findLeague(db, league);
    await clubs.organised(row.club_id, me);
    this.mustCome(startsAt);
    const last = await db.selectFrom('contest').selectAll().where('league_id', '=', league).orderBy('number', 'desc').executeTakeFirst();
    if (last?.status === 'open') throw new Problem('nextOpen');
    const season = seasonOf(row, (last?.number ?? 0) + 1, startsAt, this.config.now());
    const done = await happenings.once(opened(season), async trx => {
      await trx.insertInto('contest').values(season).execute();
      return { tell: await membersBut(trx, row.club_id, me) };
    });
    if (!done) throw new Problem('nextOpen');
    return season.id;
  }

  async foundTournament(club: string, me: string, wish: PlayedAs & { name: string; rules: TournamentRules }): Promise<string> {
    const { clubs, happenings, now } = this.config;
    await clubs.organised(club, me);
    const played = this.agreed(wish);
    this.mustFit(wish.rules);
    const tournament = {
      ...played,
      id: newId(),
      club_id: club,
      league_id: null,
      number: 1,
      kind: 'tournament' as const,
      name: wish.name,
      status: 'open' as const,
      created_at: now(),
      ...planned(wish.rules),
    };
    await happenings.once(opened(tournament), async trx => {
      await trx.insertInto('contest').values(tournament).execute();
      return { tell: await membersBut(trx, club, me) };
    });
    return tournament.id;
  }

  async change(
    id: string,
    me: string,
    to: {
      name?: string;
      startsAt?: number;
      options?: object;
      pace?: Pace;
      season?: Partial<SeasonRules>;
      tournament?: Partial<TournamentRules>;
    },
  ): Promise<void> {
    const contest = await this.organised(id, me);
    await this.config.happenings.inContest(contest, `changed/${newId()}`, 'changed', async trx => {
      const now = await mustBeOpen(trx, id);
      const { name, options, pace } = to;
      const played = this.agreed({ ...now, options: options ?? JSON.parse(now.options), pace: pace ?? JSON.parse(now.pace) });
      const plan = now.kind === 'season' ? this.seasonPlan(now, to) : this.tournamentPlan(now, to);
      await trx
        .updateTable('contest')
        .set({ ...played, ...plan, ...(name !== undefined && { name }) })
        .where('id', '=', id)
        .execute();
      return { tell: (await peopleIn(trx, id)).filter(person => person !== me) };
    });
  }

  private seasonPlan(now: ContestData, { startsAt, season }: { startsAt?: number; season?: Partial<SeasonRules> }) {
    if (startsAt !== undefined) this.mustCome(startsAt);
    return timesOf({ ...seasonRulesOf(now), ...season }, startsAt ?? now.starts_at);
  }

  private tournamentPlan(now: ContestData, { tournament }: { tournament?: Partial<TournamentRules> }) {
    const rules = { ...tournamentRulesOf(now), ...tournament };
    this.mustFit(rules);
    return planned(rules);
  }

  async cancel(id: string, me: string): Promise<void> {
    const contest = await this.organised(id, me);
    await this.config.happenings.inContest(contest, 'cancelled', 'cancelled', async trx => {
      const row = await lockContest(trx, id);
      if (row?.status === 'over') throw new Problem('contestOver');
      await trx.updateTable('contest').set({ status: 'cancelled', due_at: null }).where('id', '=', id).execute();
      return { tell: await peopleIn(trx, id) };
    });
  }

  /** What has begun, or is full, has a waiting list. Who left a tournament may come back before the next draw. */
  async enter(id: string, me: Somebody, by = me.id): Promise<void> {
    mustHaveAccount(me);
    const contest = await findContest(this.config.db, id);
    if (!isMember(await roleOf(this.config.db, contest.club_id, me.id))) throw new Problem('notMember');
    await this.config.happenings.inContest(contest, `entered/${newId()}`, 'entered', async (trx, at) => {
      const row = await mustGoOn(trx, id);
      const mine = await trx
        .selectFrom('entrant')
        .selectAll()
        .where('contest_id', '=', id)
        .where('person_id', '=', me.id)
        .executeTakeFirst();
      if (mine?.status === 'in' || mine?.status === 'waiting') return null;
      if (mine?.status === 'left' && row.kind === 'season' && row.status !== 'open') throw new Problem('contestBegun');
      const status = await statusOfNext(trx, row);
      if (mine) await trx.updateTable('entrant').set({ status, at, left_at: null }).where('id', '=', mine.id).execute();
      else
        await trx
          .insertInto('entrant')
          .values(newEntrant(id, me.id, status, at))
          .execute();
      return { about: [me.id], data: { waiting: status === 'waiting' }, tell: by === me.id ? [] : [me.id], look: ifPlaying(row) };
    });
  }

  async skip(id: string, me: Somebody): Promise<void> {
    const contest = await findContest(this.config.db, id);
    await this.config.happenings.inContest(contest, `skips/${newId()}`, 'skips', async (trx, at) => {
      const row = await mustBeOpen(trx, id);
      if (row.kind !== 'season' || !(await playedBefore(trx, row, me.id))) throw new Problem('noSkip');
      await trx.deleteFrom('entrant').where('contest_id', '=', id).where('person_id', '=', me.id).execute();
      await trx
        .insertInto('entrant')
        .values(newEntrant(id, me.id, 'skips', at))
        .execute();
      return { about: [me.id] };
    });
  }

  /** Before the start nothing is left of it. Afterwards the steps of the contest hand the seats over. */
  async leave(id: string, person: string, by = person): Promise<void> {
    const contest = await findContest(this.config.db, id);
    const kind = contest.status === 'open' ? 'withdrew' : 'dropped';
    await this.config.happenings.inContest(contest, `${kind}/${newId()}`, kind, async (trx, at) => {
      const row = await mustGoOn(trx, id);
      const mine = await trx
        .selectFrom('entrant')
        .selectAll()
        .where('contest_id', '=', id)
        .where('person_id', '=', person)
        .executeTakeFirst();
      if (!mine || mine.status === 'left') throw new Problem('notEntered');
      if (row.status === 'open' || mine.status === 'waiting') await trx.deleteFrom('entrant').where('id', '=', mine.id).execute();
      else await trx.updateTable('entrant').set({ status: 'left', left_at: at }).where('id', '=', mine.id).execute();
      return { about: [person], tell: by === person ? [] : [person], look: ifPlaying(row) };
    });
  }

  async setEntrant(id: string, organiser: string, person: string, isIn: boolean): Promise<void> {
    await this.organised(id, organiser);
    if (isIn) await this.enter(id, { id: person, guest: false }, organiser);
    else await this.leave(id, person, organiser);
  }

  /** A member leaves the club, or the server. */
  async personGone(club: string, person: string): Promise<void> {
    const rows = await this.config.db
      .selectFrom('entrant')
      .innerJoin('contest', 'contest.id', 'contest_id')
      .select('contest.id')
      .where('club_id', '=', club)
      .where('person_id', '=', person)
      .where('contest.status', 'in', ['open', 'playing'])
      .where('entrant.status', '<>', 'left')
      .execute();
    for (const { id } of rows) await this.leave(id, person);
  }

  async organised(id: string, me: string): Promise<ContestData> {
    const contest = await this.seen(id, me);
    if (contest.role !== 'organiser') throw new Problem('notOrganiser');
    return contest.contest;
  }

  /** With the club it belongs to; a private club's are for its members. */
  async seen(id: string, me: string | null): Promise<SeenClub & { contest: ContestData }> {
    const contest = await findContest(this.config.db, id);
    const club = await this.config.clubs.see(contest.club_id, me).catch(() => {
      throw new Problem('noContest');
    });
    return { ...club, contest };
  }

  private agreed({ game, seats, options, pace }: PlayedAs) {
    const checked = this.config.lobby.check({ game, seats, options });
    return { game, seats, options: JSON.stringify(checked), pace: JSON.stringify({ ...pace, atZero: 'bot' }) };
  }

  private mustCome(at: number): void {
    if (at < this.config.now()) throw new Problem('badRounds');
  }

  private mustFit({ form, rounds }: TournamentRules): void {
    const times = [this.config.now(), ...rounds.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])];
    if ((form === 'groups' && rounds.length !== 2) || times.some((at, i) => i > 0 && at < times[i - 1])) throw new Problem('badRounds');
  }
}

const ifPlaying = ({ id, status }: ContestData): string | undefined => (status === 'playing' ? id : undefined);

async function mustBeOpen(trx: Trx, id: string): Promise<ContestData> {
  const row = await mustGoOn(trx, id);
  if (row.status !== 'open') throw new Problem('contestBegun');
  return row;
}

async function mustGoOn(trx: Trx, id: string): Promise<ContestData> {
  const row = await lockContest(trx, id);
  if (!row) throw new Problem('noContest');
  if (row.status === 'over' || row.status === 'cancelled') throw new Problem('contestOver');
  return row;
}

/** A season that has begun, and a tournament that is full, let people wait; a tournament that runs takes them at the next draw. */
async function statusOfNext(trx: Trx, contest: ContestData): Promise<EntrantStatus> {
  if (contest.kind === 'season') return contest.status === 'open' ? 'in' : 'waiting';
  const { most, form } = tournamentRulesOf(contest);
  if (form === 'groups' && contest.status !== 'open') return 'waiting';
  const { n } = await trx
    .selectFrom('entrant')
    .select(sql<number>`count(*)::integer`.as('n'))
    .where('contest_id', '=', contest.id)
    .where('status', '=', 'in')
    .executeTakeFirstOrThrow();
  return most !== null && n >= most ? 'waiting' : 'in';
}

async function playedBefore(trx: Trx, { league_id, number }: ContestData, person: string): Promise<boolean> {
  const row = await trx
    .selectFrom('entrant')
    .innerJoin('contest', 'contest.id', 'contest_id')
    .select('entrant.id')
    .where('league_id', '=', league_id)
    .where('number', '=', number - 1)
    .where('person_id', '=', person)
    .where('entrant.status', 'in', ['in', 'skips'])
    .executeTakeFirst();
  return row !== undefined;
}
