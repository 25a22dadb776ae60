/** What every game's mind must keep to: plans are never empty, no two the same, legal to the last choice; values are numbers, exact at the end. */
import { advance, copy, type Decision, equal, type Kind, optionsOf, pending, type Random, randomFrom, start } from '@tarsas/kernel';
import { decisionFor, FEW } from './lookahead.ts';
import type { Mind, Plan } from './mind.ts';

type State = Kind['state'];

/** A game longer than this is said never to end. */
const MAX_MOVES = 20_000;

export interface Walk {
  seats: number;
  seed: string;
  options?: object;
  /** One in so many questions is answered with any choice at all, as people do, so that plans are asked for in odd positions too. */
  astray?: number;
}

/** Plays one game and tries every plan at every question on the way. Throws with the first one that is wrong; returns how many there were. */
export function tryAllPlans(mind: Mind, { seats, seed, options, astray = 4 }: Walk): number {
  const { game } = mind;
  const random = randomFrom(`${seed}/walk`);
  const { state } = start(game, { seats, seed, options });
  let tried = 0;
  for (let moves = 0; !state.over; moves++) {
    if (moves > MAX_MOVES) throw new Error(`${game.id}: no end after ${MAX_MOVES} moves (seed ${seed})`);
    checkValue(mind, state);
    const open = pending(game, state).filter(({ waiting }) => waiting);
    const decision = open[random(open.length)];
    const where = `at '${decision.frame.kind}' (seed ${seed}, move ${moves})`;
    const plans = plansAt(mind, state, decision, where);
    // The same must hold where few are wanted.
    const few = plansAt(mind, state, decision, where, FEW);
    for (const plan of [...plans, ...few]) tryPlan(mind, copy(game, state), decision, plan, where);
    tried += plans.length;
    goOn(mind, state, decision, plans, random, random(astray) === 0);
  }
  checkValue(mind, state);
  return tried;
}

function plansAt(mind: Mind, s: State, decision: Decision, where: string, wanted?: number): readonly Plan[] {
  const plans = mind.plans(s, decision, mind.weights, wanted);
  if (plans.length === 0) throw new Error(`${mind.game.id}: no plan ${where}`);
  if (new Set(plans.map(plan => JSON.stringify(plan))).size < plans.length) throw new Error(`${mind.game.id}: a plan twice ${where}`);
  return plans;
}

function tryPlan(mind: Mind, world: State, decision: Decision, plan: Plan, where: string): void {
  const { game } = mind;
  let asked: Decision | undefined = decision;
  for (const choice of plan) {
    const legal = asked && optionsOf(game, world, asked).some(option => equal(option, choice));
    if (!asked || !legal) {
      const instead = asked ? `is not offered at '${asked.frame.kind}'` : 'is not asked for';
      throw new Error(`${game.id}: ${JSON.stringify(choice)} ${instead}, in the plan ${JSON.stringify(plan)} ${where}`);
    }
    advance(game, world, asked, choice, true);
    asked = decisionFor(mind, world, decision.seat);
  }
}

function goOn(mind: Mind, s: State, decision: Decision, plans: readonly Plan[], random: Random, astray: boolean): void {
  if (astray) {
    const options = optionsOf(mind.game, s, decision);
    advance(mind.game, s, decision, options[random(options.length)], true);
    return;
  }
  let asked: Decision | undefined = decision;
  for (const choice of plans[random(plans.length)]) {
    if (!asked) return;
    advance(mind.game, s, asked, choice, true);
    asked = decisionFor(mind, s, decision.seat);
  }
}

function checkValue(mind: Mind, s: State): void {
  const values = mind.value(s, mind.weights);
  if (values.length !== s.seats || !values.every(Number.isFinite)) throw new Error(`${mind.game.id}: a value is no number: ${values}`);
  if (!s.over) return;
  for (const { seat, points } of mind.game.score(s))
    if (values[seat] !== points) throw new Error(`${mind.game.id}: the game is over with ${points} points, not ${values[seat]}`);
}
