/** Web push. The library encrypts the message for the browser; it is sent through `outside.ts` like every call to a foreign host. */
import type { Kysely } from 'kysely';
import webpush from 'web-push';
import { setting } from '../people/settings.ts';
import type { Database } from '../storage/database.ts';
import type { Calls } from './calls.ts';
import { post } from './outside.ts';

/** What a service worker gets; see docs/notifications.md. */
export interface Notice {
  event: string;
  /** Notices with the same tag take each other's place. */
  tag: string;
  /** Absent where it is not about a table; then `link` says where it leads. */
  table?: string;
  seat?: number;
  link?: string;
  subject?: string;
  text?: string;
}

const DAY = 86_400;
/** Push services accept at most so many characters as a topic (RFC 8030). */
const TOPIC = 32;

export class WebPush {
  private readonly db: Kysely<Database>;
  private readonly base: () => string;
  private readonly allowInside: boolean;
  private readonly calls: Calls;
  private keys: { publicKey: string; privateKey: string } | null = null;

  constructor(db: Kysely<Database>, base: () => string, allowInside: boolean, calls: Calls) {
    this.db = db;
    this.base = base;
    this.allowInside = allowInside;
    this.calls = calls;
  }

  /** What a browser needs to subscribe. */
  async publicKey(): Promise<string> {
    return (await this.vapid()).publicKey;
  }

  private async vapid() {
    this.keys ??= JSON.parse(await setting(this.db, 'vapid', () => JSON.stringify(webpush.generateVAPIDKeys())));
    return this.keys!;
  }

  async hasBrowser(person: string): Promise<boolean> {
    return (await this.db.selectFrom('push').select('endpoint').where('person_id', '=', person).limit(1).executeTakeFirst()) !== undefined;
  }

  /** Whether any browser of this person was called. What the push service still holds under the same tag is replaced. */
  async call(person: string, notice: Notice): Promise<boolean> {
    const subscriptions = await this.db.selectFrom('push').selectAll().where('person_id', '=', person).execute();
    if (subscriptions.length === 0) return false;
    const base = this.base();
    const vapidDetails = { subject: base.startsWith('https:') ? base : 'mailto:tarsas@localhost', ...(await this.vapid()) };
    const topic = notice.tag.replaceAll(/[^\w-]/g, '').slice(-TOPIC);
    const urgency = notice.event === 'turn' ? 'high' : 'normal';
    let called = false;
    for (const { endpoint, keys } of subscriptions) {
      try {
        const subscription = { endpoint, keys: JSON.parse(keys) };
        const options = { vapidDetails, TTL: DAY, topic, urgency } as const;
        const { headers, body } = webpush.generateRequestDetails(subscription, JSON.stringify(notice), options);
        const status = await this.calls.make(person, endpoint, () =>
          post(endpoint, headers as Record<string, string>, body, this.allowInside),
        );
        // The browser has unsubscribed.
        if (status === 404 || status === 410) await this.db.deleteFrom('push').where('endpoint', '=', endpoint).execute();
        called ||= status < 300;
      } catch {
        // A failing push service or invalid keys must not keep the other browsers from being called.
      }
    }
    return called;
  }
}
