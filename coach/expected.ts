/** What a seat may expect at the end: the judgement of the best rest of its round, corrected as far as such judgements have proved wrong. */
import { Effort, endsOfRound, type Mind, untilAsked } from '@tarsas/bots/thinking';
import { fork, imagine, type Kind, type Seat } from '@tarsas/kernel';
import type { Calibration, Correction } from './types.ts';

type State = Kind['state'];

/** A glance along the round: a third of what the planner looks at says nearly the same. */
const GLANCE = { width: 3, plans: 12, depth: 12 };

/** The points the seat thinks it will make, if it plays the rest of its round well; from what it may know. */
export function plannedAt(mind: Mind, s: State, seat: Seat): number {
  if (s.over) return mind.value(s, mind.weights, seat)[seat];
  const world = imagine(mind.game, mind.game.view(s, seat), seat, 'outlook');
  const still = fork(mind.game, world);
  mind.freeze?.(still, seat);
  const asked = untilAsked(mind, still, seat);
  const plans = asked ? mind.plans(still, asked, mind.weights) : [];
  if (!asked || plans.length === 0) return mind.value(still, mind.weights, seat)[seat];
  const first = plans.map(plan => ({ plan, worth: 0 }));
  const ends = endsOfRound(mind, seat, still, asked, first, GLANCE, new Effort());
  if (ends.length === 0) return mind.value(still, mind.weights, seat)[seat];
  const best = ends.reduce((most, end) => (end.worth > most.worth ? end : most));
  return mind.value(best.world, mind.weights, seat)[seat];
}

/** Where nothing has been measured: no correction, and a band that claims little. */
const UNMEASURED: Correction = { add: 0, slope: 1, band: 20 };

/** That of the round, or of the last one before it that was measured. */
export function correctionAt(calibration: Calibration | null, round: number): Correction {
  for (let n = round; calibration && n >= 0; n--) if (calibration.rounds[n]) return calibration.rounds[n];
  return UNMEASURED;
}

export function correctedAt(calibration: Calibration | null, round: number, planned: number, kind: string | null): number {
  const { add, slope } = correctionAt(calibration, round);
  return add + slope * planned + (kind === null ? 0 : (calibration?.kinds[kind] ?? 0));
}

/** `faction:halflings`: what the seat plays with; null where all play with the same, or where it is not known yet. */
export function kindAt(mind: Mind, s: State, seat: Seat): string | null {
  const value = mind.plays && mind.game.traits?.(s).seats[seat]?.[mind.plays];
  return value ? `${mind.plays}:${value}` : null;
}
