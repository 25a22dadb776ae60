/** Standing orders: answers to offers of power given beforehand. */
import type { Decision } from '@tarsas/kernel';
import { answerFor, LEECH_WISHES } from '@tarsas/terra';
import type { Choice, Frame, State } from './state.ts';

export const orders = { leech: { values: LEECH_WISHES } };

/** `leech`: the most points to pay for power; -1 never takes any, 0 takes 1 power always. */
export function order(
  _: State,
  { frame, seat }: Decision<Frame>,
  wish: Readonly<Record<string, string | number | boolean>>,
): Choice | null {
  if (frame.kind !== 'offers' || typeof wish.leech !== 'number') return null;
  const offer = frame.offers.find(o => o.seat === seat);
  if (!offer) return null;
  return answerFor(offer.power, wish.leech) === 'take' ? { do: 'take', power: offer.power } : { do: 'decline' };
}
