/** What the house tells a person: decisions about them, what became of their reports, and how much of it is unread. */
import { type Kysely, sql } from 'kysely';
import { CHANNEL } from '../storage/commit.ts';
import type { Database } from '../storage/database.ts';
import type { Office } from '../storage/order.ts';
import { DEALT, lastRestraint, TOLD } from './measures.ts';
import { APPEAL_DAYS } from './moderation.ts';
import type { Reports } from './reports.ts';

const DAY = 86_400_000;
const AT_MOST = 50;

/** What a person's every request knows of their standing here. */
export interface Standing {
  office: Office | null;
  /** Words of moderators, and answers to reports, that they have not read. */
  unread: number;
}

export class House {
  private readonly db: Kysely<Database>;
  private readonly reports: Reports;
  private readonly now: () => number;

  constructor(db: Kysely<Database>, reports: Reports, now: () => number) {
    this.db = db;
    this.reports = reports;
    this.now = now;
  }

  /** In one statement: it is asked whenever a session is looked up. */
  standing = async (person: string): Promise<Standing> => {
    const { rows } = await sql<Standing>`with read as (select coalesce((select at from heard where person_id = ${person}), 0) as at)
      select (select office from office where person_id = ${person}) as office,
        ((select count(*) from measure, read where about = ${person} and kind in (${sql.join(TOLD)}) and measure.at > read.at)
        + (select count(*) from report, read where by_person = ${person} and exists (select 1 from measure
          where case_id = report.case_id and kind in (${sql.join(DEALT)}) and measure.at >= report.at and measure.at > read.at)))::integer
        as unread`.execute(this.db);
    return rows[0];
  };

  /** Moderators are not named: they decide for the house. */
  async of(person: string) {
    const rows = await this.db
      .selectFrom('measure')
      .select(['id', 'case_id', 'at', 'kind', 'until', 'removes', 'words', 'answers'])
      .where('about', '=', person)
      .where('case_id', 'is not', null)
      .orderBy('id', 'desc')
      .limit(AT_MOST)
      .execute();
    const told = rows
      .filter(({ kind }) => TOLD.includes(kind))
      .map(({ id, case_id, at, kind, until, removes, words }) => {
        const answer = rows.find(row => row.answers === id && row.kind !== 'appeal');
        const ofCase = rows.filter(row => row.case_id === case_id).map(row => ({ ...row, by: null }));
        const isLast = lastRestraint(ofCase.reverse())?.id === id;
        const appealed = rows.some(row => row.answers === id);
        const mayAppeal = isLast && !appealed && this.now() <= at + APPEAL_DAYS * DAY;
        return { id, at, kind, until, removes, words, undone: answer?.kind === 'undone', appealed, mayAppeal };
      });
    return { told, reports: await this.reports.of(person) };
  }

  /** Everything up to now is read. */
  async read(person: string): Promise<void> {
    const row = { person_id: person, at: this.now() };
    await this.db
      .insertInto('heard')
      .values(row)
      .onConflict(conflict => conflict.column('person_id').doUpdateSet(row))
      .execute();
    await sql`select pg_notify(${CHANNEL}, ${`standing ${person}`})`.execute(this.db);
  }

  /** A guest has signed in: what was reported by them or about them, and what was decided, is theirs still. */
  async adopt(guest: string, person: string): Promise<void> {
    await this.db.updateTable('report').set({ by_person: person }).where('by_person', '=', guest).execute();
    await this.db.updateTable('report').set({ about: person }).where('about', '=', guest).execute();
    await this.db.updateTable('measure').set({ about: person }).where('about', '=', guest).execute();
    await this.db.updateTable('measure').set({ by_person: person }).where('by_person', '=', guest).execute();
  }
}
