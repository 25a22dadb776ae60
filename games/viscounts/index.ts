import { type Title, voice } from '@tarsas/kernel';
import { SECTION_IDS } from './data/castle.ts';
import { HERO_IDS, MANUSCRIPT_IDS, NEUTRAL_IDS, SCHEME_IDS, STARTING_IDS } from './data/components.ts';
import { viscounts } from './rules/index.ts';
import type { Viscounts } from './rules/state.ts';
import { en } from './text/en.ts';
import { hu } from './text/hu.ts';

export { viscounts } from './rules/index.ts';
export type { Viscounts } from './rules/state.ts';

export const title: Title<Viscounts> = {
  game: viscounts,
  voices: { en: voice(en), hu: voice(hu) },
  components: {
    townsfolk: [...NEUTRAL_IDS, ...STARTING_IDS],
    heroes: HERO_IDS,
    manuscripts: MANUSCRIPT_IDS,
    castle: SECTION_IDS,
    schemes: SCHEME_IDS,
  },
  asides: ['turn', 'aiCriminals', 'aiCannot', 'aiDoes', 'aiEffect', 'aiInstead', 'aiResource', 'aiFlips'],
};
