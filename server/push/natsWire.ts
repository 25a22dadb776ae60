/** Texts over NATS. It has room for what a table's watchers are shown, and each process hears what is said to it alone under a subject of its own. */
import { connect, type Msg, type NatsConnection } from '@nats-io/transport-node';
import type { Wire } from './bus.ts';

export interface Nats {
  /** `nats://user:password@host:4222` or `tls://…`; several servers of one cluster are separated by commas. */
  url: string;
  /** A file with the authority that has signed its certificate; null: those that the system trusts. */
  ca: string | null;
}

const RETRY_MS = 500;
const CONNECT_MS = 4_000;
/** What NATS takes unless it is told otherwise is twice as much. */
const MOST = 500_000;

export class NatsWire implements Wire {
  readonly most = MOST;
  readonly isDirect = true;
  private readonly nats: Nats;
  private readonly subject: string;
  private connection: NatsConnection | null = null;
  private isConnected = false;

  /** Processes hear each other if their subject is the same. */
  constructor(nats: Nats, subject: string) {
    this.nats = nats;
    this.subject = subject;
  }

  async open(me: string, hear: (text: string) => void, reopened: () => void): Promise<void> {
    const connection = await connect({
      ...optionsOf(this.nats),
      name: 'tarsas',
      timeout: CONNECT_MS,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RETRY_MS,
    });
    this.connection = connection;
    this.isConnected = true;
    const callback = (error: Error | null, message: Msg) => {
      if (!error) hear(message.string());
    };
    connection.subscribe(this.subject, { callback });
    connection.subscribe(this.subjectOf(me), { callback });
    void this.watch(connection, reopened);
  }

  /** The client connects again by itself, and listens as before. */
  private async watch(connection: NatsConnection, reopened: () => void): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.isConnected = false;
      if (type !== 'reconnect') continue;
      this.isConnected = true;
      reopened();
    }
  }

  private subjectOf(process: string): string {
    return `${this.subject}.${process}`;
  }

  async send(texts: readonly string[], to?: string): Promise<void> {
    // While it connects again the client would keep everything.
    if (!this.connection || !this.isConnected) throw new Error('NATS is not connected');
    const subject = to === undefined ? this.subject : this.subjectOf(to);
    for (const text of texts) this.connection.publish(subject, text);
  }

  unheard(): Error {
    return new Error('What is said over NATS is not heard: may its user publish to “tarsas.>” and subscribe to it?');
  }

  reopen(): void {
    this.connection?.reconnect().catch(() => {});
  }

  /** What was said last still goes out. */
  async close(): Promise<void> {
    if (this.isConnected) await this.connection?.drain().catch(() => {});
    else await this.connection?.close();
  }
}

/** Name and password stand in the address; a name alone is a token. */
function optionsOf({ url, ca }: Nats) {
  const addresses = url.split(',').map(one => new URL(one.trim()));
  const [{ username, password, protocol }] = addresses;
  const [user, pass] = [username, password].map(decodeURIComponent);
  return {
    servers: addresses.map(({ host }) => host),
    ...(user && (pass ? { user, pass } : { token: user })),
    ...((protocol === 'tls:' || ca !== null) && { tls: ca === null ? {} : { caFile: ca } }),
  };
}
