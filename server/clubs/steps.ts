/**
 * What a contest does by itself. A job looks at one contest and does whatever is due in it, one step after the other; each step is done at most
 * once by its key (`happenings.ts`), so a job may come late, twice, or in two processes at the same time.
 */
import type { Title } from '@tarsas/kernel';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import { type ClubJob, type Happenings, lockContest, type Trx } from './happenings.ts';
import { groupsOf, isOpen, type Loaded, load } from './load.ts';
import { findContest, findLeague, membersBut, opened, peopleIn, seasonOf } from './rows.ts';
import { type ContestData, datesOf, isOn, lookAgainAt, seasonRulesOf, tournamentRulesOf, WEEK } from './rules.ts';
import type { Running } from './running.ts';
import { drawSeason, gamesOfPlan, rungsBefore } from './season.ts';
import type { Seats } from './seats.ts';
import { drawRound, finalOrder } from './tournament.ts';

export interface StepsConfig {
  db: Kysely<Database>;
  happenings: Happenings;
  seats: Seats;
  running: Running;
  titles: readonly Title[];
  now(): number;
}

/** Contests that are looked at in one round. */
const AT_MOST = 100;

export class Steps {
  private readonly config: StepsConfig;

  constructor(config: StepsConfig) {
    this.config = config;
  }

  /** Contests in which something may be due: a date has come, a game has ended, or a table was opened and not started. */
  async due(): Promise<string[]> {
    const { db, now } = this.config;
    const dated = await db.selectFrom('contest').select('id').where('due_at', '<=', now()).limit(AT_MOST).execute();
    const changed = await db
      .selectFrom('fixture')
      .innerJoin('tables', 'tables.id', 'table_id')
      .innerJoin('contest', 'contest.id', 'contest_id')
      .select('contest_id as id')
      .distinct()
      .where('closed_at', 'is', null)
      .where('tables.status', '<>', 'playing')
      .where('contest.status', '=', 'playing')
      .limit(AT_MOST)
      .execute();
    return [...new Set([...dated, ...changed].map(({ id }) => id))];
  }

  /** Does what is due in a contest. */
  async run({ contest }: ClubJob): Promise<void> {
    const { db, running, now } = this.config;
    // Before anything is looked at: a date that comes meanwhile is still to come.
    const began = now();
    const found = await db.selectFrom('contest').selectAll().where('id', '=', contest).executeTakeFirst();
    if (!found || !isOn(found)) return;
    await running.look(found);
    if (found.kind === 'season') await this.season(found);
    else await this.tournament(found);
    await db.transaction().execute(async trx => {
      const row = await lockContest(trx, contest);
      if (!row || !isOn(row)) return;
      await trx
        .updateTable('contest')
        .set({ due_at: lookAgainAt(row, began) })
        .where('id', '=', contest)
        .execute();
    });
  }

  private async season(season: ContestData): Promise<void> {
    const { now, db } = this.config;
    if (season.status === 'open') {
      if (now() < season.starts_at) return;
      await this.draw(season);
      await this.config.running.look(await findContest(db, season.id));
    }
    const row = await findContest(db, season.id);
    if (row.status === 'playing') {
      await this.openNext(row);
      await this.hurry(row);
      await this.closeSeason(row);
    }
  }

  private async draw(season: ContestData): Promise<void> {
    const { db, seats } = this.config;
    const before = await db
      .selectFrom('contest')
      .select('id')
      .where('league_id', '=', season.league_id)
      .where('number', '<', season.number)
      .where('status', '=', 'playing')
      .executeTakeFirst();
    // Divisions follow from the season before.
    if (before) return;
    const rungs = await rungsBefore(db, season);
    const isListed = await this.isListed(season);
    await this.config.happenings.inContest(season, 'drawn', 'drawn', async trx => {
      const row = await lockContest(trx, season.id);
      if (row?.status !== 'open') return null;
      const { entrants } = await load(trx, row);
      for (const { id, person_id, status } of entrants) {
        const kept = status === 'skips' ? rungs.get(person_id ?? '') : undefined;
        if (kept) await trx.updateTable('entrant').set({ division: kept.division, place: kept.order }).where('id', '=', id).execute();
      }
      const drawn = drawSeason(row, entrants, rungs);
      if (!drawn) return null;
      for (const { entrant, division, pool, place, lot } of drawn)
        await trx.updateTable('entrant').set({ division, pool, place, lot }).where('id', '=', entrant.id).execute();
      const games = gamesOfPlan(drawn, row.seats);
      await seats.open(trx, row, 1, games, isListed);
      await trx.updateTable('contest').set({ status: 'playing', round: 1 }).where('id', '=', row.id).execute();
      return { data: { players: drawn.length, games: games.length }, tell: drawn.map(({ entrant }) => entrant.person_id) };
    });
    await this.endEmpty(season, row => row.status === 'open');
  }

  /** Nothing could be drawn: too few people. */
  private async endEmpty(contest: ContestData, isStuck: (row: ContestData) => boolean): Promise<void> {
    await this.config.happenings.inContest(contest, 'empty', 'empty', async trx => {
      const row = await lockContest(trx, contest.id);
      if (!row || !isStuck(row)) return null;
      await trx.updateTable('contest').set({ status: 'over', due_at: null }).where('id', '=', row.id).execute();
      return { tell: await peopleIn(trx, row.id) };
    });
    const row = await findContest(this.config.db, contest.id);
    if (row.kind === 'season' && row.status === 'over') await this.openNext(row);
  }

  /** One season follows the other: entry to the next is open as soon as one has begun. */
  private async openNext(season: ContestData): Promise<void> {
    const { happenings, db, now } = this.config;
    const league = await findLeague(db, season.league_id!);
    if (!league.goes_on) return;
    const next = seasonOf(league, season.number + 1, season.ends_at + seasonRulesOf(season).pause * WEEK, now());
    const there = await db
      .selectFrom('contest')
      .select('id')
      .where('league_id', '=', league.id)
      .where('number', '=', next.number)
      .executeTakeFirst();
    if (there) return;
    await happenings.once(opened(next), async trx => {
      await trx.insertInto('contest').values(next).execute();
      return { tell: await membersBut(trx, league.club_id, null) };
    });
  }

  private async hurry(season: ContestData): Promise<void> {
    const at = datesOf(season).find(({ kind }) => kind === 'hurry')?.at;
    if (at === undefined || this.config.now() < at || this.config.now() >= season.ends_at) return;
    const { games, entrants } = await load(this.config.db, season);
    const open = games.filter(isOpen);
    const late = new Set(open.flatMap(game => game.entrants));
    if (late.size === 0) return;
    await this.config.happenings.inContest(season, 'hurry', 'hurry', async () => ({
      data: { games: open.length },
      tell: entrants.filter(({ id, status }) => status === 'in' && late.has(id)).map(({ person_id }) => person_id),
    }));
  }

  private async closeSeason(season: ContestData): Promise<void> {
    const loaded = await load(this.config.db, season);
    if (loaded.games.some(isOpen)) return;
    await this.finish(season, loaded, groupsOf(loaded)[0]?.standings[0]?.entrant);
  }

  private async finish(contest: ContestData, { entrants }: Loaded, winner: string | undefined): Promise<void> {
    await this.config.happenings.inContest(contest, 'closed', 'closed', async trx => {
      await trx.updateTable('contest').set({ status: 'over', due_at: null }).where('id', '=', contest.id).execute();
      const first = entrants.find(({ id }) => id === winner)?.person_id ?? null;
      return { about: [first], tell: entrants.filter(({ status }) => status === 'in').map(({ person_id }) => person_id) };
    });
  }

  private async tournament(tournament: ContestData): Promise<void> {
    const { db, now } = this.config;
    const { rounds } = tournamentRulesOf(tournament);
    const row = await findContest(db, tournament.id);
    const loaded = await load(db, row);
    if (loaded.games.some(isOpen)) return;
    if (row.round > 0)
      await this.config.happenings.inContest(row, `roundOver/${row.round}`, 'roundOver', async () => ({ data: { round: row.round } }));
    if (row.round === rounds.length)
      return this.finish(row, loaded, finalOrder({ ...loaded, row: { ...row, status: 'over' } }, groupsOf(loaded))[0]);
    if (now() < rounds[row.round].startsAt) return;
    await this.nextRound(row);
    await this.endEmpty(row, now => isOn(now) && now.round === row.round);
    await this.config.running.look(await findContest(db, row.id));
  }

  private async nextRound(tournament: ContestData): Promise<void> {
    const { seats, titles } = this.config;
    const isListed = await this.isListed(tournament);
    const { game } = titles.find(({ game }) => game.id === tournament.game)!;
    const round = tournament.round + 1;
    const isFinal = tournamentRulesOf(tournament).rounds.length === round && round > 1;
    await this.config.happenings.inContest(tournament, `round/${round}`, isFinal ? 'final' : 'round', async trx => {
      const row = await lockContest(trx, tournament.id);
      if (!row || !isOn(row) || row.round !== tournament.round) return null;
      await admitWaiting(trx, row);
      const loaded = await load(trx, row);
      const drawn = drawRound(loaded, groupsOf(loaded), game.seats);
      if (!drawn) return null;
      for (const { entrant, division, pool, lot } of drawn.places)
        await trx.updateTable('entrant').set({ division, pool, lot }).where('id', '=', entrant.id).execute();
      for (const id of drawn.byes)
        await trx
          .updateTable('entrant')
          .set(eb => ({ byes: eb('byes', '+', 1) }))
          .where('id', '=', id)
          .execute();
      await seats.open(trx, row, round, drawn.games, isListed);
      await trx.updateTable('contest').set({ status: 'playing', round }).where('id', '=', row.id).execute();
      return {
        data: { round, games: drawn.games.length },
        tell: drawn.games.flatMap(({ players }) => players.map(({ person_id }) => person_id)),
      };
    });
  }

  /** Games of a private club are not listed; whoever has the link may look. */
  private async isListed({ club_id }: ContestData): Promise<boolean> {
    const club = await this.config.db.selectFrom('club').select('visibility').where('id', '=', club_id).executeTakeFirstOrThrow();
    return club.visibility === 'open';
  }
}

/** Before a draw those who wait longest take places that have become free. */
async function admitWaiting(trx: Trx, tournament: ContestData): Promise<void> {
  const { most, form } = tournamentRulesOf(tournament);
  if (form === 'groups' && tournament.round > 0) return;
  const { entrants } = await load(trx, tournament);
  const room = (most ?? Number.POSITIVE_INFINITY) - entrants.filter(({ status }) => status === 'in').length;
  for (const { id } of entrants.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, room)))
    await trx.updateTable('entrant').set({ status: 'in' }).where('id', '=', id).execute();
}
