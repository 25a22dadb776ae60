/** What goods and other gains are worth in each round: the later, the less can still be made of them. */
import { falling, type Price } from '../../terra/bot/index.ts';
import { COINS_PER_POINT, DISCIPLINES, type Gain, ROUNDS } from '../data/index.ts';
import type { AgeWeights } from './weights.ts';

export interface Prices {
  coins: Price;
  tools: Price;
  scholars: Price;
  power: Price;
  books: Price;
}

/** The time after the last pass, as a round. */
export const AFTER_ALL = ROUNDS + 1;

export function pricesFor(w: AgeWeights): Prices {
  const price = (early: number, late: number) => falling(early, late, ROUNDS, 1 / COINS_PER_POINT);
  return {
    coins: price(w.coinEarly, w.coinLate),
    tools: price(w.toolEarly, w.toolLate),
    scholars: price(w.scholarEarly, w.scholarLate),
    power: price(w.powerEarly, w.powerLate),
    books: price(w.bookEarly, w.bookLate),
  };
}

export const byRound = (of: (round: number) => number): number[] => Array.from({ length: AFTER_ALL + 1 }, (_, round) => of(round));

/** By round: one of something in every round after it. */
export function later(of: readonly number[]): number[] {
  return of.map((_, round) => of.slice(round + 1, ROUNDS + 1).reduce((a, b) => a + b, 0));
}

/** Goods, and what is not goods at a fixed rate; what has to be counted on the map is left out. */
export function worthOf(gain: Gain, prices: Prices, w: AgeWeights, round: number, seats: number): number {
  const goods = (good: keyof Prices) => (gain[good] ?? 0) * prices[good].now[round];
  const steps = (gain.steps ?? 0) + (gain.stepsInOne ?? 0) + DISCIPLINES.length * (gain.stepInEach ?? 0);
  return (
    goods('coins') +
    goods('tools') +
    goods('scholars') +
    goods('power') +
    goods('books') +
    (gain.booksOfIt ?? 0) * prices.books.now[round] +
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
