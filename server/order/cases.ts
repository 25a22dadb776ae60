/** What moderators read: cases, what was said, who reported, what was done before. A case about oneself is not shown. */
import { type Kysely, sql } from 'kysely';
import type { Database, Status } from '../storage/database.ts';
import type { MeasureKind, Reason } from '../storage/order.ts';
import { languageOf } from '../text/index.ts';
import { Problem } from '../text/problem.ts';
import { lastRestraint, type Measure, RULINGS, type Waits, waits } from './measures.ts';
import type { Context } from './reports.ts';

export interface CaseHead {
  id: string;
  /** Of the first report. */
  at: number;
  name: string;
  reason: Reason;
  reports: number;
  table: string | null;
  game: string | null;
  message: number | null;
  /** The game at whose table it happened goes on. */
  pressing: boolean;
  /** Null: closed. */
  waits: Waits | null;
  /** When something was last done about it. */
  doneAt: number | null;
}

export interface CaseRow extends CaseHead {
  about: string | null;
}

const OPEN_AT_MOST = 200;
const PAGE = 50;
const YEAR = 365 * 86_400_000;

export class Cases {
  private readonly db: Kysely<Database>;
  private readonly now: () => number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** Open ones: pressing first, then the oldest. Closed ones: the latest first, fifty at a time. */
  async list(which: 'open' | 'closed', me: string, before: number): Promise<CaseHead[]> {
    const isRuled = sql<boolean>`last.kind in (${sql.join(RULINGS)})`;
    const rows = await this.heads(
      me,
      which === 'open'
        ? sql`where last.kind is null or not ${isRuled} order by pressing desc, at limit ${sql.lit(OPEN_AT_MOST)}`
        : sql`where ${isRuled} and last.at < ${before} order by last.at desc limit ${sql.lit(PAGE)}`,
    );
    return rows.map(({ about: _, ...head }) => head);
  }

  async head(id: string, me: string): Promise<CaseRow> {
    const [found] = await this.heads(me, sql`where id = ${id}`);
    if (!found) throw new Problem('noCase');
    return found;
  }

  private async heads(me: string, rest: ReturnType<typeof sql>): Promise<CaseRow[]> {
    const { rows } = await sql<Omit<CaseRow, 'pressing' | 'waits'> & { status: Status | null; last: MeasureKind | null }>`
      select head.*, coalesce(head.status = 'playing', false) as pressing, last.kind as last, last.at as "doneAt" from (
        select report.case_id as id, min(report.at) as at, (array_agg(report.name order by report.at))[1] as name,
          (array_agg(report.reason order by report.at))[1] as reason, count(*)::integer as reports, max(report.about) as about,
          max(report.table_id) as table, max(report.message_id) as message, max(tables.game) as game, max(tables.status) as status
        from report left join tables on tables.id = report.table_id group by report.case_id
        having max(report.about) is distinct from ${me}) head
      left join lateral (select kind, at from measure where case_id = head.id order by measure.id desc limit 1) last on true
      ${rest}`.execute(this.db);
    return rows.map(({ status, last, ...head }) => ({
      ...head,
      pressing: status === 'playing',
      waits: waits(last === null ? [] : [{ kind: last }]),
    }));
  }

  async measures(id: string, db = this.db): Promise<Measure[]> {
    const rows = await db.selectFrom('measure').selectAll().where('case_id', '=', id).orderBy('id').execute();
    return rows.map(({ id, at, by_person, kind, until, removes, words, answers }) => ({
      ...{ id, at, by: by_person, kind, until, removes, words, answers },
    }));
  }

  /** Why this moderator may not decide the case, or null. Who reported it or sits at its table leaves it to somebody else. */
  async objection(row: CaseRow, me: string): Promise<'ownCase' | 'needsAnother' | null> {
    const reported = await this.db.selectFrom('report').select('id').where('case_id', '=', row.id).where('by_person', '=', me).execute();
    const seated = await this.db
      .selectFrom('seat')
      .select('seat')
      .where('table_id', '=', row.table ?? '')
      .where('person_id', '=', me)
      .execute();
    if (reported.length + seated.length > 0) return 'ownCase';
    const measures = await this.measures(row.id);
    const { by } = (waits(measures) === 'appeal' && lastRestraint(measures)) || { by: null };
    return by === me ? 'needsAnother' : null;
  }

  async whole(id: string, me: string) {
    const row = await this.head(id, me);
    const { about, ...head } = row;
    const reports = await this.db
      .selectFrom('report')
      .leftJoin('person', 'person.id', 'report.by_person')
      .select(['report.at', 'report.reason', 'report.words', 'report.context', 'person.name'])
      .where('case_id', '=', id)
      .orderBy('report.at')
      .execute();
    const context = JSON.parse(reports.at(-1)!.context) as Context;
    const names = await this.names();
    return {
      case: head,
      context: context.lines.map(line => ({ ...line, reported: line.id === head.message })),
      n: context.n,
      reports: reports.map(({ at, reason, words, name }) => ({ at, reason, words, by: name })),
      about: await this.about(about),
      trail: (await this.measures(id)).map(({ by, ...measure }) => ({ ...measure, by: names.get(by ?? '') ?? null })),
      objection: await this.objection(row, me),
    };
  }

  /** What is known of the person reported; not their address. */
  private async about(id: string | null) {
    const people = this.db.selectFrom('person').leftJoin('profile', 'profile.person_id', 'person.id');
    const person = id
      ? await people.select(['name', 'isAnonymous', 'language', 'tag']).where('person.id', '=', id).executeTakeFirst()
      : undefined;
    if (!id || !person) return null;
    const since = this.now() - YEAR;
    const reports = await this.db
      .selectFrom('report')
      .select(({ fn }) => [fn.countAll<number>().as('reports'), fn.count<number>('by_person').distinct().as('people')])
      .where('about', '=', id)
      .where('at', '>', since)
      .executeTakeFirstOrThrow();
    const before = await this.db
      .selectFrom('measure')
      .select(['kind', 'at', 'until'])
      .where('about', '=', id)
      .where('case_id', 'is not', null)
      .orderBy('id', 'desc')
      .limit(PAGE)
      .execute();
    const { name, tag, isAnonymous, language } = person;
    const known = { tag, name, guest: isAnonymous ?? false, language: languageOf(language) };
    return { ...known, reports: Number(reports.reports), people: Number(reports.people), before };
  }

  /** Everything that was done, the latest first. */
  async log(me: string, before: number) {
    const rows = await this.db
      .selectFrom('measure')
      .leftJoin('person as by', 'by.id', 'measure.by_person')
      .leftJoin('person as about', 'about.id', 'measure.about')
      .select([
        'measure.id',
        'at',
        'kind',
        'until',
        'removes',
        'words',
        'answers',
        'case_id as case',
        'by.name as by',
        'about.name as about',
      ])
      .where('measure.id', '<', before)
      .where(eb => eb.or([eb('measure.about', 'is distinct from', me), eb('case_id', 'is', null)]))
      .orderBy('measure.id', 'desc')
      .limit(PAGE)
      .execute();
    return rows;
  }

  private async names(): Promise<Map<string, string>> {
    const rows = await this.db
      .selectFrom('measure')
      .innerJoin('person', 'person.id', 'measure.by_person')
      .select(['person.id', 'person.name'])
      .distinct()
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
