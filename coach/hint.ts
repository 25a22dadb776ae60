/** A hint for a seat, from its view alone: it is the same in every world that the view allows. */
import { askedIn, type Mind, type Plan } from '@tarsas/bots/thinking';
import { imagine, type Seat } from '@tarsas/kernel';
import { type Asked, directionOf, isReordered, promising, rated } from './look.ts';
import { playedOut } from './playOut.ts';
import { guess, ZONE } from './ranges.ts';
import { type Amount, openIn, trialOf, weighedIn } from './trial.ts';
import type { Hint, Weighed } from './types.ts';

/** Plans looked at, and how far the best two are played out. */
export interface HintSettings extends Amount {
  plans: number;
}
export const HINT: HintSettings = { plans: 6, fewest: 8, most: 40, step: 4 };

/** The worlds in which a question is thought about: imagined from the view, each by its number. */
export const worldsFrom =
  (mind: Mind, view: object, seat: Seat, id: string, seed: string) =>
  (n: number): Asked => {
    const world = imagine(mind.game, view, seat, `${seed}/world ${n}`);
    return { world, asked: askedIn(mind.game, world, seat, id) };
  };

/** First at once by the quick look; then, with every pair of continuations, a better reason for it. */
export function* hint(
  mind: Mind,
  view: object,
  viewer: Seat,
  decision: string,
  seed: string,
  settings: HintSettings = HINT,
): Generator<Hint, Hint> {
  const worldAt = worldsFrom(mind, view, viewer, decision, seed);
  const [best, instead, better] = twoBest(mind, worldAt, settings.plans);
  const first = said(mind, best, instead, instead && { ...guess(better), sources: [] });
  yield first;
  if (!instead) return first;
  let last = first;
  for (const { gain, sources } of playedAgainst(mind, worldAt, best, instead, seed, settings)) {
    last = said(mind, best, instead, { ...gain, sources });
    yield last;
  }
  return last.why && last.why.high <= -ZONE ? yield* turned(mind, last) : last;
}

/**
 * What the coach thinks of a draft before it is committed: the best plan that comes to something else, against it. Null where there is none. The first answer is a quick
 * estimate; nobody is to be told anything before the low end of the range has left the zone.
 */
export function* secondThought(
  mind: Mind,
  view: object,
  viewer: Seat,
  decision: string,
  draft: Plan,
  seed: string,
  settings: HintSettings = HINT,
): Generator<Weighed | null, Weighed | null> {
  const worldAt = worldsFrom(mind, view, viewer, decision, seed);
  const plans = promising(mind, worldAt(0), settings.plans, [draft]);
  if (plans.length === 0) return null;
  const [own, ...others] = rated(mind, worldsOf(mind, worldAt), [draft, ...plans]);
  const best = others.reduce((most, one) => (one.worth > most.worth ? one : most));
  let last: Weighed = { plan: best.plan, gain: guess(best.worth - own.worth), sources: [] };
  yield last;
  for (last of playedAgainst(mind, worldAt, best.plan, draft, seed, settings)) yield last;
  return last;
}

/** A plan against another one, with every pair of continuations a narrower range. */
function* playedAgainst(
  mind: Mind,
  worldAt: (n: number) => Asked,
  plan: Plan,
  other: Plan,
  seed: string,
  amount: Amount,
): Generator<Weighed> {
  const trial = trialOf([other, plan]);
  const { seats } = worldAt(0).world;
  for (let open = openIn(trial, seats, amount); open.length > 0; open = openIn(trial, seats, amount)) {
    for (const { plan: which, seed: n } of open) {
      const { world, asked } = worldAt(n);
      trial.results[which][n] = playedOut(mind, world, asked, trial.plans[which], `${seed}/${n}`);
      const [weighed] = weighedIn(trial, seats);
      if (which > 0 && weighed.gain.playedOut > 1) yield weighed;
    }
  }
}

const worldsOf = (mind: Mind, worldAt: (n: number) => Asked): Asked[] => Array.from({ length: mind.worlds ?? 1 }, (_, n) => worldAt(n));

const said = (mind: Mind, plan: Plan, instead: Plan | null, why: Hint['why']): Hint => ({
  direction: directionOf(mind, plan),
  plan,
  instead,
  why,
});

/** Played out, the other one was clearly better: then that is the hint. */
function* turned(mind: Mind, { plan, instead, why }: Hint): Generator<Hint, Hint> {
  const { middle, low, high, playedOut, sources } = why!;
  const range = { middle: -middle, low: -high, high: -low, playedOut };
  const other = said(mind, instead!, plan, { ...range, sources: sources.map(({ line, points }) => ({ line, points: -points })) });
  yield other;
  return other;
}

/** The best plan, the next best one (of another kind where there is one, and not the same in another order), and by how much it seems better. */
function twoBest(mind: Mind, worldAt: (n: number) => Asked, most: number): [best: Plan, instead: Plan | null, better: number] {
  const worlds = worldsOf(mind, worldAt);
  const plans = promising(mind, worlds[0], most);
  const [best, ...all] = rated(mind, worlds, plans).sort((a, b) => b.worth - a.worth);
  const others = all.filter(({ plan }) => !isReordered(plan, best.plan));
  if (others.length === 0) return [best.plan, null, 0];
  const kind = directionOf(mind, best.plan);
  const instead = others.find(({ plan }) => directionOf(mind, plan) !== kind) ?? others[0];
  return [best.plan, instead.plan, best.worth - instead.worth];
}
