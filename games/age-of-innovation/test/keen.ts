/** Random play that prefers building and developing, so that games reach all components. */
import type { Random } from '@tarsas/kernel';
import type { Choice } from '../rules/state.ts';

/** Seldom idle; saves the books until there is something on the map that innovations reward. */
export function keen(options: readonly Choice[], round: number, random: Random): Choice {
  const late = round >= 4;
  const thrifty = late ? options : options.filter(option => !['develop', 'book', 'exchange'].includes(option.do));
  const busy = thrifty.filter(option => !['exchange', 'pass', 'done', 'endTurn'].includes(option.do));
  const inventive = late ? options.filter(option => option.do === 'develop') : [];
  const [list] = [inventive, random(8) === 0 ? [] : busy, thrifty].filter(({ length }) => length > 0);
  return list[random(list.length)];
}
