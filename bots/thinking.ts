/** The parts of which the rungs of the ladder are made, for whoever thinks about somebody else's plans. */
export { askPlan, type Bot } from './bot.ts';
export { Effort } from './effort.ts';
export { aimsOf, lineFrom, matches } from './insight/lines.ts';
export { decisionOf, pointsAt, startOf, walk } from './insight/logs.ts';
export { Intentions } from './intentions.ts';
export { botOf } from './ladder.ts';
export { after, askedIn, carryOut, merit, untilAsked } from './lookahead.ts';
export type { Mind, Plan } from './mind.ts';
export { endsOfRound, USUAL, worthOfFirst } from './planner.ts';
