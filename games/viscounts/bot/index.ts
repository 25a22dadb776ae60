/** What bots need to know to play Viscounts. */
import type { Seat } from '@tarsas/kernel';
import type { Further, Mind, Practice } from '../../../bots/mind.ts';
import { AI_IDS } from '../data/solo.ts';
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

const alone = (difficulty: number): Practice[] => AI_IDS.map(solo => ({ seats: 1, options: { solo, difficulty } }));
/** Two seats are played most; alone each AI without extra schemes, and with some of them. */
const practice: readonly Practice[] = [
  ...[2, 2, 2, 2, 3, 4].map(seats => ({ seats, options: {} })),
  ...alone(0),
  ...AI_IDS.map((solo, n) => ({ seats: 1, options: { solo, difficulty: 1 + (n % 3) } })),
];

const further: Further = { ends: 30, times: 1 };

export const mind: Mind<Viscounts, ViscountsWeights> = {
  game: viscounts,
  weights,
  plans,
  value,
  automatic: s => Number(s.ai !== null),
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
