/** Standing orders: what a player wants done without being asked. */
import type { Decision } from '@tarsas/kernel';
import type { RESOURCES } from '../data/components.ts';
import { total } from './questions/price.ts';
import type { Choice, Frame, State } from './state.ts';
import { bidding } from './steps/disaster.ts';
import { economy } from './steps/economy.ts';

export const orders = { bidBelow: { values: [1, 2, 3, 4, 5, 6] }, collect: { values: [true] } };

/**
 * `bidBelow: n`: pass by paying as long as fewer than n tokens lie on the card, named resources before coins, most plentiful first.
 * `collect: true`: take all plain gains of an economy phase at once.
 */
export function order(s: State, decision: Decision<Frame>, wish: Readonly<Record<string, string | number | boolean>>): Choice | null {
  const { frame, seat } = decision;
  if (frame.kind === 'bidding' && typeof wish.bidBelow === 'number') return cheapestBid(s, frame, seat, wish.bidBelow);
  if (frame.kind === 'economy' && wish.collect === true)
    return economy.options?.(s, frame, seat).find(option => option.do === 'collect') ?? null;
  return null;
}

function cheapestBid(s: State, frame: Extract<Frame, { kind: 'bidding' }>, seat: number, below: number): Choice | null {
  const p = s.players[seat];
  const options = bidding.options?.(s, frame, seat) ?? [];
  const open = s.threats.find(({ card }) => !frame.decided.includes(card));
  if (!open) return options.find(option => option.do === 'endTurn') ?? null;
  if (total(open) >= below) return null;
  const bids = options.flatMap(option => (option.do === 'bid' && option.card === open.card ? [option] : []));
  const rank = (resource: (typeof RESOURCES)[number]) => (resource === 'coin' ? -1 : p[resource]);
  return bids.sort((a, b) => rank(b.resource) - rank(a.resource))[0] ?? null;
}

/** Whoever has used some abilities of a phase may leave the others alone (EE-ECO-10, EE-PHASE-08). */
export const closes = (_: State, { frame }: Decision<Frame>): Choice | null =>
  frame.kind === 'economy' || frame.kind === 'industry' ? { do: 'finish' } : null;
