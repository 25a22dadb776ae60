/** People: sessions, preferences, passkeys, deletion. */
import type { Language } from '@tarsas/kernel';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Profiles } from '../company/profiles.ts';
import type { Motif } from '../company/tags.ts';
import type { Standing } from '../order/house.ts';
import { CHANNEL } from '../storage/commit.ts';
import type { Database } from '../storage/database.ts';
import type { Office } from '../storage/order.ts';
import { catalogues, languageOf } from '../text/index.ts';
import { Problem } from '../text/problem.ts';
import { withAsyncStorage } from './asyncStorage.ts';
import { type Auth, GUESTS } from './auth.ts';
import { type Proof, proofIn, withProof } from './proof.ts';
import { adoptSolved } from './solved.ts';

export type Channel = 'push' | 'mail' | 'webhook';
/** What happens at a table. */
export type TableEvent = 'turn' | 'start' | 'over' | 'chat';
/** `people`: friends and invitations. */
export type Event = TableEvent | 'club' | 'people';

export interface Preferences {
  /** Which events are told where. */
  notify: Record<Event, Channel[]>;
  webhook: string | null;
  /** The client's own settings; the server only keeps them. */
  client: Record<string, string | number | boolean>;
}

/** What is to be different; events that are not named stay as they are. */
export type Change = Partial<Omit<Preferences, 'notify'>> & { notify?: Partial<Preferences['notify']> };

export const DEFAULT_PREFERENCES: Preferences = {
  notify: { turn: ['push', 'mail'], start: ['push'], over: ['push'], chat: [], club: ['push', 'mail'], people: ['push', 'mail'] },
  webhook: null,
  client: {},
};

export interface Me {
  id: string;
  name: string;
  /** Unique and lasting; the address of the person's page. */
  tag: string;
  /** Null: a guest, shown by initials. */
  motif: Motif | null;
  guest: boolean;
  email: string | null;
  language: Language;
  preferences: Preferences;
  office: Office | null;
  /** Words of moderators, and answers to reports, that they have not read. */
  unread: number;
}

export interface Session {
  id: string;
  /** What the browser or program called itself. */
  device: string;
  since: number;
  usedAt: number;
  here: boolean;
}

export interface Passkey {
  id: string;
  name: string;
  since: number | null;
}

/** Sessions are cached: looking one up costs as much as ten moves. Signing out drops them in all processes. */
const REMEMBER_MS = 60_000;
const REMEMBER_AT_MOST = 20_000;

export class People {
  private readonly db: Kysely<Database>;
  private readonly auth: Auth;
  private readonly profiles: Profiles;
  private readonly cookieName: string;
  private readonly standing: (person: string) => Promise<Standing>;
  private readonly recent = new Map<string, { me: Me; until: number }>();

  constructor(db: Kysely<Database>, auth: Auth, profiles: Profiles, cookieName: string, standing: (person: string) => Promise<Standing>) {
    this.db = db;
    this.auth = auth;
    this.profiles = profiles;
    this.cookieName = cookieName;
    this.standing = standing;
  }

  /** What in these headers says who sends them. */
  proof = (headers: Headers): Proof | null => proofIn(headers, this.cookieName);

  /** The person who sent a request. The cache key is exactly the proof that the library is given. */
  async personOf(headers: Headers): Promise<Me | null> {
    const proof = this.proof(headers);
    if (!proof) return null;
    const known = this.recent.get(proof.value);
    if (known && known.until > Date.now()) return known.me;
    const found = await withAsyncStorage(() => this.auth.api.getSession({ headers: new Headers([[proof.header, proof.value]]) }));
    const me = found && (await this.find(found.user.id));
    if (!me) return null;
    // All sessions ended when the account was to be deleted: this one is a change of mind.
    await this.db.deleteFrom('leaving').where('person_id', '=', me.id).execute();
    if (this.recent.size >= REMEMBER_AT_MOST) this.recent.clear();
    this.recent.set(proof.value, { me, until: Date.now() + REMEMBER_MS });
    return me;
  }

  async find(id: string): Promise<Me | null> {
    const row = await this.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const guest = row.isAnonymous ?? false;
    const stored = JSON.parse(row.preferences ?? '{}') as Partial<Preferences>;
    const preferences = { ...DEFAULT_PREFERENCES, ...stored, notify: { ...DEFAULT_PREFERENCES.notify, ...stored.notify } };
    const { tag, motif } = await this.profiles.ensure(id, row.name, guest);
    const email = row.email.endsWith(`@${GUESTS}`) ? null : row.email;
    return {
      id,
      name: row.name,
      tag,
      motif,
      guest,
      email,
      language: languageOf(row.language),
      preferences,
      ...(await this.standing(id)),
    };
  }

  /** A new guest with a session of their own; the headers carry the cookie. */
  async guest(name: string, language: Language, headers: Headers): Promise<{ me: Me; token: string; headers: Headers }> {
    const anew = new Headers(headers);
    for (const proof of ['cookie', 'authorization']) anew.delete(proof);
    const { response, headers: answer } = await withAsyncStorage(() =>
      this.auth.api.signInAnonymous({ headers: anew, returnHeaders: true }),
    );
    if (!response) throw new Error('A guest was not let in');
    const id = response.user.id;
    await this.db.updateTable('person').set({ name, language }).where('id', '=', id).execute();
    return { me: (await this.find(id))!, token: response.token, headers: answer };
  }

  async change(id: string, to: { name?: string; language?: Language; preferences?: Change }): Promise<Me> {
    const { name, language } = to;
    const old = (await this.find(id))!;
    const notify = { ...old.preferences.notify, ...to.preferences?.notify };
    const preferences = JSON.stringify({ ...old.preferences, ...to.preferences, notify });
    await this.db
      .updateTable('person')
      .set({ ...(name && { name }), ...(language && { language }), preferences })
      .where('id', '=', id)
      .execute();
    await this.forgetEverywhere(id);
    return (await this.find(id))!;
  }

  /** A guest who has a passkey now is a guest no more. */
  async keep(id: string): Promise<void> {
    await this.db.updateTable('person').set({ isAnonymous: false }).where('id', '=', id).execute();
    await this.forgetEverywhere(id);
  }

  /** The person who has confirmed this address. */
  async withEmail(email: string): Promise<Me | null> {
    const found = await this.db
      .selectFrom('person')
      .select('id')
      .where('email', '=', email.toLowerCase())
      .where('emailVerified', '=', true)
      .executeTakeFirst();
    return found ? this.find(found.id) : null;
  }

  /** Where this person is signed in; the one of these headers is `here`. */
  async sessions(id: string, headers: Headers): Promise<Session[]> {
    const now = await withAsyncStorage(() => this.auth.api.getSession({ headers: withProof(headers, this.proof(headers)) }));
    const rows = await this.db
      .selectFrom('session')
      .select(['id', 'createdAt', 'updatedAt', 'userAgent'])
      .where('userId', '=', id)
      .where('expiresAt', '>', new Date())
      .orderBy('updatedAt', 'desc')
      .execute();
    return rows.map(row => ({
      id: row.id,
      device: row.userAgent ?? '',
      since: row.createdAt.getTime(),
      usedAt: row.updatedAt.getTime(),
      here: row.id === now?.session.id,
    }));
  }

  async endSession(id: string, session: string): Promise<void> {
    const ended = await this.db.deleteFrom('session').where('id', '=', session).where('userId', '=', id).executeTakeFirst();
    if (Number(ended.numDeletedRows) === 0) throw new Problem('noSession');
    await this.forgetEverywhere(id);
  }

  async passkeys(id: string): Promise<Passkey[]> {
    const rows = await this.db
      .selectFrom('passkey')
      .select(['id', 'name', 'createdAt'])
      .where('userId', '=', id)
      .orderBy('createdAt')
      .execute();
    return rows.map(row => ({ id: row.id, name: row.name ?? '', since: row.createdAt?.getTime() ?? null }));
  }

  /** Who has no other way to sign in is a guest again. */
  async removePasskey(id: string, passkey: string): Promise<void> {
    const removed = await this.db.deleteFrom('passkey').where('id', '=', passkey).where('userId', '=', id).executeTakeFirst();
    if (Number(removed.numDeletedRows) === 0) throw new Problem('noPasskey');
    await this.db
      .updateTable('person')
      .set({ isAnonymous: true })
      .where('id', '=', id)
      .where('email', 'like', `%@${GUESTS}`)
      .where(eb => eb.not(eb.exists(eb.selectFrom('passkey').select('id').where('userId', '=', id))))
      .execute();
    await this.forgetEverywhere(id);
  }

  /** Ends every session, here and on every other device. */
  async signOutEverywhere(id: string): Promise<void> {
    const { internalAdapter } = await this.auth.$context;
    await internalAdapter.deleteUserSessions(id);
    await this.forgetEverywhere(id);
  }

  /** The person is forgotten, with what they have said; their seats stay, without a name. */
  async remove({ id, language }: Me): Promise<void> {
    const gone = catalogues[language].gone;
    await this.db.updateTable('seat').set({ person_id: null, name: gone }).where('person_id', '=', id).execute();
    await this.db.deleteFrom('chat').where('person_id', '=', id).execute();
    const { internalAdapter } = await this.auth.$context;
    await internalAdapter.deleteUserSessions(id);
    await internalAdapter.deleteUser(id);
    await this.forgetEverywhere(id);
  }

  /** What was a guest's becomes a person's. Returns the tables concerned. */
  async adopt(guest: string, person: string): Promise<string[]> {
    const seats = await this.db
      .updateTable('seat')
      .set({ person_id: person })
      .where('person_id', '=', guest)
      .returning('table_id')
      .execute();
    await this.db.updateTable('played').set({ person_id: person }).where('person_id', '=', guest).execute();
    await this.db.updateTable('tables').set({ host: person }).where('host', '=', guest).execute();
    await this.db.updateTable('chat').set({ person_id: person }).where('person_id', '=', guest).execute();
    await this.db.updateTable('push').set({ person_id: person }).where('person_id', '=', guest).execute();
    await sql`insert into note (table_id, person_id, text) select table_id, ${person}, text from note where person_id = ${guest}
      on conflict do nothing`.execute(this.db);
    const { rows: away } = await sql<{ table_id: string }>`insert into sent_away (table_id, person_id, invite)
      select table_id, ${person}, invite from sent_away where person_id = ${guest} on conflict do nothing returning table_id`.execute(
      this.db,
    );
    await adoptSolved(this.db, guest, person);
    await this.adoptPreferences(guest, person);
    await this.forgetEverywhere(guest);
    await this.forgetEverywhere(person);
    return [...new Set([...seats, ...away].map(({ table_id }) => table_id))];
  }

  /** A new account takes over everything; one that has preferences keeps them, and gets what the guest's client has kept besides. */
  private async adoptPreferences(guest: string, person: string): Promise<void> {
    const rows = await this.db.selectFrom('person').select(['id', 'language', 'preferences']).where('id', 'in', [guest, person]).execute();
    const [old, own] = [guest, person].map(wanted => rows.find(({ id }) => id === wanted));
    if (!old || !own) return;
    const read = (text: string | null) => JSON.parse(text ?? '{}') as Partial<Preferences>;
    const [before, now] = [read(old.preferences), read(own.preferences)];
    const preferences = JSON.stringify({ ...before, ...now, client: { ...before.client, ...now.client } });
    await this.db.updateTable('person').set({ language: old.language, preferences }).where('id', '=', person).execute();
  }

  /** Clears the cache, after messages about signing out may have been lost. */
  forgetAll(): void {
    this.recent.clear();
  }

  /** Drops the cached sessions of this person. */
  forget(id: string): void {
    for (const [proof, { me }] of this.recent) if (me.id === id) this.recent.delete(proof);
  }

  /** In every process; the streams of the person end, and those still allowed reconnect at once. */
  async forgetEverywhere(id: string): Promise<void> {
    this.forget(id);
    await sql`select pg_notify(${CHANNEL}, ${`person ${id}`})`.execute(this.db);
  }
}
