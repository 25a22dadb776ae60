/** Terra Mystica with its words: what the registry lists, and what boards and bots build on. */
import { type Title, voice } from '@tarsas/kernel';
import * as data from './data/index.ts';
import { type TerraMystica, terraMystica } from './rules/index.ts';
import { en } from './text/en.ts';
import { hu } from './text/hu.ts';

export const title: Title<TerraMystica> = {
  game: terraMystica,
  voices: { en: voice(en), hu: voice(hu) },
  components: {
    factions: data.FACTION_IDS,
    bonusCards: data.BONUS_IDS,
    scoringTiles: data.SCORING_IDS,
    favorTiles: data.FAVOR_IDS,
    townTiles: data.TOWN_IDS,
    powerActions: data.POWER_ACTION_IDS,
    finalTiles: data.FINAL_TILES,
  },
};

export * from './rules/index.ts';
export { components as englishComponents } from './text/components.en.ts';
export { components as hungarianComponents } from './text/components.hu.ts';
export type { ComponentWords, Piece } from './text/pieces.ts';
export { map as englishMap } from './text/table.en.ts';
export { map as hungarianMap } from './text/table.hu.ts';
