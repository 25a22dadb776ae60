/** Whether an effect can do anything for a player now (VWK-CARD-08, VWK-DEBT-10). Pure. */
import type { Seat } from '@tarsas/kernel';
import type { BuildingType, Effect } from '../../data/effects.ts';
import { hasTop, mayDestroy } from '../deck.ts';
import { components, type State, settingUp } from '../state.ts';
import { bankSpots, bookTop, folkTop, freeSpots, isOutside, SEGMENT_COUNT, workersIn } from './board.ts';
import { typeOf, unbuilt } from './buildings.ts';

const POSITIONS = [...Array(SEGMENT_COUNT).keys()];

export function possible(s: State, seat: Seat, effect: Effect): boolean {
  const p = s.players[seat];
  switch (effect.op) {
    case 'flip':
      return (effect.what !== 'deed' && p.unpaid > 0) || (effect.what !== 'debt' && p.acquired > 0);
    case 'rearrange':
      return p.board.filter(card => card !== null).length > 1;
    // What needs a hand or a pile does nothing in setup (VWK-SETUP-27).
    case 'discard':
      return !settingUp(s) && (p.hand.length > 0 || hasTop(p));
    case 'destroy':
      return !settingUp(s) && mayDestroy(p) && (p.hand.length > 0 || hasTop(p));
    case 'destroyOwn':
      return mayDestroy(p) && p.discard.length > 0;
    case 'shuffle':
      return !settingUp(s) && p.discard.length > 0;
    case 'hireFree':
      return POSITIONS.some(position => folkTop(s, position) !== null);
    case 'castleMove':
      return POSITIONS.some(section => workersIn(s.tier1, section, seat) > 0);
    case 'placeWorkers':
      return p.workers > 0;
    case 'placeBuilding':
      return unbuilt(p).some(b => typeOf(b) === effect.type) && spotsFor(s, seat, effect.at).length > 0;
    case 'takeManuscript':
      return manuscriptsOf(s, effect.costs).length > 0;
    case 'and':
    case 'or':
      return effect.of.some(part => possible(s, seat, part));
    case 'gain':
    case 'dismissAdjacent':
    case 'futureScheme':
      return true;
  }
}

/** Any free spot, or one on the viscount's own bank (VWK-BUILD-17, VWK-SETUP-18). */
export function spotsFor(s: State, seat: Seat, at: 'anywhere' | 'viscount'): number[] {
  if (at === 'anywhere') return freeSpots(s);
  const space = s.players[seat].at;
  return isOutside(space) ? bankSpots(s, space).filter(spot => s.spots[spot] < 0) : [];
}

export const buildingsLeft = (s: State, seat: Seat, type: BuildingType): number[] =>
  unbuilt(s.players[seat]).filter(b => typeOf(b) === type);

/** Positions of visible manuscripts of these costs; printed ones cannot be taken for free (VWK-MANU-08). */
export function manuscriptsOf(s: State, costs: readonly number[]): number[] {
  const { manuscripts } = components(s);
  return POSITIONS.filter(position => {
    const top = bookTop(s, position);
    return top !== null && costs.includes(manuscripts[top].cost);
  });
}
