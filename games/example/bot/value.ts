/** Prizes, buried pebbles, and the share of the prizes to come that the pebbles in hand can hope for. */
import { PRIZES, ROUNDS } from '../data.ts';
import type { Example } from '../rules/index.ts';
import type { PebblesWeights } from './weights.ts';

const meanPrize = PRIZES.reduce((a, b) => a + b, 0) / PRIZES.length;

/** The round to come: prizes before it have been turned up. */
export function roundOf(s: Example['state']): number {
  const bottom = s.stack[0];
  return bottom?.kind === 'game' ? bottom.round : ROUNDS + 1;
}

/** What the value of a seat is made of. */
export const TERMS = ['prizes', 'buried', 'hope'] as const;

export function termsOf(s: Example['state'], { hope }: PebblesWeights): number[][] {
  const inHand = s.players.reduce((sum, { pebbles }) => sum + pebbles, 0);
  const toCome = s.over || inHand === 0 ? 0 : (ROUNDS + 1 - roundOf(s)) * meanPrize;
  return s.players.map(p => [p.prizes, p.buried, toCome === 0 ? 0 : (hope * toCome * p.pebbles) / inHand]);
}

export const value = (s: Example['state'], weights: PebblesWeights): number[] =>
  termsOf(s, weights).map(terms => terms.reduce((sum, points) => sum + points, 0));
