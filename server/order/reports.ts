/** Reports: who or what is reported, why, and what was said around it, kept as it was. */
import type { Kysely } from 'kysely';
import type { Profiles } from '../company/profiles.ts';
import type { Database } from '../storage/database.ts';
import type { Reason } from '../storage/order.ts';
import type { Live } from '../table/live.ts';
import { asWritten } from '../table/names.ts';
import { newId } from '../table/newId.ts';
import type { Reading } from '../table/reading.ts';
import { Problem } from '../text/problem.ts';
import { DEALT, RULINGS } from './measures.ts';

export interface Told {
  table?: string;
  message?: number;
  seat?: number;
  /** The tag of a person. */
  person?: string;
  reason: Reason;
  words: string;
}

export interface Line {
  id: number;
  name: string;
  text: string;
  at: number;
  /** Said by the person reported. */
  theirs: boolean;
}

export interface Context {
  game: string | null;
  /** The entry the table had reached. */
  n: number;
  lines: Line[];
}

/** Who or what a report is about. */
interface Target {
  about: string;
  name: string;
  table: string | null;
  message: number | null;
  context: Context;
}

/** Lines kept before and after a message; of a person without a message, twice as many of the last ones. */
const AROUND = 20;

export class Reports {
  private readonly db: Kysely<Database>;
  private readonly profiles: Profiles;
  private readonly reading: Reading;
  private readonly now: () => number;

  constructor(db: Kysely<Database>, profiles: Profiles, reading: Reading, now: () => number) {
    this.db = db;
    this.profiles = profiles;
    this.reading = reading;
    this.now = now;
  }

  /** Reporting the same thing again while its case is open changes nothing. Who has left cannot be reported any more. */
  async make(by: string, told: Told): Promise<{ id: string; at: number }> {
    const target = await this.target(by, told);
    if (target.about === by) throw new Problem('notYourself');
    return this.db.transaction().execute(async trx => {
      const open = await openCase(trx, target);
      const mine = open.find(({ by_person }) => by_person === by);
      if (mine) return { id: mine.id, at: mine.at };
      const id = newId();
      const row = { id, case_id: open[0]?.case_id ?? id, at: this.now(), by_person: by, about: target.about, name: target.name };
      const { reason } = told;
      const words = asWritten(told.words);
      const context = JSON.stringify(target.context);
      await trx
        .insertInto('report')
        .values({ ...row, table_id: target.table, message_id: target.message, reason, words, context })
        .execute();
      return { id, at: row.at };
    });
  }

  /** What this person has reported, and whether a moderator has dealt with it; not how. */
  async of(person: string): Promise<{ id: string; at: number; name: string; reason: Reason; dealtWith: number | null }[]> {
    const rows = await this.db
      .selectFrom('report')
      .select(['id', 'at', 'name', 'reason', 'case_id'])
      .select(eb =>
        eb
          .selectFrom('measure')
          .select(({ fn }) => fn.min('at').as('at'))
          .whereRef('measure.case_id', '=', 'report.case_id')
          .whereRef('measure.at', '>=', 'report.at')
          .where('kind', 'in', DEALT)
          .as('dealtWith'),
      )
      .where('by_person', '=', person)
      .orderBy('at', 'desc')
      .limit(AROUND)
      .execute();
    return rows.map(({ id, at, name, reason, dealtWith }) => ({ id, at, name, reason, dealtWith }));
  }

  private async target(by: string, { table, message, seat, person }: Told): Promise<Target> {
    if (table === undefined) return this.person(person);
    const live = await this.reading.visible(table, by);
    if (message !== undefined) return this.message(live, message);
    const place = live.seats[seat ?? -1];
    if (!place?.person_id) throw new Problem('nobodyThere');
    const lines = await this.lines(table, place.person_id, Number.MAX_SAFE_INTEGER);
    return { about: place.person_id, name: place.name, table, message: null, context: contextOf(live, lines) };
  }

  private async message(live: Live, id: number): Promise<Target> {
    const said = await this.db.selectFrom('chat').selectAll().where('table_id', '=', live.id).where('id', '=', id).executeTakeFirst();
    if (!said?.person_id) throw new Problem('nobodyThere');
    const lines = await this.lines(live.id, said.person_id, id);
    return { about: said.person_id, name: said.name, table: live.id, message: id, context: contextOf(live, lines) };
  }

  private async person(tag = ''): Promise<Target> {
    const { id, name } = await this.profiles.byTag(tag);
    return { about: id, name, table: null, message: null, context: { game: null, n: 0, lines: [] } };
  }

  private async lines(table: string, about: string, id: number): Promise<Line[]> {
    const said = this.db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .limit(AROUND + 1);
    const before = await said.where('id', '<=', id).orderBy('id', 'desc').execute();
    const after = await said.where('id', '>', id).orderBy('id').execute();
    return [...before.reverse(), ...after].map(({ id, name, text, at, person_id }) => ({
      id,
      name,
      text,
      at,
      theirs: person_id === about,
    }));
  }
}

const contextOf = ({ row, play }: Live, lines: Line[]): Context => ({ game: row.game, n: play?.n ?? 0, lines });

/** The reports of the open case about the same thing, locked so that two at the same time become one case. */
async function openCase(trx: Kysely<Database>, { about, table, message }: Target) {
  await trx.selectFrom('person').select('id').where('id', '=', about).forUpdate().execute();
  const rows = await trx
    .selectFrom('report')
    .select(['id', 'at', 'case_id', 'by_person'])
    .select(eb =>
      eb.selectFrom('measure').select('kind').whereRef('measure.case_id', '=', 'report.case_id').orderBy('id', 'desc').limit(1).as('last'),
    )
    .where('about', '=', about)
    .where('table_id', 'is not distinct from', table)
    .where('message_id', 'is not distinct from', message)
    .orderBy('at')
    .execute();
  return rows.filter(({ last }) => last === null || !RULINGS.includes(last));
}
