/** Opponents that can play any game. */
import type { Bot } from './bot.ts';
import { curious } from './curious.ts';
import { botOf, RUNGS } from './ladder.ts';
import { random } from './random.ts';

export { ask, askPlan, type Bot, type Help, type Question } from './bot.ts';
export type { Budget } from './effort.ts';
export { error, fit, type Position, positionsOf } from './fit.ts';
export { Intentions } from './intentions.ts';
export { botOf, type Character, RUNGS, type Rung } from './ladder.ts';
export type { Mind, Plan, Practice, Weights } from './mind.ts';
export { type Contrast, contrast, LEARNED, LEARNED_WORDS, type Reason, reasonsFor } from './reasons.ts';

/** From gentle to strong; the explorer does not try to win and comes first. */
export const bots: readonly Bot[] = [curious(), random, ...RUNGS.map(botOf)];
