/** The parts of a server, put together. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { bots } from '@tarsas/bots';
import { Limiter } from '../http/guard.ts';
import { Bots, botJobs } from '../jobs/bots.ts';
import { Calls } from '../jobs/calls.ts';
import { jobOf, Notifier, type NotifyJob, notifyJobs } from '../jobs/notify.ts';
import { type Post, smtp, toFolder } from '../jobs/post.ts';
import type { Queue } from '../jobs/queue.ts';
import { WebPush } from '../jobs/webPush.ts';
import { isSecure, makeAuth } from '../people/auth.ts';
import { type Letter, Letters } from '../people/letters.ts';
import { People } from '../people/people.ts';
import { sessionCookie } from '../people/proof.ts';
import { setting } from '../people/settings.ts';
import { Presence } from '../push/presence.ts';
import { Streams } from '../push/streams.ts';
import { Committer } from '../storage/commit.ts';
import type { Storage } from '../storage/open.ts';
import { Chat } from '../table/chat.ts';
import { Lobby } from '../table/lobby.ts';
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
  const uptime = new Uptime(db, config.now);
  const tables = makeTables(config, db, committer, uptime, streams);
  const metrics = new Metrics(
    { streams: () => streams.size, tables: () => tables.size },
    () => tables.evictions,
    () => queue.depths(),
  );
  committer.onCommit = turns => metrics.commit(turns);
  const playing = new Playing(tables);

  const send = (letter: Letter) => queue.send({ queue: 'letter', data: letter, person: letter.to });
  const later = (job: NotifyJob, person: string, seconds?: number) => queue.send(jobOf(job, person), seconds);
  const calls = new Calls();
  const secret = config.secret ?? (await setting(db, 'secret', () => randomBytes(32).toString('hex')));
  const auth = makeAuth({
    db,
    secret,
    url,
    base,
    send: letter => void send(letter).catch(err => log.error({ err }, 'a letter was not accepted')),
    adopt: async (guest, person) => {
      for (const id of await people.adopt(guest, person)) await tables.change(id, async () => {});
    },
    signedOut: person => people.forgetEverywhere(person),
  });
  const people: People = new People(db, auth, sessionCookie(isSecure(url)));
  const post = postOf(config);
  const webPush = new WebPush(db, base, allowInside, calls);
  const presence = new Presence(db, streams, storage.engine.kind === 'pglite');
  return {
    address,
    db,
    titles,
    bots,
    auth,
    people,
    streams,
    committer,
    tables,
    metrics,
    uptime,
    now: config.now,
    playing,
    lobby: new Lobby(tables),
    reading: new Reading(tables),
    chat: new Chat(db, config.now),
    limiter: new Limiter(config.limits, storage.engine.kind === 'postgres' ? storage.engine.pool : null),
    presence,
    webPush,
    notifier: new Notifier({ db, tables, people, base, allowInside, webPush, calls, send, later, presence }),
    thinkers: makeBots(config, tables, playing, metrics),
    post,
    letters: new Letters({ db, post, people, secret, base, now: Date.now }),
    allowInside,
  };
}

function makeTables(config: ServerConfig, db: Storage['db'], committer: Committer, uptime: Uptime, streams: Streams): Tables {
  return new Tables({
    db,
    titles: config.titles,
    committer,
    now: config.now,
    newSeed: config.newSeed,
    keep: config.keepTables,
    missedBy: live => uptime.missedBy(live),
    jobsAfter: (live, news) => [...botJobs(live, news), ...notifyJobs(live, news, streams.isPresent)],
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

function postOf({ smtp: address, mailFrom, folder, log }: ServerConfig): Post {
  if (address) return smtp(address, mailFrom);
  return toFolder(join(folder, 'letters'), file => log.info({ file }, 'there is no SMTP: a letter lies in a file'));
}
