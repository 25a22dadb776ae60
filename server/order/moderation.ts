/** Deciding cases. Every action is one more row of `measure`, and whoever is concerned is told in the same transaction. Moves and clocks are never touched. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { CHANNEL, type Job, type Outbox } from '../storage/commit.ts';
import type { Database } from '../storage/database.ts';
import type { MeasureKind } from '../storage/order.ts';
import { asWritten } from '../table/names.ts';
import { languageOf } from '../text/index.ts';
import { Problem } from '../text/problem.ts';
import type { CaseRow, Cases } from './cases.ts';
import { type Bar, DEALT, lastRestraint, type Measure, RESTRAINTS, RULINGS, TOLD, waits } from './measures.ts';
import { letterAbout, letterToReporter } from './tell.ts';

export type Decision = 'nothing' | 'word' | 'silence' | 'noTables' | 'close' | 'upheld' | 'undone' | 'asked';

export interface Wish {
  kind: Decision;
  days: number;
  removes: boolean;
  words: string;
}

export interface Held {
  kind: Bar;
  until: number | null;
}

const DAY = 86_400_000;
/** How long after a measure its person may ask another moderator to look again. */
export const APPEAL_DAYS = 30;

export interface ModerationConfig {
  db: Kysely<Database>;
  cases: Cases;
  outbox: Outbox;
  now(): number;
  /** Our public address, for links. */
  base(): string;
}

export class Moderation {
  private readonly config: ModerationConfig;

  constructor(config: ModerationConfig) {
    this.config = config;
  }

  async decide(id: string, me: string, wished: Wish): Promise<MeasureKind> {
    const wish = { ...wished, words: asWritten(wished.words) };
    const { db, cases, now, outbox } = this.config;
    const row = await cases.head(id, me);
    const objection = await cases.objection(row, me);
    if (objection) throw new Problem(objection);
    await outbox.ready();
    const kind = await db.transaction().execute(async trx => {
      const measures = await this.locked(trx, id);
      const kind = kindOf(wish.kind, measures, me);
      const last = lastRestraint(measures);
      if (kind === 'undone' && !last) throw new Problem('nothingToLift');
      if ((RESTRAINTS.includes(kind) || kind === 'closing') && wish.words === '') throw new Problem('noWords');
      const answers = kind === 'undone' || kind === 'upheld' ? (last?.id ?? null) : null;
      const until = kind === 'silence' || kind === 'noTables' ? now() + wish.days * DAY : null;
      const removes = wish.removes && RULINGS.includes(kind) && row.message !== null;
      const measure = { case_id: id, at: now(), by_person: me, about: row.about, kind, until, removes, words: wish.words, answers };
      await trx.insertInto('measure').values(measure).execute();
      if (removes) await show(trx, row, false);
      else if (kind === 'undone' && last?.removes) await show(trx, row, true);
      await this.tell(trx, row, measure);
      return kind;
    });
    outbox.wake(['letter']);
    return kind;
  }

  /** The person concerned asks another moderator to look again, once. */
  async appeal(measure: number, me: string, words: string): Promise<void> {
    const { db, now } = this.config;
    await db.transaction().execute(async trx => {
      const found = await trx.selectFrom('measure').selectAll().where('id', '=', measure).where('about', '=', me).executeTakeFirst();
      if (!found?.case_id || !RESTRAINTS.includes(found.kind)) throw new Problem('noMeasure');
      const measures = await this.locked(trx, found.case_id);
      const isLast = lastRestraint(measures)?.id === measure;
      const isAnswered = measures.some(({ answers }) => answers === measure);
      if (!isLast || isAnswered || now() > found.at + APPEAL_DAYS * DAY) throw new Problem('noAppeal', String(APPEAL_DAYS));
      const row = { case_id: found.case_id, at: now(), by_person: me, about: me, kind: 'appeal' as const, until: null };
      await trx
        .insertInto('measure')
        .values({ ...row, words: asWritten(words), answers: measure })
        .execute();
    });
  }

  /** What keeps this person from doing something now. */
  async held(person: string): Promise<Held[]> {
    const { db, now } = this.config;
    const { rows } = await sql<Held>`select kind, until from measure where about = ${person} and kind in ('silence', 'noTables', 'closed')
      and (until is null or until > ${now()})
      and not exists (select 1 from measure later where later.kind = 'undone' and later.answers = measure.id)`.execute(db);
    return rows;
  }

  /** Refuses in words what a measure keeps this person from, with the time at which it ends. */
  async mustBeFree(person: string, bars: readonly Bar[]): Promise<void> {
    if (bars.length === 0) return;
    const held = (await this.held(person)).filter(({ kind }) => bars.includes(kind));
    const longest = held.sort((a, b) => (b.until ?? Infinity) - (a.until ?? Infinity))[0];
    if (!longest) return;
    const { kind, until } = longest;
    if (until === null) throw new Problem('accountClosed');
    const seconds = Math.ceil((until - this.config.now()) / 1_000);
    throw new Problem(kind === 'silence' ? 'silenced' : 'noNewTables', String(until), null, seconds);
  }

  /** The measures of a case, locked: two moderators at the same moment decide one after the other. */
  private async locked(trx: Transaction<Database>, id: string): Promise<Measure[]> {
    await trx.selectFrom('report').select('id').where('case_id', '=', id).forUpdate().execute();
    return this.config.cases.measures(id, trx);
  }

  private async tell(trx: Transaction<Database>, row: CaseRow, measure: { kind: MeasureKind; until: number | null; words: string }) {
    const { kind } = measure;
    const reporters = DEALT.includes(kind) ? await reportersOf(trx, row.id) : [];
    const people = [...(TOLD.includes(kind) && row.about ? [row.about] : []), ...reporters];
    if (people.length === 0) return;
    const found = await trx.selectFrom('person').select(['id', 'email', 'emailVerified', 'language']).where('id', 'in', people).execute();
    const jobs = found.flatMap(({ id, email, emailVerified, language: wished }): Job[] => {
      if (!emailVerified) return [];
      const language = languageOf(wished);
      const to = { to: email, language, link: `${this.config.base()}/house` };
      return [{ queue: 'letter', person: email, data: id === row.about ? letterAbout(to, measure) : letterToReporter(to, row.name) }];
    });
    if (jobs.length > 0) await this.config.outbox.enqueue(jobs, trx);
    // Their sessions are asked for anew; their streams go on, and tell them of a message that was taken down.
    for (const { id } of found) await sql`select pg_notify(${CHANNEL}, ${`standing ${id}`})`.execute(trx);
  }
}

/** What a wish becomes by what was decided before. */
function kindOf(wish: Decision, measures: readonly Measure[], me: string): MeasureKind {
  const why = waits(measures);
  if (wish === 'undone') return wish;
  if (why === null) throw new Problem('caseClosed');
  if ((why === 'appeal') !== (wish === 'upheld') && wish !== 'asked') throw new Problem(why === 'appeal' ? 'answerAppeal' : 'noAppealYet');
  if (wish !== 'close') return wish;
  const first = measures.findLast(({ kind }) => kind === 'closing');
  if (!first) return 'closing';
  if (first.by === me) throw new Problem('needsAnother');
  return 'closed';
}

async function reportersOf(trx: Kysely<Database>, id: string): Promise<string[]> {
  const rows = await trx.selectFrom('report').select('by_person').where('case_id', '=', id).where('by_person', 'is not', null).execute();
  return rows.map(({ by_person }) => by_person!);
}

/** A message that was taken down keeps its place; its words are kept for moderators alone. */
async function show(trx: Kysely<Database>, { table, message }: CaseRow, isShown: boolean): Promise<void> {
  await trx.updateTable('chat').set({ removed: !isShown }).where('table_id', '=', table!).where('id', '=', message!).execute();
  // Open pages are sent the message anew.
  await sql`select pg_notify(${CHANNEL}, ${`chat ${table} ${message}`})`.execute(trx);
}
