/** Answers to open offers of power: play goes on meanwhile, and each answer counts when it is given (option `leech: open`). */
import type { Seat } from '@tarsas/kernel';
import { roomFor } from '@tarsas/terra';
import type { Deed } from '../deed.ts';
import { declinePower, nobodyTook, somebodyTook, takePower } from '../leech.ts';
import type { Do, Offer, Play, State } from '../state.ts';

export const take: Deed<'take', Offer> = {
  options: (_s, _seat, { from, power }) => [{ do: 'take', from, power }],
  perform(g, seat, choice) {
    const { event, from, power, taken } = withdraw(g.s, seat, choice);
    takePower(g, seat, from, power);
    if (!taken) somebodyTook(g, from);
    for (const offer of g.s.offers) if (offer.event === event) offer.taken = true;
    if (roomFor(g.s.players[seat].bowls) === 0) withdrawAll(g, seat);
  },
};

export const decline: Deed<'decline', Offer> = {
  options: (_s, _seat, { from, power }) => [{ do: 'decline', from, power }],
  perform(g, seat, choice) {
    const answered = withdraw(g.s, seat, choice);
    declinePower(g, seat, answered.from, answered.power);
    for (const offer of g.s.offers) if (offer.event === answered.event) offer.declined = true;
    maybeNobodyTook(g, { ...answered, declined: true });
  },
};

/** Takes the offer that is answered off the list. */
function withdraw(s: State, seat: Seat, { from, power }: Do<'take' | 'decline'>): Offer {
  const at = s.offers.findIndex(offer => offer.seat === seat && offer.from === from && offer.power === power);
  return s.offers.splice(at, 1)[0];
}

/** A player whose bowls are full can take nothing more, so nobody waits for an answer. */
function withdrawAll(g: Play, seat: Seat): void {
  const idle = g.s.offers.filter(offer => offer.seat === seat);
  g.s.offers = g.s.offers.filter(offer => offer.seat !== seat);
  for (const offer of idle) maybeNobodyTook(g, offer);
}

function maybeNobodyTook(g: Play, { event, from, taken, declined }: Offer): void {
  if (!taken && declined && !g.s.offers.some(offer => offer.event === event)) nobodyTook(g, from);
}
