/**
 * Muted: their words are hidden from me, and from nobody else. Blocked: we do not meet: at no new table, by no invitation, as no friends, in no
 * search; and they see nothing of my page but my name. Nobody is told.
 */
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { Problem } from '../text/problem.ts';
import { type Known, knownOf } from './profiles.ts';

const AT_MOST = 1_000;

export type Kind = 'muted' | 'blocked';

export class Apart {
  private readonly db: Kysely<Database>;
  private readonly now: () => number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** Doing it twice changes nothing. */
  async set(kind: Kind, me: string, other: string, on: boolean): Promise<void> {
    if (me === other) throw new Problem('notYourself');
    if (!on) {
      await this.db.deleteFrom(kind).where('person_id', '=', me).where('other_id', '=', other).execute();
      return;
    }
    const { count } = await this.db
      .selectFrom(kind)
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('person_id', '=', me)
      .executeTakeFirstOrThrow();
    if (Number(count) >= AT_MOST) throw new Problem('tooManyPeople', String(AT_MOST));
    await this.db.transaction().execute(async trx => {
      await trx
        .insertInto(kind)
        .values({ person_id: me, other_id: other, at: this.now() })
        .onConflict(conflict => conflict.doNothing())
        .execute();
      if (kind === 'blocked') await part(trx, me, other);
    });
  }

  async list(kind: Kind, me: string): Promise<(Known & { at: number })[]> {
    const rows = await this.db
      .selectFrom(kind)
      .innerJoin('person', 'person.id', 'other_id')
      .innerJoin('profile', 'profile.person_id', 'other_id')
      .select(['tag', 'name', 'motif', 'at'])
      .where(`${kind}.person_id`, '=', me)
      .orderBy('at', 'desc')
      .execute();
    return rows.map(row => ({ ...knownOf(row), at: row.at }));
  }

  async has(kind: Kind, me: string, other: string): Promise<boolean> {
    const found = await this.db.selectFrom(kind).select('at').where('person_id', '=', me).where('other_id', '=', other).executeTakeFirst();
    return found !== undefined;
  }

  /** Whether this person and one of the others are kept apart, whoever of them wished it. */
  async isApart(person: string, others: readonly string[]): Promise<boolean> {
    if (others.length === 0) return false;
    const found = await this.db
      .selectFrom('blocked')
      .select('at')
      .where(eb =>
        eb.or([
          eb.and([eb('person_id', '=', person), eb('other_id', 'in', others)]),
          eb.and([eb('other_id', '=', person), eb('person_id', 'in', others)]),
        ]),
      )
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** A guest has signed in: whom they did not want to read or meet, they still do not. */
  async adopt(guest: string, person: string): Promise<void> {
    for (const kind of ['muted', 'blocked'] as const)
      await sql`insert into ${sql.table(kind)} (person_id, other_id, at) select ${person}, other_id, at from ${sql.table(kind)}
        where person_id = ${guest} and other_id <> ${person} on conflict do nothing`.execute(this.db);
  }

  /** Whether this reader does not want to read that writer. */
  async isUnheard(reader: string, writer: string): Promise<boolean> {
    return (await this.has('muted', reader, writer)) || (await this.has('blocked', reader, writer));
  }
}

/** They are friends no more, and neither waits for an answer of the other. */
async function part(db: Kysely<Database>, a: string, b: string): Promise<void> {
  const pair = sql<SqlBool>`(asker, asked) in ((${a}, ${b}), (${b}, ${a}))`;
  await db.deleteFrom('friend').where(pair).execute();
  await db.deleteFrom('invitation').where(sql<SqlBool>`(person_id, by_person) in ((${a}, ${b}), (${b}, ${a}))`).execute();
}
