import type { Reports } from '@tarsas/kernel';
import { SECTION_IDS } from './data/castle.ts';
import { HERO_IDS, MANUSCRIPT_IDS, NEUTRAL_IDS, SCHEME_IDS, STARTING_IDS } from './data/components.ts';

export const reports: Reports = {
  components: {
    townsfolk: [...NEUTRAL_IDS, ...STARTING_IDS],
    heroes: HERO_IDS,
    manuscripts: MANUSCRIPT_IDS,
    castle: SECTION_IDS,
    schemes: SCHEME_IDS,
  },
  asides: ['turn', 'aiCriminals', 'aiCannot', 'aiDoes', 'aiEffect', 'aiInstead', 'aiResource', 'aiFlips'],
};
