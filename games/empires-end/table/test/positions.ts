/** Positions to draw: random games at tables of every kind, in which abilities are used and phases last. */
import { positionsOf } from '@tarsas/kit/testing/positions.ts';
import { empiresEnd } from '../../rules/index.ts';
import type { EmpiresEnd } from '../../rules/state.ts';

export const positions = positionsOf<EmpiresEnd>(empiresEnd, { rare: ['finish', 'collect', 'throwAway', 'sell'], patience: 8 });
export const { play, sceneOf, draft, a } = positions;
