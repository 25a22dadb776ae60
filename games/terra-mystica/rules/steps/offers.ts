/** Offering power to the neighbours of a new or upgraded structure, and settling their answers (TM-LEECH). */
import type { Seat } from '@tarsas/kernel';
import { gainPower, powerAround, priceOf, roomFor, seatsAfter, takeable } from '@tarsas/terra';
import { abilityOf } from '../abilities.ts';
import { receive, score } from '../effects.ts';
import { powerValueAt } from '../questions/town.ts';
import { boardOf, type Choice, type Offer, type Play, type State } from '../state.ts';

/** Everybody with structures directly adjacent may gain power; who can gain none is not asked (TM-LEECH-02, TM-DEC-01). */
export function offerPower(g: Play, from: Seat, hex: number): void {
  const { s } = g;
  const power = powerAround(boardOf(s), hex, from, s.seats, at => powerValueAt(s, at));
  const asked: Seat[] = [];
  let neighbours = 0;
  for (const seat of seatsAfter(s.table, from)) {
    if (power[seat] === 0) continue;
    neighbours++;
    if (s.players[seat].gone || roomFor(s.players[seat].bowls) === 0) continue;
    asked.push(seat);
    g.log('offered', { seat, from, power: power[seat] }, 'TM-LEECH-02');
  }
  if (asked.length === 0) {
    if (neighbours > 0 && s.options.declinedOffers === 'rulebook') nobodyTook(g, from);
    return;
  }
  if (s.options.leech === 'at-once') {
    g.call({ kind: 'leech', seat: from, hex, taken: false, offers: asked.map(seat => ({ seat, power: power[seat], answer: 'none' })) });
    return;
  }
  s.events++;
  for (const seat of asked) s.offers.push({ seat, from, power: power[seat], event: s.events, taken: false, declined: false });
}

/** Taking n power costs n - 1 points, never more than there are (TM-LEECH-08, TM-LEECH-12, TM-LEECH-14). */
export function take(g: Play, seat: Seat, from: Seat, offered: number): void {
  const p = g.s.players[seat];
  const power = gainPower(p.bowls, takeable(offered, p.bowls, p.vp));
  g.log('taken', { seat, from, power, offered }, 'TM-LEECH-03');
  score(g, seat, -priceOf(power), 'leech', 'TM-LEECH-08');
}

export function decline(g: Play, seat: Seat, from: Seat, power: number): void {
  g.log('declined', { seat, from, power }, 'TM-LEECH-06');
}

export function somebodyTook(g: Play, from: Seat): void {
  const effect = abilityOf(g.s.players[from]).offersTaken;
  if (effect) receive(g, from, effect);
}

export function nobodyTook(g: Play, from: Seat): void {
  const effect = abilityOf(g.s.players[from]).offersDeclined;
  if (!effect || g.s.options.declinedOffers === 'none') return;
  g.log('noTakers', { seat: from }, effect.rule);
  receive(g, from, effect);
}

// Open offers: play goes on meanwhile, and each answer counts when it is given (option `leech: open`).

export const offersFor = (s: State, seat: Seat): Offer[] => s.offers.filter(offer => offer.seat === seat);

/** Two offers of the same power from the same seat are one choice. */
export function offerChoices(s: State, seat: Seat): Choice[] {
  const choices: Choice[] = [];
  for (const offer of s.offers) {
    const { from, power } = offer;
    if (offer.seat !== seat || s.offers.find(o => o.seat === seat && o.from === from && o.power === power) !== offer) continue;
    choices.push({ do: 'take', from, power }, { do: 'decline', from, power });
  }
  return choices;
}

export function answerOffer(g: Play, seat: Seat, choice: Extract<Choice, { do: 'take' | 'decline' }>): void {
  const { s } = g;
  const offer = s.offers.find(o => o.seat === seat && o.from === choice.from && o.power === choice.power)!;
  s.offers = s.offers.filter(o => o !== offer);
  if (choice.do === 'take') {
    take(g, seat, offer.from, offer.power);
    if (!offer.taken) somebodyTook(g, offer.from);
    mark(s, offer.event, 'taken');
    withdrawFrom(g, seat);
  } else {
    decline(g, seat, offer.from, offer.power);
    mark(s, offer.event, 'declined');
    maybeNobodyTook(g, { ...offer, declined: true });
  }
}

function mark(s: State, event: number, what: 'taken' | 'declined'): void {
  for (const offer of s.offers) if (offer.event === event) offer[what] = true;
}

function maybeNobodyTook(g: Play, { event, from, taken, declined }: Offer): void {
  if (!taken && declined && !g.s.offers.some(offer => offer.event === event)) nobodyTook(g, from);
}

/** Whoever has become full can take nothing more, so nobody waits for an answer. */
function withdrawFrom(g: Play, seat: Seat): void {
  const { s } = g;
  if (roomFor(s.players[seat].bowls) > 0) return;
  const void_ = offersFor(s, seat);
  s.offers = s.offers.filter(offer => offer.seat !== seat);
  for (const offer of void_) maybeNobodyTook(g, offer);
}
