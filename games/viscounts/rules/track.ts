/** The virtue and corruption markers (VWK-VC). They never pass each other; once together they move together. */
import { TRACK } from '../data/player-board.ts';
import type { Player } from './state.ts';

type Markers = Pick<Player, 'corruption' | 'virtue'>;

export const haveMet = (p: Markers): boolean => p.corruption === p.virtue;

/** One space right. Returns whether anything moved: at the far end the rest is lost (VWK-VC-02). */
export function gainCorruption(p: Markers): boolean {
  if (haveMet(p)) {
    if (p.virtue === TRACK.right) return false;
    p.virtue++;
  }
  p.corruption++;
  return true;
}

/** One space left. */
export function gainVirtue(p: Markers): boolean {
  if (haveMet(p)) {
    if (p.corruption === TRACK.left) return false;
    p.corruption--;
  }
  p.virtue--;
  return true;
}

/** Both back to their ends (VWK-COLL-07). */
export function resetMarkers(p: Markers): void {
  p.corruption = TRACK.left;
  p.virtue = TRACK.right;
}
