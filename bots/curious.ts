import type { Choice } from '@tarsas/kernel';
import type { Bot } from './bot.ts';

/**
 * Whatever it has tried least so far, in this game or an earlier one. Made for reports of what can occur: it builds where nobody built
 * and uses what nobody used, which chance alone hardly ever affords.
 */
export function curious(): Bot {
  const tried = new Map<string, number>();
  const timesTried = (choice: Choice): number => tried.get(JSON.stringify(choice)) ?? 0;
  return {
    name: 'curious',
    choose({ options, random }) {
      const least = Math.min(...options.map(timesTried));
      const newest = options.filter(option => timesTried(option) === least);
      const choice = newest[random(newest.length)];
      tried.set(JSON.stringify(choice), least + 1);
      return choice;
    },
  };
}
