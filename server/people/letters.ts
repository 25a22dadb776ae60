/** Letters: the unsubscribe link that each carries, and what it does. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Language } from '@tarsas/kernel';
import type { Kysely } from 'kysely';
import { API } from '../api/routes.ts';
import type { Post } from '../jobs/post.ts';
import type { Database } from '../storage/database.ts';
import { catalogues, languageOf } from '../text/index.ts';
import type { People } from './people.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  language: Language;
}

export const STOP_LETTERS = `${API}/letters/stop`;

/** How long an unconfirmed address gets no letters after it has unsubscribed. */
const SILENCE_MS = 30 * 86_400_000;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface LettersConfig {
  db: Kysely<Database>;
  post: Post;
  people: Pick<People, 'withEmail' | 'change'>;
  secret: string;
  base(): string;
  now(): number;
}

export class Letters {
  private readonly config: LettersConfig;
  private readonly key: Buffer;

  constructor(config: LettersConfig) {
    this.config = config;
    this.key = Buffer.from(hkdfSync('sha256', config.secret, '', 'letters', 32));
  }

  async deliver({ to, subject, text, language: wished }: Letter): Promise<void> {
    if (await this.isUnwanted(to)) return;
    const language = languageOf(wished);
    const stop = `${this.config.base()}${STOP_LETTERS}?key=${this.sealed(to)}`;
    const whole = `${text.trimEnd()}\n\n${catalogues[language].letters.stop(stop)}\n`;
    await this.config.post.deliver({ to, subject, text: whole, html: htmlOf(subject, whole, language), language, stop });
  }

  /**
   * Unsubscribes the address in the link of a letter. A person gets no letters about games any more, which the settings show; to an unconfirmed
   * address nothing is sent for a while. Returns false for a link that we did not make.
   */
  async stop(key: string): Promise<boolean> {
    const { db, people, now } = this.config;
    const address = this.opened(key);
    if (address === null) return false;
    const me = await people.withEmail(address);
    if (me) {
      const { notify } = me.preferences;
      const without = (event: keyof typeof notify) => notify[event].filter(channel => channel !== 'mail');
      const quiet = {
        turn: without('turn'),
        start: without('start'),
        over: without('over'),
        chat: without('chat'),
        club: without('club'),
        people: without('people'),
      };
      await people.change(me.id, { preferences: { notify: quiet } });
      return true;
    }
    const row = { address: this.fingerprint(address), until: now() + SILENCE_MS };
    await db.deleteFrom('unwanted').where('until', '<', now()).execute();
    await db
      .insertInto('unwanted')
      .values(row)
      .onConflict(conflict => conflict.column('address').doUpdateSet(row))
      .execute();
    return true;
  }

  private async isUnwanted(address: string): Promise<boolean> {
    const { db, now } = this.config;
    const found = await db
      .selectFrom('unwanted')
      .select('until')
      .where('address', '=', this.fingerprint(address))
      .where('until', '>', now())
      .executeTakeFirst();
    return found !== undefined;
  }

  private fingerprint(address: string): string {
    return createHmac('sha256', this.key).update(address.trim().toLowerCase()).digest('base64url');
  }

  /** Encrypted: links appear in the logs of proxies and in browser histories. */
  private sealed(address: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv);
    return Buffer.concat([iv, cipher.update(address, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
  }

  private opened(key: string): string | null {
    const bytes = Buffer.from(key, 'base64url');
    if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return null;
    }
  }
}

export const asHtml = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

/** The same words as the text: paragraphs, and links that can be pressed. */
function htmlOf(subject: string, text: string, language: Language): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map(part => `<p>${asHtml(part).replace(/https?:\/\/\S+/g, link => `<a href="${link}">${link}</a>`)}</p>`);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${asHtml(subject)}</title></head><body>${paragraphs.join('\n')}</body></html>\n`;
}
