/** Messages between the processes on one database (LISTEN/NOTIFY): words separated by spaces. A process gets its own as well. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { CHANNEL } from '../storage/commit.ts';
import { askPatience, PATIENCE, type Storage } from '../storage/open.ts';

export interface Bus {
  /** Whether what is said is heard. */
  hears(): boolean;
  close(): Promise<void>;
}

export interface Listener {
  hear(words: string[]): void;
  /** The connection was lost for a while: messages may have been missed. */
  missed(): void;
}

const RETRY_MS = 500;
/** The interval of the pulse, and the longest time without one. */
const PULSE_MS = 1_000;
const DEAF_MS = 4_000;

/** Notifications do not arrive: a pooler in transaction mode gives each statement another connection. */
export class NotHeard extends Error {
  constructor() {
    super('What is said over LISTEN/NOTIFY is not heard: connect to PostgreSQL directly, or through a pooler in session mode.');
  }
}

export async function openBus({ engine }: Storage, listener: Listener): Promise<Bus> {
  if (engine.kind === 'postgres') return new Line(engine.url, engine.pool, listener).open();
  const unlisten = await engine.pglite.listen(CHANNEL, payload => listener.hear(payload.split(' ')));
  return { hears: () => true, close: () => unlisten() };
}

/** A connection of its own that is opened again whenever it breaks or falls silent. */
class Line implements Bus {
  private readonly url: string;
  private readonly pool: pg.Pool;
  private readonly listener: Listener;
  private readonly pulse = `pulse ${randomBytes(6).toString('hex')}`;
  private client: pg.Client | null = null;
  /** When this process last received its own pulse, and when it last began to listen. */
  private heardAt = Number.NEGATIVE_INFINITY;
  private listensSince = 0;
  private onPulse = () => {};
  private timer: NodeJS.Timeout | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(url: string, pool: pg.Pool, listener: Listener) {
    this.url = url;
    this.pool = pool;
    this.listener = listener;
  }

  async open(): Promise<this> {
    try {
      await this.connect();
      await this.firstPulse();
    } catch (error) {
      await this.close();
      throw error;
    }
    this.timer = setInterval(() => this.look(), PULSE_MS);
    this.timer.unref();
    return this;
  }

  hears(): boolean {
    return performance.now() - this.heardAt < DEAF_MS;
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, ...PATIENCE });
    this.client = client;
    client.on('notification', ({ payload }) => this.receive(payload ?? ''));
    client.on('error', () => {});
    client.once('end', () => this.again(client));
    await client.connect();
    await askPatience(client);
    await client.query(`listen ${CHANNEL}`);
    this.listensSince = performance.now();
  }

  private receive(payload: string): void {
    if (payload === this.pulse) {
      this.heardAt = performance.now();
      this.onPulse();
    } else if (!payload.startsWith('pulse ')) this.listener.hear(payload.split(' '));
  }

  private async firstPulse(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const heard = new Promise<void>((resolve, reject) => {
      this.onPulse = resolve;
      timer = setTimeout(() => reject(new NotHeard()), DEAF_MS);
    });
    await Promise.all([heard, this.say()]).finally(() => clearTimeout(timer));
  }

  /** Through the pool: on the listening connection it would be received even where a pooler drops those of others. */
  private async say(): Promise<void> {
    await this.pool.query('select pg_notify($1, $2)', [CHANNEL, this.pulse]);
  }

  private look(): void {
    this.say().catch(() => {});
    // Not within the first seconds of listening, in which no pulse can have arrived yet.
    if (!this.hears() && performance.now() - this.listensSince > DEAF_MS) this.again(this.client);
  }

  /** Replaces the connection; does nothing for one that was replaced already. */
  private again(client: pg.Client | null): void {
    if (this.closed || client !== this.client) return;
    this.client = null;
    if (client) endNow(client);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => {
      this.connect().then(
        () => {
          this.listener.missed();
          this.say().catch(() => {});
        },
        () => this.again(this.client),
      );
    }, RETRY_MS);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    clearTimeout(this.retry);
    if (this.client) endNow(this.client);
  }
}

/** Destroys the socket: a server that does not answer would not answer the terminate message either. */
function endNow(client: pg.Client): void {
  client.end().catch(() => {});
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
