/** What bots need to know to play Viscounts. */
import type { Seat } from '@tarsas/kernel';
import type { Further, Mind, Practice } from '../../../bots/mind.ts';
import { viscounts } from '../rules/index.ts';
import type { State, Viscounts } from '../rules/state.ts';
import { features } from './features.ts';
import { progress } from './hope.ts';
import { leaning } from './leanings.ts';
import { plans } from './plans.ts';
import { TERMS, termsOf, value } from './value.ts';
import { type ViscountsWeights, weights } from './weights.ts';

/** Between its way and its action a turn is not worth judging; before and after that the rest of it can be guessed. */
const quiet = (s: State, seat: Seat): boolean => progress(s, seat) !== 'acting';

/** Two seats are played most; alone a judgement has no say. */
const practice: readonly Practice[] = [2, 2, 3, 4].map(seats => ({ seats, options: {} }));

const further: Further = { ends: 30, times: 1 };

export const mind: Mind<Viscounts, ViscountsWeights> = {
  game: viscounts,
  weights,
  plans,
  value,
  features,
  leavings: ['leftovers'],
  round: s => s.round,
  leaning,
  terms: { names: TERMS, of: termsOf },
  quiet,
  worlds: 2,
  glances: 1,
  practice,
  further,
};
