/** Whether a person has a stream open, at this process or at another one, which is asked. */
import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { CHANNEL } from '../storage/commit.ts';
import type { Database } from '../storage/database.ts';
import type { Streams } from './streams.ts';

/** Without an answer by then no process has a stream of the person. */
const PATIENCE_MS = 300;

export class Presence {
  private readonly db: Kysely<Database>;
  private readonly streams: Pick<Streams, 'isPresent'>;
  /** There are no other processes on an embedded database. */
  private readonly isAlone: boolean;
  private readonly asking = new Map<string, () => void>();

  constructor(db: Kysely<Database>, streams: Pick<Streams, 'isPresent'>, isAlone: boolean) {
    this.db = db;
    this.streams = streams;
    this.isAlone = isAlone;
  }

  async isAnywhere(person: string): Promise<boolean> {
    if (this.streams.isPresent(person)) return true;
    if (this.isAlone) return false;
    const question = randomBytes(8).toString('hex');
    const answer = new Promise<boolean>(resolve => {
      const timer = setTimeout(() => resolve(false), PATIENCE_MS);
      this.asking.set(question, () => {
        clearTimeout(timer);
        resolve(true);
      });
    });
    await this.say(`where ${person} ${question}`);
    const found = await answer;
    this.asking.delete(question);
    return found;
  }

  /** A process asks whether this person is present. */
  async asked(person: string, question: string): Promise<void> {
    if (!this.asking.has(question) && this.streams.isPresent(person)) await this.say(`here ${question}`);
  }

  answered(question: string): void {
    this.asking.get(question)?.();
  }

  private async say(words: string): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${words})`.execute(this.db);
  }
}
