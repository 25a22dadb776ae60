/** Power for the neighbours of a new or upgraded structure: offering it, and what taking and declining it does (TM-LEECH). */
import type { Seat } from '@tarsas/kernel';
import { gainPower, powerAround, priceOf, roomFor, seatsAfter, takeable } from '@tarsas/terra';
import { abilityOf } from './abilities.ts';
import { receive, score } from './effects.ts';
import { powerValueAt } from './questions/town.ts';
import { boardOf, type Play } from './state.ts';

/** Everybody with structures directly adjacent may gain power; who can gain none is not asked (TM-LEECH-02, TM-DEC-01). */
export function offerPower(g: Play, from: Seat, hex: number): void {
  const { s } = g;
  const power = powerAround(boardOf(s), hex, from, s.seats, at => powerValueAt(s, at));
  const neighbours = seatsAfter(s.table, from).filter(seat => power[seat] > 0);
  const asked = neighbours.filter(seat => !s.players[seat].gone && roomFor(s.players[seat].bowls) > 0);
  for (const seat of asked) g.log('offered', { seat, from, power: power[seat] }, 'TM-LEECH-02');
  if (asked.length === 0) {
    if (neighbours.length > 0 && s.options.declinedOffers === 'rulebook') nobodyTook(g, from);
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
export function takePower(g: Play, seat: Seat, from: Seat, offered: number): void {
  const p = g.s.players[seat];
  const power = gainPower(p.bowls, takeable(offered, p.bowls, p.vp));
  g.log('taken', { seat, from, power, offered }, 'TM-LEECH-03');
  score(g, seat, -priceOf(power), 'leech', 'TM-LEECH-08');
}

export function declinePower(g: Play, seat: Seat, from: Seat, power: number): void {
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
