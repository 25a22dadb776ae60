/** Terra Mystica with Fire & Ice. */
import type { Game } from '@tarsas/kernel';
import { copy, fork } from './copy.ts';
import { explain } from './explain.ts';
import { imagine } from './imagine.ts';
import { OPTIONS } from './options.ts';
import { order, orders } from './orders.ts';
import { score } from './questions/score.ts';
import { traits } from './questions/traits.ts';
import { setup } from './setup.ts';
import type { TerraMystica } from './state.ts';
import { auction, bid, chooseLot } from './steps/auction.ts';
import { leech, offers } from './steps/leech.ts';
import { rewards } from './steps/rewards.ts';
import { round } from './steps/round.ts';
import { chooseFaction, chooseTerrain, firstCard, game, newHome, placeDwelling } from './steps/setup.ts';
import { dig, into, paySteps, payTokens, useSpades } from './steps/spades.ts';
import { act, closes, turn, wrapUp } from './steps/turn.ts';
import { view } from './view.ts';

export type * from './options.ts';
export * from './state.ts';

export const terraMystica: Game<TerraMystica> = {
  id: 'terra-mystica',
  rules: 2,
  seats: { min: 2, max: 5 },
  options: OPTIONS,
  setup,
  opening: { kind: 'game', stage: 'factions', next: 0 },
  steps: {
    game,
    chooseFaction,
    chooseTerrain,
    auction,
    bid,
    chooseLot,
    placeDwelling,
    firstCard,
    round,
    turn,
    act,
    wrapUp,
    rewards,
    offers,
    dig,
    useSpades,
    into,
    payTokens,
    paySteps,
    newHome,
    leech,
  },
  turns: ['placeDwelling', 'firstCard', 'turn'],
  view,
  imagine,
  score,
  traits,
  copy,
  fork,
  explain,
  closes,
  orders,
  order,
};
