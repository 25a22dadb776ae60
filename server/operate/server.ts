/** One server process: started, kept going, stopped without losing anybody. */
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { type Kysely, sql } from 'kysely';
import { makeApp } from '../http/app.ts';
import type { BotJob } from '../jobs/bots.ts';
import type { NotifyJob } from '../jobs/notify.ts';
import { Queue, type QueueName } from '../jobs/queue.ts';
import type { Letter } from '../people/auth.ts';
import { openBus } from '../push/bus.ts';
import type { Database } from '../storage/database.ts';
import { openStorage } from '../storage/open.ts';
import { Admin } from './admin.ts';
import type { ServerConfig } from './config.ts';
import { listener } from './hearing.ts';
import { assemble, type ServerParts } from './parts.ts';
import { sweep } from './sweep.ts';

export interface Server {
  /** Where it answers. */
  url: string;
  /** What was changed in the database at this start. */
  migrated: readonly string[];
  stop(): Promise<void>;
}

/** Deciding who is to be told what takes no time; telling them has queues of its own. */
const NOTIFY_AT_ONCE = 2;
/** Longer than proxies and clients keep an idle line, so that they never send into one that we are just closing. */
const KEEP_ALIVE_MS = 65_000;

export async function startServer(config: ServerConfig): Promise<Server> {
  const { log } = config;
  const storage = await openStorage(config.where);
  const queue = new Queue(storage, err => log.warn({ err }, 'the job queue had trouble'));
  const parts = await assemble(config, storage, queue);
  const bus = await openBus(storage, listener(parts, log));
  let stopping = false;
  const ready = async () => !stopping && (await answers(parts.db));
  const admin = 'folder' in config.where ? new Admin(config.where.folder, storage.db) : null;
  const app = makeApp({ ...parts, log, url: config.url, trustProxy: config.trustProxy, web: config.web, admin, ready });
  const { http, port } = await listen(app.fetch, config);
  admin?.open(config.host, port);
  parts.address.base = config.url ?? `http://${config.host}:${port}`;
  // People first: they wait for an answer, and work that was left over can wait a moment longer.
  const working = startWork(queue, parts, config, () => stopping);
  const sweeper = sweep(parts, queue, config.botLimitMs, log);
  return {
    url: parts.address.base,
    migrated: storage.migrated,
    /** No new requests; those in hand are answered, streams told to come back elsewhere, work in hand finished. */
    async stop() {
      stopping = true;
      admin?.close();
      const closed = new Promise(resolve => http.close(resolve));
      parts.streams.endAll();
      // Whoever is just being answered would otherwise keep the line open afterwards.
      const closing = setInterval(() => http.closeIdleConnections(), 50);
      await closed;
      clearInterval(closing);
      sweeper.stop();
      await working;
      await queue.stop();
      await parts.committer.idle();
      await parts.thinkers.close();
      parts.post.close();
      await bus.close();
      await storage.close();
    },
  };
}

async function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  { port, host }: ServerConfig,
): Promise<{ http: HttpServer; port: number }> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host }, (info: AddressInfo) => resolve({ http: server as HttpServer, port: info.port }));
    server.once('error', reject);
    (server as HttpServer).keepAliveTimeout = KEEP_ALIVE_MS;
  });
}

const TRY_AGAIN_MS = 1_000;

/** Never fails: a queue that cannot be opened now is tried again until it can, or until the server is stopped. */
async function startWork(
  queue: Queue,
  { thinkers, notifier, post, metrics }: ServerParts,
  { botThreads, callsAtOnce, log }: ServerConfig,
  stopped: () => boolean,
): Promise<void> {
  for (;;) {
    try {
      await queue.ready();
      break;
    } catch (err) {
      if (stopped()) return;
      log.error({ err }, 'the job queue could not be opened and will be tried again');
      await new Promise(resolve => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
  const counted = (name: QueueName, work: (data: never) => Promise<void>) => async (data: never) => {
    try {
      await work(data);
      metrics.job(name, 'done');
    } catch (err) {
      metrics.job(name, 'failed');
      log.warn({ err, queue: name }, 'a job failed and will be tried again');
      throw err;
    }
  };
  // As many as there are threads: whose turn comes next is decided in the queue, not behind it.
  await queue.work(
    'bot',
    botThreads,
    counted('bot', (job: BotJob) => thinkers.answer(job)),
  );
  for (const [name, atOnce] of Object.entries({ notify: NOTIFY_AT_ONCE, push: callsAtOnce, webhook: callsAtOnce } as const))
    await queue.work(
      name as QueueName,
      atOnce,
      counted(name as QueueName, (job: NotifyJob) => notifier.deliver(job)),
    );
  await queue.work(
    'letter',
    1,
    counted('letter', (letter: Letter) => post.deliver(letter)),
  );
}

async function answers(db: Kysely<Database>): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
