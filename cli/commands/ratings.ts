import { rebuildResults, titles } from '@tarsas/server';
import { BadInput } from '../input.ts';
import { answer, type Context, type Status } from './context.ts';
import { dataOf, notTaken } from './data.ts';

/** 1 when something that was kept differed from what the logs say; it is put right. */
export async function ratings(context: Context): Promise<Status> {
  const { words, flags } = context;
  if (flags.rebuild !== true) throw new BadInput(words.ratings.what);
  const rebuilt = await notTaken(rebuildResults(dataOf(context).where, titles), context);
  const { results, ratings, statistics } = rebuilt.differed;
  const isSame = results + ratings + statistics === 0;
  const { same, differed } = words.ratings;
  answer(context, rebuilt, [isSame ? same(rebuilt.tables) : differed(rebuilt.tables, results, ratings, statistics)]);
  return isSame ? 0 : 1;
}
