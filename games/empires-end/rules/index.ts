/** Empire's End: the table of its steps, in the order of the rulebook's chapters. */
import { type Game, shuffle } from '@tarsas/kernel';
import { HAND, START } from '../data/components.ts';
import { componentsOf, RECONSTRUCTED } from '../data/index.ts';
import { checkOverride, LARGEST, readOverride } from '../data/override.ts';
import { copy, fork } from './copy.ts';
import { explain } from './explain.ts';
import { imagine } from './imagine.ts';
import { closes, order, orders } from './orders.ts';
import { hides, score } from './questions/score.ts';
import { traits } from './questions/traits.ts';
import type { EmpiresEnd } from './state.ts';
import { refreshing, refreshOwn } from './steps/abilities.ts';
import { combined, combinedPhase, secondHalves } from './steps/combined.ts';
import { bids, conflictPhase, rewards, upheavals } from './steps/conflict.ts';
import { bidding, disasterPhase, goOnBidding } from './steps/disaster.ts';
import { economy, economyPhase } from './steps/economy.ts';
import { game } from './steps/game.ts';
import { drawUp, industry, industryPhase } from './steps/industry.ts';
import { carryOut, lightning, lightningHands, lightningKeep, lightningPick } from './steps/lightning.ts';
import { moveInnovation, swap } from './steps/rearrange.ts';
import { chooseDestroyed, destroy, fewResources, place, placeUnder } from './steps/take.ts';
import { view } from './view.ts';

export const empiresEnd: Game<EmpiresEnd> = {
  id: 'empires-end',
  rules: 3,
  seats: { min: 2, max: 4 }, // EE-AIM-04

  options: {
    game: { values: ['normal', 'lightning'], group: 'setup', rule: 'EE-OPT-01' },
    refreshAdjacentRoad: { values: ['all', 'one'], group: 'open', rule: 'EE-OPT-02' },
    refreshAdjacentIndustryCard: { values: ['all', 'one'], group: 'open', rule: 'EE-OPT-03' },
    replacedDisasterGoes: { values: ['shuffledIntoDeck', 'discarded'], group: 'open', rule: 'EE-OPT-04' },
    neighbourScoringNeedsIntact: { values: [false, true], group: 'open', rule: 'EE-OPT-05' },
    firstPlayer: { values: ['random', 0, 1, 2, 3], group: 'setup', rule: 'EE-OPT-06' },
    simultaneous: { values: [true, false], group: 'setup', rule: 'EE-OPT-07' },
    discardRestAfterFewerThanTwo: { values: [false, true], group: 'open', rule: 'EE-IND-12' },
    combinedDraw: { values: ['afterIndustry', 'atTheEnd'], group: 'open', rule: 'EE-COMB-05' },
    lightningSameTargetPairAllowed: { values: [true, false], group: 'open', rule: 'EE-LIGHT-08' },
    repeatMayTargetRepeat: { values: [false, true], group: 'open', rule: 'EE-ABIL-26' },
    supplyUnlimited: { values: [true, false], group: 'open', rule: 'EE-RES-05' },
    components: {
      values: [null],
      group: 'setup',
      rule: 'EE-OPT-08',
      check: value => checkOverride(RECONSTRUCTED, value),
      file: { largest: LARGEST, read: readOverride },
    },
  },

  setup({ seats, options, random }) {
    const { disasters, conflicts, locations } = componentsOf(options);
    const deck = shuffle(Object.keys(disasters), random); // EE-SETUP-05
    const conflictDeck = shuffle(Object.keys(conflicts), random); // EE-SETUP-06
    const firstPlayer = options.firstPlayer === 'random' ? random(seats) : Math.min(options.firstPlayer, seats - 1); // EE-SETUP-07
    const tiles = shuffle(Object.keys(locations), random); // EE-SETUP-12, -13: the same order for everybody
    const players = Array.from({ length: seats }, () => ({
      ...START,
      counted: { ...START },
      hand: deck.splice(-HAND),
      tiles: [...tiles],
      destroyed: [],
      innovations: [],
      under: [],
      exhausted: [],
      laterHalf: null,
      fromConflicts: 0,
      fromAbilities: 0,
      fromFewResources: 0,
    }));
    return { players, deck, discard: [], conflictDeck, conflictDiscard: [], threats: [], conflict: null, fists: [], space: 0, firstPlayer };
  },

  opening: { kind: 'game' },

  steps: {
    game,
    disasterPhase,
    bidding,
    goOnBidding,
    destroy,
    chooseDestroyed,
    place,
    placeUnder,
    fewResources,
    economyPhase,
    economy,
    industryPhase,
    industry,
    swap,
    moveInnovation,
    drawUp,
    combinedPhase,
    combined,
    secondHalves,
    conflictPhase,
    bids,
    rewards,
    upheavals,
    refreshing,
    refreshOwn,
    lightning,
    lightningKeep,
    lightningPick,
    carryOut,
    lightningHands,
  },

  turns: ['bidding', 'economy', 'industry', 'combined'],
  view,
  imagine,
  score,
  hides,
  traits,
  copy,
  fork,
  explain,
  closes,
  orders,
  order,
};
