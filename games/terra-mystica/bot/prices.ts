/** What goods are worth in each round. */
import { falling, type Price } from '../../terra/bot/index.ts';
import { COINS_PER_POINT, type Gain, type Good, ROUNDS } from '../data/index.ts';
import type { TerraWeights } from './weights.ts';

export type Prices = Record<Good, Price>;

const known = new WeakMap<TerraWeights, Prices>();

export function pricesFor(w: TerraWeights): Prices {
  const prices = known.get(w) ?? workedOut(w);
  known.set(w, prices);
  return prices;
}

const AT_THE_END = 1 / COINS_PER_POINT;

const workedOut = (w: TerraWeights): Prices => ({
  coins: falling(w.coinEarly, w.coinLate, ROUNDS, AT_THE_END),
  workers: falling(w.workerEarly, w.workerLate, ROUNDS, AT_THE_END),
  priests: falling(w.priestEarly, w.priestLate, ROUNDS, AT_THE_END),
  power: falling(w.powerEarly, w.powerLate, ROUNDS, AT_THE_END),
});

/** Goods that come once, in a round. */
export function worthOf(gain: Gain, prices: Prices, round: number): number {
  return total(gain, prices, price => price.now[round]);
}

/** Goods that come in every round after this one. */
export function worthEachRound(gain: Gain, prices: Prices, round: number): number {
  return total(gain, prices, price => price.later[round]);
}

function total({ coins, workers, priests, power }: Gain, prices: Prices, of: (price: Price) => number): number {
  return coins * of(prices.coins) + workers * of(prices.workers) + priests * of(prices.priests) + power * of(prices.power);
}
