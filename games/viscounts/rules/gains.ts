/** Gains that ask nobody anything. What they set off in turn is for the steps to call. */
import type { Seat } from '@tarsas/kernel';
import type { Resource } from '../data/effects.ts';
import type { G } from './state.ts';
import { gainCorruption, gainVirtue } from './track.ts';

export function gainPieces(g: G, seat: Seat, what: Resource | 'silver', n: number): void {
  if (n === 0) return;
  g.s.players[seat][what] += n;
  g.log('gained', { seat, what, n }, 'VWK-ICON-01');
}

/** Step by step, because after the markers have met each step moves both (VWK-VC-08). */
export function gainSteps(g: G, seat: Seat, what: 'virtue' | 'corruption', n: number): void {
  if (n === 0) return;
  for (let i = 0; i < n; i++) {
    if (what === 'virtue') gainVirtue(g.s.players[seat]);
    else gainCorruption(g.s.players[seat]);
  }
  g.log('gained', { seat, what, n }, 'VWK-VC-01');
}

/** One debt or deed off the top of its stack. Cards gained in setup do not shorten the stacks (VWK-SETUP-24). */
export function gainCard(g: G, seat: Seat, what: 'debt' | 'deed'): void {
  const { s } = g;
  const p = s.players[seat];
  if (what === 'debt') p.unpaid++;
  else p.acquired++;
  g.log('gained', { seat, what, n: 1 }, 'VWK-DEBT-04');
  if (s.round === 0) return;
  if (what === 'debt' && s.debts > 0 && --s.debts === 0) endIsNear(g, 'poverty');
  if (what === 'deed' && s.deeds > 0 && --s.deeds === 0) endIsNear(g, 'prosperity');
}

/** The rest of this round and one more; a second card does not prolong the game (VWK-END-02, VWK-END-05). */
function endIsNear(g: G, card: 'poverty' | 'prosperity'): void {
  if (g.s.lastRound === 0) g.s.lastRound = g.s.round + 1;
  g.log(card, { lastRound: g.s.lastRound }, 'VWK-DEBT-11');
}

/** Turns one card over; the resource for a debt is the caller's business. */
export function flipCard(g: G, seat: Seat, what: 'debt' | 'deed'): void {
  const p = g.s.players[seat];
  if (what === 'debt') {
    p.unpaid--;
    p.paid++;
  } else {
    p.acquired--;
    p.approved++;
  }
  g.log('flipped', { seat, what }, what === 'debt' ? 'VWK-DEBT-05' : 'VWK-DEBT-06');
}
