/** The end: all decks are opened and everything is counted (VWK-OPEN-14, VWK-SCORE). */
import { pointsOf } from '../questions/score.ts';
import type { G } from '../state.ts';

export function announceScores(g: G): void {
  const { s } = g;
  g.reveal();
  const points = s.players.map((_, seat) => pointsOf(s, seat));
  for (const [seat, total] of points.entries()) g.log('scored', { seat, points: total }, 'VWK-SCORE-11');
  if (s.ai === null || s.seats > 1) return;
  const [human, ai] = points;
  g.log(human > ai ? 'soloWon' : 'soloLost', { points: human, ai }, 'VWK-SOLO-57');
}
