/** What goods are worth in each round: the later, the less can still be made of them. */
import { COINS_PER_POINT, type Gain, ROUNDS } from '../data/index.ts';
import type { TerraWeights } from './weights.ts';

/** By round, and for the time after the last pass: the worth of one of each. */
export interface Prices {
  coins: number[];
  workers: number[];
  priests: number[];
  power: number[];
  /** By round: one of each in every round after it. */
  later: { coins: number[]; workers: number[]; priests: number[]; power: number[] };
}

const known = new WeakMap<TerraWeights, Prices>();

export function pricesFor(w: TerraWeights): Prices {
  const prices = known.get(w) ?? workedOut(w);
  known.set(w, prices);
  return prices;
}

const AT_THE_END = 1 / COINS_PER_POINT;

function workedOut(w: TerraWeights): Prices {
  const falling = (early: number, late: number): number[] => {
    const at = (round: number) => early + ((late - early) * (Math.max(1, round) - 1)) / (ROUNDS - 1);
    return Array.from({ length: ROUNDS + 2 }, (_, round) => (round > ROUNDS ? AT_THE_END : at(round)));
  };
  const coins = falling(w.coinEarly, w.coinLate);
  const workers = falling(w.workerEarly, w.workerLate);
  const priests = falling(w.priestEarly, w.priestLate);
  const power = falling(w.powerEarly, w.powerLate);
  const later = (of: readonly number[]) => of.map((_, round) => of.slice(round + 1, ROUNDS + 1).reduce((a, b) => a + b, 0));
  return {
    coins,
    workers,
    priests,
    power,
    later: { coins: later(coins), workers: later(workers), priests: later(priests), power: later(power) },
  };
}

/** Goods that come once, in a round. */
export function worthOf({ coins, workers, priests, power }: Gain, prices: Prices, round: number): number {
  return coins * prices.coins[round] + workers * prices.workers[round] + priests * prices.priests[round] + power * prices.power[round];
}

/** Goods that come in every round after this one. */
export function worthEachRound({ coins, workers, priests, power }: Gain, { later }: Prices, round: number): number {
  return coins * later.coins[round] + workers * later.workers[round] + priests * later.priests[round] + power * later.power[round];
}
