/** Phase 5: the markers of the active player share a space (VWK-COLL). */
import type { Seat, Step } from '@tarsas/kernel';
import { CELLS } from '../../data/player-board.ts';
import { AI_CELLS } from '../../data/solo.ts';
import type { CollisionBody } from '../frames.ts';
import { criminalsOf } from '../questions/icons.ts';
import { type G, inTurnOrder, isAi, type State, type Viscounts } from '../state.ts';
import { resetMarkers } from '../track.ts';
import { callSources, cardsOn, slotsOn } from './abilities.ts';

/** Strictly in this order; each step looks at the markers as they then stand (VWK-COLL-06). */
export const collision: Step<Viscounts, CollisionBody> = {
  run(g, f) {
    const { seat } = f;
    switch (f.step++) {
      case 0:
        g.log('collision', { seat, cell: cellOf(g.s, seat) }, 'VWK-COLL-01');
        // The human workshop; what an AI has built comes with the cards (VWK-COLL-02, VWK-SOLO-59).
        return eachInTurn(g, seat, owner => (isAi(g.s, owner) ? [] : slotsOn(g.s, owner, 'collision')));
      case 1:
        return eachInTurn(g, seat, owner => (isAi(g.s, owner) ? slotsOn : cardsOn)(g.s, owner, 'collision')); // VWK-COLL-03
      case 2:
        for (const effect of ownRewards(g.s, seat)) g.call({ kind: 'effect', seat, effect }); // VWK-COLL-04
        return;
      case 3:
        return rewardOthers(g, seat);
      default:
        resetMarkers(g.s.players[seat]);
        g.log('collided', { seat }, 'VWK-COLL-07');
        g.done();
    }
  },
};

const cellOf = (s: State, seat: Seat): number => s.players[seat].corruption;

function eachInTurn(g: G, active: Seat, sources: (owner: Seat) => string[]): void {
  for (const owner of inTurnOrder(g.s, active)) callSources(g, owner, 'collision', sources(owner));
}

function ownRewards(s: State, seat: Seat) {
  const cell = cellOf(s, seat) - 1;
  return isAi(s, seat) ? AI_CELLS[cell] : CELLS[cell].own;
}

/** Everybody else, if they meet the condition below the space (VWK-COLL-05, VWK-COLL-09). */
function rewardOthers(g: G, seat: Seat): void {
  const cell = CELLS[cellOf(g.s, seat) - 1];
  for (const other of inTurnOrder(g.s, seat).slice(1)) {
    const criminals = criminalsOf(g.s, other) > 0;
    if (cell.if !== undefined && (cell.if === 'some') !== criminals) continue;
    g.call({ kind: 'effect', seat: other, effect: cell.others });
  }
}
