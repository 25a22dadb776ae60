/** Age of Innovation with its words. */
import { type Title, voice } from '@tarsas/kernel';
import { ageOfInnovation } from './rules/index.ts';
import type { AgeOfInnovation } from './rules/state.ts';
import { en } from './text/en.ts';
import { hu } from './text/hu.ts';

export const title: Title<AgeOfInnovation> = { game: ageOfInnovation, voices: { en: voice(en), hu: voice(hu) } };
