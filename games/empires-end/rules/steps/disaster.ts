/** The disaster phase: turning up, bidding, taking; also the double disaster (EE-BID, EE-TAKE, EE-DBL). */
import { type Play, type Seat, type Step, shuffle } from '@tarsas/kernel';
import { FEW, RESOURCES, type Some } from '../../data/components.ts';
import { componentsOf } from '../../data/index.ts';
import { type Ability, abilities } from '../questions/empire.ts';
import { total } from '../questions/price.ts';
import { trackOf } from '../questions/track.ts';
import { discard, draw, pay, receive } from '../resources.ts';
import type { CardId, Choice, EmpiresEnd, FrameOf, Player, State, Threat } from '../state.ts';

type Bidding = Extract<Choice, { do: 'bid' | 'freeBid' | 'take' | 'replace' | 'endTurn' }>;

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
    const mine = unexhausted(s, p);
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
    if (options.length === 0) options.push({ do: 'endTurn' });
    return [...options, ...replacements(s, p)];
  },

  choose(g, f, seat, choice) {
    const p = g.s.players[seat];
    switch (choice.do) {
      case 'bid':
        pay(p, { [choice.resource]: 1 });
        threat(g.s, choice.card)[choice.resource]++;
        g.log('bid', { seat, card: choice.card, resource: choice.resource }, 'EE-BID-04');
        f.decided = [...f.decided, choice.card];
        break;
      case 'freeBid':
        p.exhausted = [...p.exhausted, choice.source]; // EE-EXH-02; no token goes on the card (EE-EXH-08)
        g.log('freeBid', { seat, card: choice.card, source: choice.source }, 'EE-EXH-06');
        f.decided = [...f.decided, choice.card];
        break;
      case 'take':
        take(g, seat, choice.card);
        return g.goto({ kind: 'goOnBidding', seat, decided: f.decided }); // what was taken may bring or cost an ability
      case 'replace':
        p.exhausted = [...p.exhausted, choice.source];
        replace(g, f, seat, choice);
        break;
      case 'endTurn':
        Object.assign(f, nextTurn(g.s, seat));
        return;
    }
    Object.assign(f, turnAfter(g.s, seat, f.decided));
  },
};

export const goOnBidding: Step<EmpiresEnd, FrameOf<'goOnBidding'>> = {
  run(g, { seat, decided }) {
    g.reveal(); // a taking is settled: the others, or everybody together, go on from here
    if (g.s.threats.length === 0) return g.done(); // EE-BID-05, EE-DBL-11
    g.goto({ kind: 'bidding', ...turnAfter(g.s, seat, decided) });
  },
};

/** EE-ABIL-12: a turn lasts until every open card is decided on, and after that as long as a card may still be replaced. */
function turnAfter(s: State, seat: Seat, decided: readonly CardId[]): Pick<FrameOf<'bidding'>, 'seat' | 'decided'> {
  const isOver = s.threats.every(({ card }) => decided.includes(card)) && replacements(s, s.players[seat]).length === 0;
  return isOver ? nextTurn(s, seat) : { seat, decided };
}

const nextTurn = (s: State, seat: Seat) => ({ seat: (seat + 1) % s.seats, decided: [] });

/** EE-EXH-01 */
const unexhausted = (s: State, p: Player): Ability[] => abilities(s, p, 'disaster').filter(({ source }) => !p.exhausted.includes(source));

/** EE-ABIL-10, -30: any open disaster, also one that was decided on before, as long as there is a card to turn up instead. */
function replacements(s: State, p: Player): Bidding[] {
  if (s.deck.length + s.discard.length === 0) return [];
  const sources = unexhausted(s, p).filter(({ effect }) => effect.op === 'replaceDisaster');
  return sources.flatMap(({ source }) => s.threats.map(({ card }) => ({ do: 'replace', card, source }) as const));
}

const threat = (s: State, card: CardId): Threat => s.threats[s.threats.findIndex(t => t.card === card)];

/** The four steps of taking: marker, resources, destruction, innovation (EE-TAKE-12); then perhaps few resources (EE-FEW). */
function take(g: Play<EmpiresEnd>, seat: Seat, card: CardId): void {
  const { s } = g;
  const resources = wonFrom(threat(s, card));
  s.threats = s.threats.filter(t => t.card !== card);
  if (s.threats.length === 0) {
    s.firstPlayer = seat; // EE-TAKE-01, EE-DBL-07: of two, the taker of the later one
    g.log('firstPlayer', { seat }, trackOf(s).spaces[s.space - 1] === 'doubleDisaster' ? 'EE-DBL-07' : 'EE-TAKE-01');
  }
  g.log('taken', { seat, card, resources }, 'EE-TAKE-02');
  receive(s.players[seat], resources);
  g.call({ kind: 'destroy', seat, position: componentsOf(s.options).disasters[card].target });
  g.call({ kind: 'place', seat, card });
  if (total(resources) < FEW) g.call({ kind: 'fewResources', seat, shown: null }); // five in the pot are five, as everybody sees
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
    s.deck = shuffle([...s.deck, card], n => g.random(n));
  }
}
