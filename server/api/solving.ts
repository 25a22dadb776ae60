/** Positions to solve: how far somebody has come. The positions themselves ship with the app. */
import * as z from 'zod';
import { route, type Schema } from './route.ts';
import { count, named } from './shapes.ts';

/** As many as one device can have, and more than one needs to send. */
const AT_ONCE = 1_000;

const solved = named(
  'Solved',
  'A position to solve and how far I have come: `tried`, the plans `shown`, or `solved`; since when, and after how many tries.',
  z.object({
    game: z.string().max(60),
    position: z.string().max(40),
    state: z.enum(['tried', 'shown', 'solved']),
    tries: count,
    at: z.int().min(0).max(9e15),
  }),
);
const all = z.object({ positions: z.array(solved) });

export const solving = {
  solved: route('Which positions I have tried and solved, on any of my devices.', 'person', { answer: all }),
  solve: route(
    'Put together what a device has with what is here: of each position what is further counts, and the more tries. Positions that the server does not know are left out. Answers everything.',
    'person',
    { body: z.object({ positions: z.array(solved).max(AT_ONCE) }), answer: all },
  ),
} satisfies Record<string, Schema>;

export type SolvingRoute = keyof typeof solving;
