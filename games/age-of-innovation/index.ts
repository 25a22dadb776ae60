/** Age of Innovation with its words: what the registry lists, and what boards and bots build on. */
import { type Title, voice } from '@tarsas/kernel';
import { ageOfInnovation } from './rules/index.ts';
import type { AgeOfInnovation } from './rules/state.ts';
import { en } from './text/en.ts';
import { hu } from './text/hu.ts';

export const title: Title<AgeOfInnovation> = { game: ageOfInnovation, voices: { en: voice(en), hu: voice(hu) } };

export type { Options } from './rules/options.ts';
export type { AgeOfInnovation, Choice, Due, Facts, Frame, Line, Player, Source, State, TileId, View } from './rules/state.ts';
export { mapFor, mapOf } from './rules/state.ts';
export * as english from './text/en.components.ts';
export * as hungarian from './text/hu.components.ts';
export { ageOfInnovation };
