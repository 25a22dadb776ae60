/** One server process: start, background work, graceful stop. */
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { makeApp } from '../http/app.ts';
import { Queue } from '../jobs/queue.ts';
import { openBus } from '../push/bus.ts';
import { listener } from '../push/listener.ts';
import { sumUpAnew } from '../results/rebuild.ts';
import { openStorage } from '../storage/open.ts';
import { Admin } from './admin.ts';
import type { ServerConfig } from './config.ts';
import { assemble, type ServerParts } from './parts.ts';
import { sweep } from './sweep.ts';
import { startWork } from './work.ts';

export interface Server {
  /** Where it answers. */
  url: string;
  /** What was changed in the database at this start. */
  migrated: readonly string[];
  stop(): Promise<void>;
}

/** Longer than proxies and clients keep an idle connection, so that they never send on one that we are just closing. */
const KEEP_ALIVE_MS = 65_000;

export async function startServer(config: ServerConfig): Promise<Server> {
  const { log } = config;
  const { storage, queue, parts, bus } = await connect(config);
  let stopping = false;
  const takesWrites = everySecond(() => within(READY_MS, Promise.all([parts.uptime.beat(), storage.mustHaveRoom()])));
  const ready = async () => !stopping && bus.hears() && (await takesWrites());
  const admin = 'folder' in config.where ? new Admin(config.where.folder, storage.db) : null;
  const { url, trustProxy, web, metricsToken, metricsPort, host } = config;
  const app = makeApp({ ...parts, log, url, trustProxy, web, metricsToken, admin, ready });
  const { http, port } = await listen(app.fetch, config);
  const readers = metricsPort === null ? null : await serveMetrics(parts.metrics, metricsPort, host);
  const inHand = new InHand(http);
  admin?.open(config.host, port);
  parts.address.base = config.url ?? `http://${config.host}:${port}`;
  // Not awaited: requests are answered before left-over jobs are taken up.
  const working = startWork(queue, parts, config, () => stopping);
  const checker = checkPost(parts.post, log);
  const sweeper = sweep(parts, queue, config);
  return {
    url: parts.address.base,
    migrated: storage.migrated,
    /** No new requests; those in hand are answered, streams told to come back elsewhere, work in hand finished. */
    async stop() {
      stopping = true;
      admin?.close();
      http.close();
      parts.streams.close();
      parts.tables.close();
      // An analysis under way is gone on with later.
      await within(ANSWER_MS, Promise.all([inHand.none(), parts.analyses.close()]));
      // What is left is idle, or did not end in time.
      http.closeAllConnections();
      sweeper.stop();
      clearInterval(checker);
      await within(
        FINISH_MS,
        working.then(() => queue.stop()),
      );
      await within(
        FINISH_MS,
        Promise.all([parts.committer.idle(), parts.milestones.idle(), parts.thinkers.close(), parts.painter.close(), queue.close()]),
      );
      parts.post.close();
      readers?.close();
      await within(
        FINISH_MS,
        bus.close().then(() => storage.close()),
      );
    },
  };
}

/** What a process is made of, with or without a door for people. */
export async function connect(config: ServerConfig) {
  const { log } = config;
  const storage = await openStorage(config.where);
  await sumUpAnew(storage.db);
  let trouble: (err: unknown) => void = () => {};
  const queue = new Queue(storage, err => {
    trouble(err);
    log.warn({ err }, 'the job queue had trouble');
  });
  const parts = await assemble(config, storage, queue);
  trouble = err => parts.metrics.databaseFailed(err);
  const bus = await openBus(storage, listener(parts, log), config.nats);
  parts.announcer.bus = bus;
  return { storage, queue, parts, bus };
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

/** The metrics alone, without a token: access is limited by the firewall. */
export function serveMetrics(metrics: ServerParts['metrics'], port: number, host: string): Promise<HttpServer> {
  const server = createServer((request, answer) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void answer.writeHead(404).end();
    metrics.text().then(
      text => answer.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(text),
      () => answer.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

const CHECK_POST_MS = 60_000;

/** Checks SMTP at the start, and every minute while it fails; logs when it fails and when it works again. */
export function checkPost(post: ServerParts['post'], log: ServerConfig['log']): NodeJS.Timeout {
  const check = () =>
    post.verify().then(
      () => true,
      error => {
        log.error({ reason: error.code ?? error.message }, 'letters cannot be sent: SMTP_URL does not answer, or refuses us');
        return false;
      },
    );
  void check();
  const timer = setInterval(async () => {
    if (post.state() === 'broken' && (await check())) log.info('letters can be sent again');
  }, CHECK_POST_MS);
  timer.unref();
  return timer;
}

/** The database is ready if it accepts a write within this time. */
const READY_MS = 3_000;
/** A stop takes ten seconds at most: for requests in hand, and for each step of the work that follows. */
const ANSWER_MS = 2_500;
export const FINISH_MS = 2_500;

/** Requests that have come and are not answered yet. */
class InHand {
  private count = 0;
  private done = () => {};

  constructor(http: HttpServer) {
    http.on('request', (_, answer) => {
      this.count++;
      answer.once('close', () => {
        if (--this.count === 0) this.done();
      });
    });
  }

  none(): Promise<void> {
    return this.count === 0 ? Promise.resolve() : new Promise(resolve => (this.done = resolve));
  }
}

/** Whether `work` succeeded within `ms`. Work that takes longer goes on without being awaited. */
export async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>(resolve => {
    timer = setTimeout(resolve, ms, false);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}

/** Caches the answer for a second. */
function everySecond<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | null = null;
  return () => {
    if (!last || performance.now() - last.at > 1_000) last = { at: performance.now(), answer: ask() };
    return last.answer;
  };
}
