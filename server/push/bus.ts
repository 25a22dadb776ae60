/** How processes on one database hear of each other, and of themselves: short messages, words with spaces between. */
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

export async function openBus({ engine }: Storage, { hear, missed }: Listener): Promise<Bus> {
  const receive = (payload: string | undefined) => hear((payload ?? '').split(' '));
  if (engine.kind === 'pglite') {
    const unlisten = await engine.pglite.listen(CHANNEL, receive);
    return { close: () => unlisten() };
  }
  return listenTo(engine.url, receive, missed);
}

/** A connection of its own that is opened again whenever it breaks. */
async function listenTo(url: string, receive: (payload: string | undefined) => void, missed: () => void): Promise<Bus> {
  let closed = false;
  let client: pg.Client;
  let retry: NodeJS.Timeout | undefined;
  const connect = async () => {
    client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('notification', ({ payload }) => receive(payload));
    client.on('error', () => {});
    client.once('end', again);
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
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
      await client.end().catch(() => {});
    },
  };
}
