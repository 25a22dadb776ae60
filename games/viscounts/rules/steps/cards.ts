/** Effects on the own cards: rearrange, discard, destroy. All of them may be declined (VWK-ICON-09 to 11). */
import type { Seat, Step } from '@tarsas/kernel';
import type { Choice, Do } from '../choices.ts';
import { hasTop, leaveHand, mayDestroy, needTop, takeTop } from '../deck.ts';
import type { DestroyBody, DiscardBody, RearrangeBody } from '../frames.ts';
import { components, type G, type Player, type Viscounts } from '../state.ts';

/** Other orders of two and of three cards, as places in the present one. */
const ORDERS: Record<number, number[][]> = {
  2: [[1, 0]],
  3: [
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ],
};

/** The cards swap places among the spaces they lie on, and nothing else happens (VWK-OPEN-08, VWK-OPEN-09). */
export const rearrange: Step<Viscounts, RearrangeBody, Do<'arrange'> | Do<'decline'>> = {
  options(s, f) {
    const cards = s.players[f.seat].board.filter(card => card !== null);
    const orders = ORDERS[cards.length].map(order => ({ do: 'arrange' as const, cards: order.map(place => cards[place]) }));
    return [...orders, { do: 'decline' }];
  },
  choose(g, f, seat, choice) {
    g.done();
    if (choice.do === 'decline') return;
    const p = g.s.players[f.seat];
    let next = 0;
    for (const [space, card] of p.board.entries()) if (card !== null) p.board[space] = choice.cards[next++];
    g.log('rearranged', { seat, cards: choice.cards }, 'VWK-ICON-09');
  },
};

type Discard = Do<'discard'> | Do<'discardTop'> | Do<'decline'>;

/** Up to `n`, one after the other (VWK-OPEN-11). */
export const discard: Step<Viscounts, DiscardBody, Discard> = {
  options: (s, f) => fromHandOrTop(s.players[f.seat], card => ({ do: 'discard', card }), { do: 'discardTop' }),
  choose(g, f, seat, choice) {
    g.done();
    if (choice.do === 'decline') return;
    const p = g.s.players[seat];
    const card = choice.do === 'discard' ? fromHand(p, choice.card) : fromTop(g, seat);
    p.discard.push(card);
    g.log('discarded', { seat, card, from: choice.do === 'discard' ? 'hand' : 'draw' }, 'VWK-ICON-10');
    if (f.n > 1) g.call({ kind: 'effect', seat, effect: { op: 'discard', n: f.n - 1 } });
  },
};

type Destroy = Do<'destroy'> | Do<'destroyTop'> | Do<'decline'>;

/** It leaves the game and pays its value (VWK-ICON-11). */
export const destroy: Step<Viscounts, DestroyBody, Destroy> = {
  options: (s, f) =>
    mayDestroy(s.players[f.seat])
      ? fromHandOrTop(s.players[f.seat], card => ({ do: 'destroy', card }), { do: 'destroyTop' })
      : [{ do: 'decline' }],
  choose(g, f, seat, choice) {
    g.done();
    if (choice.do === 'decline') return;
    const p = g.s.players[seat];
    const card = choice.do === 'destroy' ? fromHand(p, choice.card) : fromTop(g, seat);
    const silver = components(g.s).cards[card].value;
    p.silver += silver;
    g.s.removed.push(card);
    g.log('destroyed', { seat, card, silver, from: choice.do === 'destroy' ? 'hand' : 'draw' }, 'VWK-ICON-11');
    if (f.n > 1) g.call({ kind: 'effect', seat, effect: { op: 'destroy', n: f.n - 1 } });
  },
};

function fromHandOrTop<One extends Choice, Top extends Choice>(
  p: Player,
  one: (card: string) => One,
  top: Top,
): (One | Top | Do<'decline'>)[] {
  return [...p.hand.map(one), ...(hasTop(p) ? [top] : []), { do: 'decline' }];
}

function fromHand(p: Player, card: string): string {
  leaveHand(p, card);
  return card;
}

/** Unseen, after a shuffle if the draw pile is empty; public from now on (VWK-OPEN-10, VWK-OPEN-12). */
function fromTop(g: G, seat: Seat): string {
  needTop(g, seat);
  g.reveal();
  return takeTop(g.s.players[seat]);
}
