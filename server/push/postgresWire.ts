/**
 * Texts over LISTEN/NOTIFY. One connection listens and another one speaks: on a listening connection texts are received even where a pooler drops
 * those of others. Each is opened again whenever it breaks or falls silent.
 */
import pg from 'pg';
import { CHANNEL } from '../storage/commit.ts';
import { askPatience, PATIENCE } from '../storage/open.ts';
import type { Wire } from './bus.ts';

const RETRY_MS = 500;

/**
 * PostgreSQL lets one transaction that notifies commit at a time, across all databases of the server: as short as possible, so nobody waits for the
 * disk here. Several texts are one transaction.
 */
const SPEAK = 'select pg_notify($1, text) from unnest($2::text[]) with ordinality as said (text, i) order by i';

/** Nothing that is said arrives: a pooler in transaction mode gives each statement another connection. */
export class NotHeard extends Error {
  constructor() {
    super('What is said over LISTEN/NOTIFY is not heard: connect to PostgreSQL directly, or through a pooler in session mode.');
  }
}

export class PostgresWire implements Wire {
  /** The limit of NOTIFY. */
  readonly most = 7_999;
  /** A text has not enough room for what is told to one alone, and everybody would hear it. */
  readonly isDirect = false;
  private readonly url: string;
  private ear: pg.Client | null = null;
  private mouth: Promise<pg.Client> | null = null;
  private hear: (text: string) => void = () => {};
  private reopened: () => void = () => {};
  private retry: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(url: string) {
    this.url = url;
  }

  async open(_: string, hear: (text: string) => void, reopened: () => void): Promise<void> {
    this.hear = hear;
    this.reopened = reopened;
    await this.listen();
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, ...PATIENCE });
    this.ear = client;
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    client.on('error', () => {});
    client.once('end', () => this.again(client));
    await client.connect();
    await askPatience(client);
    await client.query(`listen ${CHANNEL}`);
  }

  async send(texts: readonly string[]): Promise<void> {
    this.mouth ??= this.speaker();
    const { mouth } = this;
    try {
      await (await mouth).query({ name: 'speak', text: SPEAK, values: [CHANNEL, texts] });
    } catch (error) {
      if (this.mouth === mouth) this.mouth = null;
      mouth.then(endNow, () => {});
      throw error;
    }
  }

  private async speaker(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.url, ...PATIENCE });
    client.on('error', () => {});
    await client.connect();
    await askPatience(client);
    await client.query('set synchronous_commit = off');
    return client;
  }

  unheard(): Error {
    return new NotHeard();
  }

  reopen(): void {
    this.again(this.ear);
  }

  /** Replaces the connection; does nothing for one that was replaced already. */
  private again(client: pg.Client | null): void {
    if (this.closed || client !== this.ear) return;
    this.ear = null;
    if (client) endNow(client);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => {
      this.listen().then(this.reopened, () => this.again(this.ear));
    }, RETRY_MS);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    if (this.ear) endNow(this.ear);
    this.mouth?.then(endNow, () => {});
  }
}

/** Destroys the socket: a server that does not answer would not answer the terminate message either. */
function endNow(client: pg.Client): void {
  client.end().catch(() => {});
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
