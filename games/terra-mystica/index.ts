/** Terra Mystica with its words: what the registry lists, and what boards and bots build on. */
import { type Title, voice } from '@tarsas/kernel';
import { type TerraMystica, terraMystica } from './rules/index.ts';
import { en } from './text/en.ts';
import { hu } from './text/hu.ts';

export const title: Title<TerraMystica> = { game: terraMystica, voices: { en: voice(en), hu: voice(hu) } };

export * from './rules/index.ts';
export { components as englishComponents } from './text/components.en.ts';
export { components as hungarianComponents } from './text/components.hu.ts';
export type { ComponentWords, Piece } from './text/pieces.ts';
export { map as englishMap } from './text/table.en.ts';
export { map as hungarianMap } from './text/table.hu.ts';
