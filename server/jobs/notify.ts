/** Notifies people who have no page open: web push, e-mail, webhook, by their preferences. A push is withdrawn once they have answered. */
import type { Seat } from '@tarsas/kernel';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Letter } from '../people/letters.ts';
import type { Channel, Me, People, TableEvent } from '../people/people.ts';
import type { Presence } from '../push/presence.ts';
import { CHANNEL, type Job } from '../storage/commit.ts';
import type { Database } from '../storage/database.ts';
import type { Live, News } from '../table/live.ts';
import { openIn } from '../table/play.ts';
import { questionFor } from '../table/question.ts';
import type { Tables } from '../table/tables.ts';
import type { ServerWords } from '../text/en.ts';
import { catalogues } from '../text/index.ts';
import { type Calls, PutOff } from './calls.ts';
import { postJson } from './outside.ts';
import type { QueueName } from './queue.ts';
import type { WebPush } from './webPush.ts';

export interface NotifyJob {
  /** `answered`: what was told is not true any more. */
  event: TableEvent | 'answered';
  table: string;
  n: number;
  seat: Seat;
  /** The question of `turn`; once it is answered there is nothing to tell. */
  decision?: string;
  /** Who moved, or wrote. */
  by?: Seat;
  /** Each channel is a job of its own: when one fails, only that one is retried. */
  channel?: Channel;
  /** How often the call was put off. */
  putOff?: number;
}

/** Something that a person is told outside of a game, where they want to hear from people. */
export interface NoticeJob {
  /** Which sentence. */
  notice: keyof ServerWords['notices'];
  person: string;
  /** Names and the like, for the sentence. */
  words: string[];
  /** A game whose title comes first among them, in the reader's language. */
  game?: string;
  /** The page it is about. */
  path: string;
  channel?: Channel;
  putOff?: number;
}

/** A notification that was put off more often than this is dropped. */
const PUT_OFF_AT_MOST = 20;

/** Calls to foreign hosts have queues of their own, so that a slow host delays no other notification. */
export function jobOf(data: NotifyJob | NoticeJob, person: string | null): Job & { queue: QueueName } {
  const isAnswered = 'event' in data && data.event === 'answered';
  const queue = isAnswered ? 'push' : data.channel === 'push' || data.channel === 'webhook' ? data.channel : 'notify';
  return { queue, data, person: person ?? ('table' in data ? data.table : data.person) };
}

/** The work for a notice, to be remembered with what it is about; the person's open pages hear that there is something new when both are. */
export async function noticed(trx: Transaction<Database>, job: NoticeJob): Promise<Job[]> {
  await sql`select pg_notify(${CHANNEL}, ${`people ${job.person}`})`.execute(trx);
  return [jobOf(job, job.person)];
}

/** `present` says whether a person has a stream open: then no notification is needed. */
export function notifyJobs(live: Live, news: readonly News[], present: (person: string) => boolean): Job[] {
  const { id, agreed, seats, play: before } = live;
  const after = news[news.length - 1].step.play;
  const job = (event: NotifyJob['event'], seat: Seat, more: Partial<NotifyJob> = {}): Job =>
    jobOf({ event, table: id, n: after.n, seat, ...more }, seats[seat].person_id);
  const told = seats.filter(({ told }) => told !== null);
  const absent = seats.filter(({ seat, person_id }) => person_id !== null && after.bots[seat] === null && !present(person_id));
  if (absent.length + told.length === 0) return [];
  const by = news.findLast(({ stamped: { entry } }) => entry.kind === 'move')?.stamped.entry;
  const mover = by && 'seat' in by ? { by: by.seat } : {};
  const open = openIn(agreed.game, after).filter(({ waiting }) => waiting);
  const answered = told
    .filter(({ seat }) => after.bots[seat] !== null || !open.some(question => question.seat === seat))
    .map(({ seat }) => job('answered', seat));
  if (after.status !== 'playing') return [...answered, ...absent.map(({ seat }) => job('over', seat, mover))];
  const asked = new Set(before ? openIn(agreed.game, before).flatMap(({ seat, waiting }) => (waiting ? [seat] : [])) : []);
  const turns = open.filter(({ seat }) => !asked.has(seat) && absent.some(place => place.seat === seat));
  const starts = before ? [] : absent.filter(({ seat }) => !turns.some(turn => turn.seat === seat));
  return [
    ...answered,
    ...turns.map(({ seat, id: decision }) => job('turn', seat, { decision, ...mover })),
    ...starts.map(({ seat }) => job('start', seat)),
  ];
}

export interface NotifierConfig {
  db: Kysely<Database>;
  tables: Tables;
  people: People;
  /** Whether the reader does not want to read what the writer says. */
  isUnheard(reader: string, writer: string): Promise<boolean>;
  /** The public address of the server, for links. */
  base(): string;
  allowInside: boolean;
  webPush: WebPush;
  calls: Calls;
  presence: Pick<Presence, 'isAnywhere'>;
  send(letter: Letter): Promise<void>;
  /** Puts a job about this person in its queue, to be done after so many seconds. */
  later(job: NotifyJob | NoticeJob, person: string, seconds?: number): Promise<void>;
}

interface Message {
  subject: string;
  text: string;
}

export class Notifier {
  private readonly config: NotifierConfig;

  constructor(config: NotifierConfig) {
    this.config = config;
  }

  /** What a chat line brings along: a notification for every other person at the table who reads the writer. */
  async said({ id, seats, play }: Live, person: string): Promise<Job[]> {
    const by = seats.find(({ person_id }) => person_id === person)?.seat;
    const jobs: Job[] = [];
    for (const { seat, person_id } of seats) {
      if (person_id === null || person_id === person || (await this.config.isUnheard(person_id, person))) continue;
      jobs.push(jobOf({ event: 'chat', table: id, n: play?.n ?? 0, seat, ...(by !== undefined && { by }) }, person_id));
    }
    return jobs;
  }

  deliver(job: NotifyJob | NoticeJob): Promise<void> {
    return 'notice' in job ? this.deliverNotice(job) : this.deliverNews(job);
  }

  private async deliverNotice(job: NoticeJob): Promise<void> {
    const me = await this.config.people.find(job.person);
    const ways = me?.preferences.notify.people ?? [];
    if (!me || ways.length === 0) return;
    if (job.channel) {
      if (ways.includes(job.channel)) await this.tellNotice(me, { ...job, channel: job.channel });
      return;
    }
    if (await this.config.presence.isAnywhere(me.id)) return;
    for (const channel of ways) if (await this.reaches(me, channel)) await this.config.later({ ...job, channel }, me.id);
  }

  private async tellNotice(me: Me, job: NoticeJob & { channel: Channel }): Promise<void> {
    const { base, send, webPush, tables } = this.config;
    const title = tables.config.titles.find(({ game }) => game.id === job.game)?.voices[me.language].title;
    const say = catalogues[me.language].notices[job.notice] as (...words: string[]) => Message;
    const message = say(...(title ? [title] : []), ...job.words);
    const link = base() + job.path;
    const notice = { event: job.notice, link, ...message };
    if (job.channel === 'mail' && me.email)
      await send({ to: me.email, subject: message.subject, text: `${message.text}\n\n${link}\n`, language: me.language });
    else if (job.channel === 'webhook' && me.preferences.webhook) await this.callWebhook(me, me.preferences.webhook, notice, job);
    else if (job.channel === 'push') await webPush.call(me.id, { ...notice, tag: `${job.notice}-${job.path}` });
  }

  private async deliverNews(job: NotifyJob): Promise<void> {
    const { tables, people, presence } = this.config;
    const live = await tables.atLeast(job.table, job.n);
    const person = live.seats[job.seat]?.person_id;
    if (job.event === 'answered') return this.withdraw(live, job.seat, person ?? null);
    const me = person ? await people.find(person) : null;
    if (!me || (job.event === 'turn' && !isOpen(live, job))) return;
    const ways = me.preferences.notify[job.event];
    if (job.channel) {
      if (ways.includes(job.channel)) await this.tell(live, me, { ...job, event: job.event, channel: job.channel });
      return;
    }
    if (ways.length === 0 || (await presence.isAnywhere(me.id))) return;
    for (const channel of ways) if (await this.reaches(me, channel)) await this.config.later({ ...job, channel }, me.id);
  }

  /** Whether this person has given an address for a channel: a job costs three transactions, and most guests have given none. */
  private async reaches({ id, email, preferences }: Me, channel: Channel): Promise<boolean> {
    if (channel === 'mail') return email !== null;
    if (channel === 'webhook') return preferences.webhook !== null;
    return this.config.webPush.hasBrowser(id);
  }

  private async tell(live: Live, me: Me, job: NotifyJob & { event: TableEvent; channel: Channel }): Promise<void> {
    const { base, send, webPush } = this.config;
    const { event, table, seat, channel } = job;
    const link = `${base()}/tables/${table}`;
    const message = messageFor(live, me, job);
    if (channel === 'mail' && me.email) {
      const text = `${[message.text, link].filter(part => part !== '').join('\n\n')}\n`;
      await send({ to: me.email, subject: message.subject, text, language: me.language });
    } else if (channel === 'webhook' && me.preferences.webhook) {
      await this.callWebhook(me, me.preferences.webhook, { event, table, seat, link, ...message }, job);
    } else if (channel === 'push') {
      const called = await webPush.call(me.id, { event, tag: tagOf(event, table), table, seat, link, ...message });
      if (called && event === 'turn') await this.remember(live, job);
    }
  }

  private async callWebhook({ id }: Me, address: string, notice: object, job: NotifyJob | NoticeJob): Promise<void> {
    const { calls, allowInside, later } = this.config;
    try {
      const status = await calls.make(id, address, () => postJson(address, notice, allowInside));
      if (status >= 500) throw new Error(`The webhook answered ${status}`);
    } catch (error) {
      if (!(error instanceof PutOff)) throw error;
      const putOff = (job.putOff ?? 0) + 1;
      if (putOff <= PUT_OFF_AT_MOST) await later({ ...job, putOff }, id, error.seconds);
    }
  }

  /** So that the push can be withdrawn. If the question was answered while it was sent, it is withdrawn at once. */
  private async remember(live: Live, job: NotifyJob): Promise<void> {
    await this.mark(live, job.seat, job.n);
    await this.config.tables.entriesHeard(live.id, Infinity);
    if (!isOpen(live, job)) await this.withdraw(live, job.seat, live.seats[job.seat].person_id);
  }

  /** Idempotent. */
  private async withdraw(live: Live, seat: Seat, person: string | null): Promise<void> {
    if (!(await this.mark(live, seat, null)) || !person) return;
    await this.config.webPush.call(person, { event: 'answered', tag: tagOf('turn', live.id), table: live.id, seat });
  }

  /** Returns whether the row changed. */
  private async mark({ id }: Live, seat: Seat, told: number | null): Promise<boolean> {
    const { numUpdatedRows } = await this.config.tables.change(id, trx =>
      trx
        .updateTable('seat')
        .set({ told })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('told', told === null ? 'is not' : 'is distinct from', told)
        .executeTakeFirst(),
    );
    return Number(numUpdatedRows) > 0;
  }
}

/** One notice per table and kind: a newer one takes the place of the older. */
const tagOf = (event: TableEvent, table: string) => `${event}-${table}`;

function isOpen({ agreed, play }: Live, { seat, decision }: NotifyJob): boolean {
  if (play?.status !== 'playing' || play.bots[seat] !== null) return false;
  return openIn(agreed.game, play).some(open => open.seat === seat && open.id === decision);
}

function messageFor(live: Live, me: Me, { event, seat, by }: NotifyJob & { event: TableEvent }): Message {
  const voice = live.title.voices[me.language];
  const { letters } = catalogues[me.language];
  const who = by === undefined || by === seat ? '' : live.seats[by].name;
  if (event === 'turn') return letters.turn(voice.title, who, questionFor(live, seat, me.language));
  return event === 'chat' ? letters.chat(voice.title, who) : letters[event](voice.title);
}
