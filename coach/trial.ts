/** Plans of one decision played out against each other, with the same worlds and seeds for all, until the ranges say enough. */
import type { Plan } from '@tarsas/bots/thinking';
import { isSettled, sourcesOf, watchedRangeOf, worthOf, ZONE } from './ranges.ts';
import type { Ending, Trial, Weighed } from './types.ts';

/** Continuations of each plan: at least, at most, and so many between two looks at the ranges. */
export interface Amount {
  fewest: number;
  most: number;
  step: number;
}

/** One continuation that is still to be played. */
export interface Open {
  plan: number;
  seed: number;
}

/** The first plan is the one that the others are compared with. */
export const trialOf = (plans: readonly Plan[]): Trial => ({ plans: [...plans], results: plans.map(() => []), done: plans.length < 2 });

/** What can be played now, in any order. The answer depends on whole batches alone, so that it does not matter who plays them and when. */
export function openIn(trial: Trial, seats: number, amount: Amount): Open[] {
  if (trial.done) return [];
  const now = missing(trial);
  if (now.length > 0) return now;
  extend(trial, seats, amount);
  const next = missing(trial);
  trial.done = next.length === 0;
  return next;
}

/** Seed by seed, so that pairs are complete early. */
function missing({ results }: Trial): Open[] {
  return results
    .flatMap((endings, plan) => endings.flatMap((ending, seed) => (ending === null ? [{ plan, seed }] : [])))
    .sort((a, b) => a.seed - b.seed || a.plan - b.plan);
}

/** Opens the next batch of every plan whose range does not say enough yet. */
function extend(trial: Trial, seats: number, { fewest, most, step }: Amount): void {
  const ranges = weighedIn(trial, seats);
  const begun = trial.results[0].length > 0;
  // The best one is certainly better: nobody needs to know how the others compare.
  const best = mostOf(ranges).gain;
  if (begun && best.middle > ZONE && isSettled(best)) return;
  let longest = 0;
  trial.results.forEach((endings, plan) => {
    if (plan === 0) return;
    const so = endings.length;
    if (so < fewest || !isSettled(ranges[plan - 1].gain)) fill(endings, so < fewest ? fewest : Math.min(most, so + step));
    longest = Math.max(longest, endings.length);
  });
  fill(trial.results[0], longest);
}

const mostOf = (weighed: readonly Weighed[]): Weighed => weighed.reduce((best, one) => (one.gain.middle > best.gain.middle ? one : best));

function fill(endings: (Ending | null)[], length: number): void {
  while (endings.length < length) endings.push(null);
}

/** Every plan but the first against the first, by the pairs that are complete. */
export function weighedIn({ plans, results }: Trial, seats: number): Weighed[] {
  const [base] = results;
  return plans.slice(1).map((plan, i) => {
    const pairs = results[i + 1].flatMap((ending, seed) => {
      const other = base[seed];
      return ending && other ? [{ ending, other }] : [];
    });
    return {
      plan,
      gain: watchedRangeOf(pairs.map(({ ending, other }) => worthOf(ending, seats) - worthOf(other, seats))),
      sources: sourcesOf(
        pairs.map(({ ending }) => ending),
        pairs.map(({ other }) => other),
        seats,
      ),
    };
  });
}
