/** What each game tells its bots, fetched when it is needed: pages without an opponent do not carry it. A game without one is played by its raw choices. */
import type { Mind } from '../bots/mind.ts';

export const minds: Readonly<Record<string, () => Promise<Mind>>> = {
  'empires-end': async () => (await import('./empires-end/bot/index.ts')).mind,
  'terra-mystica': async () => (await import('./terra-mystica/bot/index.ts')).mind,
  'age-of-innovation': async () => (await import('./age-of-innovation/bot/index.ts')).mind,
  example: async () => (await import('./example/bot/index.ts')).mind,
  viscounts: async () => (await import('./viscounts/bot/index.ts')).mind,
};
