/** Reports, what the house tells a person, and the moderators' work. */
import * as z from 'zod';
import { route, type Schema } from './route.ts';
import { countInQuery, moment, named, seat } from './shapes.ts';

const reason = z.enum(['insult', 'hate', 'spoils', 'cheats', 'name', 'unsafe']);
const kind = z.enum([
  ...(['nothing', 'word', 'silence', 'noTables', 'closing', 'closed'] as const),
  ...(['undone', 'appeal', 'upheld', 'asked', 'granted', 'revoked'] as const),
]);
const office = z.enum(['moderator', 'administrator']);
const id = z.string().min(1).max(60);
const said = z.string().trim().max(2_000);
/** A moment in the past to go on reading from. */
const before = z.coerce.number().int().min(0).max(9e15).default(9e15);

const told = named(
  'Told',
  'A decision about me, in a moderator’s words. `undone`: it does not hold any more.',
  z.object({
    ...{ id: z.int(), at: moment, kind, until: moment.nullable(), removes: z.boolean(), words: z.string() },
    ...{ undone: z.boolean(), appealed: z.boolean(), mayAppeal: z.boolean() },
  }),
);
const head = named(
  'Case',
  'What was reported, perhaps by several people. `pressing`: the game goes on. `waits`: for what, or null once it is closed.',
  z.object({
    ...{ id: z.string(), at: moment, name: z.string(), reason, reports: z.int(), pressing: z.boolean(), doneAt: moment.nullable() },
    ...{ table: z.string().nullable(), game: z.string().nullable(), message: z.int().nullable() },
    waits: z.enum(['report', 'closing', 'appeal', 'asked']).nullable(),
  }),
);
const measure = named(
  'Measure',
  'Something that was done, by whom, and what was said with it. `answers`: the measure it undoes, upholds or appeals against.',
  z.object({
    ...{ id: z.int(), at: moment, by: z.string().nullable(), kind, until: moment.nullable() },
    ...{ removes: z.boolean(), words: z.string(), answers: z.int().nullable() },
  }),
);
const whole = z.object({
  case: head,
  context: z.array(z.object({ id: z.int(), name: z.string(), text: z.string(), at: moment, theirs: z.boolean(), reported: z.boolean() })),
  n: z.int(),
  reports: z.array(z.object({ at: moment, reason, words: z.string(), by: z.string().nullable() })),
  about: z
    .object({
      ...{
        tag: z.string().nullable(),
        name: z.string(),
        guest: z.boolean(),
        language: z.enum(['hu', 'en']),
        reports: z.int(),
        people: z.int(),
      },
      before: z.array(z.object({ kind, at: moment, until: moment.nullable() })),
    })
    .nullable(),
  trail: z.array(measure),
  objection: z.enum(['ownCase', 'needsAnother']).nullable(),
});
const officer = z.object({ tag: z.string().nullable(), name: z.string(), office, since: moment });

export const order = {
  report: route(
    'Report a message of a table’s chat, whoever sits in a seat, or a person by their tag. What was said around it is kept as it is now.',
    'person',
    {
      body: z.object({
        ...{ table: id.optional(), message: z.int().min(1).optional(), seat: seat.optional(), person: id.optional() },
        ...{ reason, words: said.default('') },
      }),
      answer: z.object({ report: z.object({ id: z.string(), at: moment }) }),
    },
  ),
  house: route('What moderators told me, and what became of my reports.', 'person', {
    answer: z.object({
      told: z.array(told),
      reports: z.array(z.object({ id: z.string(), at: moment, name: z.string(), reason, dealtWith: moment.nullable() })),
    }),
  }),
  readHouse: route('I have read all that moderators told me.', 'person'),
  appeal: route('Ask another moderator to look again at a decision about me: once, within 30 days.', 'person', {
    body: z.object({ words: said.min(1) }),
  }),
  cases: route('Cases: open ones, pressing first, or closed ones, the latest first. Those about me are not among them.', 'moderator', {
    query: z.object({ list: z.enum(['open', 'closed']).default('open'), before }),
    answer: z.object({ cases: z.array(head) }),
  }),
  case: route('A case with its reports, what was said around it, and everything that was done about it.', 'moderator', { answer: whole }),
  decide: route(
    'Decide a case. `close` needs two moderators, one after the other. `upheld` answers an appeal, `undone` takes a decision back, `asked` wants a second opinion. Moves and clocks are never touched.',
    'moderator',
    {
      body: z.object({
        kind: z.enum(['nothing', 'word', 'silence', 'noTables', 'close', 'upheld', 'undone', 'asked']),
        days: z.int().min(1).max(365).default(7),
        removes: z.boolean().default(false),
        words: said.default(''),
      }),
      answer: whole.extend({ became: kind }),
    },
  ),
  moderationLog: route('Everything that was done by moderators and administrators, the latest first.', 'moderator', {
    query: z.object({ before: countInQuery.default(1_000_000) }),
    answer: z.object({
      measures: z.array(measure.extend({ case: z.string().nullable(), about: z.string().nullable() })),
    }),
  }),
  offices: route('Who is a moderator or an administrator here.', 'moderator', { answer: z.object({ offices: z.array(officer) }) }),
  grantOffice: route('Make somebody a moderator: by their tag, or by an e-mail address that they have confirmed.', 'administrator', {
    body: z.object({ who: z.string().trim().min(3).max(320) }),
    answer: z.object({ offices: z.array(officer) }),
  }),
  revokeOffice: route('End the office of the moderator with this tag.', 'administrator', {
    answer: z.object({ offices: z.array(officer) }),
  }),
} satisfies Record<string, Schema>;

export type OrderRoute = keyof typeof order;
