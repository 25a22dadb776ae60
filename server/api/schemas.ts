/** What goes in and what comes out of every route: checked at the door, documented, and typed for clients, from this one place. */
import type { Choice } from '@tarsas/kernel';
import * as z from 'zod';
import type { Me } from '../people/people.ts';
import { isName, LONGEST_NAME } from '../table/names.ts';
import type { Line, Position } from '../table/position.ts';
import type { ListedTable } from '../table/reading.ts';
import type { Summary } from '../table/telling.ts';
import type { RouteName } from './routes.ts';

const MAX_SEATS = 12;
/** Longer than any holiday; what lasts longer needs no clock. */
const LONGEST = 100 * 86_400_000;
/** Somebody who sleeps longer than this is not playing. */
const LONGEST_NIGHT = 16;

const seat = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1);
const seatInQuery = z.coerce
  .number()
  .int()
  .min(0)
  .max(MAX_SEATS - 1);
const count = z.int().min(0).max(1_000_000);
const countInQuery = z.coerce.number().int().min(0).max(1_000_000);
const name = z.string().trim().min(1).max(LONGEST_NAME).refine(isName, 'not a name');
const duration = z.int().min(0).max(LONGEST);
const json = z.record(z.string(), z.unknown());
const choice: z.ZodType<Choice, Choice> = z.looseObject({ do: z.string().max(200) });
const language = z.enum(['hu', 'en']);
const wish = z
  .record(z.string().max(60), z.union([z.string().max(200), z.int(), z.boolean()]))
  .refine(all => Object.keys(all).length <= 20, 'too many wishes');

const zone = z.string().max(60).refine(isZone, 'not a time zone');
const pace = z.object({
  bank: duration.min(1_000),
  increment: duration,
  most: duration.min(1_000),
  night: z
    .object({ from: z.int().min(0).max(23), to: z.int().min(0).max(23), zone })
    .refine(({ from, to }) => from !== to && (to - from + 24) % 24 <= LONGEST_NIGHT, `a night of more than ${LONGEST_NIGHT} hours`)
    .nullable(),
  atZero: z.enum(['bot', 'resign', 'wait']),
});

const channels = z.array(z.enum(['push', 'mail', 'webhook'])).max(3);
const preferences = z.object({
  notify: z.object({ turn: channels, start: channels, over: channels, chat: channels }),
  webhook: z.string().max(500).nullable(),
  client: z
    .record(z.string().max(60), z.union([z.string().max(2_000), z.number(), z.boolean()]))
    .refine(all => Object.keys(all).length <= 100),
});

// What comes out. Loose where it is the game's own: its view, its choices, its facts.
const clock = z.object({ left: z.number(), since: z.number().nullable() }).nullable();
const summary: z.ZodType<Summary> = z.object({
  id: z.string(),
  game: z.string(),
  rules: z.int(),
  options: json,
  visibility: z.enum(['open', 'link', 'private']),
  pace: pace.nullable(),
  status: z.enum(['waiting', 'playing', 'over', 'abandoned']),
  n: z.int(),
  seats: z.array(z.object({ seat, name: z.string(), bot: z.string().nullable(), open: z.boolean(), resigned: z.boolean(), clock })),
  yours: z.array(seat),
  host: z.boolean(),
  waiting: z.array(seat),
  seedHash: z.string(),
  seed: z.string().nullable(),
  result: z
    .object({
      scores: z.array(
        z.object({
          seat,
          points: z.number(),
          rank: z.int(),
          lines: z.array(z.object({ key: z.string(), points: z.number(), round: z.int().optional() })),
        }),
      ),
      resigned: z.array(seat),
    })
    .nullable(),
  rematch: z.string().nullable(),
  invite: z.string().nullable(),
  createdAt: z.number(),
  touchedAt: z.number(),
});
const position: z.ZodType<Position> = z.object({
  n: z.int(),
  viewer: z.union([seat, z.literal('public')]),
  view: json,
  decisions: z.array(z.object({ id: z.string(), waiting: z.boolean(), options: z.array(choice) })),
  waiting: z.array(seat),
  proposal: z.object({ by: seat, what: z.enum(['undo', 'abandon']), to: z.int(), agreed: z.array(seat) }).nullable(),
});
const fact = z.object({ key: z.string(), args: json, rule: z.string().optional(), only: seat.optional() });
const line: z.ZodType<Line> = z.object({
  n: z.int(),
  at: z.number(),
  kind: z.enum(['start', 'move', 'order', 'bot', 'return', 'resign', 'pause', 'propose', 'agree', 'decline']),
  seat: seat.optional(),
  auto: z.enum(['bot', 'order']).optional(),
  why: z.string().optional(),
  what: z.string().optional(),
  to: z.int().optional(),
  ms: z.int().optional(),
  facts: z.array(fact),
});
const listed: z.ZodType<ListedTable> = z.object({
  id: z.string(),
  game: z.string(),
  status: z.enum(['waiting', 'playing', 'over', 'abandoned']),
  visibility: z.enum(['open', 'link', 'private']),
  options: json,
  pace: pace.nullable(),
  seats: z.array(z.object({ name: z.string(), bot: z.string().nullable(), open: z.boolean() })),
  yours: z.array(seat),
  yourTurn: z.boolean(),
  result: z.array(z.object({ seat, points: z.number(), rank: z.int() })).nullable(),
  n: z.int(),
  touchedAt: z.number(),
});
const me: z.ZodType<Me> = z.object({
  id: z.string(),
  name: z.string(),
  guest: z.boolean(),
  email: z.string().nullable(),
  language,
  preferences,
});
const atTable = z.object({ table: summary, position: position.nullable() });
const message = z.object({ id: z.int(), name: z.string(), text: z.string(), at: z.number(), yours: z.boolean() });
const optionField = z.object({
  values: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])),
  rule: z.string().optional(),
  free: z.boolean(),
});
const nothing = z.object({});
const ok = z.object({ ok: z.literal(true) });

/** `for`: who may ask at all. */
interface Schema {
  says: string;
  for: 'anyone' | 'person';
  query: z.ZodObject;
  body: z.ZodObject;
  answer: z.ZodType;
}

const route = <Q extends z.ZodObject = typeof nothing, B extends z.ZodObject = typeof nothing, A extends z.ZodType = typeof ok>(
  says: string,
  who: Schema['for'],
  { query, body, answer }: { query?: Q; body?: B; answer?: A } = {},
) => ({
  says,
  for: who,
  query: query ?? (nothing as unknown as Q),
  body: body ?? (nothing as unknown as B),
  answer: answer ?? (ok as unknown as A),
});

export const schemas = {
  games: route('The games there are, with their options.', 'anyone', {
    answer: z.object({
      games: z.array(
        z.object({
          id: z.string(),
          rules: z.int(),
          title: z.object({ en: z.string(), hu: z.string() }),
          seats: z.object({ min: z.int(), max: z.int() }),
          options: z.record(z.string(), optionField),
          orders: z.boolean(),
        }),
      ),
      bots: z.array(z.string()),
    }),
  }),

  guest: route('Play at once: a name, a cookie, and a token for programs.', 'anyone', {
    body: z.object({ name, language: language.optional() }),
    answer: z.object({ me, token: z.string() }),
  }),
  me: route('Who I am.', 'anyone', { answer: z.object({ me: me.nullable() }) }),
  changeMe: route('Change my name, language or preferences.', 'person', {
    body: z.object({ name: name.optional(), language: language.optional(), preferences: preferences.partial().optional() }),
    answer: z.object({ me }),
  }),
  deleteMe: route('Forget me. My seats stay without a name, and bots play them on.', 'person', {
    body: z.object({ confirm: z.literal(true) }),
  }),
  signOutEverywhere: route('End all my sessions on all devices.', 'person'),
  sessions: route('Where I am signed in.', 'person', {
    answer: z.object({
      sessions: z.array(z.object({ id: z.string(), device: z.string(), since: z.number(), usedAt: z.number(), here: z.boolean() })),
    }),
  }),
  endSession: route('Sign out there.', 'person'),
  passkeys: route('My passkeys.', 'person', {
    answer: z.object({ passkeys: z.array(z.object({ id: z.string(), name: z.string(), since: z.number().nullable() })) }),
  }),
  removePasskey: route('Forget a passkey. Without another way to sign in I am a guest again.', 'person'),
  pushKey: route('The key a browser needs to subscribe to web push.', 'anyone', { answer: z.object({ key: z.string() }) }),
  subscribe: route('Call this browser when it is my turn.', 'person', {
    body: z.object({ endpoint: z.string().max(1_000), keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }) }),
  }),
  unsubscribe: route('Do not call this browser any more.', 'person', { body: z.object({ endpoint: z.string().max(1_000) }) }),

  tables: route('Tables: mine, open ones that wait for players, that are played, or finished ones; fifty at a time.', 'anyone', {
    query: z.object({
      list: z.enum(['mine', 'open', 'playing', 'finished']).default('open'),
      before: z.coerce.number().int().min(0).max(9e15).default(9e15),
    }),
    answer: z.object({ tables: z.array(listed) }),
  }),
  openTable: route('Open a table and sit down at it.', 'person', {
    body: z.object({
      game: z.string().max(60),
      seats: z.int().min(1).max(MAX_SEATS),
      options: json.default({}),
      visibility: z.enum(['open', 'link', 'private']).default('open'),
      pace: pace.nullable().default(null),
    }),
    answer: atTable,
  }),
  table: route('A table as I may see it, now or after an earlier entry (`at`), with what I may answer.', 'anyone', {
    query: z.object({ seat: seatInQuery.optional(), at: countInQuery.optional(), invite: z.string().max(60).optional() }),
    answer: atTable,
  }),
  join: route('Take a seat. Several seats of one person are a hot-seat.', 'person', {
    body: z.object({ seat: seat.optional(), invite: z.string().max(60).optional(), name: name.optional() }),
    answer: atTable,
  }),
  leave: route('Give up my seats, or one of them, before the start.', 'person', {
    body: z.object({ seat: seat.optional() }),
    answer: atTable,
  }),
  setBot: route('Put a bot in an open seat, or take it away (null).', 'person', {
    body: z.object({ seat, bot: z.string().max(60).nullable() }),
    answer: atTable,
  }),
  start: route('Start the game.', 'person', { answer: atTable }),
  rematch: route('The same table once more; the first opens it, the others join.', 'person', { answer: atTable }),

  move: route(
    'A whole turn, all or nothing, each answer with the id of its decision. `entry` is the one its first answer became; the same turn sent again, because the answer was lost, is answered with the same entry. 409 brings the fresh position.',
    'person',
    {
      body: z.object({
        seat: seat.optional(),
        moves: z
          .array(z.object({ decision: z.string().max(60), choice }))
          .min(1)
          .max(200),
      }),
      answer: atTable.extend({ entry: z.int() }),
    },
  ),
  order: route('Give a standing order in the words of the game, or withdraw it (null).', 'person', {
    body: z.object({ seat: seat.optional(), wish: wish.nullable() }),
    answer: atTable,
  }),
  orders: route('My standing orders.', 'person', { answer: z.object({ orders: z.array(z.object({ seat, wish: wish.nullable() })) }) }),
  leaveToBot: route('Leave my seat to a bot; I may come back.', 'person', {
    body: z.object({ seat: seat.optional(), bot: z.string().max(60).optional() }),
    answer: atTable,
  }),
  comeBack: route('Take my seat back from the bot.', 'person', { body: z.object({ seat: seat.optional() }), answer: atTable }),
  resign: route('Resign.', 'person', { body: z.object({ seat: seat.optional() }), answer: atTable }),
  propose: route('Ask the table to take moves back to the first `to` of them, or to end without a winner.', 'person', {
    body: z.object({ seat: seat.optional(), what: z.enum(['undo', 'abandon']), to: count.default(0) }),
    answer: atTable,
  }),
  answerProposal: route('Say yes or no to what is proposed.', 'person', {
    body: z.object({ seat: seat.optional(), yes: z.boolean() }),
    answer: atTable,
  }),

  log: route('What happened, entry by entry, as I may know it.', 'anyone', {
    query: z.object({ seat: seatInQuery.optional(), after: countInQuery.default(0) }),
    answer: z.object({ lines: z.array(line) }),
  }),
  replay: route('A finished table with its seed and every move, as `tarsas verify` reads it.', 'anyone', { answer: json }),
  chat: route('What was said at the table.', 'anyone', {
    query: z.object({ after: countInQuery.default(0) }),
    answer: z.object({ messages: z.array(message) }),
  }),
  say: route('Say something at the table.', 'person', {
    body: z.object({ text: z.string().trim().min(1).max(2_000) }),
    answer: z.object({ message }),
  }),
  note: route('My private note about this table.', 'person', { answer: z.object({ text: z.string() }) }),
  setNote: route('Write my private note.', 'person', { body: z.object({ text: z.string().max(20_000) }) }),
} satisfies Record<RouteName, Schema>;

export type Schemas = typeof schemas;

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
