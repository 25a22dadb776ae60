/** Input and output of every route: for validation, documentation and the types of clients. */
import * as z from 'zod';
import { analysis } from './analysis.ts';
import { clubs, contests } from './clubs.ts';
import { company } from './company.ts';
import { HINT_STEPS } from './hintSteps.ts';
import { order } from './order.ts';
import { results } from './results.ts';
import { route, type Schema } from './route.ts';
import type { RouteName } from './routes.ts';
import {
  atTable,
  changedPreferences,
  choice,
  count,
  countInQuery,
  game,
  json,
  language,
  line,
  listed,
  MAX_SEATS,
  me,
  message,
  moment,
  name,
  pace,
  replay,
  seat,
  seatInQuery,
  visibility,
  wish,
} from './shapes.ts';
import { solving } from './solving.ts';

export type { Schema };

type Group = Partial<Record<RouteName, Schema>>;

const games = {
  games: route('The games there are, with their options.', 'anyone', {
    answer: z.object({ games: z.array(game), bots: z.array(z.string()) }),
  }),
} satisfies Group;

const people = {
  guest: route('Play at once: a name, a cookie, and a token for programs.', 'anyone', {
    body: z.object({ name, language: language.optional() }),
    answer: z.object({ me, token: z.string() }),
  }),
  me: route('Who I am.', 'anyone', { answer: z.object({ me: me.nullable() }) }),
  changeMe: route('Change my name, language or preferences.', 'person', {
    body: z.object({ name: name.optional(), language: language.optional(), preferences: changedPreferences.optional() }),
    answer: z.object({ me }),
  }),
  deleteMe: route(
    'Forget me. I am signed out, and bots play my seats on. An account is deleted at `at`, two weeks from now, unless I sign in before; a guest at once (null). Finished games stay, without my name.',
    'person',
    { body: z.object({ confirm: z.literal(true) }), answer: z.object({ at: moment.nullable() }) },
  ),
  signOutEverywhere: route('End all my sessions on all devices.', 'person'),
  sessions: route('Where I am signed in.', 'person', {
    answer: z.object({
      sessions: z.array(z.object({ id: z.string(), device: z.string(), since: moment, usedAt: moment, here: z.boolean() })),
    }),
  }),
  endSession: route('Sign out there.', 'person'),
  ways: route(
    'Whether letters are sent (`sent`), only written to a folder of the server because it has no SMTP (`kept`), or cannot be sent just now (`broken`).',
    'anyone',
    { answer: z.object({ letters: z.enum(['sent', 'kept', 'broken']) }) },
  ),
  passkeys: route('My passkeys.', 'person', {
    answer: z.object({ passkeys: z.array(z.object({ id: z.string(), name: z.string(), since: moment.nullable() })) }),
  }),
  removePasskey: route('Forget a passkey. Without another way to sign in I am a guest again.', 'person'),
  pushKey: route('The key a browser needs to subscribe to web push.', 'anyone', { answer: z.object({ key: z.string() }) }),
  subscribe: route('Call this browser when it is my turn.', 'person', {
    body: z.object({ endpoint: z.string().max(1_000), keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }) }),
  }),
  unsubscribe: route('Do not call this browser any more.', 'person', { body: z.object({ endpoint: z.string().max(1_000) }) }),
} satisfies Group;

const tables = {
  tables: route(
    'Tables: mine, mine that are not over (`current`: what waits for me first, by deadline, with the question in words), open ones that wait for players, that are played, or finished ones; fifty at a time.',
    'anyone',
    {
      query: z.object({
        list: z.enum(['mine', 'current', 'open', 'playing', 'finished']).default('open'),
        before: z.coerce.number().int().min(0).max(9e15).default(9e15),
      }),
      answer: z.object({ tables: z.array(listed) }),
    },
  ),
  openTable: route(
    'Open a table and sit down at it. `hints`: whoever plays here may be given hints; such a table counts for no ratings.',
    'person',
    {
      body: z.object({
        game: z.string().max(60),
        seats: z.int().min(1).max(MAX_SEATS),
        options: json.default({}),
        visibility: visibility.default('open'),
        pace: pace.nullable().default(null),
        rated: z.boolean().default(false),
        hints: z.boolean().default(false),
      }),
      answer: atTable,
    },
  ),
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
  sendAway: route(
    'Ask whoever sits there to leave, before the start. They are told, and may sit down here again only with a newer invitation.',
    'person',
    { body: z.object({ seat }), answer: atTable },
  ),
  renewInvite: route('A new invitation link; the old one lets nobody in any more.', 'person', { answer: atTable }),
  start: route('Start the game.', 'person', { answer: atTable }),
  rematch: route('The same table once more; the first opens it, the others join.', 'person', { answer: atTable }),
} satisfies Group;

const playing = {
  move: route(
    'A whole turn, all or nothing, each answer with the id of its decision. `entry` is the one its first answer became; the same turn sent again, because the answer was lost, is answered with the same entry. `ends`: the turn is over with it; where others answer first, what is left of it is not asked again. 409 brings the fresh position.',
    'person',
    {
      body: z.object({
        seat: seat.optional(),
        moves: z
          .array(z.object({ decision: z.string().max(60), choice }))
          .min(1)
          .max(200),
        ends: z.boolean().optional(),
      }),
      answer: atTable.extend({ entry: z.int() }),
    },
  ),
  order: route('Give a standing order in the words of the game, or withdraw it (null).', 'person', {
    body: z.object({ seat: seat.optional(), wish: wish.nullable() }),
    answer: atTable,
  }),
  useHint: route(
    'A step of a hint is about to be shown to me: counted with my seat, for everybody to see. Refused where the table has not agreed to hints; then nothing may be shown.',
    'person',
    {
      body: z.object({ seat: seat.optional(), decision: z.string().max(60), step: z.enum(HINT_STEPS) }),
      answer: atTable,
    },
  ),
  orders: route('My standing orders.', 'person', { answer: z.object({ orders: z.array(z.object({ seat, wish: wish.nullable() })) }) }),
  leaveToBot: route('Leave my seat to a bot; I may come back.', 'person', {
    body: z.object({ seat: seat.optional(), bot: z.string().max(60).optional() }),
    answer: atTable,
  }),
  comeBack: route('Take my seat back from the bot.', 'person', { body: z.object({ seat: seat.optional() }), answer: atTable }),
  resign: route('Resign.', 'person', { body: z.object({ seat: seat.optional() }), answer: atTable }),
  propose: route(
    'Ask the table to take back my whole last turn, as far as nobody has learnt anything since (`takeBack` of the position), or to end without a winner. `to`: only if just so many moves would remain, else 409 `stale`.',
    'person',
    { body: z.object({ seat: seat.optional(), what: z.enum(['undo', 'abandon']), to: count.optional() }), answer: atTable },
  ),
  answerProposal: route('Say yes or no to what is proposed.', 'person', {
    body: z.object({ seat: seat.optional(), yes: z.boolean() }),
    answer: atTable,
  }),
} satisfies Group;

const record = {
  log: route('What happened, entry by entry, as I may know it.', 'anyone', {
    query: z.object({ seat: seatInQuery.optional(), after: countInQuery.default(0) }),
    answer: z.object({ lines: z.array(line) }),
  }),
  replay: route('A finished table with its seed and every move, as `tarsas verify` reads it.', 'anyone', { answer: replay }),
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
} satisfies Group;

export type GamesRoute = keyof typeof games;
export type PeopleRoute = keyof typeof people;
export type TablesRoute = keyof typeof tables;
export type PlayingRoute = keyof typeof playing;
export type RecordRoute = keyof typeof record;
export type { ClubsRoute, ContestsRoute } from './clubs.ts';
export type CompanyRoute = keyof typeof company;
export type { OrderRoute } from './order.ts';

/** The routes as the description groups them. */
export const GROUPS: readonly { name: string; says: string; routes: Group }[] = [
  { name: 'games', says: 'What can be played.', routes: games },
  { name: 'people', says: 'Who I am: guests, names, preferences, sessions, passkeys, calls to a browser.', routes: people },
  { name: 'tables', says: 'Finding, opening, joining and starting tables.', routes: tables },
  { name: 'playing', says: 'Everything that is done at a table that has started.', routes: playing },
  { name: 'record', says: 'What happened, what was said, what I noted.', routes: record },
  {
    name: 'company',
    says: 'People and each other: pages, friends, invitations, who is kept apart, what is kept about me.',
    routes: company,
  },
  { name: 'analysis', says: 'Where a finished game was won, and why.', routes: analysis },
  { name: 'results', says: 'What finished tables say.', routes: results },
  { name: 'solving', says: 'Positions to solve.', routes: solving },
  { name: 'order', says: 'Reports, what moderators decide, and who holds an office.', routes: order },
  { name: 'clubs', says: 'Clubs, their people, leagues and tournaments.', routes: clubs },
  { name: 'contests', says: 'Seasons and tournaments: taking part, games, standings.', routes: contests },
];

export const schemas = {
  ...games,
  ...people,
  ...tables,
  ...playing,
  ...record,
  ...analysis,
  ...company,
  ...results,
  ...solving,
  ...order,
  ...clubs,
  ...contests,
} satisfies Record<RouteName, Schema>;

export type Schemas = typeof schemas;
