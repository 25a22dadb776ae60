/** The parts of a server, put together. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { bots } from '@tarsas/bots';
import { clubSections } from '../clubs/data.ts';
import { makeClubs } from '../clubs/index.ts';
import { makeCompany } from '../company/company.ts';
import { Leaving } from '../company/leaving.ts';
import { Limiter } from '../http/guard.ts';
import { Analyses } from '../jobs/analyses.ts';
import { Bots, botJobs } from '../jobs/bots.ts';
import { Calls } from '../jobs/calls.ts';
import { jobOf, type NoticeJob, Notifier, type NotifyJob, notifyJobs } from '../jobs/notify.ts';
import { Painter } from '../jobs/painter.ts';
import { type Post, smtp, toFolder } from '../jobs/post.ts';
import type { Queue } from '../jobs/queue.ts';
import { WebPush } from '../jobs/webPush.ts';
import { orderSections } from '../order/data.ts';
import { makeOrder } from '../order/order.ts';
import { isSecure, makeAuth } from '../people/auth.ts';
import { type Letter, Letters } from '../people/letters.ts';
import { People } from '../people/people.ts';
import { sessionCookie } from '../people/proof.ts';
import { setting } from '../people/settings.ts';
import { Announcer } from '../push/announcer.ts';
import { Presence } from '../push/presence.ts';
import { Streams } from '../push/streams.ts';
import { resultSections } from '../results/data.ts';
import { Results, resultJobs } from '../results/results.ts';
import { Committer } from '../storage/commit.ts';
import type { Storage } from '../storage/open.ts';
import { Chat } from '../table/chat.ts';
import { Lobby } from '../table/lobby.ts';
import { Milestones } from '../table/milestones.ts';
import { Playing } from '../table/playing.ts';
import { Reading } from '../table/reading.ts';
import { Tables } from '../table/tables.ts';
import { Uptime } from '../table/uptime.ts';
import type { ServerConfig } from './config.ts';
import { Metrics } from './metrics.ts';

export type ServerParts = Awaited<ReturnType<typeof assemble>>;

export async function assemble(config: ServerConfig, storage: Storage, queue: Queue) {
  const { db } = storage;
  const { log, url, titles, allowInside } = config;
  const streams = new Streams();
  /** Where links in letters lead; the port may be known only when the server listens. */
  const address = { base: url ?? `http://${config.host}:${config.port}` };
  const base = () => address.base;
  const committer = new Committer(storage, queue);
  const announcer = new Announcer(streams, live => reading.tableJson(live));
  const uptime = new Uptime(db, config.now, config.serves);
  const milestones = new Milestones(db, config.build, log);
  const tables = makeTables(config, { db, committer, milestones, uptime, streams, announcer });
  const metrics = new Metrics({ streams: () => streams.size, tables: () => tables.size }, tables, () => queue.depths());
  committer.onCommit = turns => metrics.commit(turns);
  const playing = new Playing(tables);
  const presence = new Presence(db, streams, storage.engine.kind === 'pglite');
  const results = new Results(db, tables);
  const company = makeCompany({ db, outbox: queue, presence, results, now: config.now });
  company.data.add({ ...resultSections(db), ...orderSections(db), ...clubSections(db) });

  const send = (letter: Letter) => queue.send({ queue: 'letter', data: letter, person: letter.to });
  const later = (job: NotifyJob | NoticeJob, person: string, seconds?: number) => queue.send(jobOf(job, person), seconds);
  const calls = new Calls();
  const secret = config.secret ?? (await setting(db, 'secret', () => randomBytes(32).toString('hex')));
  const auth = makeAuth({
    db,
    secret,
    url,
    base,
    send: letter => void send(letter).catch(err => log.error({ err }, 'a letter was not accepted')),
    adopt: async (guest, person) => {
      await order.house.adopt(guest, person);
      await company.apart.adopt(guest, person);
      for (const id of await people.adopt(guest, person)) await tables.change(id, async () => {});
    },
    signedOut: person => people.forgetEverywhere(person),
  });
  const reading: Reading = new Reading(tables);
  const order = makeOrder({ db, profiles: company.profiles, reading, outbox: queue, now: config.now, base });
  const people: People = new People(db, auth, company.profiles, sessionCookie(isSecure(url)), order.house.standing);
  const post = postOf(config);
  const lobby = new Lobby(tables, (person, others) => company.apart.isApart(person, others));
  const isUnheard = (reader: string, writer: string) => company.apart.isUnheard(reader, writer);
  const webPush = new WebPush(db, base, allowInside, calls);
  const letters = new Letters({ db, post, people, secret, base, now: Date.now });
  const deliver = (letter: Letter) => letters.deliver(letter);
  const clubParts = makeClubs({ db, queue, tables, lobby, titles, people, webPush, calls, allowInside, now: config.now, base, deliver });
  return {
    address,
    db,
    titles,
    bots,
    auth,
    people,
    company,
    streams,
    committer,
    announcer,
    milestones,
    tables,
    metrics,
    uptime,
    now: config.now,
    playing,
    lobby,
    reading,
    chat: new Chat(db, queue, config.now),
    results,
    order,
    limiter: new Limiter(config.limits, storage.engine.kind === 'postgres' ? storage.engine.pool : null),
    presence,
    webPush,
    notifier: new Notifier({ db, tables, people, isUnheard, base, allowInside, webPush, calls, send, later, presence }),
    thinkers: makeBots(config, tables, playing, metrics),
    painter: new Painter(config.painterWorker),
    analyses: makeAnalyses(config, { db, queue, reading, announcer, metrics }),
    post,
    letters,
    ...clubParts,
    leaving: new Leaving({ db, people, playing, lobby, clubs: clubParts.clubs, now: config.now }),
    allowInside,
  };
}

interface TableParts {
  db: Storage['db'];
  committer: Committer;
  milestones: Milestones;
  uptime: Uptime;
  streams: Streams;
  announcer: Announcer;
}

function makeTables(config: ServerConfig, { db, committer, milestones, uptime, streams, announcer }: TableParts): Tables {
  return new Tables({
    db,
    titles: config.titles,
    committer,
    milestones,
    now: config.now,
    newSeed: config.newSeed,
    botsLateMs: 2 * config.botLimitMs,
    keep: config.keepTables,
    isAlone: () => announcer.bus.isAlone(),
    committed: (live, news, turn) => announcer.committed(live, news, turn),
    caughtUp: ({ row: { id, n, status, waiting } }) => announcer.tell([{ id, n, status, waiting }]),
    missedBy: live => uptime.missedBy(live),
    jobsAfter: (live, news) => [...botJobs(live, news), ...notifyJobs(live, news, streams.isPresent), ...resultJobs(live, news)],
  });
}

function makeBots(config: ServerConfig, tables: Tables, playing: Playing, metrics: Metrics): Bots {
  return new Bots(tables, playing, {
    worker: config.botWorker,
    threads: config.botThreads,
    limitMs: config.botLimitMs,
    patienceMs: config.botPatienceMs,
    log: config.log,
    played: turn => metrics.botTurn(turn),
    gaveUp: () => metrics.timeout('bot'),
  });
}

interface AnalysisParts {
  db: Storage['db'];
  queue: Queue;
  reading: Reading;
  announcer: Announcer;
  metrics: Metrics;
}

const makeAnalyses = (config: ServerConfig, { db, queue, reading, announcer, metrics }: AnalysisParts): Analyses =>
  new Analyses({
    db,
    reading,
    worker: config.analysisWorker,
    build: config.build,
    share: config.analysisShare,
    isOffered: config.analysisShare > 0 || config.leavesAnalyses,
    queue,
    isAlone: () => announcer.bus.isAlone(),
    now: config.now,
    worked: slice => metrics.analysed(slice),
  });

function postOf({ smtp: address, mailFrom, folder, log }: ServerConfig): Post {
  if (address) return smtp(address, mailFrom);
  return toFolder(join(folder, 'letters'), file => log.info({ file }, 'there is no SMTP: a letter lies in a file'));
}
