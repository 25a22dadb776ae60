/** Which emblem belongs to which rung of the bots' ladder. */
import type { FaceName } from '@tarsas/kit/art/faces.ts';

const FACE_OF: Readonly<Record<string, FaceName>> = {
  'random-plans': 'snail',
  gentle: 'sprout',
  greedy: 'purse',
  steady: 'key',
  planner: 'tower',
  searcher: 'owl',
};

/** Null: it has none of its own. */
export const faceOf = (bot: string): FaceName | null => FACE_OF[bot] ?? null;
