/** Who has a stream open, at this process or at another one, which is asked. */
import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { CHANNEL } from '../storage/commit.ts';
import type { Database } from '../storage/database.ts';
import type { Streams } from './streams.ts';

/** Without an answer by then no process has a stream of the person. */
const PATIENCE_MS = 300;
/** A message has room for 8,000 bytes; an id has 32. */
const IN_ONE_MESSAGE = 200;

export class Presence {
  private readonly db: Kysely<Database>;
  private readonly streams: Pick<Streams, 'isPresent'>;
  /** There are no other processes on an embedded database. */
  private readonly isAlone: boolean;
  private readonly asking = new Map<string, () => void>();
  /** Questions about several people, and what is answered of each. */
  private readonly gathering = new Map<string, (people: readonly string[]) => void>();

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

  /** Which of these people are present. Where there are other processes they have as long to answer as one of them is still missing. */
  async who(people: readonly string[]): Promise<Set<string>> {
    const here = new Set(people.filter(this.streams.isPresent));
    for (let i = 0; i < people.length && !this.isAlone; i += IN_ONE_MESSAGE) {
      const missing = people.slice(i, i + IN_ONE_MESSAGE).filter(person => !here.has(person));
      if (missing.length > 0) for (const person of await this.whoElsewhere(missing)) here.add(person);
    }
    return here;
  }

  private async whoElsewhere(people: readonly string[]): Promise<string[]> {
    const question = randomBytes(8).toString('hex');
    const found: string[] = [];
    const answer = new Promise<void>(resolve => {
      const timer = setTimeout(resolve, PATIENCE_MS);
      this.gathering.set(question, some => {
        found.push(...some);
        if (found.length < people.length) return;
        clearTimeout(timer);
        resolve();
      });
    });
    await this.say(`who ${question} ${people.join(' ')}`);
    await answer;
    this.gathering.delete(question);
    return found;
  }

  /** A process asks which of these people are present. */
  async askedWho(question: string, people: readonly string[]): Promise<void> {
    const here = this.gathering.has(question) ? [] : people.filter(this.streams.isPresent);
    if (here.length > 0) await this.say(`present ${question} ${here.join(' ')}`);
  }

  answeredWho(question: string, people: readonly string[]): void {
    this.gathering.get(question)?.(people);
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
