import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Title } from '@tarsas/kernel';
import type { Logger } from 'pino';
import type { Limits } from '../http/guard.ts';
import type { Nats } from '../push/natsWire.ts';
import type { Where } from '../storage/open.ts';
import { REST_MS } from '../storage/packed.ts';

export interface ServerConfig {
  where: Where;
  /** Where letters go without SMTP. */
  folder: string;
  port: number;
  host: string;
  /** The public address; null: whatever address a request was sent to. */
  url: string | null;
  /** So many proxies in front, one behind the other, say where requests come from. */
  trustProxy: number;
  /** Carries news between processes on one PostgreSQL; null: PostgreSQL does. */
  nats: Nats | null;
  smtp: string | null;
  mailFrom: string;
  titles: readonly Title[];
  /** The file that a thread of bots runs, as it was built. It brings the games along. */
  botWorker: string;
  /** The file that the thread for pictures of positions runs, as it was built. */
  painterWorker: string;
  /** The file that the thread of analyses runs, as it was built. */
  analysisWorker: string;
  /** Changes with every build: positions kept by another one mean nothing to it. */
  build: string;
  /** Folder with the built pages of the browser app. Without it there is a page that says so. */
  web: string;
  limits: Limits;
  /** People reach this process; a worker (`worker.ts`) only does jobs. */
  serves: boolean;
  /** Bots, letters and all other jobs are left to workers. */
  leavesJobs: boolean;
  /** Threads in which bots think; 0: bots are left to other processes. */
  botThreads: number;
  /** Milliseconds of thinking for one turn of a bot. */
  botLimitMs: number;
  /** A table that has waited longer than this for a bot gets a quick answer of a lower level. */
  botPatienceMs: number;
  /** The part of a core that analyses of finished games may take; 0: none are made here. */
  analysisShare: number;
  /** Analyses are offered here and made by workers. */
  leavesAnalyses: boolean;
  /** Web pushes, and webhooks, that are under way at the same time. */
  callsAtOnce: number;
  /** Size of the LRU cache of tables without a watcher. */
  keepTables: number;
  /** So long after a game has ended its log is packed. */
  packAfterMs: number;
  /** Webhooks may lead into our own network: for tests and home networks. */
  allowInside: boolean;
  /** Bearer token for `/metrics`; null: the route answers 404. */
  metricsToken: string | null;
  /** A separate port that serves `/metrics` without a token; null: none. */
  metricsPort: number | null;
  /** Signs cookies; null: made at the first start and kept in the database. */
  secret: string | null;
  /** The time of day. */
  now(): number;
  /** The secret seed of a new table; tests pass a deterministic one. */
  newSeed(game: string, seats: number): string;
  log: Logger;
}

export const DEFAULTS = {
  port: 8080,
  host: '127.0.0.1',
  url: null,
  trustProxy: 0,
  nats: null,
  smtp: null,
  mailFrom: 'Társas <tarsas@localhost>',
  limits: { requests: 300, made: 200, signIn: 5 },
  serves: true,
  leavesJobs: false,
  botThreads: Math.max(1, availableParallelism() - 1),
  botLimitMs: 10_000,
  botPatienceMs: 20_000,
  analysisShare: 0.5,
  leavesAnalyses: false,
  callsAtOnce: 4,
  keepTables: 2_000,
  packAfterMs: REST_MS,
  allowInside: false,
  metricsToken: null,
  metricsPort: null,
  secret: null,
  now: Date.now,
  newSeed: () => randomBytes(32).toString('hex'),
} satisfies Partial<ServerConfig>;

/** What lies in the folder of a build. */
export const builtIn = (home: string): Pick<ServerConfig, 'botWorker' | 'painterWorker' | 'analysisWorker' | 'web' | 'build'> => ({
  botWorker: join(home, 'botWorker.js'),
  painterWorker: join(home, 'painterWorker.js'),
  analysisWorker: join(home, 'analysisWorker.js'),
  web: join(home, 'web'),
  build: buildIn(home),
});

/** Without a manifest nothing tells one build from the next, so that each start counts as one. */
function buildIn(home: string): string {
  const file = join(home, 'manifest.json');
  if (!existsSync(file)) return randomBytes(8).toString('hex');
  return (JSON.parse(readFileSync(file, 'utf8')) as { fingerprint: string }).fingerprint.slice(0, 16);
}
