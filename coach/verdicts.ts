/** What may be said about a decision that was played out. */
import { ZONE } from './ranges.ts';
import type { LookedAt, TurningPoint, Verdict, Weighed } from './types.ts';

/** By the rules: certain, probable, not decided, or not to be called a mistake; praise only where everything else is certainly worse. */
export function kindOf({ gain: { middle, low, high } }: Weighed): Verdict {
  if (low >= ZONE) return 'cost';
  if (middle >= ZONE) return 'open';
  if (high >= ZONE) return 'unclear';
  return high <= -ZONE ? 'wellSeen' : 'same';
}

/** The plan that most certainly would have been better: by the low end, so that a wide range is no advantage. */
export const mostCertain = (weighed: readonly Weighed[]): Weighed =>
  weighed.reduce((best, one) => (one.gain.low > best.gain.low ? one : best));

export function turningPointOf({ move, seat }: LookedAt, weighed: readonly Weighed[]): TurningPoint {
  const said = (kind: Verdict, { plan, gain: { middle, low, high } }: Weighed): TurningPoint => ({
    move,
    seat,
    kind,
    cost: middle,
    low,
    high,
    better: plan,
  });
  const best = mostCertain(weighed);
  const kind = kindOf(best);
  // Praise needs every other plan to be worse, "the same" that none is better: the nearest one is the measure of both.
  const next = weighed.reduce((nearest, one) => (one.gain.high > nearest.gain.high ? one : nearest));
  if (kindOf(next) === 'wellSeen') return said('wellSeen', next);
  if (kind === 'cost' || kind === 'open') return said(kind, best);
  return kindOf(next) === 'same' ? said('same', best) : said('unclear', next);
}
