/** One function per route: from a checked request to an answer. */
import type { Bot } from '@tarsas/bots';
import type { Language, OptionField, Seat, Title } from '@tarsas/kernel';
import type { Kysely } from 'kysely';
import type * as z from 'zod';
import type { RouteName } from '../api/routes.ts';
import type { Schemas } from '../api/schemas.ts';
import type { Notifier } from '../jobs/notify.ts';
import { mayBeGiven } from '../jobs/outside.ts';
import type { WebPush } from '../jobs/webPush.ts';
import type { Me, People } from '../people/people.ts';
import type { Database, SeatRow } from '../storage/database.ts';
import type { Chat } from '../table/chat.ts';
import type { Wish } from '../table/entry.ts';
import type { Live } from '../table/live.ts';
import type { Lobby } from '../table/lobby.ts';
import type { Playing } from '../table/playing.ts';
import type { Reading } from '../table/reading.ts';
import { Problem } from '../text/index.ts';
import type { Limiter, Spender } from './guard.ts';

export interface Parts {
  db: Kysely<Database>;
  titles: readonly Title[];
  bots: readonly Bot[];
  people: People;
  lobby: Lobby;
  playing: Playing;
  reading: Reading;
  chat: Chat;
  notifier: Notifier;
  webPush: WebPush;
  limiter: Limiter;
  allowInside: boolean;
}

export interface Asked<N extends RouteName> {
  id: string;
  query: z.output<Schemas[N]['query']>;
  body: z.output<Schemas[N]['body']>;
  /** Null only where the route is for anyone. */
  me: Me | null;
  /** For limits. */
  who: Spender;
  address: string;
  language: Language;
  headers: Headers;
  /** Headers of the answer. */
  set(headers: Headers): void;
}

/** An answer that is written out as JSON already. */
export class Written {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Handlers = { [N in RouteName]: (asked: Asked<N>) => Promise<z.output<Schemas[N]['answer']> | Written> };

const ok = { ok: true as const };

const orderOf = ({ wish }: SeatRow): Wish | null => (wish === null ? null : (JSON.parse(wish) as Wish));

export function handlers({
  db,
  titles,
  bots,
  people,
  lobby,
  playing,
  reading,
  chat,
  notifier,
  webPush,
  limiter,
  allowInside,
}: Parts): Handlers {
  /** The table as the person sees it after what they did. */
  const shown = (live: Live, me: Me | null, seat?: Seat) => {
    const telling = reading.telling(live);
    const position = telling.position(reading.viewer(live, me?.id ?? null, seat));
    return new Written(`{"table":${telling.table(me?.id ?? null)},"position":${position}}`);
  };
  /** The seat meant: the one said, or the person's only one. */
  const mine = async (id: string, me: Me, seat: Seat | undefined): Promise<Seat> => {
    if (seat !== undefined) return seat;
    const [first] = (await reading.visible(id, me.id)).seatsOfPerson(me.id);
    if (first === undefined) throw new Problem('notSeated');
    return first;
  };
  const own = async ({ id, me }: { id: string; me: Me | null }) => {
    const live = await reading.visible(id, me!.id);
    if (live.seatsOfPerson(me!.id).length === 0) throw new Problem('notSeated');
    return live;
  };

  return {
    games: async () => ({
      games: titles.map(({ game, voices }) => ({
        id: game.id,
        rules: game.rules,
        title: { en: voices.en.title, hu: voices.hu.title },
        seats: game.seats,
        options: Object.fromEntries(
          Object.entries(game.options as Record<string, OptionField>).map(([key, { values, rule, check }]) => [
            key,
            { values: [...values], ...(rule && { rule }), free: check !== undefined },
          ]),
        ),
        orders: game.order !== undefined,
      })),
      bots: bots.map(bot => bot.name),
    }),

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
    deleteMe: async ({ me }) => {
      const seats = await db.selectFrom('seat').select('table_id').distinct().where('person_id', '=', me!.id).execute();
      for (const { table_id } of seats) await playing.personGone(table_id, me!.id);
      await people.remove(me!);
      for (const { table_id } of seats) await lobby.personGone(table_id);
      return ok;
    },
    signOutEverywhere: async ({ me }) => {
      await people.signOutEverywhere(me!.id);
      return ok;
    },
    sessions: async ({ me, headers }) => ({ sessions: await people.sessions(me!.id, headers) }),
    endSession: async ({ id, me }) => {
      await people.endSession(me!.id, id);
      return ok;
    },
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

    tables: async ({ query, me }) => ({ tables: await reading.list(query.list, me?.id ?? null, query.before) }),
    openTable: async ({ body, me, who }) => {
      await limiter.make(who);
      await mayOpen(db, me!.id);
      return shown(await lobby.open(me!, body), me);
    },
    table: async ({ id, query, me }) => {
      const live = await reading.visible(id, me?.id ?? null, query.invite);
      if (query.at === undefined) return shown(live, me, query.seat);
      const then = await reading.position(live, reading.viewer(live, me?.id ?? null, query.seat), query.at);
      return new Written(`{"table":${reading.telling(live).table(me?.id ?? null)},"position":${JSON.stringify(then)}}`);
    },
    join: async ({ id, body, me }) => {
      await reading.visible(id, me!.id, body.invite);
      return shown(await lobby.join(id, me!, body), me);
    },
    leave: async ({ id, body, me }) => shown(await lobby.leave(id, me!, body.seat), me),
    setBot: async ({ id, body, me }) => shown(await lobby.setBot(id, me!, body.seat, body.bot), me),
    start: async ({ id, me }) => shown(await lobby.start(id, me!), me),
    rematch: async ({ id, me, who }) => {
      await limiter.make(who);
      await mayOpen(db, me!.id);
      return shown(await lobby.rematch(id, me!), me);
    },

    move: async ({ id, body, me }) => {
      const seat = await mine(id, me!, body.seat);
      const { live, entry } = await playing.move(id, me!.id, seat, body.moves);
      return new Written(`${shown(live, me, seat).text.slice(0, -1)},"entry":${entry}}`);
    },
    order: async ({ id, body, me, who }) => {
      await limiter.make(who);
      const seat = await mine(id, me!, body.seat);
      return shown(await playing.order(id, me!.id, seat, body.wish), me, seat);
    },
    orders: async asked => {
      const live = await own(asked);
      return { orders: live.seatsOfPerson(asked.me!.id).map(seat => ({ seat, wish: orderOf(live.seats[seat]) })) };
    },
    leaveToBot: async ({ id, body, me }) => {
      const seat = await mine(id, me!, body.seat);
      return shown(await playing.leaveToBot(id, me!.id, seat, body.bot), me, seat);
    },
    comeBack: async ({ id, body, me }) => {
      const seat = await mine(id, me!, body.seat);
      return shown(await playing.comeBack(id, me!.id, seat), me, seat);
    },
    resign: async ({ id, body, me }) => {
      const seat = await mine(id, me!, body.seat);
      return shown(await playing.resign(id, me!.id, seat), me, seat);
    },
    propose: async ({ id, body: { seat: wished, what, to }, me }) => {
      const seat = await mine(id, me!, wished);
      return shown(await playing.propose(id, me!.id, seat, what === 'undo' ? { what, to } : { what }), me, seat);
    },
    answerProposal: async ({ id, body, me }) => {
      const seat = await mine(id, me!, body.seat);
      return shown(await playing.answer(id, me!.id, seat, body.yes), me, seat);
    },

    log: async ({ id, query, me }) => {
      const live = await reading.visible(id, me?.id ?? null);
      return { lines: await reading.log(live, reading.viewer(live, me?.id ?? null, query.seat), query.after) };
    },
    replay: async ({ id, me }) => ({ ...(await reading.replay(await reading.visible(id, me?.id ?? null))) }),
    chat: async ({ id, query, me }) => {
      await reading.visible(id, me?.id ?? null);
      return { messages: await chat.since(id, query.after, me?.id ?? null) };
    },
    say: async asked => {
      const live = await own(asked);
      await limiter.make(asked.who);
      const message = await chat.say(live, asked.me!, asked.body.text);
      await notifier.said(live, asked.me!.id);
      return { message };
    },
    note: async asked => {
      const { id } = await own(asked);
      const found = await db
        .selectFrom('note')
        .select('text')
        .where('table_id', '=', id)
        .where('person_id', '=', asked.me!.id)
        .executeTakeFirst();
      return { text: found?.text ?? '' };
    },
    setNote: async asked => {
      const { id } = await own(asked);
      const row = { table_id: id, person_id: asked.me!.id, text: asked.body.text };
      await db
        .insertInto('note')
        .values(row)
        .onConflict(conflict => conflict.columns(['table_id', 'person_id']).doUpdateSet(row))
        .execute();
      return ok;
    },
  };
}

/** Tables of one person that are not over. */
const OPEN_TABLES = 100;
/** Browsers of one person that are called. */
const BROWSERS = 20;

async function mayOpen(db: Kysely<Database>, person: string): Promise<void> {
  const open = await db
    .selectFrom('tables')
    .select('id')
    .where('host', '=', person)
    .where('status', 'in', ['waiting', 'playing'])
    .limit(OPEN_TABLES)
    .execute();
  if (open.length === OPEN_TABLES) throw new Problem('tooManyTables', String(OPEN_TABLES));
}

/** Whoever subscribes one browser more than are called loses another one. */
async function forgetOldBrowsers(db: Kysely<Database>, person: string, kept: string): Promise<void> {
  const others = db.selectFrom('push').select('endpoint').where('person_id', '=', person).where('endpoint', '<>', kept);
  await db
    .deleteFrom('push')
    .where('endpoint', 'in', others.orderBy('endpoint').offset(BROWSERS - 1))
    .execute();
}
