/** Points by source and round. */
import type { Score, ScoreLine } from '@tarsas/kernel';
import { ranks } from '@tarsas/terra';
import { LINES, type Line, type State } from '../state.ts';

/** Room for the rounds in a tally key. */
export const ROUND_SLOTS = 8;

export function score(s: State): Score<Line>[] {
  const rank = ranks(s.players.map(p => p.vp));
  return s.players.map((p, seat) => {
    const lines: ScoreLine<Line>[] = [];
    for (let i = 0; i < p.tally.length; i += 2) {
      lines.push({ key: LINES[Math.floor(p.tally[i] / ROUND_SLOTS)], points: p.tally[i + 1], round: p.tally[i] % ROUND_SLOTS });
    }
    return { seat, points: p.vp, rank: rank[seat], lines };
  });
}
