/** Who asks: guests, accounts, sessions, passkeys, calls to a browser. */
import type { Kysely } from 'kysely';
import type { PeopleRoute } from '../../api/schemas.ts';
import { mayBeGiven } from '../../jobs/outside.ts';
import type { Database } from '../../storage/database.ts';
import { Problem } from '../../text/problem.ts';
import { type Handlers, ok, type Parts } from './handler.ts';

/** Browsers of one person that are called. */
const BROWSERS = 20;

export const peopleHandlers = ({ db, people, webPush, post, limiter, allowInside, leaving }: Parts): Handlers<PeopleRoute> => ({
  guest: async ({ body, me, headers, address, language, set }) => {
    if (me?.guest) throw new Problem('badRequest', 'guest');
    await limiter.make({ person: null, guest: true, address });
    const made = await people.guest(body.name, body.language ?? language, headers);
    set(made.headers);
    return { me: made.me, token: made.token };
  },
  me: async ({ me }) => ({ me }),
  changeMe: async ({ body, me }) => {
    const webhook = body.preferences?.webhook;
    if (webhook && !(await mayBeGiven(webhook, allowInside))) throw new Problem('badWebhook');
    return { me: await people.change(me!.id, body) };
  },
  deleteMe: async ({ me }) => ({ at: await leaving.ask(me!) }),
  signOutEverywhere: async ({ me }) => {
    await people.signOutEverywhere(me!.id);
    return ok;
  },
  sessions: async ({ me, headers }) => ({ sessions: await people.sessions(me!.id, headers) }),
  endSession: async ({ id, me }) => {
    await people.endSession(me!.id, id);
    return ok;
  },
  ways: async () => ({ letters: post.state() }),
  passkeys: async ({ me }) => ({ passkeys: await people.passkeys(me!.id) }),
  removePasskey: async ({ id, me }) => {
    await people.removePasskey(me!.id, id);
    return ok;
  },
  pushKey: async () => ({ key: await webPush.publicKey() }),
  subscribe: async ({ body: { endpoint, keys }, me }) => {
    if (!(await mayBeGiven(endpoint, allowInside))) throw new Problem('badWebhook');
    const row = { endpoint, person_id: me!.id, keys: JSON.stringify(keys) };
    await db
      .insertInto('push')
      .values(row)
      .onConflict(conflict => conflict.column('endpoint').doUpdateSet(row))
      .execute();
    await forgetOldBrowsers(db, me!.id, endpoint);
    return ok;
  },
  unsubscribe: async ({ body: { endpoint }, me }) => {
    await db.deleteFrom('push').where('endpoint', '=', endpoint).where('person_id', '=', me!.id).execute();
    return ok;
  },
});

/** A browser beyond the limit takes the place of another one. */
async function forgetOldBrowsers(db: Kysely<Database>, person: string, kept: string): Promise<void> {
  const others = db.selectFrom('push').select('endpoint').where('person_id', '=', person).where('endpoint', '<>', kept);
  await db
    .deleteFrom('push')
    .where('endpoint', 'in', others.orderBy('endpoint').offset(BROWSERS - 1))
    .execute();
}
