import { upgradeCheck as check, DEFAULTS, type Verdict } from '@tarsas/server';
import { answer, type Context, type Status } from './context.ts';
import { dataOf, notTaken } from './data.ts';

/** 1 when a running table would break. */
export async function upgradeCheck(context: Context): Promise<Status> {
  const { words } = context;
  const tables = await notTaken(check(dataOf(context).where, DEFAULTS.titles), context);
  const count = (verdict: Verdict) => tables.filter(table => table.verdict === verdict).length;
  answer(context, { tables }, [
    words.upgradeCheck.line(count('same'), count('legal'), count('breaks')),
    ...tables.flatMap(({ table, game, verdict, why }) => (verdict === 'breaks' ? [words.upgradeCheck.table(table, game, why ?? '')] : [])),
  ]);
  return count('breaks') > 0 ? 1 : 0;
}
