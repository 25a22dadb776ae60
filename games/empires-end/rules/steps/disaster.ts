/** The disaster phase: turning up, bidding, taking; also the double disaster (EE-BID, EE-TAKE, EE-DBL). */
import { type Play, type Seat, type Step, shuffle } from '@tarsas/kernel';
import { RESOURCES, type Some } from '../../data/components.ts';
import { componentsOf } from '../../data/index.ts';
import { abilities } from '../questions/empire.ts';
import { discard, draw } from '../resources.ts';
import type { CardId, Choice, EmpiresEnd, FrameOf, State, Threat } from '../state.ts';

type Bidding = Extract<Choice, { do: 'bid' | 'freeBid' | 'take' | 'replace' }>;

export const disasterPhase: Step<EmpiresEnd, FrameOf<'disasterPhase'>> = {
  run(g, f) {
    for (let n = 0; n < f.cards; n++) turnUp(g);
    if (g.s.threats.length === 0) return g.done();
    g.goto({ kind: 'bidding', seat: g.s.firstPlayer, decided: [] }); // EE-BID-03
  },
};

/** EE-BID-01 */
function turnUp(g: Play<EmpiresEnd>): void {
  const card = draw(g);
  if (card === null) return;
  g.s.threats.push({ card, wheat: 0, hammer: 0, axe: 0, coin: 0 });
  g.log('disaster', { card }, 'EE-BID-01');
}

/** Each player in turn decides once on every open card: pass by paying, or take it (EE-BID-03, EE-DBL-02). */
export const bidding: Step<EmpiresEnd, FrameOf<'bidding'>, Bidding> = {
  options(s, f, seat) {
    const p = s.players[seat];
    const { disasters } = componentsOf(s.options);
    const mine = abilities(s, p, 'disaster').filter(({ source }) => !p.exhausted.includes(source)); // EE-EXH-01
    const options: Bidding[] = [];
    for (const { card } of s.threats) {
      if (f.decided.includes(card)) continue;
      const { bid } = disasters[card];
      for (const resource of RESOURCES) {
        if ((resource === 'coin' || bid.includes(resource)) && p[resource] > 0) options.push({ do: 'bid', card, resource }); // EE-BID-04
      }
      for (const { source, effect } of mine) {
        if (effect.op === 'freeBid' && bid.includes(effect.resource)) options.push({ do: 'freeBid', card, source }); // EE-EXH-07
      }
      options.push({ do: 'take', card }); // EE-BID-06, EE-BID-09
    }
    if (s.deck.length + s.discard.length > 0) {
      for (const { source, effect } of mine) {
        if (effect.op === 'replaceDisaster') for (const { card } of s.threats) options.push({ do: 'replace', card, source });
      }
    }
    return options;
  },

  choose(g, f, seat, choice) {
    const p = g.s.players[seat];
    switch (choice.do) {
      case 'bid':
        p[choice.resource]--;
        threat(g.s, choice.card)[choice.resource]++;
        g.log('bid', { seat, card: choice.card, resource: choice.resource }, 'EE-BID-04');
        f.decided.push(choice.card);
        break;
      case 'freeBid':
        p.exhausted.push(choice.source); // EE-EXH-02; no token goes on the card (EE-EXH-08)
        g.log('freeBid', { seat, card: choice.card, source: choice.source }, 'EE-EXH-06');
        f.decided.push(choice.card);
        break;
      case 'take':
        take(g, seat, choice.card);
        break;
      case 'replace':
        p.exhausted.push(choice.source);
        replace(g, f, seat, choice);
        return; // EE-ABIL-12: it does not replace a turn
    }
    if (g.s.threats.length === 0) return g.done(); // EE-BID-05, EE-DBL-11
    if (g.s.threats.every(({ card }) => f.decided.includes(card))) {
      f.seat = (seat + 1) % g.s.seats;
      f.decided = [];
    }
  },
};

const threat = (s: State, card: CardId): Threat => s.threats[s.threats.findIndex(t => t.card === card)];

/** The four steps of taking: marker, resources, destruction, innovation (EE-TAKE-12); then perhaps few resources (EE-FEW). */
function take(g: Play<EmpiresEnd>, seat: Seat, card: CardId): void {
  const { s } = g;
  const resources = wonFrom(threat(s, card));
  s.threats = s.threats.filter(t => t.card !== card);
  if (s.threats.length === 0) {
    s.firstPlayer = seat; // EE-TAKE-01, EE-DBL-07: of two, the taker of the later one
    g.log('firstPlayer', { seat }, 'EE-TAKE-01');
  }
  g.log('taken', { seat, card, resources }, 'EE-TAKE-02');
  for (const resource of RESOURCES) s.players[seat][resource] += resources[resource] ?? 0;
  g.call({ kind: 'destroy', seat, position: componentsOf(s.options).disasters[card].target });
  g.call({ kind: 'place', seat, card });
  g.call({ kind: 'countResources', seat });
}

function wonFrom(stock: Threat): Some {
  const won: Some = {};
  for (const resource of RESOURCES) if (stock[resource] > 0) won[resource] = stock[resource];
  return won;
}

/** EE-ABIL-10 to -13: the new card is turned up first, bids stay, and the old card goes where the table wants it. */
function replace(g: Play<EmpiresEnd>, f: FrameOf<'bidding'>, seat: Seat, { card, source }: { card: CardId; source: string }): void {
  const { s } = g;
  const by = draw(g);
  if (by === null) return;
  threat(s, card).card = by;
  f.decided = f.decided.map(decided => (decided === card ? by : decided));
  g.log('replaced', { seat, source, card, by }, 'EE-ABIL-10');
  if (s.options.replacedDisasterGoes === 'discarded') discard(s, card);
  else {
    s.deck.push(card);
    shuffle(s.deck, n => g.random(n));
  }
}
