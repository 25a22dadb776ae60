/** Beam search over the rest of the seat's own round. The others only answer offers (`freeze`), or play their best guess where a game has no `freeze`. */
import { type Decision, fork, type Kind, type Seat } from '@tarsas/kernel';
import type { Question } from './bot.ts';
import type { Effort } from './effort.ts';
import { type Rated, rate, worldsOf } from './greedy.ts';
import { after, merit, untilAsked } from './lookahead.ts';
import type { Mind, Plan } from './mind.ts';

type State = Kind['state'];

export interface Beam {
  /** Positions kept at each depth, plans tried in each of them, and turns planned ahead. */
  width: number;
  plans: number;
  depth: number;
}

export const USUAL: Beam = { width: 6, plans: 24, depth: 12 };
/** Where a game does not say where a round ends. */
const DEPTH_WITHOUT_HORIZON = 3;

/** A position on the way through a round, or at its end. */
export interface Reached {
  world: State;
  worth: number;
  /** The first plans that lead here: the same position is often reached in another order. */
  roots: readonly number[];
}

/** Every first plan with what the best round that begins with it is worth. */
export function planRound(question: Question & { mind: Mind }, beam: Beam = USUAL): Rated[] {
  const { mind, seat, effort } = question;
  return inEveryWorld(question, beam.plans, (world, asked, first) =>
    worthOfFirst(endsOfRound(mind, seat, world, asked, first, beam, effort), first),
  );
}

/**
 * The plans that look best at once, each with the mean of what `think` says about them in one imagined world after the other. The first
 * `mind.worlds` share all the time there is; as long as some is left, as many are imagined again, up to `times`.
 */
export function inEveryWorld(
  question: Question & { mind: Mind },
  most: number,
  think: (world: State, asked: Decision, first: readonly Rated[], part: number) => number[],
  times = 1,
): Rated[] {
  const { effort } = question;
  const rated = rate(question);
  if (rated.length === 1 || effort.over) return rated;
  const first = [...rated].sort((a, b) => b.worth - a.worth).slice(0, most);
  const sums = first.map(() => 0);
  let seen = 0;
  for (let time = 0; time < times && !effort.over; time++) {
    const worlds = worldsOf(question);
    for (const [n, { world, asked }] of worlds.entries()) {
      if (seen > 0 && effort.over) break;
      const worths = think(world, asked, first, 1 / (worlds.length - n));
      // Of the worlds imagined again only those count whose search was finished.
      if (time > 0 && effort.over) break;
      for (let i = 0; i < sums.length; i++) sums[i] += worths[i];
      seen++;
    }
  }
  return first.map(({ plan }, i) => ({ plan, worth: sums[i] / seen }));
}

/** The worth of the best round a seat can still play from here, the others frozen. */
export function roundWorth(mind: Mind, seat: Seat, world: State, asked: Decision, beam: Beam, effort: Effort): number {
  const first = mind.plans(world, asked, mind.weights).map(plan => ({ plan, worth: 0 }));
  return Math.max(...worthOfFirst(endsOfRound(mind, seat, world, asked, first, beam, effort), first));
}

/** Every end of the round that a beam finds behind the first plans. */
export function endsOfRound(
  mind: Mind,
  seat: Seat,
  world: State,
  asked: Decision,
  first: readonly Rated[],
  { width, plans, depth }: Beam,
  effort: Effort,
): Reached[] {
  const ends: Reached[] = [];
  const still = fork(mind.game, world);
  mind.freeze?.(still, seat);
  let beam: Reached[] = [];
  const arrive = (reached: Reached, into: Reached[]) => {
    (isEnd(mind, reached.world, seat) ? ends : into).push(reached);
  };
  first.forEach(({ plan }, root) => {
    arrive(reach(mind, seat, still, asked, plan, [root], effort), beam);
  });
  const turns = mind.horizon ? depth : DEPTH_WITHOUT_HORIZON;
  for (let turn = 1; turn < turns && beam.length > 0 && !effort.over; turn++) {
    const next: Reached[] = [];
    for (const position of narrowed(beam, width)) {
      if (effort.over) {
        next.push(position);
        continue;
      }
      const { world, roots } = position;
      const decision = untilAsked(mind, world, seat);
      if (!decision || isEnd(mind, world, seat)) {
        ends.push({ world, worth: merit(mind.value(world, mind.weights, seat), seat), roots });
        continue;
      }
      const guesses = mind.plans(world, decision, mind.weights);
      for (const plan of guesses) arrive(reach(mind, seat, world, decision, plan, roots, effort), next);
    }
    beam = distinct(next, plans);
  }
  // Out of time, unfinished rounds count as far as they have come: otherwise the shortest round would look best.
  if (!mind.horizon || effort.over) ends.push(...beam);
  return ends;
}

const isEnd = (mind: Mind, world: State, seat: Seat): boolean => world.over || mind.horizon?.(world, seat) === true;

function reach(mind: Mind, seat: Seat, from: State, decision: Decision, plan: Plan, roots: readonly number[], effort: Effort): Reached {
  const { world, values } = after(mind, from, decision, plan);
  effort.spend();
  return { world, worth: merit(values, seat), roots };
}

const narrowed = (beam: readonly Reached[], width: number): Reached[] => [...beam].sort((a, b) => b.worth - a.worth).slice(0, width);

/** The best ones. Equal worth is taken for a transposition: nearly always the same position reached in another order. */
export function distinct(all: readonly Reached[], most: number): Reached[] {
  const kept: Reached[] = [];
  for (const reached of narrowed(all, all.length)) {
    const last = kept.at(-1);
    if (last && last.worth - reached.worth < 1e-9)
      kept[kept.length - 1] = { ...last, roots: [...new Set([...last.roots, ...reached.roots])] };
    else if (kept.length < most) kept.push(reached);
    else break;
  }
  return kept;
}

/** By first plan: the best of its ends. Those without an end come after all those with one, in the order they looked good. */
export function worthOfFirst(ends: readonly Reached[], first: readonly Rated[]): number[] {
  const best = first.map(() => Number.NEGATIVE_INFINITY);
  for (const { roots, worth } of ends) for (const root of roots) best[root] = Math.max(best[root], worth);
  if (ends.length === 0) return first.map(({ worth }) => worth);
  const least = Math.min(...best.filter(Number.isFinite));
  const most = Math.max(...first.map(({ worth }) => worth));
  return best.map((worth, i) => (Number.isFinite(worth) ? worth : least - 1 - (most - first[i].worth)));
}
