/** Tokens and cards coming and going. */
import { type Play, type Seat, shuffle } from '@tarsas/kernel';
import { RESOURCES, type Resource, type Some } from '../data/components.ts';
import { leftInSupply } from './questions/price.ts';
import type { CardId, EmpiresEnd, Player, State } from './state.ts';

/** From the supply; returns what was really there to take. */
export function gain(s: State, seat: Seat, wanted: Some): Some {
  const got: Some = {};
  for (const resource of RESOURCES) {
    const n = Math.min(wanted[resource] ?? 0, leftInSupply(s, resource));
    if (n <= 0) continue;
    got[resource] = n;
  }
  receive(s.players[seat], got);
  return got;
}

/** Behind the screen, before everybody's eyes. */
export function receive(p: Player, got: Some): void {
  for (const resource of RESOURCES) {
    p[resource] += got[resource] ?? 0;
    p.counted[resource] += got[resource] ?? 0;
  }
}

/** Back to the supply (EE-RES-09). */
export const pay = (p: Player, paid: Some): void => receive(p, times(paid, -1));

export function times(some: Some, n: number): Some {
  const product: Some = {};
  for (const resource of Object.keys(some) as Resource[]) product[resource] = (some[resource] ?? 0) * n;
  return product;
}

export function discard(s: State, card: CardId): void {
  const at = s.discard.findIndex(other => other > card);
  s.discard = s.discard.toSpliced(at < 0 ? s.discard.length : at, 0, card);
}

/** The top card; an empty deck is first made anew of the discards (EE-IND-13). Null when there is no card at all. */
export function draw(g: Play<EmpiresEnd>): CardId | null {
  const { s } = g;
  if (s.deck.length === 0 && s.discard.length > 0) {
    g.log('reshuffled', { cards: s.discard.length }, 'EE-IND-13');
    s.deck = shuffle([...s.discard], n => g.random(n));
    s.discard = [];
  }
  g.reveal();
  const card = s.deck.at(-1) ?? null;
  s.deck = s.deck.slice(0, -1);
  return card;
}

/** In turn order from the first player (EE-IND-27). */
export function drawUpTo(g: Play<EmpiresEnd>, hand: number, draws: (seat: Seat) => boolean = () => true): void {
  for (const seat of turnOrder(g.s).filter(draws)) {
    const p = g.s.players[seat];
    const drawn: CardId[] = [];
    while (p.hand.length + drawn.length < hand) {
      const card = draw(g);
      if (card === null) break;
      drawn.push(card);
    }
    if (drawn.length === 0) continue;
    p.hand = [...p.hand, ...drawn];
    g.log('drew', { seat, cards: drawn.length }, 'EE-IND-11');
    g.log('drewCards', { seat, cards: drawn }, 'EE-IND-11', seat);
  }
}

/** Clockwise from the first player (EE-SETUP-16). */
export function turnOrder(s: State): Seat[] {
  return Array.from({ length: s.seats }, (_, i) => (s.firstPlayer + i) % s.seats);
}
