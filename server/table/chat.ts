/** What people say at a table. Not part of the game, so not in its log. */
import { type Kysely, sql } from 'kysely';
import { CHANNEL, type Job, type Outbox, together } from '../storage/commit.ts';
import type { Database } from '../storage/database.ts';
import { Problem } from '../text/problem.ts';
import type { Live } from './live.ts';
import type { Person } from './lobby.ts';
import { asWritten } from './names.ts';

export interface Message {
  id: number;
  name: string;
  /** The writer's; null once they have left. */
  tag: string | null;
  text: string;
  at: number;
  yours: boolean;
  /** Taken down by a moderator; the text is empty. */
  removed: boolean;
}

const AT_MOST = 200;

const isHeard = (
  reader: string,
) => sql<boolean>`not exists (select 1 from muted m where m.person_id = ${reader} and m.other_id = chat.person_id)
  and not exists (select 1 from blocked b where b.person_id = ${reader} and b.other_id = chat.person_id)`;

export class Chat {
  readonly db: Kysely<Database>;
  readonly outbox: Outbox;
  private readonly now: () => number;

  constructor(db: Kysely<Database>, outbox: Outbox, now: () => number) {
    this.db = db;
    this.outbox = outbox;
    this.now = now;
  }

  /** Under the name of the writer's seat: a person who renames themselves must not pass for another person at the table. `jobs` are who is told. */
  async say({ id, seats }: Live, person: Person & { tag: string }, written: string, jobs: readonly Job[]): Promise<Message> {
    const at = this.now();
    const text = asWritten(written);
    if (text === '') throw new Problem('badRequest', 'text');
    const name = seats.find(({ person_id }) => person_id === person.id)?.name ?? person.name;
    const row = { table_id: id, person_id: person.id, name, text, at };
    const line = await together(this, async trx => {
      const said = await trx.insertInto('chat').values(row).returning('id').executeTakeFirstOrThrow();
      await sql`select pg_notify(${CHANNEL}, ${`chat ${id} ${said.id}`})`.execute(trx);
      return { result: said.id, jobs };
    });
    return { id: line, name, tag: person.tag, text, at, yours: true, removed: false };
  }

  /** The last lines after one of them, but those of people whom the reader has muted or blocked. */
  async since(table: string, after: number, person: string | null): Promise<Message[]> {
    const rows = await this.db
      .selectFrom('chat')
      .leftJoin('profile', 'profile.person_id', 'chat.person_id')
      .selectAll('chat')
      .select('tag')
      .where('table_id', '=', table)
      .where('id', '>', after)
      .$if(person !== null, query => query.where(isHeard(person!)))
      .orderBy('id', 'desc')
      .limit(AT_MOST)
      .execute();
    return rows.reverse().map(({ id, name, tag, text, at, person_id, removed }) => ({
      ...{ id, name, tag, text: removed ? '' : text, at, removed },
      yours: person !== null && person_id === person,
    }));
  }
}
