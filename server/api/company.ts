/** People and each other: what goes in and out. */
import * as z from 'zod';
import { route, type Schema } from './route.ts';
import type { RouteName } from './routes.ts';
import { json, moment, motif, named } from './shapes.ts';

export const known = named(
  'Known',
  'Somebody as everybody may know them. `tag` is unique and lasts; `motif` is their face, null for a guest, who is shown by initials.',
  z.object({ tag: z.string(), name: z.string(), motif: motif.nullable() }),
);
const audience = z.enum(['all', 'friends', 'me']);
export const shows = named(
  'Shows',
  'Which part of a page is shown to whom: everybody, friends, or nobody else.',
  z.object({ results: audience, ratings: audience, together: audience, playing: audience, here: audience }),
);
const ownProfile = z.object({ tag: z.string(), motif: motif.nullable(), findable: z.boolean(), shows });
const dated = known.extend({ at: moment });
const invitation = named(
  'Invitation',
  'Somebody would like me at their table. `invite` opens it.',
  z.object({
    table: z.string(),
    game: z.string(),
    seats: z.int(),
    free: z.int(),
    by: known,
    at: moment,
    invite: z.string(),
  }),
);
const on = z.object({ on: z.boolean() });

const counts = { ahead: z.int(), level: z.int(), behind: z.int() };
const resultLine = named(
  'ResultLine',
  'Results by game, number of seats or trait. `ranks`: how often each rank was reached. `share`: first places with the 95 % interval; `even` is what chance would give.',
  z.object({
    about: z.enum(['game', 'seats', 'trait']),
    key: z.string(),
    value: z.string(),
    ranks: z.array(z.int()),
    share: z.object({ games: z.int(), wins: z.number(), even: z.number(), low: z.number(), high: z.number() }),
    points: z.object({ mean: z.number(), range: z.number().nullable() }),
  }),
);
const page = named(
  'PersonPage',
  'What of a person this reader may see; a part that is not shown is null. `chance`: what happened between the two could be chance.',
  z.object({
    person: known.extend({ guest: z.boolean(), since: moment.nullable() }),
    you: z.object({
      own: z.boolean(),
      standing: z.enum(['friend', 'asked', 'asking']).nullable(),
      muted: z.boolean(),
      blocked: z.boolean(),
    }),
    results: z.object({ games: z.int(), finished: z.int(), lines: z.record(z.string(), z.array(resultLine)) }).nullable(),
    ratings: z
      .array(z.object({ game: z.string(), ladder: z.enum(['people', 'bots']), games: z.int(), rating: z.int(), range: z.int() }))
      .nullable(),
    together: z
      .object({
        ...counts,
        chance: z.boolean(),
        games: z.array(z.object({ game: z.string(), ...counts })),
        thread: z.array(z.enum(['ahead', 'level', 'behind'])),
      })
      .nullable(),
    playing: z.array(z.object({ id: z.string(), game: z.string(), status: z.enum(['waiting', 'playing']) })).nullable(),
  }),
);
const finishedGame = named(
  'FinishedGame',
  'A finished game of a person, with everybody at the table. `change`: of the rating, where the table counted.',
  z.object({
    table: z.string(),
    game: z.string(),
    seats: z.int(),
    endedAt: moment,
    points: z.number(),
    rank: z.int(),
    way: z.enum(['finished', 'resigned', 'left']),
    traits: z.record(z.string(), z.string()),
    rated: z.boolean(),
    change: z.number().nullable(),
    players: z.array(z.object({ name: z.string(), tag: z.string().nullable(), motif: z.string().nullable(), bot: z.string().nullable() })),
  }),
);

export const company = {
  person: route('The page of the person with this tag, as I may see it; my own also as a stranger sees it.', 'anyone', {
    query: z.object({ as: z.enum(['stranger']).optional() }),
    answer: page,
  }),
  personHere: route('Whether the person with this tag has a page open now; null where they do not say.', 'anyone', {
    answer: z.object({ here: z.boolean().nullable() }),
  }),
  personGames: route('Finished games of the person with this tag, ten at a time, the latest first.', 'anyone', {
    query: z.object({ game: z.string().max(60).optional(), before: z.coerce.number().int().min(0).max(9e15).optional() }),
    answer: z.object({ games: z.array(finishedGame) }),
  }),
  ownData: route('Everything that is kept about me, in one file.', 'person', {
    answer: z.object({ format: z.literal('tarsas-data-1'), at: moment, data: json }),
  }),
  findPeople: route('Accounts whose name or tag begins like this; twenty at most.', 'person', {
    query: z.object({ text: z.string().trim().min(2).max(40) }),
    answer: z.object({ people: z.array(known) }),
  }),
  profile: route('My tag, my face, whether I can be found by name, and what of my page is shown to whom.', 'person', {
    answer: z.object({ profile: ownProfile }),
  }),
  changeProfile: route('Choose a face, be found or not, show parts of my page to others.', 'person', {
    body: z.object({ motif: motif.optional(), findable: z.boolean().optional(), shows: shows.partial().optional() }),
    answer: z.object({ profile: ownProfile }),
  }),
  friends: route(
    'My friends with who of them is here now and which of their tables I may join; who asks me, and whom I have asked.',
    'person',
    {
      answer: z.object({
        friends: z.array(
          known.extend({ since: moment, here: z.boolean().nullable(), tables: z.array(z.object({ id: z.string(), game: z.string() })) }),
        ),
        asking: z.array(dated),
        asked: z.array(dated),
      }),
    },
  ),
  befriend: route('Ask the person with this tag to be my friend, or accept where they have asked.', 'person'),
  unfriend: route('Friends no more; or take a question back, or decline one.', 'person'),
  apart: route('Whom I have muted and whom I have blocked. Nobody else can see this.', 'person', {
    answer: z.object({ muted: z.array(dated), blocked: z.array(dated) }),
  }),
  mute: route('Hide what the person with this tag writes from me, or show it again. They are not told.', 'person', { body: on }),
  block: route(
    'Do not meet the person with this tag any more, or meet them again: no common new table, no invitation, no friendship; they cannot find me, and of my page they see the name. They are not told. Running games go on.',
    'person',
    { body: on },
  ),
  invitations: route('Tables to which I am invited and which wait for me.', 'person', {
    answer: z.object({ invitations: z.array(invitation) }),
  }),
  decline: route('Forget the invitation to the table with this id.', 'person'),
  invite: route('Invite somebody by their tag to a table at which I sit, before it starts.', 'person', {
    body: z.object({ tag: z.string().max(40) }),
  }),
  invited: route('Who is invited to a table at which I sit and has not come yet.', 'person', {
    answer: z.object({ people: z.array(known) }),
  }),
} satisfies Partial<Record<RouteName, Schema>>;
