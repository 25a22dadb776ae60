/** Points by source and round. */
import type { Score, ScoreLine } from '@tarsas/kernel';
import { ranks } from '@tarsas/terra';
import { ROUNDS } from '../../data/index.ts';
import { LINES, type Line, type Player, type State } from '../state.ts';

/** Room for the rounds in a tally key: 0 for the set-up, 7 for the final scoring. */
const ROUND_SLOTS = 8;

export function score(s: State): Score<Line>[] {
  const rank = ranks(s.players.map(p => p.vp));
  return s.players.map((p, seat) => {
    const lines: ScoreLine<Line>[] = [];
    for (let i = 0; i < p.tally.length; i += 2) {
      const round = p.tally[i] % ROUND_SLOTS;
      const line = { key: LINES[Math.floor(p.tally[i] / ROUND_SLOTS)], points: p.tally[i + 1] };
      lines.push(round >= 1 && round <= ROUNDS ? { ...line, round } : line);
    }
    return { seat, points: p.vp, rank: rank[seat], lines };
  });
}

/** Writes points into the breakdown. */
export function note(p: Player, line: Line, round: number, points: number): void {
  const key = LINES.indexOf(line) * ROUND_SLOTS + round;
  for (let i = 0; i < p.tally.length; i += 2) {
    if (p.tally[i] !== key) continue;
    p.tally[i + 1] += points;
    return;
  }
  p.tally.push(key, points);
}
