/** Can it be paid? */
import { raisable } from '@tarsas/terra';
import { CONVERSIONS, type Price } from '../../data/index.ts';
import { abilityOf } from '../abilities.ts';
import type { Player, State } from '../state.ts';

const powerFor = (good: keyof Price): number => CONVERSIONS.find(({ from, to }) => from === 'power' && to === good)!.price;
const POWER_PER_WORKER = powerFor('workers');
const POWER_PER_PRIEST = powerFor('priests');

/** Whether a price can be paid: with what is there (`canPay`), or after conversions (`withinMeans`). */
export type Affords = (p: Player, price: Price) => boolean;

export const canPay = (p: Player, { coins, workers, priests }: Price): boolean =>
  p.coins >= coins && p.workers >= workers && p.priests >= priests;

export const both = (a: Price, b: Price): Price => ({
  coins: a.coins + b.coins,
  workers: a.workers + b.workers,
  priests: a.priests + b.priests,
});

/** Power that can be spent now, tokens of bowl II sacrificed where the table plays it so (TM-BURN-01, TM-DEC-09). */
export function spendable(s: State, p: Player): number {
  return s.options.sacrifice === 'when-needed' ? raisable(p.bowls) : p.bowls[2];
}

/** Could the player pay after conversions (TM-DEC-07)? Power counts with what sacrificing would add, points where they become coins. */
export function withinMeans(p: Player, { coins, workers, priests }: Price): boolean {
  const newPriests = Math.max(0, priests - p.priests);
  if (newPriests > p.supply) return false;
  const sparePriests = Math.max(0, p.priests - priests);
  const lacking = Math.max(0, workers - p.workers);
  const fromPriests = Math.min(lacking, sparePriests);
  const power = raisable(p.bowls) - POWER_PER_PRIEST * newPriests - POWER_PER_WORKER * (lacking - fromPriests);
  const spare = Math.max(0, p.workers - workers) + sparePriests - fromPriests;
  return power >= 0 && p.coins + spare + power + coinsForPoints(p) >= coins;
}

/** Coins that the faction's exchange gives for all its points (TM-ALCH-01). */
function coinsForPoints(p: Player): number {
  const exchange = abilityOf(p).exchange?.find(({ from, to }) => from === 'points' && to === 'coins');
  return exchange ? Math.floor(p.vp / exchange.price) : 0;
}

export const tokensOf = (p: Player): number => p.bowls[0] + p.bowls[1] + p.bowls[2];
