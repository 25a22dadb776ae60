/** Age of Innovation: the table of its steps, in the order of the rulebook's chapters. */
import type { Game } from '@tarsas/kernel';
import { copy, fork } from './copy.ts';
import { explain } from './explain.ts';
import { imagine } from './imagine.ts';
import { options } from './options.ts';
import { order, orders } from './orders.ts';
import { score } from './questions/score.ts';
import { traits } from './questions/traits.ts';
import { setup } from './setup.ts';
import type { AgeOfInnovation } from './state.ts';
import { dig } from './steps/dig.ts';
import { chooseBonus, chooseSet, draft, game, placeStart } from './steps/game.ts';
import { bookAction, develop, payBooks } from './steps/innovation.ts';
import { offers } from './steps/offers.ts';
import { pass, takeBonus } from './steps/pass.ts';
import { anywhere, bridge, neutral, replace } from './steps/place.ts';
import { book, cityTile, competency, key, nextReward, palaceTile, rewards, steps, stepsInOne } from './steps/rewards.ts';
import { round } from './steps/round.ts';
import { act, closes, exchange, turn, wrapUp } from './steps/turn.ts';
import { view } from './view.ts';

export const ageOfInnovation: Game<AgeOfInnovation> = {
  id: 'age-of-innovation',
  rules: 2,
  seats: { min: 2, max: 5 }, // AOI-GOAL-01
  options,
  setup,
  opening: { kind: 'game', stage: 'choose', next: 0 },
  steps: {
    game,
    chooseSet,
    draft,
    chooseBonus,
    placeStart,
    round,
    turn,
    act,
    wrapUp,
    exchange,
    pass,
    takeBonus,
    rewards,
    nextReward,
    palaceTile,
    book,
    steps,
    stepsInOne,
    key,
    competency,
    cityTile,
    bridge,
    neutral,
    anywhere,
    replace,
    dig,
    payBooks,
    develop,
    bookAction,
    offers,
  },
  turns: ['placeStart', 'turn'],
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
