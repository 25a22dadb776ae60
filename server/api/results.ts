/** What finished tables say about a game. */
import * as z from 'zod';
import { route, type Schema } from './route.ts';
import { MAX_SEATS, moment, named } from './shapes.ts';

const share = named(
  'Share',
  'First places among so many games; shared ones count in part. `even`: the share that everybody equal would have. The true share lies between `low` and `high` 19 times in 20 (Wilson).',
  z.object({ games: z.int(), wins: z.number(), even: z.number(), low: z.number(), high: z.number() }),
);
const mean = named(
  'Mean',
  'Mean points; the true mean lies within plus or minus `range` 19 times in 20. Null: too few games to tell.',
  z.object({ mean: z.number(), range: z.number().nullable() }),
);
const group = named(
  'StatisticsGroup',
  'Seats told apart by a trait of theirs (a faction for instance) or by their number, or tables by the number of seats, the rule set (`standard`, or each group of options in which something differs from the rulebook), a setting (a map for instance) or an option. `points` are those of the seats, or of a table’s winner.',
  z.object({
    about: z.enum(['trait', 'seat', 'seats', 'rules', 'setting', 'option']),
    key: z.string(),
    values: z.array(z.object({ value: z.string(), games: z.int(), share: share.nullable(), points: mean })),
  }),
);

export const results = {
  statistics: route(
    'How often everything in a game wins, from tables of this server that all players have played to the end, with what may still be chance. Single tables and people are not in it.',
    'anyone',
    {
      query: z.object({
        seats: z.coerce.number().int().min(2).max(MAX_SEATS).optional(),
        since: z.coerce.number().int().min(0).max(9e15).optional(),
        tables: z.enum(['all', 'people', 'rated']).default('all'),
        within: z
          .string()
          .max(100)
          .regex(/^\w+:./)
          .optional()
          .meta({ description: 'Only tables of one rule set or one setting, as the groups name them: `rules:standard`, `map:lakes`.' }),
      }),
      answer: z.object({
        game: z.string(),
        tables: z.int(),
        from: moment.nullable(),
        to: moment.nullable(),
        groups: z.array(group),
        bots: z.array(z.object({ bot: z.string(), rating: z.int(), range: z.int(), games: z.int() })),
      }),
    },
  ),
} satisfies Record<string, Schema>;

export type ResultsRoute = keyof typeof results;
