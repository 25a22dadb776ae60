/** Opponents that can play any game. */
import type { Bot } from './bot.ts';
import { curious } from './curious.ts';
import { random } from './random.ts';

export { ask, type Bot, type Question } from './bot.ts';

/** From gentle to strong; the explorer does not try to win and comes first. */
export const bots: readonly Bot[] = [curious(), random];
