/** The bots that may sit at a table, by their names. */
import { bots } from '@tarsas/bots';
import { Problem } from '../text/problem.ts';

/** The strongest bot plays where nobody has named another one. */
export const STAND_IN = bots[bots.length - 1].name;

export function mustBeBot(name: string): string {
  if (!bots.some(bot => bot.name === name)) throw new Problem('noBot', name);
  return name;
}
