/** Empire's End with its words: what the registry lists, and what boards and bots build on. */
import { type Title, voice } from '@tarsas/kernel';
import { RECONSTRUCTED } from './data/index.ts';
import { empiresEnd } from './rules/index.ts';
import type { EmpiresEnd } from './rules/state.ts';
import { en } from './text/en.ts';
import { hu } from './text/hu.ts';

export const title: Title<EmpiresEnd> = {
  game: empiresEnd,
  voices: { en: voice(en), hu: voice(hu) },
  components: {
    locations: Object.keys(RECONSTRUCTED.locations),
    disasters: Object.keys(RECONSTRUCTED.disasters),
    conflicts: Object.keys(RECONSTRUCTED.conflicts),
  },
};

export type * from './data/components.ts';
export { componentsOf } from './data/index.ts';
export type { Choice, EmpiresEnd, Facts, Frame, Options, Player, ScoreKey, State } from './rules/state.ts';
export type { OpenPlayer, Own, View } from './rules/view.ts';
export { components as englishComponents } from './text/components.en.ts';
export { components as hungarianComponents } from './text/components.hu.ts';
export type { ComponentWords } from './text/pieces.ts';
export { empiresEnd };
