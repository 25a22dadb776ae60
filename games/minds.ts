/** What each game tells its bots, fetched when it is needed: pages without an opponent do not carry it. A game without one is played by its raw choices. */
import type { Mind } from '../bots/mind.ts';

export const minds: Readonly<Record<string, () => Promise<Mind>>> = {
  example: async () => (await import('./example/bot/index.ts')).mind,
};
