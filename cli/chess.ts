/** The calibrator: random legal chess with a well-kept library, so that figures from different machines can be compared. */

import type { Random } from '@tarsas/kernel';
import { Chess } from 'chessops/chess';

const LONGEST_GAME = 200;

/** Random legal play, ply by ply: list every move, make one. */
export function chess(random: Random): () => void {
  let position = Chess.default();
  let plies = 0;
  return () => {
    const moves: [from: number, to: number][] = [];
    for (const [from, squares] of position.allDests()) for (const to of squares) moves.push([from, to]);
    if (moves.length === 0 || plies >= LONGEST_GAME) {
      position = Chess.default();
      plies = 0;
      return;
    }
    const [from, to] = moves[random(moves.length)];
    position.play({ from, to, promotion: promotes(position, from, to) ? 'queen' : undefined });
    plies++;
  };
}

function promotes(position: Chess, from: number, to: number): boolean {
  return position.board.pawn.has(from) && (to < 8 || to >= 56);
}
