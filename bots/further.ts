/**
 * Beyond the round: of the planned round the best ends are planned on, each through another whole round. What a round leaves behind is worth
 * what can be made of it, and looking is better than guessing.
 */
import { type Decision, fork, type Kind, type Seat } from '@tarsas/kernel';
import type { Question } from './bot.ts';
import type { Effort } from './effort.ts';
import type { Rated } from './greedy.ts';
import { merit, untilAsked } from './lookahead.ts';
import type { Further, Mind } from './mind.ts';
import { type Beam, distinct, endsOfRound, inEveryWorld, type Reached, roundWorth, USUAL, worthOfFirst } from './planner.ts';

type State = Kind['state'];

const THIS_ROUND: Beam = { width: 24, plans: 48, depth: 12 };
/** Where a game does not say otherwise. */
const FURTHER: Further = { ends: 20, times: 1 };

/** Every first plan with what the best two rounds that begin with it are worth; those not looked at so far come last. */
export function planFurther(question: Question & { mind: Mind }): Rated[] {
  const { mind, seat, effort } = question;
  const { ends: most, times } = mind.further ?? FURTHER;
  const think = (world: State, asked: Decision, first: readonly Rated[], part: number): number[] => {
    const share = effort.share(part);
    const ends = endsOfRound(mind, seat, world, asked, first, THIS_ROUND, share);
    return worthOfFirst(plannedOn(mind, seat, distinct(ends, most), share) ?? ends, first);
  };
  return inEveryWorld(question, THIS_ROUND.plans, think, times);
}

/** The same ends with what the next round can make of them, best first, as many as there is time for; null if there was none. */
function plannedOn(mind: Mind, seat: Seat, ends: readonly Reached[], effort: Effort): Reached[] | null {
  const done: Reached[] = [];
  for (const end of ends) {
    const worth = nextRound(mind, seat, end, effort);
    if (effort.over) break;
    done.push({ ...end, worth });
  }
  return done.length === 0 ? null : done;
}

function nextRound(mind: Mind, seat: Seat, { world, worth }: Reached, effort: Effort): number {
  if (world.over) return worth;
  const next = fork(mind.game, world);
  mind.freeze?.(next, seat);
  const asked = untilAsked(mind, next, seat);
  return asked ? roundWorth(mind, seat, next, asked, USUAL, effort) : merit(mind.value(next, mind.weights, seat), seat);
}
