/**
 * How processes on one database hear of each other. Two kinds of words, with one difference: what must be told is committed with what it tells
 * (`pg_notify` in its transaction: seats, chat, people); what happened at a table is told after its commit, and may be lost. The number of a
 * table's entries is the truth about it: whoever notices that something was lost reads the numbers again (`line.ts`).
 */
import { randomBytes } from 'node:crypto';
import { setting } from '../people/settings.ts';
import { CHANNEL } from '../storage/commit.ts';
import type { Status } from '../storage/database.ts';
import type { Storage } from '../storage/open.ts';
import { Line } from './line.ts';
import { type Nats, NatsWire } from './natsWire.ts';
import type { Kind } from './newsText.ts';
import { PostgresWire } from './postgresWire.ts';

/** A table after a commit. */
export interface Committed {
  id: string;
  n: number;
  status: Status;
  /** Bit per seat: people it waits for. */
  waiting: number;
}

export interface Bus {
  /** Tells the other processes. Waits for nothing and never fails. */
  tell(news: readonly Committed[]): void;
  /** Tells one process alone, if it can; it may be lost, and nothing tells of that. */
  say(peer: string, kind: Kind, text: string): void;
  /** This process is there, and can be told something alone. */
  knows(peer: string): boolean;
  /** Whether what is said is heard. */
  hears(): boolean;
  /** No other process is known to be there. */
  isAlone(): boolean;
  close(): Promise<void>;
}

export interface Listener {
  /** Words that were committed with what they tell. */
  hear(words: string[]): void;
  /** Commits of another process; `peer`: its name, if it can be told something alone. */
  news(news: readonly Committed[], peer: string | null): void;
  /** What another process says to us alone. */
  said(kind: Kind, peer: string, text: string): void;
  /** Commits of others may not have been told: numbers are to be compared. */
  catchUp(): void;
  /** Any words may have been missed. */
  missed(): void;
}

/** A way for texts between processes. All hear what is said to all, each in its order and with those of others, our own included. */
export interface Wire {
  /** Bytes of the longest text. */
  readonly most: number;
  /** Whether one process can be told something alone. */
  readonly isDirect: boolean;
  /** `me`: what we are called; `reopened`: it was closed for a while. */
  open(me: string, hear: (text: string) => void, reopened: () => void): Promise<void>;
  /** To all, or to one alone. Fails where it is not known whether they arrived. */
  send(texts: readonly string[], to?: string): Promise<void>;
  /** Why nothing may be heard at all, for whoever starts the server. */
  unheard(): Error;
  /** Nothing is heard: it is opened anew. */
  reopen(): void;
  close(): Promise<void>;
}

/** Where NATS is given, news of tables go over it, and over PostgreSQL while it does not answer or does not reach everybody. */
export async function openBus({ engine, db }: Storage, listener: Listener, nats: Nats | null = null): Promise<Bus> {
  if (engine.kind === 'postgres') {
    const line = await new Line(new PostgresWire(engine.url), listener, { reopened: listener.missed }).open();
    return nats ? withNats(line, listener, nats, await setting(db, 'subject', () => randomBytes(12).toString('hex'))) : line;
  }
  // The only process: it knows what it commits.
  const unlisten = await engine.pglite.listen(CHANNEL, payload => listener.hear(payload.split(' ')));
  return { tell: () => {}, say: () => {}, knows: () => false, hears: () => true, isAlone: () => true, close: () => unlisten() };
}

/** Who hears nothing over NATS cannot know what others say there, and compares numbers every second. */
async function withNats(line: Line, listener: Listener, nats: Nats, subject: string): Promise<Bus> {
  const { catchUp } = listener;
  try {
    const fast = await new Line(new NatsWire(nats, `tarsas.${subject}`), listener, { reopened: catchUp, deaf: catchUp }).open();
    return {
      tell(news) {
        const reachesAll = fast.hears() && fast.others >= line.others;
        if (fast.hears()) fast.tell(news);
        if (!reachesAll) line.tell(news);
      },
      say: (peer, kind, text) => fast.say(peer, kind, text),
      knows: peer => fast.hears() && fast.knows(peer),
      hears: () => line.hears(),
      isAlone: () => line.isAlone(),
      close: async () => void (await Promise.all([fast.close(), line.close()])),
    };
  } catch (error) {
    await line.close();
    throw error;
  }
}
