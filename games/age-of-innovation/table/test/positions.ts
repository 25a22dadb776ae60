/** Positions to draw: random games in which cities are founded and innovations developed. */
import { positionsOf } from '@tarsas/kit/testing/positions.ts';
import { ageOfInnovation } from '../../rules/index.ts';
import type { AgeOfInnovation, State } from '../../rules/state.ts';

export const positions = positionsOf<AgeOfInnovation>(ageOfInnovation, {
  rare: ['pass', 'convert', 'sacrifice', 'exchange', 'decline', 'done', 'keepKey', 'endTurn'],
  patience: 25,
  growth: ['build', 'upgrade', 'develop', 'annex', 'river'],
  // Native terrain comes last among the terrains.
  answer: options => (options[0].do === 'into' ? options.at(-1) : undefined),
});
export const { play, sceneOf, draft, a } = positions;

/** Enough of everything from the first round on, so that everything comes up. */
export const wealthy = { help };

function help(before: State): State | null {
  if (before.round === 0) return null;
  const s = structuredClone(before);
  for (const p of s.players) {
    p.coins += 60;
    p.tools += 40;
    p.scholars += 3;
    p.supply -= 3;
    p.bowls = [0, 0, 12];
    p.books = p.books.map(() => 2);
  }
  s.books = s.books.map(n => n - 2 * s.seats);
  return s;
}
