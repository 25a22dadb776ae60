/** Answers that several seats give at the same time without seeing each other's: regret matching finds how often to choose what. */
import { type Decision, type Kind, pending, type Random, type Seat } from '@tarsas/kernel';
import { carryOut, merit } from './lookahead.ts';
import type { Mind, Plan } from './mind.ts';

type State = Kind['state'];

/** What a seat may answer, how sorry it is for each answer not given, and how often it was inclined to give it. */
interface Side {
  plans: readonly Plan[];
  /** By plan: tries, and the mean merit of what came of it. */
  tries: number[];
  mean: number[];
  regret: number[];
  inclination: number[];
}

/** So often an answer is tried at random, that none stays unknown. */
const EXPLORE = 0.1;
const RESOLUTION = 0x1_0000_0000;

/** All who answer one question at the same time, those included who have answered and may think again. Fewer than two: nothing is secret. */
export function together(mind: Mind, s: State): Decision[] {
  const open = pending(mind.game, s);
  const first = open.find(({ waiting }) => waiting);
  return first ? open.filter(({ frame }) => frame.id === first.frame.id) : [];
}

export class Sealed {
  /** By seat and what it may answer: with other cards in hand it is, as it were, somebody else. */
  private readonly sides = new Map<string, Side>();
  private readonly latest = new Map<Seat, Side>();

  /** Plays one round of answers in place, learns from it, and returns what everybody may expect after it. */
  play(mind: Mind, s: State, random: Random): number[] {
    const given = together(mind, s).map(decision => ({ decision, side: this.sideOf(mind, s, decision), at: 0 }));
    for (const answer of given) answer.at = choose(answer.side, random);
    for (const { decision, side, at } of given) if (stillOpen(mind, s, decision)) carryOut(mind, s, decision, side.plans[at]);
    const values = mind.value(s, mind.weights);
    for (const { decision, side, at } of given) learn(side, at, merit(values, decision.seat));
    return values;
  }

  private sideOf(mind: Mind, s: State, decision: Decision): Side {
    const plans = mind.plans(s, decision, mind.weights);
    const key = `${decision.seat} ${JSON.stringify(plans)}`;
    const zero = () => plans.map(() => 0);
    const side = this.sides.get(key) ?? { plans, tries: zero(), mean: zero(), regret: zero(), inclination: zero() };
    this.sides.set(key, side);
    this.latest.set(decision.seat, side);
    return side;
  }

  /** A plan of the seat that thinks, whose own answers are the same in every world, each as often as regret has come to recommend it. */
  answer(seat: Seat, random: Random): Plan | null {
    const side = this.latest.get(seat);
    if (!side) return null;
    const all = side.inclination.reduce((a, b) => a + b, 0);
    // What is hardly ever right is a relic of the first tries.
    const sure = side.inclination.map(n => (n < 0.05 * all ? 0 : n));
    return side.plans[drawFrom(sure, random)];
  }
}

const stillOpen = (mind: Mind, s: State, { id }: Decision): boolean => pending(mind.game, s).some(decision => decision.id === id);

function choose(side: Side, random: Random): number {
  const odds = side.regret.map(regret => Math.max(0, regret));
  const all = odds.reduce((a, b) => a + b, 0);
  for (let i = 0; i < odds.length; i++) {
    const wish = all > 0 ? odds[i] / all : 1 / odds.length;
    side.inclination[i] += wish;
    odds[i] = (1 - EXPLORE) * wish + EXPLORE / odds.length;
  }
  return drawFrom(odds, random);
}

/** Regret is counted against the mean of every answer so far: what was not tried this time is judged by its own past. */
function learn(side: Side, at: number, worth: number): void {
  side.tries[at]++;
  side.mean[at] += (worth - side.mean[at]) / side.tries[at];
  for (let i = 0; i < side.plans.length; i++) {
    if (side.tries[i] > 0) side.regret[i] = Math.max(0, side.regret[i] + side.mean[i] - worth);
  }
}

function drawFrom(odds: readonly number[], random: Random): number {
  let lot = (random(RESOLUTION) / RESOLUTION) * odds.reduce((a, b) => a + b, 0);
  for (let i = 0; i < odds.length; i++) {
    lot -= odds[i];
    if (lot < 0) return i;
  }
  return odds.length - 1;
}
