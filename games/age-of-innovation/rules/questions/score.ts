/** Points by source and round. */
import type { Score } from '@tarsas/kernel';
import { linesOf, note as noteIn, ranks } from '@tarsas/terra';
import { ROUNDS } from '../../data/index.ts';
import { LINES, type Line, type Player, type State } from '../state.ts';

export function score(s: State): Score<Line>[] {
  const rank = ranks(s.players.map(p => p.vp));
  return s.players.map((p, seat) => ({ seat, points: p.vp, rank: rank[seat], lines: linesOf(p.tally, LINES, ROUNDS) }));
}

/** Writes points into the breakdown. */
export function note(p: Player, line: Line, round: number, points: number): void {
  p.tally = noteIn(p.tally, LINES.indexOf(line), round, points);
}
