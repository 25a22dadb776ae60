/**
 * Hand, draw pile and discard pile. What goes in and out is public, the order is not, so a careful opponent can
 * often tell what a hand holds: after a shuffle the cards of the hand cannot be among those shuffled in. We note for
 * every hidden card when it entered the draw pile, and for every card of the hand when it was drawn; `imagine` deals
 * only hands that fit.
 */
import type { Seat } from '@tarsas/kernel';
import { LEADER } from '../data/castle.ts';
import { FEWEST_CARDS, HAND_LIMIT } from '../data/player-board.ts';
import { uncovered } from './questions/buildings.ts';
import { criminalsOf } from './questions/icons.ts';
import { type G, isAi, type Player, type State } from './state.ts';
import { gainCorruption, gainVirtue } from './track.ts';

export const cardsOwned = (p: Player): number =>
  p.hand.length + p.draw.length + p.discard.length + p.board.reduce((n, card) => n + (card === null ? 0 : 1), 0);

/** Nobody goes below three cards (VWK-P1-06). */
export const mayDestroy = (p: Player): boolean => cardsOwned(p) > FEWEST_CARDS;

/** A card can come from the draw pile if there is one, or if the discard pile can become one (VWK-ICON-10). */
export const hasTop = (p: Player): boolean => p.draw.length > 0 || p.discard.length > 0;

export function handLimit(s: State, seat: Seat): number {
  let limit = HAND_LIMIT + (s.leader === seat ? LEADER.handLimit : 0);
  for (const { ability } of uncovered(s, seat)) if (ability.kind === 'handLimit') limit += ability.plus;
  return limit;
}

/** Off the top of the draw pile, unseen by others; the pile must not be empty. */
export function takeTop(p: Player): string {
  const card = p.draw.pop();
  if (card === undefined) throw new Error('The draw pile is empty');
  p.drawSince.pop();
  return card;
}

function drawCard(p: Player): string {
  const since = p.drawSince[p.drawSince.length - 1];
  const card = takeTop(p);
  p.hand.push(card);
  p.handSince.push(since);
  p.drawnAt.push(p.shuffles);
  return card;
}

/** Takes a card out of the hand. */
export function leaveHand(p: Player, card: string): void {
  const i = p.hand.indexOf(card);
  const since = p.handSince[i];
  p.hand.splice(i, 1);
  p.handSince.splice(i, 1);
  // It may have been any of those drawn at or after that time. The earliest leaves most open for the rest.
  p.drawnAt.splice(
    p.drawnAt.findIndex(drawn => drawn >= since),
    1,
  );
}

/** The discard pile into the draw pile, all in a new order. */
export function mixDiscards(g: G, p: Player): void {
  p.shuffles++;
  for (const card of p.discard) {
    p.draw.push(card);
    p.drawSince.push(p.shuffles);
  }
  p.discard = [];
  for (let i = p.draw.length - 1; i > 0; i--) {
    const j = g.random(i + 1);
    [p.draw[i], p.draw[j]] = [p.draw[j], p.draw[i]];
    [p.drawSince[i], p.drawSince[j]] = [p.drawSince[j], p.drawSince[i]];
  }
}

/** A reshuffle with its criminal check, exactly one step however many criminals there are (VWK-DRAW-05, VWK-DRAW-08). */
export function reshuffle(g: G, seat: Seat): void {
  const p = g.s.players[seat];
  g.reveal();
  mixDiscards(g, p);
  const criminals = criminalsOf(g.s, seat) > 0;
  g.log('shuffled', { seat, criminals }, isAi(g.s, seat) ? 'VWK-SOLO-28' : 'VWK-DRAW-05');
  if (criminals) gainCorruption(p);
  else gainVirtue(p);
}

/** Makes sure that there is a top card, reshuffling if need be. */
export function needTop(g: G, seat: Seat): void {
  if (g.s.players[seat].draw.length === 0) reshuffle(g, seat);
}

/** Phase 6, and the three cards of the setup: one by one up to the limit (VWK-DRAW-01, VWK-DRAW-09). */
export function drawUp(g: G, seat: Seat, limit = handLimit(g.s, seat)): void {
  const p = g.s.players[seat];
  const cards: string[] = [];
  while (p.hand.length < limit && hasTop(p)) {
    needTop(g, seat);
    cards.push(drawCard(p));
  }
  if (cards.length === 0) return;
  g.reveal();
  g.log('drew', { seat, n: cards.length }, 'VWK-DRAW-01');
  g.log('drewCards', { seat, cards }, 'VWK-DRAW-01', seat);
}
