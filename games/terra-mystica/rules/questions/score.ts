/** Points by source and round. */
import type { Score } from '@tarsas/kernel';
import { linesOf, ranks } from '@tarsas/terra';
import { ROUNDS } from '../../data/index.ts';
import { LINES, type Line, type State } from '../state.ts';

export function score(s: State): Score<Line>[] {
  const rank = ranks(s.players.map(p => p.vp));
  return s.players.map((p, seat) => ({ seat, points: p.vp, rank: rank[seat], lines: linesOf(p.tally, LINES, ROUNDS) }));
}
