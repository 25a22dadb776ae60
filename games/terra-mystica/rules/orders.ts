/** Standing orders: answers given beforehand. */
import type { Decision } from '@tarsas/kernel';
import { answerFor, LEECH_WISHES, takeable } from '@tarsas/terra';
import { ROUNDS } from '../data/index.ts';
import { actions } from './deeds/index.ts';
import type { Choice, Frame, FrameOf, State } from './state.ts';

type Wish = Readonly<Record<string, string | number | boolean>>;

export const orders = {
  leech: { values: LEECH_WISHES },
  pass: { values: ['stuck', 'next'] },
  bid: { values: [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20] },
};

/**
 * `leech`: what to do about power (see `LEECH_WISHES`). `pass`: in the last round, where no card is chosen,
 * when nothing but conversions is left (`stuck`) or at once (`next`). `bid`: points to bid for a faction at most.
 */
export function order(s: State, { frame, seat }: Decision<Frame>, wish: Wish): Choice | null {
  const offer = offerTo(s, frame, seat);
  if (offer) {
    const p = s.players[seat];
    const answer = answerFor(takeable(offer.power, p.bowls, p.vp), wish.leech);
    return answer && { do: answer, ...offer };
  }
  if (frame.kind === 'act') return maybePass(s, seat, wish.pass);
  if (frame.kind === 'bid' && typeof wish.bid === 'number') return bidUpTo(frame, wish.bid);
  return null;
}

function maybePass(s: State, seat: number, when: Wish[string] | undefined): Choice | null {
  if (s.round < ROUNDS || s.players[seat].due.length > 0) return null;
  const isStuck = () => actions(s, seat).every(choice => choice.do === 'pass' || choice.do === 'leave');
  return when === 'next' || (when === 'stuck' && isStuck()) ? { do: 'pass', card: null } : null;
}

/** One more than the last bid, up to the limit of the order; the first bidder must bid (FI-AUCT-03). */
function bidUpTo({ high, holder }: FrameOf<'bid'>, most: number): Choice {
  return high < most || holder < 0 ? { do: 'bid', points: high + 1 } : { do: 'passBid' };
}

function offerTo(s: State, frame: Frame, seat: number): { from: number; power: number } | null {
  if (frame.kind === 'leech') {
    const offer = frame.offers.find(o => o.seat === seat && o.answer === 'none');
    return offer ? { from: frame.seat, power: offer.power } : null;
  }
  const open = s.offers.find(o => o.seat === seat);
  return open ? { from: open.from, power: open.power } : null;
}
