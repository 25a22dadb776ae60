/** The quick look: what the planner thinks of a decision's plans, each by the best round that begins with it. */
import { after, aimsOf, Effort, endsOfRound, type Mind, matches, merit, type Plan, USUAL } from '@tarsas/bots/thinking';
import { type Choice, type Decision, equal, type Kind } from '@tarsas/kernel';

type State = Kind['state'];

/** A world in which a question is thought about. */
export interface Asked {
  world: State;
  asked: Decision;
}

export interface Rated {
  plan: Plan;
  worth: number;
}

/** What a plan is about: the kind of its first choice that is an aim. */
export const directionOf = (mind: Mind, plan: Plan): string => (aimsOf(mind, plan)[0]?.choice ?? plan[0]).do;

/** Whether two plans come to the same, in whatever order and however they are paid. */
export function isSame(mind: Mind, one: Plan, other: Plan): boolean {
  return matches(mind, one, aimsOf(mind, other)) || matches(mind, other, aimsOf(mind, one));
}

/** Whether two plans consist of the same choices in another order. */
export function isReordered(one: Plan, other: Plan): boolean {
  const has = (plan: Plan) => (wanted: Choice) => plan.some(choice => equal(choice, wanted));
  return one.length === other.length && one.every(has(other)) && other.every(has(one));
}

/** The plans that look best at once, the best one of every kind among the first; `but` leaves out what comes to the same as these. */
export function promising(mind: Mind, { world, asked }: Asked, most: number, but: readonly Plan[] = []): Plan[] {
  const rated = mind
    .plans(world, asked, mind.weights)
    .filter(plan => !but.some(other => isSame(mind, plan, other)))
    .map(plan => ({ plan, worth: merit(after(mind, world, asked, plan).values, asked.seat) }))
    .sort((a, b) => b.worth - a.worth);
  const kinds = new Set<string>();
  const [first, rest]: Rated[][] = [[], []];
  for (const one of rated) {
    const kind = directionOf(mind, one.plan);
    (kinds.has(kind) ? rest : first).push(one);
    kinds.add(kind);
  }
  // Half of them the best ones, whatever they are about; the other half the best of kinds that are not among these.
  const best = rated.slice(0, Math.ceil(most / 2));
  const others = [...first, ...rest].filter(one => !best.includes(one));
  return [...best, ...others].slice(0, most).map(({ plan }) => plan);
}

/** What the best rest of the round that begins with each plan is worth, on average over the worlds. */
export function rated(mind: Mind, worlds: readonly Asked[], plans: readonly Plan[]): Rated[] {
  return plans.map(plan => {
    const worths = worlds.map(one => roundAfter(mind, one, plan));
    return { plan, worth: worths.reduce((a, b) => a + b, 0) / worths.length };
  });
}

function roundAfter(mind: Mind, { world, asked }: Asked, plan: Plan): number {
  const ends = endsOfRound(mind, asked.seat, world, asked, [{ plan, worth: 0 }], USUAL, new Effort());
  return ends.length > 0 ? Math.max(...ends.map(({ worth }) => worth)) : merit(after(mind, world, asked, plan).values, asked.seat);
}
