/** What Pebbles tells its bots: every choice is a plan, and pebbles in hand are worth their share of the prizes to come. */
import { optionsOf } from '@tarsas/kernel';
import type { Mind } from '../../../bots/mind.ts';
import { type Example, example } from '../rules/index.ts';
import { features } from './features.ts';
import { roundOf, TERMS, termsOf, value } from './value.ts';
import { type PebblesWeights, weights } from './weights.ts';

export const mind: Mind<Example, PebblesWeights> = {
  game: example,
  weights,
  plans: (s, decision) => optionsOf(example, s, decision).map(choice => [choice]),
  value,
  features,
  round: roundOf,
  terms: { names: TERMS, of: termsOf },
  worlds: 8,
};
