/** Invitations to tables: a row for each person and table, until they have sat down or declined, or the table has started. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Job, type Outbox, together } from '../storage/commit.ts';
import type { Database } from '../storage/database.ts';
import type { Live } from '../table/live.ts';
import { Problem } from '../text/problem.ts';
import type { Apart } from './apart.ts';
import { type Known, knownOf, type Profile } from './profiles.ts';

export interface Invitation {
  table: string;
  game: string;
  seats: number;
  /** Seats that are free. */
  free: number;
  by: Known;
  at: number;
  /** The key that opens the table. */
  invite: string;
}

/** People who are invited to one table. */
const TO_ONE_TABLE = 20;
const SHOWN = 50;

export class Invitations {
  readonly db: Kysely<Database>;
  readonly outbox: Outbox;
  private readonly apart: Apart;
  private readonly now: () => number;

  constructor(db: Kysely<Database>, outbox: Outbox, apart: Apart, now: () => number) {
    this.db = db;
    this.outbox = outbox;
    this.apart = apart;
    this.now = now;
  }

  /** Where there is somebody to be told, `tell` says what work that brings along. Who is kept apart from the host is not told, and the host does not learn it. */
  async invite(
    { id, play, seats }: Live,
    me: string,
    other: Profile,
    tell: (trx: Transaction<Database>) => Promise<readonly Job[]>,
  ): Promise<void> {
    if (play) throw new Problem('started');
    if (other.id === me) throw new Problem('notYourself');
    if (other.guest) throw new Problem('noPerson');
    if (seats.some(({ person_id }) => person_id === other.id)) return;
    const isTold = !(await this.apart.isApart(other.id, peopleAt(seats)));
    await together(this, async trx => {
      const { count } = await trx
        .selectFrom('invitation')
        .select(eb => eb.fn.countAll<number>().as('count'))
        .where('table_id', '=', id)
        .executeTakeFirstOrThrow();
      if (Number(count) >= TO_ONE_TABLE) throw new Problem('tooManyPeople', String(TO_ONE_TABLE));
      const made = await trx
        .insertInto('invitation')
        .values({ table_id: id, person_id: other.id, by_person: me, at: this.now() })
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst();
      return { result: null, jobs: isTold && Number(made.numInsertedOrUpdatedRows) > 0 ? await tell(trx) : [] };
    });
  }

  /** Who is invited to a table and has not sat down yet. */
  async invited(table: string): Promise<Known[]> {
    const rows = await this.db
      .selectFrom('invitation')
      .innerJoin('person', 'person.id', 'invitation.person_id')
      .innerJoin('profile', 'profile.person_id', 'invitation.person_id')
      .select(['tag', 'name', 'motif'])
      .where('table_id', '=', table)
      .where(
        sql<boolean>`not exists (select 1 from seat where seat.table_id = invitation.table_id and seat.person_id = invitation.person_id)`,
      )
      .orderBy('at')
      .execute();
    return rows.map(knownOf);
  }

  /** Mine, the latest first: of tables that wait, have a free seat, and at which nobody sits whom I am kept apart from. */
  async list(me: string): Promise<Invitation[]> {
    const { rows } = await sql<
      Omit<Invitation, 'by'> & Known
    >`select i.table_id as table, t.game, t.seats, i.at, t.invite, p.name, r.tag, r.motif,
        (select count(*)::integer from seat s where s.table_id = t.id and s.person_id is null and s.bot is null) as free
      from invitation i join tables t on t.id = i.table_id join person p on p.id = i.by_person join profile r on r.person_id = i.by_person
      where i.person_id = ${me} and t.status = 'waiting'
        and exists (select 1 from seat s where s.table_id = t.id and s.person_id is null and s.bot is null)
        and not exists (select 1 from seat s where s.table_id = t.id and s.person_id = ${me})
        and not exists (select 1 from seat s join blocked b on (b.person_id, b.other_id) in ((${me}, s.person_id), (s.person_id, ${me}))
          where s.table_id = t.id)
      order by i.at desc limit ${sql.lit(SHOWN)}`.execute(this.db);
    return rows.map(({ table, game, seats, free, at, invite, ...by }) => ({ table, game, seats, free, at, invite, by: knownOf(by) }));
  }

  async decline(me: string, table: string): Promise<void> {
    await this.db.deleteFrom('invitation').where('table_id', '=', table).where('person_id', '=', me).execute();
  }
}

const peopleAt = (seats: readonly { person_id: string | null }[]): string[] =>
  seats.flatMap(({ person_id }) => (person_id === null ? [] : [person_id]));
