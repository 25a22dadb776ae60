/** Power for the neighbours of a player who builds (section 9). All are asked at once, answers count in turn order. */
import type { Seat } from '@tarsas/kernel';
import { countingNow, gainPower, type Offer, priceOf, seatsAfter, seatsThat, takeable } from '@tarsas/terra';
import { note } from '../questions/score.ts';
import type { Play, Step } from '../state.ts';

/** Calls the question about the oldest build whose neighbours have not been asked. False when there is none. */
export function offerNext(g: Play): boolean {
  const { s } = g;
  for (let built = s.built.shift(); built; built = s.built.shift()) {
    const { seat: from, hex, power } = built;
    const offers: Offer[] = [];
    for (const seat of seatsAfter(s.order, from)) {
      const p = s.players[seat];
      // Nothing to gain is no offer (AOI-LEECH-12).
      const most = takeable(power[seat], p.bowls, p.vp);
      if (most > 0) offers.push({ seat, power: most, answer: 'none' });
    }
    if (offers.length === 0) continue;
    for (const offer of offers) g.log('offered', { seat: offer.seat, from, power: offer.power }, 'AOI-LEECH-06');
    g.call({ kind: 'offers', from, hex, offers });
    return true;
  }
  return false;
}

export const offers: Step<'offers'> = {
  who: (_, f) => seatsThat(f.offers, false),
  revise: (_, f) => seatsThat(f.offers, true),
  options: (_, f, seat) => {
    const offer = f.offers.find(o => o.seat === seat);
    return offer ? [{ do: 'take', power: offer.power }, { do: 'decline' }] : [];
  },
  choose(g, f, seat, choice) {
    const offer = f.offers.find(o => o.seat === seat);
    if (!offer) return;
    offer.answer = choice.do === 'take' ? 'take' : 'decline';
    // A player later in turn order may wait and see (AOI-LEECH-03).
    for (const counted of countingNow(f.offers)) {
      if (counted.seat !== seat) g.reveal();
      settle(g, f.from, counted);
    }
    if (f.offers.length === 0) g.done();
  },
};

/** All or nothing, but never more than the bowls and the points allow (AOI-LEECH-07 to 09). */
function settle(g: Play, from: Seat, { seat, power, answer }: Offer): void {
  if (answer !== 'take') {
    g.log('declined', { seat, from, power }, 'AOI-LEECH-03');
    return;
  }
  const p = g.s.players[seat];
  gainPower(p.bowls, power);
  const points = priceOf(power);
  p.vp -= points;
  if (points > 0) note(p, 'leech', g.s.round, -points);
  g.log('taken', { seat, from, power, points }, 'AOI-LEECH-04');
}
