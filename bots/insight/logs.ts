/** Games that were played, walked through again. */
import { type Decision, type Kind, type Move, pending, start, type TableLog } from '@tarsas/kernel';
import type { Mind } from '../mind.ts';

export const startOf = (mind: Mind, log: TableLog): Kind['state'] => start(mind.game, log).state;

/** The decision a move answers. */
export function decisionOf(mind: Mind, s: Kind['state'], move: Move): Decision {
  const found = pending(mind.game, s).find(({ id, seat }) => id === move.decision && seat === move.seat);
  if (!found) throw new Error(`${mind.game.id}: decision ${move.decision} is not open`);
  return found;
}
