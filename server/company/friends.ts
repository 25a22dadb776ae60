/** Friends: asked, accepted, removed. To somebody who has blocked them a question looks as if it were not answered yet. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Presence } from '../push/presence.ts';
import { type Job, type Outbox, together } from '../storage/commit.ts';
import type { Database } from '../storage/database.ts';
import { Problem } from '../text/problem.ts';
import { type Known, knownOf, PARTS, type Shows } from './profiles.ts';

const AT_MOST = 200;
/** Tables of one friend that are named. */
const TABLES = 3;

export interface Friend extends Known {
  since: number;
  /** Whether they have a page open now; null: they do not say. */
  here: boolean | null;
  /** Tables of theirs that wait for players, open to everybody. */
  tables: { id: string; game: string }[];
}

export interface Friends {
  friends: Friend[];
  /** Who waits for my answer. */
  asking: (Known & { at: number })[];
  /** Whose answer I wait for. */
  asked: (Known & { at: number })[];
}

export class Friendships {
  readonly db: Kysely<Database>;
  readonly outbox: Outbox;
  private readonly presence: Pick<Presence, 'who'>;
  private readonly now: () => number;

  constructor(db: Kysely<Database>, outbox: Outbox, presence: Pick<Presence, 'who'>, now: () => number) {
    this.db = db;
    this.outbox = outbox;
    this.presence = presence;
    this.now = now;
  }

  /**
   * Asks, or accepts where the other has asked. Where somebody was asked or accepted just now, `tell` says what work that brings along; doing it twice
   * changes nothing.
   */
  async ask(
    me: string,
    other: string,
    tell: (done: 'asked' | 'accepted', trx: Transaction<Database>) => Promise<readonly Job[]>,
  ): Promise<void> {
    if (me === other) throw new Problem('notYourself');
    await together(this, async trx => {
      const done = await this.askIn(trx, me, other);
      return { result: null, jobs: done ? await tell(done, trx) : [] };
    });
  }

  private async askIn(trx: Transaction<Database>, me: string, other: string): Promise<'asked' | 'accepted' | null> {
    const at = this.now();
    const accepted = await trx
      .updateTable('friend')
      .set({ since: at })
      .where('asker', '=', other)
      .where('asked', '=', me)
      .where('since', 'is', null)
      .executeTakeFirst();
    if (Number(accepted.numUpdatedRows) > 0) return 'accepted';
    const { count } = await trx
      .selectFrom('friend')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where(eb => eb.or([eb('asker', '=', me), eb.and([eb('asked', '=', me), eb('since', 'is not', null)])]))
      .executeTakeFirstOrThrow();
    if (Number(count) >= AT_MOST) throw new Problem('tooManyPeople', String(AT_MOST));
    const made = await trx
      .insertInto('friend')
      .values({ asker: me, asked: other, at, since: null })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst();
    return Number(made.numInsertedOrUpdatedRows) > 0 ? 'asked' : null;
  }

  /** Removes a friend, takes a question back, or declines one. */
  async remove(me: string, other: string): Promise<void> {
    await this.db.deleteFrom('friend').where(sql<boolean>`(asker, asked) in ((${me}, ${other}), (${other}, ${me}))`).execute();
  }

  async are(a: string, b: string): Promise<boolean> {
    const found = await this.between(a, b);
    return found !== undefined && found.since !== null;
  }

  /** How two people stand to each other, as the first sees it. */
  async standing(me: string, other: string): Promise<'friend' | 'asked' | 'asking' | null> {
    const found = await this.between(me, other);
    if (!found) return null;
    if (found.since !== null) return 'friend';
    return found.asker === me ? 'asked' : 'asking';
  }

  private between(a: string, b: string) {
    return this.db.selectFrom('friend').selectAll().where(sql<boolean>`(asker, asked) in ((${a}, ${b}), (${b}, ${a}))`).executeTakeFirst();
  }

  async list(me: string): Promise<Friends> {
    const { rows } = await sql<Row>`select f.asker = ${me} as mine, f.at, f.since, p.id, p.name, r.tag, r.motif, r.shows
      from friend f join person p on p.id = case when f.asker = ${me} then f.asked else f.asker end join profile r on r.person_id = p.id
      where (f.asker = ${me} or f.asked = ${me})
        and not exists (select 1 from blocked b where b.person_id = ${me} and b.other_id = p.id)
      order by lower(p.name), r.tag`.execute(this.db);
    const friends = rows.filter(({ since }) => since !== null);
    const showing = (part: keyof Shows) => friends.filter(row => showsOf(row)[part] !== 'me').map(({ id }) => id);
    const [here, tables] = await Promise.all([this.presence.who(showing('here')), this.openTables(me, showing('playing'))]);
    const open = (isMine: boolean) =>
      rows.filter(({ since, mine }) => since === null && mine === isMine).map(row => ({ ...knownOf(row), at: row.at }));
    return {
      friends: friends.map(row => ({
        ...knownOf(row),
        since: row.since!,
        here: showsOf(row).here === 'me' ? null : here.has(row.id),
        tables: tables
          .filter(({ person }) => person === row.id)
          .map(({ id, game }) => ({ id, game }))
          .slice(0, TABLES),
      })),
      asking: open(false),
      asked: open(true),
    };
  }

  /** Open tables of these people that wait for players, where I do not sit and nobody sits whom I am kept apart from. */
  private async openTables(me: string, people: readonly string[]): Promise<{ person: string; id: string; game: string }[]> {
    if (people.length === 0) return [];
    const { rows } = await sql<{
      person: string;
      id: string;
      game: string;
    }>`select distinct s.person_id as person, t.id, t.game, t.touched_at
      from seat s join tables t on t.id = s.table_id
      where s.person_id in (${sql.join(people)}) and s.over_at is null and t.status = 'waiting' and t.visibility = 'open'
        and exists (select 1 from seat free where free.table_id = t.id and free.person_id is null and free.bot is null)
        and not exists (select 1 from seat own where own.table_id = t.id and own.person_id = ${me})
        and not exists (select 1 from seat o join blocked b on (b.person_id, b.other_id) in ((${me}, o.person_id), (o.person_id, ${me}))
          where o.table_id = t.id)
      order by t.touched_at desc`.execute(this.db);
    return rows;
  }
}

interface Row {
  mine: boolean;
  at: number;
  since: number | null;
  id: string;
  name: string;
  tag: string;
  motif: string | null;
  shows: string;
}

const showsOf = ({ shows }: Row): Shows => ({ ...PARTS, ...(JSON.parse(shows) as Partial<Shows>) });
