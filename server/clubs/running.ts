/** The running games of a contest: started, left to bots where people have gone, taken over by substitutes, counted when they end. */
import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import { type Happenings, lockContest } from './happenings.ts';
import { isOpen, type Loaded, type LoadedGame, load } from './load.ts';
import { outcomeOf, unplayable } from './outcome.ts';
import { findContest } from './rows.ts';
import { type ContestData, deadlineOf, substitutesUntil } from './rules.ts';
import { botSince, personOf, type Seats } from './seats.ts';

/** So long somebody whose time is up may take the seat back. */
const BACK_MS = 48 * 3_600_000;

export interface RunningConfig {
  db: Kysely<Database>;
  happenings: Happenings;
  seats: Seats;
  now(): number;
}

export class Running {
  private readonly config: RunningConfig;

  constructor(config: RunningConfig) {
    this.config = config;
  }

  async look(contest: ContestData): Promise<void> {
    if (contest.status !== 'playing') return;
    const loaded = await load(this.config.db, contest);
    for (const game of loaded.games.filter(isOpen)) {
      if (game.status === 'waiting') await this.config.seats.begin(game.table);
      await this.absent(loaded, game);
      await this.close(loaded, game);
    }
    if (contest.kind === 'season') await this.substitutes(loaded);
  }

  /** Bots play for those who have dropped out; whose time is up and who has not come back leaves the seat for good. */
  private async absent({ row, entrants }: Loaded, { fixture, table, entrants: who }: LoadedGame): Promise<void> {
    const { seats, happenings, now } = this.config;
    const live = await seats.find(table);
    if (!live) return;
    for (const [seat, id] of who.entries()) {
      const entrant = entrants.find(one => one.id === id)!;
      if (entrant.status === 'left') await seats.toBot(table, seat);
      else if (entrant.substitutes !== null) await seats.fromBot(table, seat, entrant.at);
      const bot = botSince(live, seat);
      if (bot?.why !== 'time' || now() - bot.at < BACK_MS || live.play?.resigned[seat]) continue;
      await seats.giveUp(table, seat);
      await happenings.inContest(row, `final48/${fixture.id}/${seat}`, 'final48', async () => ({
        about: [entrant.person_id],
        tell: [entrant.person_id],
      }));
    }
  }

  private async close({ row, entrants }: Loaded, { fixture, table, entrants: who }: LoadedGame): Promise<void> {
    const { seats, happenings, now } = this.config;
    const live = await seats.find(table);
    const deadline = deadlineOf(row, fixture.round);
    const outcome = live ? outcomeOf(live, deadline, now()) : unplayable(who.length, deadline, now());
    if (!outcome) return;
    const people = who.map(id => entrants.find(one => one.id === id)!.person_id);
    await happenings.inContest(row, `ended/${fixture.id}`, outcome.stood ? 'stood' : 'ended', async trx => {
      const stood = JSON.stringify({ cut: outcome.stood, seats: outcome.seats });
      await trx.updateTable('fixture').set({ closed_at: outcome.at, stood }).where('id', '=', fixture.id).execute();
      const { round, division, pool, board } = fixture;
      // A table tells its own people when it is over.
      return { about: people, data: { table, round, division, group: pool, board }, tell: outcome.stood ? people : [] };
    });
  }

  /** In the first weeks whoever waits longest takes the place of one who dropped out. */
  private async substitutes({ row, entrants, games }: Loaded): Promise<void> {
    const open = games.filter(isOpen);
    const taken = new Set(entrants.map(({ substitutes }) => substitutes));
    const gone = entrants.filter(({ id, status }) => status === 'left' && !taken.has(id) && open.some(game => game.entrants.includes(id)));
    const waiting = entrants.filter(({ status, person_id }) => status === 'waiting' && person_id !== null);
    for (const [i, { id }] of gone.entries()) if (waiting[i]) await this.substitute(row.id, id, waiting[i].id);
  }

  /**
   * `by` takes over the running games of `gone`, who has dropped out or, where an organiser says so, does now; what has ended stays theirs. False:
   * it is too late for that, somebody else has taken over, or one of the two is not in a position to.
   */
  async substitute(contest: string, gone: string, by: string, isForced = false): Promise<boolean> {
    const { db, happenings, seats, now } = this.config;
    const row = await findContest(db, contest);
    if (row.kind !== 'season' || row.status !== 'playing' || now() > substitutesUntil(row)) return false;
    const done = await happenings.inContest(row, `substituted/${gone}`, 'substituted', async (trx, at) => {
      await lockContest(trx, contest);
      const { entrants, games } = await load(trx, row);
      const old = entrants.find(({ id, status }) => id === gone && (status === 'left' || (isForced && status === 'in')));
      const fresh = entrants.find(({ id, status, person_id }) => id === by && status === 'waiting' && person_id !== null);
      if (!old || !fresh) return null;
      if (old.status === 'in') await trx.updateTable('entrant').set({ status: 'left', left_at: at }).where('id', '=', gone).execute();
      const { division, pool, place, lot } = old;
      const to = { status: 'in' as const, division, pool, place, lot, substitutes: gone, at };
      await trx.updateTable('entrant').set(to).where('id', '=', by).execute();
      for (const { fixture, table, entrants: who } of games.filter(isOpen)) {
        const seat = who.indexOf(gone);
        if (seat < 0) continue;
        await trx.updateTable('pairing').set({ entrant_id: by }).where('fixture_id', '=', fixture.id).where('seat', '=', seat).execute();
        await seats.handOver(trx, table, seat, personOf(fresh));
      }
      return { about: [fresh.person_id, old.person_id], tell: [fresh.person_id] };
    });
    if (!done) return false;
    const loaded = await load(db, row);
    for (const game of loaded.games.filter(game => isOpen(game) && game.entrants.includes(by))) await this.absent(loaded, game);
    return true;
  }
}
