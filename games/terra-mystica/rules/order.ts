/** Standing orders: answers to offers of power given beforehand. */
import type { Decision } from '@tarsas/kernel';
import { answerFor, takeable } from '@tarsas/terra';
import type { Choice, Frame, State } from './state.ts';

/** `leech`: the most points to pay for power; -1 never takes any, 0 takes 1 power always. */
export function order(
  s: State,
  { frame, seat }: Decision<Frame>,
  wish: Readonly<Record<string, string | number | boolean>>,
): Choice | null {
  if (typeof wish.leech !== 'number') return null;
  const offer = offerTo(s, frame, seat);
  if (!offer) return null;
  const p = s.players[seat];
  return { do: answerFor(takeable(offer.power, p.bowls, p.vp), wish.leech), ...offer };
}

function offerTo(s: State, frame: Frame, seat: number): { from: number; power: number } | null {
  if (frame.kind === 'leech') {
    const offer = frame.offers.find(o => o.seat === seat && o.answer === 'none');
    return offer ? { from: frame.seat, power: offer.power } : null;
  }
  const open = s.offers.find(o => o.seat === seat);
  return open ? { from: open.from, power: open.power } : null;
}
