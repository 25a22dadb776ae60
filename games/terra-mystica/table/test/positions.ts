/** Positions to draw: random games in which towns are founded. */
import { positionsOf } from '@tarsas/kit/testing/positions.ts';
import { terraMystica } from '../../rules/index.ts';
import type { TerraMystica } from '../../rules/state.ts';

export const positions = positionsOf<TerraMystica>(terraMystica, {
  rare: ['pass', 'convert', 'sacrifice', 'leave', 'giveUp', 'bid', 'decline', 'done'],
  patience: 25,
  growth: ['build', 'upgrade'],
  // Home terrain comes first among the terrains.
  answer: ([first]) => (first.do === 'into' ? first : undefined),
});
export const { play, sceneOf, draft, a } = positions;
