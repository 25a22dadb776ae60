/** What people say at a table. Not part of the game, so not in its log. */
import { type Kysely, sql } from 'kysely';
import { CHANNEL } from '../storage/commit.ts';
import type { Database } from '../storage/database.ts';
import type { Live } from './live.ts';
import type { Person } from './lobby.ts';

export interface Message {
  id: number;
  name: string;
  text: string;
  at: number;
  yours: boolean;
}

const AT_MOST = 200;

export class Chat {
  private readonly db: Kysely<Database>;
  private readonly now: () => number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** Under the name of the writer's seat: a person who renames themselves must not pass for another person at the table. */
  async say({ id, seats }: Live, person: Person, text: string): Promise<Message> {
    const at = this.now();
    const name = seats.find(({ person_id }) => person_id === person.id)?.name ?? person.name;
    const row = { table_id: id, person_id: person.id, name, text, at };
    const said = await this.db.insertInto('chat').values(row).returning('id').executeTakeFirstOrThrow();
    await sql`select pg_notify(${CHANNEL}, ${`chat ${id} ${said.id}`})`.execute(this.db);
    return { id: said.id, name, text, at, yours: true };
  }

  /** The last lines after one of them. */
  async since(table: string, after: number, person: string | null): Promise<Message[]> {
    const rows = await this.db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('id', '>', after)
      .orderBy('id', 'desc')
      .limit(AT_MOST)
      .execute();
    return rows
      .reverse()
      .map(({ id, name, text, at, person_id }) => ({ id, name, text, at, yours: person !== null && person_id === person }));
  }
}
