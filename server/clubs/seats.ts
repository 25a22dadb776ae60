/** The tables of a contest: opened with people seated, started, handed over. All of it may be done again without changing anything. */
import type { Seat } from '@tarsas/kernel';
import { sql } from 'kysely';
import { CHANNEL } from '../storage/commit.ts';
import { STAND_IN } from '../table/botNames.ts';
import type { Live } from '../table/live.ts';
import type { Lobby, Person } from '../table/lobby.ts';
import { newId } from '../table/newId.ts';
import type { Tables } from '../table/tables.ts';
import { Problem } from '../text/problem.ts';
import type { Trx } from './happenings.ts';
import type { Entrant } from './load.ts';
import { type ContestData, paceOf } from './rules.ts';

/** Where a game stands in its contest; by seat who plays it. */
export interface Pairing {
  division: number;
  pool: number;
  board: number;
  players: readonly Entrant[];
}

export class Seats {
  private readonly lobby: Lobby;
  private readonly tables: Tables;

  constructor(lobby: Lobby, tables: Tables) {
    this.lobby = lobby;
    this.tables = tables;
  }

  /** Opens the tables of a round. `listed`: strangers find them in the list of tables. */
  async open(trx: Trx, contest: ContestData, round: number, pairings: readonly Pairing[], listed: boolean): Promise<void> {
    const { id: contest_id, game } = contest;
    const wish = {
      game,
      options: JSON.parse(contest.options) as object,
      pace: paceOf(contest),
      visibility: listed ? ('open' as const) : ('link' as const),
      rated: true,
    };
    for (const { division, pool, board, players } of pairings) {
      const table_id = await this.lobby.openFor(trx, players.map(personOf), wish);
      const id = newId();
      await trx
        .insertInto('fixture')
        .values({ id, contest_id, round, division, pool, board, table_id, closed_at: null, stood: null })
        .execute();
      await trx
        .insertInto('pairing')
        .values(players.map((entrant, seat) => ({ fixture_id: id, seat, entrant_id: entrant.id })))
        .execute();
    }
  }

  /** Null: its log was written by earlier rules, and the present ones cannot play it again. */
  async find(table: string): Promise<Live | null> {
    try {
      return await this.tables.find(table);
    } catch (error) {
      if (error instanceof Problem && error.code === 'rulesChanged') return null;
      throw error;
    }
  }

  begin = (table: string): Promise<Live> => this.lobby.begin(table);

  /** A bot plays on for somebody who has dropped out. */
  async toBot(table: string, seat: Seat): Promise<void> {
    await this.tables.append(table, ({ play }) =>
      play?.status === 'playing' && play.bots[seat] === null ? [{ kind: 'bot', seat, bot: STAND_IN, why: 'left' }] : [],
    );
  }

  /** The bot keeps the seat for good. */
  async giveUp(table: string, seat: Seat): Promise<void> {
    await this.tables.append(table, ({ play }) =>
      play?.status === 'playing' && play.bots[seat] !== null && !play.resigned[seat]
        ? [{ kind: 'resign', seat, bot: play.bots[seat]!, why: 'time' }]
        : [],
    );
  }

  /** A substitute sits down. Every process hears of it when the transaction is committed. */
  async handOver(trx: Trx, table: string, seat: Seat, to: Person): Promise<void> {
    await trx
      .updateTable('seat')
      .set({ person_id: to.id, name: to.name, wish: null, told: null })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .execute();
    await sql`select pg_notify(${CHANNEL}, ${`seats ${table}`})`.execute(trx);
  }

  /** The substitute plays instead of the bot that took the seat before they came. */
  async fromBot(table: string, seat: Seat, since: number): Promise<void> {
    await this.tables.seatsHeard(table);
    await this.tables.append(table, live => {
      const { play } = live;
      if (play?.status !== 'playing' || play.bots[seat] === null || play.resigned[seat]) return [];
      return (botSince(live, seat)?.at ?? 0) <= since ? [{ kind: 'return', seat }] : [];
    });
  }
}

/** When the bot that plays this seat now took it, and why. */
export function botSince(live: Live, seat: Seat): { at: number; why: string } | null {
  if (!live.play || live.play.bots[seat] === null) return null;
  let since: { at: number; why: string } | null = null;
  for (const { at, entry } of live.log()) if (entry.kind === 'bot' && entry.seat === seat) since = { at, why: entry.why };
  return since;
}

/** People as tables know them. Entrants whose person has left the server cannot be seated. */
export const personOf = ({ person_id, name }: Entrant): Person => ({ id: person_id!, name: name ?? '' });
