/** Can it be paid? */
import { raisable } from '@tarsas/terra';
import type { Price } from '../../data/index.ts';
import type { Player, State } from '../state.ts';

export const canPay = (p: Player, { coins, workers, priests }: Price): boolean =>
  p.coins >= coins && p.workers >= workers && p.priests >= priests;

export const canPayBoth = (p: Player, a: Price, b: Price): boolean =>
  p.coins >= a.coins + b.coins && p.workers >= a.workers + b.workers && p.priests >= a.priests + b.priests;

/** Power that can be spent now, tokens of bowl II sacrificed where the table plays it so (TM-BURN-01, TM-DEC-09). */
export function spendable(s: State, p: Player): number {
  return s.options.sacrifice === 'when-needed' ? raisable(p.bowls) : p.bowls[2];
}

export const tokensOf = (p: Player): number => p.bowls[0] + p.bowls[1] + p.bowls[2];
