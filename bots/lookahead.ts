/** Playing plans on imagined worlds, and judging what comes of them. */
import { advance, type Decision, fork, type Game, type Kind, pending, type Seat, waitingFor } from '@tarsas/kernel';
import type { Mind, Plan } from './mind.ts';

type State = Kind['state'];

/** No turn asks more often than this before it is worth judging; a game that says otherwise is judged as it stands. */
const LONGEST_SEQUEL = 40;
/** For a small choice inside a turn so many of the game's guesses will do, where it costs much to find more. */
export const FEW = 3;

/** The question this seat has to answer now; where it may only think again about something, that one. */
export function decisionFor<G extends Kind>(game: Game<G>, s: G['state'], seat: Seat): Decision<G['frame']> | undefined {
  return waitingFor(game, s, seat) ?? pending(game, s).find(decision => decision.seat === seat);
}

/** The question with this id as it is asked in an imagined world. */
export function askedIn<G extends Kind>(game: Game<G>, world: G['state'], seat: Seat, id: string): Decision<G['frame']> {
  const asked = decisionFor(game, world, seat);
  if (asked?.id !== id) throw new Error(`${game.id}: decision ${id} is not open in an imagined world`);
  return asked;
}

/** The next question that the game waits for. */
export function nextDecision(mind: Mind, s: State): Decision | undefined {
  const open = pending(mind.game, s);
  return open.find(({ waiting }) => waiting) ?? open[0];
}

/** Carries out a plan in place. Its choices are legal one after another, or the game's plans are wrong. */
export function carryOut(mind: Mind, s: State, decision: Decision, plan: Plan): void {
  advance(mind.game, s, decision, plan[0], true);
  for (let n = 1; n < plan.length; n++) {
    const asked = decisionFor(mind.game, s, decision.seat);
    if (!asked) throw new Error(`${mind.game.id}: nobody asks for ${JSON.stringify(plan[n])} of the plan ${JSON.stringify(plan)}`);
    advance(mind.game, s, asked, plan[n], true);
  }
}

/** A position and what each seat may expect of it. */
export interface Seen {
  world: State;
  values: number[];
}

const seen = (mind: Mind, world: State, viewer: Seat): Seen => ({ world, values: mind.value(world, mind.weights, viewer) });

/** The world after a plan, on a copy, and after what it sets in motion at once: what a seat must still take, what the others are offered. */
export function after(mind: Mind, s: State, decision: Decision, plan: Plan): Seen {
  return settled(mind, atOnce(mind, s, decision, plan), decision.seat);
}

/** The same without what it sets in motion. */
function atOnce(mind: Mind, s: State, decision: Decision, plan: Plan): State {
  const world = fork(mind.game, s);
  carryOut(mind, world, decision, plan);
  return world;
}

/** Goes on until the position is worth judging: the seat itself looks one plan ahead, the others play their best guess. */
function settled(mind: Mind, from: State, seat: Seat): Seen {
  let world = from;
  let known: Seen | null = null;
  for (let n = 0; n < LONGEST_SEQUEL && !world.over && mind.quiet?.(world, seat) === false; n++) {
    const decision = nextDecision(mind, world);
    if (!decision) break;
    const plans = mind.plans(world, decision, mind.weights, FEW);
    if (decision.seat === seat && plans.length > 1) {
      known = bestAtOnce(mind, world, decision, plans);
      world = known.world;
    } else {
      carryOut(mind, world, decision, plans[0]);
      known = null;
    }
  }
  return known ?? seen(mind, world, seat);
}

/** Judges plans by the position right after them, without a further look ahead: for the small choices inside a turn. */
function bestAtOnce(mind: Mind, s: State, decision: Decision, plans: readonly Plan[]): Seen {
  let best: Seen | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const plan of plans) {
    const one = seen(mind, atOnce(mind, s, decision, plan), decision.seat);
    const worth = merit(one.values, decision.seat);
    if (best && worth <= most) continue;
    most = worth;
    best = one;
  }
  return best!;
}

/** Everybody plays their best guess until it is this seat's turn again. Returns undefined if the game ends first. */
export function untilAsked(mind: Mind, world: State, seat: Seat): Decision | undefined {
  for (let n = 0; n < LONGEST_SEQUEL * world.seats && !world.over; n++) {
    const decision = nextDecision(mind, world);
    if (!decision || decision.seat === seat) return decision;
    carryOut(mind, world, decision, mind.plans(world, decision, mind.weights, FEW)[0]);
  }
  return undefined;
}

/**
 * What a seat makes of everybody's points: its own, less a share of the best other's. With two players only the difference counts; the more
 * there are, the less one gains by holding one of them back.
 */
export function merit(values: readonly number[], seat: Seat): number {
  if (values.length === 1) return values[0];
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < values.length; other++) if (other !== seat && values[other] > rival) rival = values[other];
  const others = values.length - 1;
  return values[seat] - rival / (others * others);
}
