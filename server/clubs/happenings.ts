/** What happens in a club happens once: its row in `happening` is inserted in the transaction that does the work. Members read the rows as a log. */
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { ContestRow } from '../storage/clubs.ts';
import type { Job, Outbox } from '../storage/commit.ts';
import type { Database } from '../storage/database.ts';
import type { Kind } from '../text/clubs.en.ts';

export type Trx = Transaction<Database>;

/** `scope` and `key` together are done at most once. */
export interface What {
  /** The contest, or the club itself. */
  scope: string;
  key: string;
  club: string;
  kind: Kind;
}

/** What is noted about it: numbers and words for the sentence, the people it is about, and the people who are told. */
export interface Noted {
  data?: Record<string, string | number | boolean | null>;
  /** Ids of people named in it. */
  about?: readonly (string | null)[];
  /** Ids of people to be told. */
  tell?: readonly (string | null)[];
  /** A contest to be looked at because of it: seats may have to be handed over. */
  look?: string;
}

/** Null: there is nothing to do after all, and nothing is noted. */
type Work = (trx: Trx, at: number) => Promise<Noted | null>;

export interface TellJob {
  scope: string;
  key: string;
  person: string;
}

/** Looks at a contest and does what is due in it. */
export interface ClubJob {
  contest: string;
}

export const clubJob = (contest: string) => ({ queue: 'club' as const, data: { contest } satisfies ClubJob, person: contest });

export interface HappeningsConfig {
  db: Kysely<Database>;
  outbox: Outbox;
  now(): number;
}

/** Of the log, at a time. */
const AT_A_TIME = 50;
/** Notices, or jobs, inserted by one statement. */
const BATCH = 1_000;

export class Happenings {
  private readonly config: HappeningsConfig;

  constructor(config: HappeningsConfig) {
    this.config = config;
  }

  /** Does the work unless it was done before. */
  async once(what: What, work: Work): Promise<boolean> {
    const { db, outbox, now } = this.config;
    // Before the transaction: the embedded engine has only one connection to wait with.
    await outbox.ready();
    const at = now();
    const queues = new Set<string>();
    const done = await db
      .transaction()
      .execute(async trx => {
        if (!(await this.claim(trx, what, at))) return false;
        const noted = await work(trx, at);
        if (noted === null) throw NOTHING;
        for (const { queue } of await this.note(trx, what, noted)) queues.add(queue);
        return true;
      })
      .catch(error => {
        if (error === NOTHING) return false;
        throw error;
      });
    outbox.wake(queues);
    return done;
  }

  /** The same for something that happens in a contest. */
  inContest({ id, club_id }: Pick<ContestRow, 'id' | 'club_id'>, key: string, kind: Kind, work: Work): Promise<boolean> {
    return this.once({ scope: id, key, club: club_id, kind }, work);
  }

  private async claim(trx: Trx, { scope, key, club, kind }: What, at: number): Promise<boolean> {
    const row = { scope, key, club_id: club, at, kind, data: '{}' };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('happening')
      .values(row)
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) > 0;
  }

  /** Returns the jobs that follow from it. */
  private async note(trx: Trx, { scope, key }: What, { data = {}, about = [], tell = [], look }: Noted): Promise<Job[]> {
    const text = JSON.stringify({ data, about: about.filter(person => person !== null) });
    await trx.updateTable('happening').set({ data: text }).where('scope', '=', scope).where('key', '=', key).execute();
    const people = [...new Set(tell.filter(person => person !== null))];
    const jobs: Job[] = people.map(person => ({ queue: 'tell', data: { scope, key, person } satisfies TellJob, person }));
    if (look !== undefined) jobs.push(clubJob(look));
    for (const some of inBatches(people))
      await trx
        .insertInto('notice')
        .values(some.map(person_id => ({ scope, key, person_id, push: null, mail: null, webhook: null })))
        .execute();
    for (const some of inBatches(jobs)) await this.config.outbox.enqueue(some, trx);
    return jobs;
  }

  /** The newest first. */
  async log(club: string, before: number, contest?: string) {
    let query = this.config.db
      .selectFrom('happening')
      .leftJoin('contest', 'contest.id', 'happening.scope')
      .select(['happening.id', 'happening.at', 'scope', 'happening.kind', 'data', 'contest.name as contest'])
      .where('happening.club_id', '=', club)
      .where('happening.id', '<', before);
    if (contest !== undefined) query = query.where('scope', '=', contest);
    const rows = await query.orderBy('happening.id', 'desc').limit(AT_A_TIME).execute();
    const noted = rows.map(row => JSON.parse(row.data) as { data?: Record<string, unknown>; about?: string[] });
    const names = await namesOf(
      this.config.db,
      noted.flatMap(({ about = [] }) => about),
    );
    return rows.map(({ data: _, ...row }, i) => ({
      ...row,
      id: Number(row.id),
      data: noted[i].data ?? {},
      people: (noted[i].about ?? []).map(person => names.get(person) ?? null),
    }));
  }
}

function* inBatches<T>(list: readonly T[]): Generator<T[]> {
  for (let i = 0; i < list.length; i += BATCH) yield list.slice(i, i + BATCH);
}

const NOTHING = new Error('Nothing was to be done');

export async function namesOf(db: Kysely<Database>, people: readonly string[]): Promise<Map<string, string>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('person')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(people)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Whoever changes a contest does so one after the other. */
export const lockContest = (trx: Trx, id: string) =>
  trx.selectFrom('contest').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
export const lockClub = (trx: Trx, id: string) => sql`select id from club where id = ${id} for update`.execute(trx);
