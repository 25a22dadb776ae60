/** Viscounts of the West Kingdom: the rulebook as a table of steps. */
import type { Game } from '@tarsas/kernel';
import { checkComponents } from '../data/components.ts';
import { AI_IDS } from '../data/solo.ts';
import { copy, fork } from './copy.ts';
import { explain } from './explain.ts';
import { imagine } from './imagine.ts';
import { orders, order as standingOrder } from './orders.ts';
import { score } from './questions/score.ts';
import { traits } from './questions/traits.ts';
import type { Viscounts } from './state.ts';
import { order, triggers } from './steps/abilities.ts';
import { action, payStep } from './steps/action.ts';
import { aiBegin, aiRow, aiTurn } from './steps/ai.ts';
import { building, built, erect, link, spot } from './steps/build.ts';
import { destroy, discard, rearrange } from './steps/cards.ts';
import { bump, castle, castleMove, place, promote, section, side, workers } from './steps/castle.ts';
import { collision } from './steps/collision.ts';
import { effect, flip, orEffect, resource } from './steps/effects.ts';
import { game, round } from './steps/game.ts';
import { hireFree } from './steps/recruit.ts';
import { begin, destroyOwn, draft, setUp } from './steps/setup.ts';
import { manuscript, transcribe } from './steps/transcribe.ts';
import { move, play, recruit, turn } from './steps/turn.ts';
import { view } from './view.ts';

export const viscounts: Game<Viscounts> = {
  id: 'viscounts',
  rules: 1,
  seats: { min: 1, max: 4 },
  options: {
    solo: { values: ['none', ...AI_IDS, 'random'], rule: 'VWK-OPT-02' },
    difficulty: { values: [0, 1, 2, 3], rule: 'VWK-OPT-01' },
    startPlayer: { values: ['random', 'first seat'], rule: 'VWK-OPT-03' },
    bonusIcons: { values: [true, false], rule: 'VWK-OPT-04' },
    components: { values: ['ours'], rule: 'VWK-OPT-05', check: checkComponents },
  },
  setup: setUp,
  opening: { kind: 'game', stage: 'draft' },
  steps: {
    game,
    round,
    draft,
    begin,
    destroyOwn,
    turn,
    play,
    move,
    action,
    pay: payStep,
    spot,
    erect,
    built,
    link,
    building,
    place,
    workers,
    castle,
    section,
    promote,
    side,
    bump,
    castleMove,
    transcribe,
    manuscript,
    recruit,
    hire: hireFree,
    collision,
    triggers,
    order,
    effect,
    or: orEffect,
    resource,
    flip,
    rearrange,
    discard,
    destroy,
    aiBegin,
    aiTurn,
    aiRow,
  },
  turns: ['draft', 'turn'],
  view,
  imagine,
  score,
  traits,
  copy,
  fork,
  explain,
  orders,
  order: standingOrder,
};
