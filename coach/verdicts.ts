/** What may be said about a decision that was played out. */
import { ZONE } from './ranges.ts';
import type { LookedAt, TurningPoint, Verdict, Weighed } from './types.ts';

/** By the rules: certain, probable, or not to be called a mistake; praise only where everything else is certainly worse. */
export function kindOf({ gain: { middle, low, high } }: Weighed): Verdict {
  if (low >= ZONE) return 'cost';
  if (middle >= ZONE) return 'open';
  return high <= -ZONE ? 'wellSeen' : 'same';
}

/** The plan that most certainly would have been better: by the low end, so that a wide range is no advantage. */
export const mostCertain = (weighed: readonly Weighed[]): Weighed =>
  weighed.reduce((best, one) => (one.gain.low > best.gain.low ? one : best));

export function turningPointOf({ move, seat }: LookedAt, weighed: readonly Weighed[]): TurningPoint {
  const best = mostCertain(weighed);
  const { middle, low, high } = best.gain;
  // Praise needs every other plan to be worse, and the nearest one is the measure of it.
  const next = weighed.reduce((nearest, one) => (one.gain.high > nearest.gain.high ? one : nearest));
  if (kindOf(next) === 'wellSeen')
    return { move, seat, kind: 'wellSeen', cost: next.gain.middle, low: next.gain.low, high: next.gain.high, better: next.plan };
  const kind = kindOf(best);
  return { move, seat, kind: kind === 'wellSeen' ? 'same' : kind, cost: middle, low, high, better: best.plan };
}
