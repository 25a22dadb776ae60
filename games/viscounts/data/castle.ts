/** The castle: three tiers, five sections on the first two (VWK-CASTLE). */
import { and, castleMove, destroy, type Effect, flip, gain, hireFree, or } from './effects.ts';

export const SECTION_IDS = ['ink-stone', 'flip', 'gold-or-move', 'hire-or-destroy', 'virtue-2'] as const;
export type SectionId = (typeof SECTION_IDS)[number];

/** Rewards of the second tier, clockwise (VWK-CASTLE-10). */
export const SECTIONS: Record<SectionId, Effect> = {
  'ink-stone': and(gain('ink'), gain('stone')),
  flip: flip(),
  'gold-or-move': or(gain('gold'), castleMove),
  'hire-or-destroy': or(hireFree, destroy()),
  'virtue-2': gain('virtue', 2),
};

export const THIRD_TIER = gain('resource');

/** Noble icons for so many workers (VWK-CASTLE-01). */
export const LADDER = [
  { icons: 1, workers: 1 },
  { icons: 3, workers: 2 },
  { icons: 5, workers: 3 },
  { icons: 8, workers: 4 },
];

/** So many own workers in a section move on (VWK-CASTLE-04). */
export const GROUP = 3;
/** So many workers of all colours stay in a section of the first two tiers (VWK-CASTLE-07). */
export const ROOM = 3;

/** What the owner of a bumped worker gets, by tier (VWK-CASTLE-08). */
export const BUMPED: Record<1 | 2, Effect> = { 1: gain('silver', 2), 2: and(gain('virtue'), gain('resource')) };
export const WORKER_VP = [1, 2, 3];
export const LEADER = { vp: 5, handLimit: 1 };
