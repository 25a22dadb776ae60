/** What every route says of itself. */
import * as z from 'zod';

const nothing = z.object({});
export const ok = z.object({ ok: z.literal(true) });

/** `for`: who may ask at all. An administrator may ask whatever a moderator may. */
export interface Schema {
  says: string;
  for: 'anyone' | 'person' | 'moderator' | 'administrator';
  query: z.ZodObject;
  body: z.ZodObject;
  answer: z.ZodType;
}

export const route = <Q extends z.ZodObject = typeof nothing, B extends z.ZodObject = typeof nothing, A extends z.ZodType = typeof ok>(
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
