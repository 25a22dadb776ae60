/**
 * Leaving the server. An account is deleted two weeks after its person has asked for it; until then signing in brings everything back. From the
 * first day they are signed out, bots play their seats, and nobody finds them. A guest, who could not sign in again, is forgotten at once.
 */
import { type Kysely, sql } from 'kysely';
import { forgetInClubs } from '../clubs/data.ts';
import { forgetInOrder } from '../order/data.ts';
import type { Me, People } from '../people/people.ts';
import type { Database } from '../storage/database.ts';
import type { Lobby } from '../table/lobby.ts';
import type { Playing } from '../table/playing.ts';
import { catalogues } from '../text/index.ts';

const DAY = 86_400_000;
export const DAYS_TO_STAY = 14;
/** Carried out in one round. */
const AT_MOST = 50;

export interface LeavingConfig {
  db: Kysely<Database>;
  people: People;
  playing: Playing;
  lobby: Lobby;
  clubs: { personGone(person: string): Promise<void> };
  now(): number;
}

export class Leaving {
  private readonly config: LeavingConfig;

  constructor(config: LeavingConfig) {
    this.config = config;
  }

  /** When the account will be deleted; null: it is gone already. */
  async ask(me: Me): Promise<number | null> {
    const { db, people, now } = this.config;
    if (me.guest) {
      await this.forget(me);
      return null;
    }
    await this.leaveSeats(me.id);
    // Before the row: whoever is found with a session after it has changed their mind.
    await people.signOutEverywhere(me.id);
    const row = { person_id: me.id, asked_at: now(), at: now() + DAYS_TO_STAY * DAY };
    await db
      .insertInto('leaving')
      .values(row)
      .onConflict(conflict => conflict.column('person_id').doNothing())
      .execute();
    return row.at;
  }

  /** Deletes the accounts whose time is over. Says how many. */
  async carryOut(): Promise<number> {
    const { db, people, now } = this.config;
    const due = await db.selectFrom('leaving').select('person_id').where('at', '<=', now()).limit(AT_MOST).execute();
    for (const { person_id } of due) {
      const me = await people.find(person_id);
      if (me) await this.forget(me);
    }
    return due.length;
  }

  /** Others are not kept waiting. */
  private async leaveSeats(person: string): Promise<void> {
    for (const table of await this.tablesOf(person)) await this.config.playing.personGone(table, person);
  }

  private async tablesOf(person: string): Promise<string[]> {
    const rows = await this.config.db.selectFrom('seat').select('table_id').distinct().where('person_id', '=', person).execute();
    return rows.map(({ table_id }) => table_id);
  }

  /** Finished games stay whole; in them and in statistics the person is a player who left. */
  private async forget(me: Me): Promise<void> {
    const { db, people, lobby, clubs } = this.config;
    const gone = catalogues[me.language].gone;
    const tables = await this.tablesOf(me.id);
    await this.leaveSeats(me.id);
    await clubs.personGone(me.id);
    await forgetInClubs(db, me.id);
    await forgetInOrder(db, me.id, gone);
    await sql`delete from verification where position(${me.id} in value) > 0
      or (${me.email}::text is not null and position(${me.email}::text in identifier || value) > 0)`.execute(db);
    await sql`delete from rate where position(${me.id} in key) > 0`.execute(db);
    await people.remove(me);
    for (const table of tables) await lobby.personGone(table);
  }
}
