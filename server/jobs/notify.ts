/** Telling people who are not at the table: web push, e-mail, webhook, as each of them wishes. */
import { type Frame, pending, type Seat } from '@tarsas/kernel';
import type { Kysely } from 'kysely';
import webpush from 'web-push';
import type { Letter } from '../people/auth.ts';
import type { Event, Me, People } from '../people/people.ts';
import { setting } from '../people/settings.ts';
import type { Job } from '../storage/commit.ts';
import type { Database } from '../storage/database.ts';
import type { Live, News } from '../table/live.ts';
import type { Tables } from '../table/tables.ts';
import { catalogues } from '../text/index.ts';
import { outsideAgent, postJson } from './outside.ts';

export interface NotifyJob {
  event: Event;
  table: string;
  n: number;
  seat: Seat;
  /** The question of `turn`; once it is answered there is nothing to tell. */
  decision?: string;
  /** Who moved, or wrote. */
  by?: Seat;
}

/** `present` says whether a person has the table's news before their eyes already. */
export function notifyJobs(live: Live, news: readonly News[], present: (person: string) => boolean): Job[] {
  const { id, agreed, seats, play: before } = live;
  const after = news[news.length - 1].step.play;
  const absent = seats.filter(({ seat, person_id }) => person_id !== null && after.bots[seat] === null && !present(person_id));
  if (absent.length === 0) return [];
  const by = news.findLast(({ stamped: { entry } }) => entry.kind === 'move')?.stamped.entry;
  const job = (event: Event, seat: Seat, decision?: string): Job => ({
    queue: 'notify',
    data: {
      event,
      table: id,
      n: after.n,
      seat,
      ...(decision && { decision }),
      ...(by && 'seat' in by && { by: by.seat }),
    } satisfies NotifyJob,
  });
  if (after.status !== 'playing') return absent.map(({ seat }) => job('over', seat));
  const asked = new Set(before ? pending(agreed.game, before.state).map(({ seat }) => seat) : []);
  const turns = pending(agreed.game, after.state).filter(
    ({ seat, waiting }) => waiting && !asked.has(seat) && absent.some(place => place.seat === seat),
  );
  const starts = before ? [] : absent.filter(({ seat }) => !turns.some(turn => turn.seat === seat));
  return [...turns.map(({ seat, id }) => job('turn', seat, id)), ...starts.map(({ seat }) => job('start', seat))];
}

export interface NotifierConfig {
  db: Kysely<Database>;
  tables: Tables;
  people: People;
  /** The public address of the server, for links. */
  base(): string;
  allowInside: boolean;
  send(letter: Letter): Promise<void>;
  /** Puts a job in the queue. */
  later(job: NotifyJob): Promise<void>;
  present(person: string): boolean;
}

interface Message {
  subject: string;
  text: string;
}

export class Notifier {
  private readonly config: NotifierConfig;
  private keys: { publicKey: string; privateKey: string } | null = null;

  constructor(config: NotifierConfig) {
    this.config = config;
  }

  /** What a browser needs to subscribe. */
  async publicKey(): Promise<string> {
    return (await this.vapid()).publicKey;
  }

  private async vapid() {
    this.keys ??= JSON.parse(await setting(this.config.db, 'vapid', () => JSON.stringify(webpush.generateVAPIDKeys())));
    return this.keys!;
  }

  /** Somebody wrote something: those who sit there and are away may want to know. */
  async said({ id, seats, play }: Live, person: string): Promise<void> {
    const by = seats.find(({ person_id }) => person_id === person)?.seat;
    const others = seats.filter(({ person_id }) => person_id !== null && person_id !== person && !this.config.present(person_id));
    for (const { seat } of others)
      await this.config.later({ event: 'chat', table: id, n: play?.n ?? 0, seat, ...(by !== undefined && { by }) });
  }

  async deliver(job: NotifyJob): Promise<void> {
    const live = await this.config.tables.atLeast(job.table, job.n);
    const person = live.seats[job.seat]?.person_id;
    const me = person ? await this.config.people.find(person) : null;
    if (!me || (job.event === 'turn' && !isOpen(live, job))) return;
    const link = `${this.config.base()}/tables/${job.table}`;
    const message = messageFor(live, me, job, link);
    const channels = me.preferences.notify[job.event];
    if (channels.includes('push')) await this.push(me, { ...message, table: job.table, link });
    if (channels.includes('mail') && me.email) await this.config.send({ to: me.email, ...message });
    const { webhook } = me.preferences;
    if (channels.includes('webhook') && webhook) {
      const status = await postJson(
        webhook,
        { event: job.event, table: job.table, seat: job.seat, link, ...message },
        this.config.allowInside,
      );
      if (status >= 500) throw new Error(`The webhook answered ${status}`);
    }
  }

  private async push(me: Me, payload: Message & { table: string; link: string }): Promise<void> {
    const { db, base, allowInside } = this.config;
    const url = base();
    const subscriptions = await db.selectFrom('push').selectAll().where('person_id', '=', me.id).execute();
    if (subscriptions.length === 0) return;
    const vapidDetails = { subject: url.startsWith('https:') ? url : 'mailto:tarsas@localhost', ...(await this.vapid()) };
    for (const { endpoint, keys } of subscriptions) {
      try {
        const options = { vapidDetails, TTL: 86_400, timeout: 5_000, topic: payload.table, agent: outsideAgent(allowInside) };
        await webpush.sendNotification({ endpoint, keys: JSON.parse(keys) }, JSON.stringify(payload), options);
      } catch (error) {
        // The browser has withdrawn it. Anything else is its push service's trouble, not the other channels'.
        const { statusCode } = error as { statusCode?: number };
        if (statusCode === 404 || statusCode === 410) await db.deleteFrom('push').where('endpoint', '=', endpoint).execute();
      }
    }
  }
}

function isOpen({ agreed, play }: Live, { seat, decision }: NotifyJob): boolean {
  if (play?.status !== 'playing' || play.bots[seat] !== null) return false;
  return pending(agreed.game, play.state).some(open => open.seat === seat && open.id === decision);
}

function messageFor(live: Live, me: Me, { event, seat, by }: NotifyJob, link: string): Message {
  const voice = live.title.voices[me.language];
  const { letters } = catalogues[me.language];
  const who = by === undefined || by === seat ? '' : live.seats[by].name;
  if (event === 'turn') return letters.turn(voice.title, who, promptFor(live, me, seat), link);
  if (event === 'chat') return letters.chat(voice.title, who, link);
  return letters[event](voice.title, link);
}

/** What is asked, in words, from what the seat itself may see. */
function promptFor({ agreed: { game }, play, seats, title }: Live, { language }: Me, seat: Seat): string {
  const view = game.view(play!.state, seat) as { stack?: Frame[]; lanes?: { stack: Frame[] }[] | null };
  const frame = (view.lanes ? view.lanes[seat].stack : view.stack)?.at(-1);
  if (!frame) return '';
  return title.voices[language].prompt(frame, { name: other => seats[other].name, view, viewer: seat });
}
