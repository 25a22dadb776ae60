/** What bots need to know to play Empire's End. */
import type { Seat } from '@tarsas/kernel';
import type { Further, Mind, Practice } from '../../../bots/mind.ts';
import { empiresEnd } from '../rules/index.ts';
import { total } from '../rules/questions/price.ts';
import type { EmpiresEnd, State } from '../rules/state.ts';
import { features } from './features.ts';
import { leaning } from './leanings.ts';
import { plans } from './plans.ts';
import { TERMS, termsOf, value } from './value.ts';
import { type EmpiresEndWeights, weights } from './weights.ts';

/** A phase is planned to its end: until nothing of it is under way that the seat has a hand in. */
function horizon(s: State, seat: Seat): boolean {
  const top = s.lanes ? s.lanes[seat].stack.at(-1) : s.stack.at(-1);
  if (!top) return true;
  switch (top.kind) {
    case 'bidding':
      return top.seat === s.firstPlayer && top.decided.length === 0 && s.threats.every(threat => total(threat) === 0);
    case 'bids':
      return top.sealed.every(bid => bid === null) || top.sealed[seat] !== null;
    case 'economy':
    case 'industry':
      return top.seat !== seat || top.used.length === 0;
    default:
      return top.kind === 'combined';
  }
}

/** Two seats are played most. */
const practice: readonly Practice[] = [
  ...[2, 2, 2, 3, 4].map(seats => ({ seats, options: {} })),
  { seats: 2, options: { game: 'lightning' } },
];

/** Much is hidden, and a phase is soon planned: better many worlds than many ends. */
const further: Further = { ends: 20, times: 3 };

export const mind: Mind<EmpiresEnd, EmpiresEndWeights> = {
  game: empiresEnd,
  weights,
  plans,
  value,
  features,
  round: s => s.space,
  leaning,
  terms: { names: TERMS, of: termsOf },
  horizon,
  worlds: 6,
  glances: 3,
  practice,
  further,
};
