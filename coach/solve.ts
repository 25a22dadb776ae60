/**
 * What somebody's own plan for a position to solve is worth. One that was played out when the position was found is known; any other is played out now, against the best one and
 * in the same worlds with the same seeds, because what nobody has looked at is not wrong.
 */
import { aimsOf, type Mind, matches, type Plan } from '@tarsas/bots/thinking';
import { worldsFrom } from './hint.ts';
import { playedOut } from './playOut.ts';
import type { Posed } from './posed.ts';
import { isSettled, watchedRangeOf, worthOf } from './ranges.ts';
import { type Range, SOLVES } from './types.ts';

/** Between two looks at the range. */
const STEP = 6;

/** Whether both say the same, in whatever order and however it is paid. One that says more is another plan: what it adds may be good or bad. */
const saysAll = (mind: Mind, one: Plan, other: Plan): boolean =>
  matches(mind, one, aimsOf(mind, other)) && matches(mind, other, aimsOf(mind, one));

/** Which of the plans it comes to; -1: none of them. */
export const knownAs = (mind: Mind, plans: readonly { plan: Plan }[], own: Plan): number =>
  plans.findIndex(({ plan }) => saysAll(mind, plan, own));

/**
 * How much less it brings than the best one, with every pair of continuations a narrower range; the last one counts. Once it is certain that it is no solution, it need not
 * be known how bad it is.
 */
export function* judged(mind: Mind, { view, seat, decision, seeds, most }: Posed, best: Plan, own: Plan): Generator<Range> {
  const worldAt = worldsFrom(mind, view, seat, decision, seeds.worlds);
  const { seats } = worldAt(0).world;
  const less: number[] = [];
  for (let n = 0; n < most; n++) {
    const { world, asked } = worldAt(n);
    const [theirs, mine] = [best, own].map(plan => worthOf(playedOut(mind, world, asked, plan, `${seeds.plays}/${n}`), seats));
    less.push(theirs - mine);
    const range = watchedRangeOf(less);
    if (n > 0) yield range;
    if ((n + 1) % STEP === 0 && range.low > SOLVES && isSettled(range)) return;
  }
}
