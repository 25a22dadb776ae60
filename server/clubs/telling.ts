/**
 * Tells people what happened: once for each happening, person and channel. A channel is marked before it is used and the mark taken back where
 * surely nothing was sent, so a server that is killed in between sends nothing twice.
 */
import { joined } from '@tarsas/words';
import type { Kysely } from 'kysely';
import { type Calls, PutOff } from '../jobs/calls.ts';
import { postJson } from '../jobs/outside.ts';
import type { WebPush } from '../jobs/webPush.ts';
import type { Letter } from '../people/letters.ts';
import type { Channel, Me, People } from '../people/people.ts';
import type { Database } from '../storage/database.ts';
import type { Kind } from '../text/clubs.en.ts';
import { catalogues } from '../text/index.ts';
import { namesOf, type TellJob } from './happenings.ts';
import { pageOf } from './pages.ts';

export interface TellerConfig {
  db: Kysely<Database>;
  people: Pick<People, 'find'>;
  webPush: Pick<WebPush, 'call'>;
  calls: Calls;
  allowInside: boolean;
  now(): number;
  base(): string;
  deliver(letter: Letter): Promise<void>;
}

interface Message {
  subject: string;
  text: string;
  link: string;
}

/** Nothing has reached the other side. */
const NOT_REACHED: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'];

export class Teller {
  private readonly config: TellerConfig;

  constructor(config: TellerConfig) {
    this.config = config;
  }

  async tell(job: TellJob): Promise<void> {
    const me = await this.config.people.find(job.person);
    const message = me && (await this.message(job, me));
    if (!message) return;
    for (const channel of me.preferences.notify.club) {
      if (!(await this.mark(job, channel, this.config.now()))) continue;
      try {
        await this.send(me, channel, job, message);
      } catch (error) {
        await this.mark(job, channel, null);
        throw error;
      }
    }
  }

  /** Whether the mark has changed. */
  private async mark({ scope, key, person }: TellJob, channel: Channel, at: number | null): Promise<boolean> {
    const { numUpdatedRows } = await this.config.db
      .updateTable('notice')
      .set({ [channel]: at })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('person_id', '=', person)
      .where(channel, at === null ? 'is not' : 'is', null)
      .executeTakeFirst();
    return Number(numUpdatedRows) > 0;
  }

  private async message({ scope, key }: TellJob, me: Me): Promise<Message | null> {
    const { db, base } = this.config;
    const row = await db
      .selectFrom('happening')
      .innerJoin('club', 'club.id', 'happening.club_id')
      .leftJoin('contest', 'contest.id', 'scope')
      .leftJoin('league', 'league.id', 'scope')
      .select(['happening.kind', 'data', 'club.id as clubId', 'club.name as club'])
      .select(['contest.id as contestId', 'contest.name as contest', 'contest.number', 'contest.league_id as seasonOf'])
      .select(['league.id as leagueId', 'league.name as league'])
      .where('scope', '=', scope)
      .where('key', '=', key)
      .executeTakeFirst();
    if (!row) return null;
    const { data = {}, about = [] } = JSON.parse(row.data) as { data?: { round?: number }; about?: string[] };
    const names = await namesOf(db, about);
    const words = catalogues[me.language];
    const who = joined(
      about.map(person => names.get(person) ?? words.gone),
      me.language === 'hu' ? 'és' : 'and',
    );
    const told = { club: row.club, contest: row.contest ?? row.league ?? row.club, who, round: data.round ?? 0 };
    return { ...words.clubs.notices[row.kind as Kind](told), link: base() + pageOf(row) };
  }

  private async send(me: Me, channel: Channel, { scope, key }: TellJob, { subject, text, link }: Message): Promise<void> {
    const { webPush, deliver } = this.config;
    if (channel === 'mail') {
      if (me.email) await deliver({ to: me.email, subject, text: `${text}\n\n${link}\n`, language: me.language });
    } else if (channel === 'push') await webPush.call(me.id, { event: 'club', tag: `club-${scope}-${key}`, subject, text, link });
    else if (me.preferences.webhook) await this.callWebhook(me, me.preferences.webhook, { event: 'club', scope, key, subject, text, link });
  }

  private async callWebhook({ id }: Me, address: string, notice: object): Promise<void> {
    const { calls, allowInside } = this.config;
    try {
      const status = await calls.make(id, address, () => postJson(address, notice, allowInside));
      if (status >= 500) throw new PutOff(0);
    } catch (error) {
      // Whether a call that broke off was heard is not known: it is not made again.
      if (error instanceof PutOff || NOT_REACHED.includes((error as { code?: string }).code)) throw error;
    }
  }
}
