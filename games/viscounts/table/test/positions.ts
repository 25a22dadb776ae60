/** Positions to draw: random games that act rather than skip, at every number of seats and against the AI. */
import { type Position as PositionOf, positionsOf } from '@tarsas/kit/testing/positions.ts';
import { viscounts } from '../../rules/index.ts';
import type { Viscounts } from '../../rules/state.ts';

export type Position = PositionOf<Viscounts>;

export const positions = positionsOf<Viscounts>(viscounts, {
  rare: ['skip', 'decline'],
  patience: 12,
  inOrder: true,
  growth: ['construct', 'placeWorkers', 'transcribe'],
});
export const { play, sceneOf, draft, a } = positions;
