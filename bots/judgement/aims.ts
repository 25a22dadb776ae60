/**
 * What a position is trained on. The points at the end depend on much that came after it, so that thousands of games are needed to hear one position's
 * part in them. What was thought of the game a little later is nearer, and wrong in its own way; aims lie between the two (TD(λ)).
 */
import type { Gradient } from './gradient.ts';
import { pointsOf, type Sample } from './positions.ts';

/**
 * By position and seat, in points, for the positions of one game in their order. The network says what it thinks of each of them; `ahead` is the part of a game
 * after which its word counts e times more than the end.
 */
export function aimsOf(judge: Gradient, game: readonly Sample[], ahead: number): number[][] {
  const patience = Math.exp(-1 / (ahead * game.length));
  const all: number[][] = [];
  let aims = pointsOf(game[0]);
  for (let n = game.length - 1; n >= 0; n--) {
    all[n] = aims;
    const thought = judge.points(game[n]);
    aims = aims.map((aim, seat) => patience * aim + (1 - patience) * thought[seat]);
  }
  return all;
}
