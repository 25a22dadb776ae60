/**
 * What every game's mind must keep to: plans are never empty, no two the same, legal to the last choice; values are numbers, exact at the end;
 * features hold no secret.
 */
import {
  advance,
  clone,
  copy,
  type Decision,
  equal,
  hash,
  imagine,
  type Kind,
  optionsOf,
  pending,
  type Random,
  randomFrom,
  type Seat,
  start,
} from '@tarsas/kernel';
import { type Features, LARGEST, type Numbers } from './features.ts';
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
    const before = hash(state);
    const plans = plansAt(mind, state, decision, where);
    // The same must hold where few are wanted.
    const few = plansAt(mind, state, decision, where, FEW);
    if (hash(state) !== before) throw new Error(`${game.id}: looking for plans changes the state ${where}`);
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
    asked = decisionFor(game, world, decision.seat);
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
    asked = decisionFor(mind.game, s, decision.seat);
  }
}

function checkValue(mind: Mind, s: State): void {
  for (let viewer = 0; viewer < s.seats; viewer++) checkValueFor(mind, s, viewer);
}

function checkValueFor(mind: Mind, s: State, viewer: Seat): void {
  const values = mind.value(s, mind.weights, viewer);
  if (values.length !== playersIn(mind, s) || !values.every(Number.isFinite))
    throw new Error(`${mind.game.id}: a value is no number: ${values}`);
  mind.terms?.of(s, mind.weights, viewer).forEach((terms, seat) => {
    const sum = terms.reduce((a, b) => a + b, 0);
    if (terms.length !== mind.terms?.names.length || !(Math.abs(sum - values[seat]) < NEARLY * LARGE))
      throw new Error(`${mind.game.id}: terms of ${sum} points instead of ${values[seat]}`);
  });
  if (!s.over) return;
  for (const { seat, points } of mind.game.score(s))
    if (values[seat] !== points) throw new Error(`${mind.game.id}: the game is over with ${points} points, not ${values[seat]}`);
}

/** Seats and opponents that the game itself plays. */
const playersIn = (mind: Mind, s: State): number => s.seats + (mind.automatic?.(s) ?? 0);

/**
 * Plays one game by any plans, now and then astray, and turns every position into numbers for every seat, from the state and from a world
 * imagined from that seat's view. Throws with the first number that is wrong or that knows too much; returns how many positions there were.
 */
export function tryFeatures(mind: Mind, { seats, seed, options, astray = 4 }: Walk): number {
  const { game, features } = mind;
  if (!features) throw new Error(`${game.id}: no features`);
  checkNames(mind, features);
  const random = randomFrom(`${seed}/walk`);
  const { state } = start(game, { seats, seed, options });
  let moves = 0;
  for (; !state.over; moves++) {
    if (moves > MAX_MOVES) throw new Error(`${game.id}: no end after ${MAX_MOVES} moves (seed ${seed})`);
    for (let viewer = 0; viewer < seats; viewer++)
      checkFeatures(mind, features, state, viewer, `(seed ${seed}, move ${moves}, seat ${viewer})`);
    const open = pending(game, state).filter(({ waiting }) => waiting);
    const decision = open[random(open.length)];
    goOn(mind, state, decision, mind.plans(state, decision, mind.weights), random, random(astray) === 0);
  }
  return moves;
}

function checkNames({ game }: Mind, { table, seat }: Features<State>): void {
  if (seat[0] !== 'value') throw new Error(`${game.id}: the first number of a seat is '${seat[0]}', not its 'value'`);
  for (const names of [table, seat]) if (new Set(names).size < names.length) throw new Error(`${game.id}: two numbers of one name`);
}

/** The same number by another order of additions. */
const NEARLY = 1e-9;
/** Points come in hundreds. */
const LARGE = 1000;

function checkFeatures(mind: Mind, features: Features<State>, s: State, viewer: Seat, where: string): void {
  const { game } = mind;
  const own = named(features, features.of(s, viewer));
  const world = imagine(game, clone(game.view(s, viewer)), viewer, where);
  const imagined = named(features, features.of(world, viewer));
  if (own.length !== features.table.length + playersIn(mind, s) * features.seat.length || imagined.length !== own.length)
    throw new Error(`${game.id}: as many numbers as names are wanted ${where}`);
  own.forEach(([name, n], i) => {
    if (!(Math.abs(n) <= LARGEST)) throw new Error(`${game.id}: ${name} is ${n} ${where}`);
    if (Math.abs(n - imagined[i][1]) > NEARLY) throw new Error(`${game.id}: ${name} is ${n}, which the seat cannot know ${where}`);
  });
}

/** Every number with its name, copied: the lists may be used again. */
function named({ table, seat }: Features<State>, numbers: Numbers): [name: string, n: number][] {
  const all = Array.from(numbers.table, (n, i): [string, number] => [table[i], n]);
  numbers.seats.forEach((block, of) => {
    for (let i = 0; i < block.length; i++) all.push([`${seat[i]} of seat ${of}`, block[i]]);
  });
  return all;
}
