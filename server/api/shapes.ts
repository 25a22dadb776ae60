/** What several routes have in common. Those with a name are components of the API's description, where clients find them as types. */
import type { Choice } from '@tarsas/kernel';
import * as z from 'zod';
import { MOTIFS } from '../company/tags.ts';
import type { Me } from '../people/people.ts';
import type { ListedTable } from '../table/lists.ts';
import { isName, LONGEST_NAME } from '../table/names.ts';
import type { Line, Position } from '../table/position.ts';
import type { Reading } from '../table/reading.ts';
import type { Summary } from '../table/tableJson.ts';
import { type Code, catalogues } from '../text/index.ts';

export const MAX_SEATS = 12;
/** 100 days: a longer clock is no clock. */
const LONGEST = 100 * 86_400_000;
/** Hours: a clock that stands still for longer each day is no clock. */
const LONGEST_NIGHT = 16;

/** The names of shapes; a schema that is not registered here is written out wherever it is used. */
export const components = z.registry<{ id: string; description: string }>();
export const named = <T extends z.ZodType>(id: string, description: string, schema: T): T => {
  components.add(schema, { id, description });
  return schema;
};

export const seat = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1);
export const seatInQuery = z.coerce
  .number()
  .int()
  .min(0)
  .max(MAX_SEATS - 1);
export const count = z.int().min(0).max(1_000_000);
export const countInQuery = z.coerce.number().int().min(0).max(1_000_000);
export const name = z.string().trim().min(1).max(LONGEST_NAME).refine(isName, 'not a name');
/** Milliseconds since 1970. */
export const moment = z.number();
const duration = z.int().min(0).max(LONGEST);
export const json = z.record(z.string(), z.unknown());
export const language = z.enum(['hu', 'en']);
/** The faces of people. */
export const motif = z.enum(MOTIFS);
export const visibility = z.enum(['open', 'link', 'private']);
const status = z.enum(['waiting', 'playing', 'over', 'abandoned']);
export const wish = z
  .record(z.string().max(60), z.union([z.string().max(200), z.int(), z.boolean()]))
  .refine(all => Object.keys(all).length <= 20, 'too many wishes');

export const choice: z.ZodType<Choice, Choice> = named(
  'Choice',
  'One answer to a question, in the words of the game. Send it as it stands among the options.',
  z.looseObject({ do: z.string().max(200) }),
);

const zone = z.string().max(60).refine(isZone, 'not a time zone');
export const pace = named(
  'Pace',
  'How long everybody may think, in milliseconds. The clock rests at night, and goes on as `atZero` says when nothing is left.',
  z.object({
    bank: duration.min(1_000),
    increment: duration,
    most: duration.min(1_000),
    night: z
      .object({ from: z.int().min(0).max(23), to: z.int().min(0).max(23), zone })
      .refine(({ from, to }) => from !== to && (to - from + 24) % 24 <= LONGEST_NIGHT, `a night of more than ${LONGEST_NIGHT} hours`)
      .nullable(),
    atZero: z.enum(['bot', 'resign', 'wait']),
  }),
);

const channels = z.array(z.enum(['push', 'mail', 'webhook'])).max(3);
const preferences = z.object({
  notify: z.object({ turn: channels, start: channels, over: channels, chat: channels, club: channels, people: channels }),
  webhook: z.string().max(500).nullable(),
  client: z
    .record(z.string().max(60), z.union([z.string().max(2_000), z.number(), z.boolean()]))
    .refine(all => Object.keys(all).length <= 100),
});

/** Events that are not named stay as they are. */
export const changedPreferences = preferences.partial().extend({ notify: preferences.shape.notify.partial().optional() });

// What comes out. Loose where it is the game's own: its view, its choices, its facts.
/** Who sits there, where it is a person. */
export const ofPerson = { tag: z.string().nullable(), motif: z.string().nullable() };
const clock = z.object({ left: z.number(), since: z.number().nullable() }).nullable();
const hintsUsed = named(
  'HintsUsed',
  'How many hints were shown to a seat, by step.',
  z.object({ direction: z.int(), move: z.int(), why: z.int() }),
);
const summary: z.ZodType<Summary> = named(
  'Table',
  'A table from outside: who sits where, whom it waits for, and what of it is the reader’s own. `hints`: whoever sits here may be given hints, as everybody was told before they sat down.',
  z.object({
    id: z.string(),
    game: z.string(),
    rules: z.int(),
    options: json,
    visibility,
    pace: pace.nullable(),
    rated: z.boolean(),
    hints: z.boolean(),
    status,
    n: z.int(),
    seats: z.array(
      z.object({
        seat,
        name: z.string(),
        ...ofPerson,
        bot: z.string().nullable(),
        open: z.boolean(),
        resigned: z.boolean(),
        clock,
        hints: hintsUsed,
      }),
    ),
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
    sentAway: z.boolean(),
    createdAt: moment,
    touchedAt: moment,
  }),
);
const decision = named(
  'Decision',
  'A question to the viewer with everything that may be answered. Not `waiting`: answered already, may think again.',
  z.object({ id: z.string(), waiting: z.boolean(), options: z.array(choice) }),
);
export const position: z.ZodType<Position> = named(
  'Position',
  'What a viewer may know of the game after `n` entries. `view` is the game’s own; a secret of somebody else is not in it. `takeBack`: the entries that would not count any more if the viewer asked to take moves back and all agreed. `hints`: whether the viewer may be given hints.',
  z.object({
    n: z.int(),
    viewer: z.union([seat, z.literal('public')]),
    view: json,
    decisions: z.array(decision),
    waiting: z.array(seat),
    proposal: z
      .object({ by: seat, what: z.enum(['undo', 'abandon']), to: z.int(), entries: z.array(z.int()), agreed: z.array(seat) })
      .nullable(),
    takeBack: z.object({ to: z.int(), entries: z.array(z.int()) }).nullable(),
    hints: z.boolean(),
  }),
);
const fact = named(
  'Fact',
  'What happened, as data: a key of the game’s words, its arguments, the rule it follows.',
  z.object({ key: z.string(), args: json, rule: z.string().optional(), only: seat.optional() }),
);
export const line: z.ZodType<Line> = named(
  'Line',
  'One entry of the log, told by its facts.',
  z.object({
    n: z.int(),
    at: moment,
    kind: z.enum(['start', 'move', 'order', 'bot', 'return', 'resign', 'pause', 'propose', 'agree', 'decline']),
    seat: seat.optional(),
    turn: z.string().nullable().optional(),
    auto: z.enum(['bot', 'order']).optional(),
    why: z.string().optional(),
    what: z.string().optional(),
    to: z.int().optional(),
    ms: z.int().optional(),
    back: z.array(z.int()).optional(),
    facts: z.array(fact),
  }),
);
export const listed: z.ZodType<ListedTable> = named(
  'ListedTable',
  'A table in a list. `dueAt`: when the first clock runs out, in `current` that of the reader. `asked`: what the reader is asked, in words, where the list tells it.',
  z.object({
    id: z.string(),
    game: z.string(),
    status,
    visibility,
    options: json,
    pace: pace.nullable(),
    rated: z.boolean(),
    hints: z.boolean(),
    seats: z.array(z.object({ name: z.string(), ...ofPerson, bot: z.string().nullable(), open: z.boolean() })),
    yours: z.array(seat),
    yourTurn: z.boolean(),
    waiting: z.array(seat),
    dueAt: moment.nullable(),
    asked: z.string().nullable(),
    result: z.array(z.object({ seat, points: z.number(), rank: z.int() })).nullable(),
    n: z.int(),
    touchedAt: moment,
  }),
);
export const me: z.ZodType<Me> = named(
  'Me',
  'Whoever asks. `unread`: words of moderators and answers to reports that they have not read.',
  z.object({
    id: z.string(),
    name: z.string(),
    tag: z.string(),
    motif: motif.nullable(),
    guest: z.boolean(),
    email: z.string().nullable(),
    language,
    preferences,
    office: z.enum(['moderator', 'administrator']).nullable(),
    unread: z.int(),
  }),
);
export const atTable = named(
  'AtTable',
  'A table, and its position as the reader may see it; null before the start.',
  z.object({ table: summary, position: position.nullable() }),
);
export const message = named(
  'Message',
  'Something said at a table. `tag`: the writer’s, null once they have left. `removed`: a moderator has taken it down, and its text is empty.',
  z.object({
    ...{ id: z.int(), name: z.string(), tag: z.string().nullable(), text: z.string(), at: moment },
    ...{ yours: z.boolean(), removed: z.boolean() },
  }),
);
export const game = named(
  'Game',
  'A game that can be played here, with its options. `free`: the option takes other values than those listed.',
  z.object({
    id: z.string(),
    rules: z.int(),
    title: z.object({ en: z.string(), hu: z.string() }),
    seats: z.object({ min: z.int(), max: z.int() }),
    options: z.record(
      z.string(),
      z.object({
        values: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])),
        rule: z.string().optional(),
        free: z.boolean(),
      }),
    ),
    orders: z.boolean(),
  }),
);
export const replay: z.ZodType<Awaited<ReturnType<Reading['replay']>>> = named(
  'Replay',
  'A finished game: everything that is needed to play it again.',
  z.object({
    game: z.string(),
    rules: z.int(),
    seats: z.int(),
    options: json,
    seed: z.string(),
    seedHash: z.string(),
    moves: z.array(z.object({ seat, decision: z.string(), choice })),
    result: z.object({ points: z.array(z.number()), hash: z.string() }),
  }),
);

const code = named('ErrorCode', 'What is wrong, for programs.', z.enum(Object.keys(catalogues.en.problems) as [Code, ...Code[]]));
export const refusal = named(
  'Refusal',
  'What is wrong: a code for programs, words for people (Hungarian or English by Accept-Language). Nothing has changed. `fresh` comes with `stale`: the position as it is now.',
  z.object({ error: z.object({ code, message: z.string(), fresh: position.optional() }) }),
);

/** What the stream says: an object in each event, or one a line. */
export const streamEvent = named(
  'StreamEvent',
  'One event of the stream.',
  z.discriminatedUnion('event', [
    named(
      'PositionEvent',
      'A watched table as it is now, and what has happened since the last event.',
      z.object({ event: z.literal('position'), ...atTable.shape, lines: z.array(line) }),
    ),
    named(
      'TableEvent',
      'Something happened at another table of the reader.',
      z.object({ event: z.literal('table'), id: z.string(), n: z.int(), status, waiting: z.array(seat) }),
    ),
    named('ChatEvent', 'Somebody said something at a table.', z.object({ event: z.literal('chat'), table: z.string(), message })),
    named(
      'PeopleEvent',
      'Somebody asks, answers or invites the reader: friends or invitations have changed.',
      z.object({ event: z.literal('people') }),
    ),
    named('ByeEvent', 'The stream ends here: connect again, and say what was seen last.', z.object({ event: z.literal('bye') })),
  ]),
);

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
