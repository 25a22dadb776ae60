/** Where a finished game was won: what the coach says of it. */
import * as z from 'zod';
import { route, type Schema } from './route.ts';
import { json, named, seat, seatInQuery } from './shapes.ts';

const told = named(
  'Analysis',
  'What is known of a seat’s decisions. `state`: not asked for, under way, done, or given up. `offered`: this server analyses games of this kind. `told`: `analysis`, in the shape that `tarsas analyse` works with, and `sources`, where everybody’s points came from and what good games brought; null where there is nothing newer than `after`.',
  z.object({
    state: z.enum(['none', 'waiting', 'done', 'failed']),
    offered: z.boolean(),
    version: z.int(),
    told: json.nullable(),
  }),
);

export const analysis = {
  analysis: route('The analysis of a finished table, as far as it has come.', 'anyone', {
    query: z.object({ seat: seatInQuery, after: z.coerce.number().int().min(0).max(1e9).default(0) }),
    answer: told,
  }),
  askAnalysis: route(
    'Ask for the analysis of a seat’s decisions at a finished table. It is made in the background, kept with the game, and told to everybody who may see the table.',
    'person',
    { body: z.object({ seat }), answer: told },
  ),
} satisfies Record<string, Schema>;

export type AnalysisRoute = keyof typeof analysis;
