/** Rewards due to a player: what they could bring, and whether they can still be taken (TM-DEC-06). */
import { freeBridgePlaces } from '@tarsas/terra';
import { CULTS, type Cult, FAVOR_IDS, type FavorId, TOP } from '../../data/index.ts';
import { boardOf, type Due, type State } from '../state.ts';
import { canTakePriest, exchangesOpen } from './convert.ts';
import { canPay, withinMeans } from './stock.ts';
import { townTileLeft } from './town.ts';

/** Steps of the two rewards that let choose a track. */
export const STEPS = { step: 1, steps: 2 } as const;

/** The reward that a step is taken for: one step on a track of choice comes before two. */
export const stepDue = (due: readonly Due[]): keyof typeof STEPS => (due.includes('step') ? 'step' : 'steps');

/** The track of a step to the top that waits for a key; null for other rewards. */
export const trackOf = (due: Due): Cult | null => CULTS.find(cult => due === `top:${cult}`) ?? null;

export const topTaken = (s: State, cult: number): boolean => s.players.some(p => p.cults[cult] === TOP);

/** One of each kind per player (TM-FAV-01). */
export function favorsFor(s: State, seat: number): FavorId[] {
  return FAVOR_IDS.filter((tile, i) => s.favorsLeft[i] > 0 && !s.players[seat].favors.includes(tile));
}

/** Free places with an own structure at one end (TM-BRIDGE-02). */
export function bridgePlaces(s: State, seat: number): number[] {
  return s.players[seat].bridges === 0 ? [] : freeBridgePlaces(boardOf(s), seat);
}

/** A cult action needs a step that can be taken (TM-DEC-23). */
export function canStep(s: State, seat: number): boolean {
  const p = s.players[seat];
  return (
    s.options.idleActions ||
    CULTS.some((_, cult) => p.cults[cult] < TOP - 1 || (p.cults[cult] === TOP - 1 && p.keys > 0 && !topTaken(s, cult)))
  );
}

/** Could the reward still be taken? No favor or town tile may be left, the top may be taken by another player, a priest may be of no use. */
export function isPossible(s: State, seat: number, due: Due): boolean {
  switch (due) {
    case 'favor':
      return favorsFor(s, seat).length > 0;
    case 'town':
      return townTileLeft(s);
    case 'priest':
      // In the own turn a conversion may bring the coins (TM-DEC-07).
      return canTakePriest(s, seat, s.active === seat ? withinMeans : canPay);
    case 'token':
      return s.players[seat].vp > 0 || exchangesOpen(s, seat).some(({ to }) => to === 'points');
    case 'step':
    case 'steps':
    case 'bridge':
    case 'spades':
    case 'ordain':
      return true;
    case 'top:fire':
    case 'top:water':
    case 'top:earth':
    case 'top:air':
      return !topTaken(
        s,
        CULTS.findIndex(cult => due === `top:${cult}`),
      );
  }
}
