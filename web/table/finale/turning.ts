/** The moves that changed the gap between the first two most, as far as the points of the table tell. */
import type { Score, Seat } from '@tarsas/kernel';
import type { ToldMove } from '../../session/telling.ts';

export interface TurningPoint {
  move: ToldMove;
  /** The entry to look at. */
  n: number;
  /** In which it was made. */
  round: number | null;
  /** Who gained on the other, and how many points. */
  gainer: Seat;
  other: Seat;
  by: number;
}

/** Few enough to look at. */
const MOST = 3;

/** `order`: from the first to the last; `pointsAt`: everybody's points after an entry; null: not known. The last move is left out, as the final scoring comes with it. */
export function turningPoints(
  moves: readonly ToldMove[],
  order: readonly Score[],
  pointsAt: (n: number) => readonly number[] | null,
): TurningPoint[] {
  const [first, second] = order.map(({ seat }) => seat);
  if (first === undefined || second === undefined) return [];
  const gapAt = (n: number) => {
    const points = pointsAt(n);
    return points && points[first]! - points[second]!;
  };
  const hasRounds = moves.some(move => move.round !== null);
  let round: number | null = null;
  const found = moves.slice(0, -1).flatMap((move): TurningPoint[] => {
    // A move names the round that begins after it; it was made in the one before.
    const during = round;
    round = move.round ?? round;
    // What was taken back does not count, and what everybody begins with is dealt, not won.
    if (move.undone || (hasRounds && during === null)) return [];
    const n = move.lines.at(-1)!.n;
    const [before, after] = [gapAt(move.lines[0]!.n - 1), gapAt(n)];
    if (before === null || after === null || before === after) return [];
    const [gainer, other] = after > before ? [first, second] : [second, first];
    return [{ move, n, round: during, gainer, other, by: Math.abs(after - before) }];
  });
  const largest = found.sort((a, b) => b.by - a.by || a.n - b.n).slice(0, MOST);
  return largest.sort((a, b) => a.n - b.n);
}
