/** Can it be paid? */
import { raisable } from '@tarsas/terra';
import { CONVERSIONS, type Price } from '../../data/index.ts';
import type { Player, State } from '../state.ts';

const POWER_PER_WORKER = CONVERSIONS.find(({ from, to }) => from === 'power' && to === 'workers')!.price;

export const canPay = (p: Player, { coins, workers, priests }: Price): boolean =>
  p.coins >= coins && p.workers >= workers && p.priests >= priests;

export const canPayBoth = (p: Player, a: Price, b: Price): boolean =>
  p.coins >= a.coins + b.coins && p.workers >= a.workers + b.workers && p.priests >= a.priests + b.priests;

/** Power that can be spent now, tokens of bowl II sacrificed where the table plays it so (TM-BURN-01, TM-DEC-09). */
export function spendable(s: State, p: Player): number {
  return s.options.sacrifice === 'when-needed' ? raisable(p.bowls) : p.bowls[2];
}

/** Could the player pay after conversions? Power counts with what sacrificing would add. */
export function withinMeans(p: Player, { coins, workers }: Price): boolean {
  const lacking = Math.max(0, workers - p.workers);
  const fromPriests = Math.min(lacking, p.priests);
  const power = raisable(p.bowls) - POWER_PER_WORKER * (lacking - fromPriests);
  return power >= 0 && p.coins + Math.max(0, p.workers - workers) + p.priests - fromPriests + power >= coins;
}

export const tokensOf = (p: Player): number => p.bowls[0] + p.bowls[1] + p.bowls[2];
