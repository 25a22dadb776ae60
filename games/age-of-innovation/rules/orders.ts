/** Standing orders: answers to offers of power given beforehand. */
import type { Decision } from '@tarsas/kernel';
import { answerFor, LEECH_WISHES } from '@tarsas/terra';
import type { Choice, Frame, State } from './state.ts';

export const orders = { leech: { values: LEECH_WISHES } };

/** `leech`: what to do about power (see `LEECH_WISHES`). */
export function order(
  _: State,
  { frame, seat }: Decision<Frame>,
  wish: Readonly<Record<string, string | number | boolean>>,
): Choice | null {
  const offer = frame.kind === 'offers' ? frame.offers.find(o => o.seat === seat) : undefined;
  const answer = offer ? answerFor(offer.power, wish.leech) : null;
  return offer && answer === 'take' ? { do: 'take', power: offer.power } : answer && { do: 'decline' };
}
