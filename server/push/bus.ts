/** How processes on one database hear of each other, and of themselves: short messages, words with spaces between. */
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import pg from 'pg';
import { CHANNEL } from '../storage/commit.ts';
import type { Storage } from '../storage/open.ts';

export interface Bus {
  close(): Promise<void>;
}

export interface Listener {
  hear(words: string[]): void;
  /** The line was broken for a while: whatever was said meanwhile was not heard. */
  missed(): void;
}

const RETRY_MS = 500;
/** How often we say something to ourselves, and how long it may take until we hear it. */
const PATIENCE = { echoMs: 5_000, deafMs: 4_000 };

export async function openBus({ engine }: Pick<Storage, 'engine'>, { hear, missed }: Listener, patience = PATIENCE): Promise<Bus> {
  const receive = (payload: string | undefined) => hear((payload ?? '').split(' '));
  if (engine.kind === 'pglite') {
    const unlisten = await engine.pglite.listen(CHANNEL, receive);
    return { close: () => unlisten() };
  }
  return listenTo(engine.url, receive, missed, patience);
}

/**
 * A connection of its own that is opened again whenever it breaks. A connection can also go dead without breaking (a firewall forgot it, a
 * proxy swallows what is said): whatever does not carry our own words back in time is taken for broken.
 */
async function listenTo(url: string, receive: Receive, missed: () => void, patience: typeof PATIENCE): Promise<Bus> {
  let closed = false;
  let line: Line | null = null;
  let retry: NodeJS.Timeout | undefined;
  const connect = async () => {
    line = await openLine(url, receive, again, patience);
  };
  const again = () => {
    clearTimeout(retry);
    if (!closed) retry = setTimeout(() => connect().then(missed, again), RETRY_MS);
  };
  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await line?.close();
    },
  };
}

type Receive = (payload: string | undefined) => void;

interface Line {
  close(): Promise<void>;
}

/** `broken` is called once, when it has worked and does not any more. */
async function openLine(url: string, receive: Receive, broken: () => void, { echoMs, deafMs }: typeof PATIENCE): Promise<Line> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: deafMs });
  const own = `echo ${randomBytes(8).toString('hex')}`;
  let deaf: NodeJS.Timeout | undefined;
  const hangUp = () => {
    clearInterval(echo);
    clearTimeout(deaf);
    // Saying goodbye would wait for an answer.
    (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  };
  const say = () => {
    deaf ??= setTimeout(hangUp, deafMs);
    client.query(`select pg_notify('${CHANNEL}', '${own}')`).catch(() => {});
  };
  const echo = setInterval(say, echoMs);
  client.on('error', () => {});
  client.on('notification', ({ payload }) => {
    if (payload !== own) return receive(payload);
    clearTimeout(deaf);
    deaf = undefined;
  });
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    hangUp();
    throw error;
  }
  let isClosed = false;
  client.once('end', () => {
    hangUp();
    if (!isClosed) broken();
  });
  return {
    async close() {
      isClosed = true;
      clearInterval(echo);
      clearTimeout(deaf);
      await client.end().catch(() => {});
    },
  };
}
