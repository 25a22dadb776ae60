import { resolve } from 'node:path';
import { builtIn, DEFAULTS, makeLog, NotHeard, NoWorkers, type ServerConfig, startServer, startWorker, titles } from '@tarsas/server';
import { BadInput, messageOf, wholeNumber } from '../input.ts';
import { answer, type Context, type Status } from './context.ts';
import { dataOf, notTaken } from './data.ts';

const LARGEST_PORT = 65_535;

/** Runs until it is told to stop (Ctrl-C, SIGTERM). */
export async function start(context: Context): Promise<Status> {
  const { words } = context;
  const config = configOf(context);
  // Nobody else can open the embedded database: what is left to workers would wait for ever.
  if ('folder' in config.where && (config.leavesJobs || config.leavesAnalyses || config.botThreads === 0))
    throw new BadInput(words.start.noWorkers);
  const server = await open(() => startServer(config), context);
  answer(context, { url: server.url, migrated: server.migrated }, [
    ...changed(server, context),
    words.start.answers(server.url),
    words.start.documented(`${server.url}/api/v1/docs`),
  ]);
  return untilTold(server, context);
}

/** The same for a process that does jobs for the servers on the same database. */
export async function work(context: Context): Promise<Status> {
  const { flags, words } = context;
  const config = configOf(context);
  const bots = wholeNumber(flags, 'bots', 0, config.botThreads, words);
  const worker = await open(() => startWorker({ ...config, botThreads: bots }), context);
  answer(context, { works: true, bots, migrated: worker.migrated }, [...changed(worker, context), words.start.works(bots)]);
  return untilTold(worker, context);
}

interface Running {
  migrated: readonly string[];
  stop(): Promise<void>;
}

const changed = ({ migrated }: Running, { words }: Context): string[] =>
  migrated.length > 0 ? [words.start.migrated(migrated.join(', '))] : [];

async function untilTold(running: Running, { io, words }: Context): Promise<Status> {
  await new Promise<void>(resolve => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  io.err(words.start.stopping);
  await running.stop();
  return 0;
}

async function open<T extends Running>(begin: () => Promise<T>, context: Context): Promise<T> {
  const { io, words } = context;
  try {
    return await notTaken(begin(), context);
  } catch (error) {
    if (error instanceof BadInput || io.env.TARSAS_DEBUG) throw error;
    if (error instanceof NotHeard) throw new BadInput(words.start.notHeard);
    if (error instanceof NoWorkers) throw new BadInput(words.start.noWorkers);
    throw new BadInput(words.start.failed(messageOf(error)));
  }
}

/** Flags for what a person types, the environment for what a service is given. */
function configOf(context: Context): ServerConfig {
  const {
    flags,
    text,
    home,
    io: { env },
    words,
  } = context;
  const port = wholeNumber(flags, 'port', 0, Number(env.PORT ?? DEFAULTS.port), words);
  /** By flag, else from the environment, else the usual. */
  const number = (flag: string, variable: string, usual: number, least = 1) =>
    wholeNumber(flags, flag, least, env[variable] === undefined ? usual : Number(env[variable]), words);
  if (port > LARGEST_PORT) throw new BadInput(words.bad.number('port', String(port), 0));
  const { web, ...workers } = builtIn(home);
  return {
    ...DEFAULTS,
    ...dataOf(context),
    titles,
    ...workers,
    port,
    host: text('host') ?? env.HOST ?? DEFAULTS.host,
    url: text('url') ?? env.TARSAS_URL ?? DEFAULTS.url,
    trustProxy: wholeNumber(flags, 'trust-proxy', 0, Number(env.TARSAS_TRUST_PROXY ?? DEFAULTS.trustProxy), words),
    nats: env.NATS_URL ? { url: env.NATS_URL, ca: env.NATS_CA ?? null } : DEFAULTS.nats,
    smtp: env.SMTP_URL ?? DEFAULTS.smtp,
    mailFrom: env.MAIL_FROM ?? DEFAULTS.mailFrom,
    web: env.TARSAS_WEB ? resolve(env.TARSAS_WEB) : web,
    botThreads: number('bot-threads', 'TARSAS_BOT_THREADS', DEFAULTS.botThreads, 0),
    leavesJobs: flags.leaveJobs === true || env.TARSAS_LEAVE_JOBS === '1',
    leavesAnalyses: flags.leaveAnalyses === true || env.TARSAS_LEAVE_ANALYSES === '1',
    botLimitMs: 1_000 * number('bot-limit', 'TARSAS_BOT_LIMIT', DEFAULTS.botLimitMs / 1_000),
    botPatienceMs: 1_000 * number('bot-patience', 'TARSAS_BOT_PATIENCE', DEFAULTS.botPatienceMs / 1_000),
    analysisShare: wholeNumber(flags, 'analysis-share', 0, Number(env.TARSAS_ANALYSIS_SHARE ?? 100 * DEFAULTS.analysisShare), words) / 100,
    keepTables: number('keep-tables', 'TARSAS_KEEP_TABLES', DEFAULTS.keepTables),
    callsAtOnce: number('calls', 'TARSAS_CALLS', DEFAULTS.callsAtOnce),
    limits: limitsTimes(Number(env.TARSAS_LIMITS ?? 1)),
    metricsToken: env.TARSAS_METRICS_TOKEN || DEFAULTS.metricsToken,
    metricsPort: metricsPortOf(context),
    secret: env.TARSAS_SECRET ?? DEFAULTS.secret,
    log: makeLog(env.LOG_LEVEL ?? 'info'),
  };
}

function metricsPortOf({ flags, io: { env }, words }: Context): number | null {
  if (flags.metricsPort === undefined && !env.TARSAS_METRICS_PORT) return DEFAULTS.metricsPort;
  const port = wholeNumber(flags, 'metrics-port', 1, Number(env.TARSAS_METRICS_PORT), words);
  if (port > LARGEST_PORT) throw new BadInput(words.bad.number('metrics-port', String(port), 1));
  return port;
}

/** TARSAS_LIMITS multiplies all rate limits: for tests and home networks. */
function limitsTimes(factor: number): ServerConfig['limits'] {
  const { requests, made, signIn } = DEFAULTS.limits;
  return factor >= 1 ? { requests: requests * factor, made: made * factor, signIn: signIn * factor } : DEFAULTS.limits;
}
