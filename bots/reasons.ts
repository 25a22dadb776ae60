/** A judgement told in named terms, for whoever wants to know why. */
import type { Decision, Kind, Language, Seat } from '@tarsas/kernel';
import { after, merit } from './lookahead.ts';
import type { Mind, Plan } from './mind.ts';

/** A part of what a seat may expect, or a part of a difference. */
export interface Reason {
  /** One of the mind's terms, or `learned`. */
  term: string;
  points: number;
}

/** What a learned judgement adds to the game's own terms, which it has been taught to correct. */
export const LEARNED = 'learned';
export const LEARNED_WORDS: Readonly<Record<Language, string>> = { en: 'experience', hu: 'tapasztalat' };

/** Smaller parts are not worth a word. */
const LEAST = 0.05;

/** By seat: the points the viewer thinks it may expect, in terms that add up to them. */
export function reasonsFor(mind: Mind, s: Kind['state'], viewer: Seat): Reason[][] {
  const values = mind.value(s, mind.weights, viewer);
  const terms = mind.terms?.of(s, mind.weights, viewer) ?? values.map(() => []);
  return terms.map((parts, seat) => {
    const told = parts.map((points, i) => ({ term: mind.terms!.names[i], points }));
    const rest = values[seat] - parts.reduce((sum, points) => sum + points, 0);
    return [...told, { term: LEARNED, points: rest }].filter(({ points }) => Math.abs(points) >= LEAST);
  });
}

/** Why one plan is better than another. */
export interface Contrast {
  /** How much better the first one is to the seat, all things considered. */
  better: number;
  /** The terms of the seat itself that differ, the largest difference first. */
  own: Reason[];
  /** The same for the others, by seat; the seat's own list is empty. */
  others: Reason[][];
}

export function contrast(mind: Mind, s: Kind['state'], decision: Decision, one: Plan, other: Plan): Contrast {
  const { seat } = decision;
  const [first, second] = [one, other].map(plan => after(mind, s, decision, plan));
  const [mine, yours] = [first, second].map(({ world }) => reasonsFor(mind, world, seat));
  const differences = mine.map((reasons, i) => difference(reasons, yours[i]));
  return {
    better: merit(first.values, seat) - merit(second.values, seat),
    own: differences[seat],
    others: differences.map((reasons, i) => (i === seat ? [] : reasons)),
  };
}

function difference(one: readonly Reason[], other: readonly Reason[]): Reason[] {
  const points = new Map(one.map(({ term, points }) => [term, points]));
  for (const reason of other) points.set(reason.term, (points.get(reason.term) ?? 0) - reason.points);
  return [...points]
    .map(([term, points]) => ({ term, points }))
    .filter(({ points }) => Math.abs(points) >= LEAST)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}
