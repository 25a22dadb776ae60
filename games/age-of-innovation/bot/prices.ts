/** What goods and other gains are worth in each round: the later, the less can still be made of them. */
import { COINS_PER_POINT, DISCIPLINES, type Gain, ROUNDS } from '../data/index.ts';
import type { AgeWeights } from './weights.ts';

/** By round, 0 being the set-up, and for the time after the last pass: the worth of one of each. */
export interface Prices {
  coins: readonly number[];
  tools: readonly number[];
  scholars: readonly number[];
  power: readonly number[];
  books: readonly number[];
}

export const AFTER_ALL = ROUNDS + 1;
const AT_THE_END = 1 / COINS_PER_POINT;

export function pricesFor(w: AgeWeights): Prices {
  const falling = (early: number, late: number) =>
    byRound(round => (round === AFTER_ALL ? AT_THE_END : early + ((late - early) * (Math.max(1, round) - 1)) / (ROUNDS - 1)));
  return {
    coins: falling(w.coinEarly, w.coinLate),
    tools: falling(w.toolEarly, w.toolLate),
    scholars: falling(w.scholarEarly, w.scholarLate),
    power: falling(w.powerEarly, w.powerLate),
    books: falling(w.bookEarly, w.bookLate),
  };
}

export const byRound = (of: (round: number) => number): number[] => Array.from({ length: AFTER_ALL + 1 }, (_, round) => of(round));

/** By round: one of something in every round after it. */
export function later(of: readonly number[]): number[] {
  return of.map((_, round) => of.slice(round + 1, ROUNDS + 1).reduce((a, b) => a + b, 0));
}

/** Goods, and what is not goods at a fixed rate; what has to be counted on the map is left out. */
export function worthOf(gain: Gain, prices: Prices, w: AgeWeights, round: number, seats: number): number {
  const goods = (good: keyof Prices) => (gain[good] ?? 0) * prices[good][round];
  const steps = (gain.steps ?? 0) + (gain.stepsInOne ?? 0) + DISCIPLINES.length * (gain.stepInEach ?? 0);
  return (
    goods('coins') +
    goods('tools') +
    goods('scholars') +
    goods('power') +
    goods('books') +
    (gain.booksOfIt ?? 0) * prices.books[round] +
    (gain.points ?? 0) +
    (gain.pointsBySeats?.[seats - 2] ?? 0) +
    steps * w.step +
    (gain.spades ?? 0) * w.spade +
    (gain.bridges ?? 0) * w.bridge +
    (gain.annexes ?? 0) * w.annex +
    (gain.tokens ?? 0) * w.token +
    (gain.shipping ?? 0) * w.shippingStep +
    (gain.terraforming ?? 0) * w.terraformingStep +
    (gain.competencies ?? 0) * w.competency +
    (gain.cityTiles ?? 0) * w.city +
    (gain.settle ? w.spade + w.neutralBuilding : 0) +
    (gain.neutral ? w.neutralBuilding : 0) +
    (gain.anywhere ? w.neutralBuilding + w.freeGuild : 0) +
    (gain.replace ? (gain.replace.from === 'school' ? w.downgrade : w.freeGuild) : 0)
  );
}
