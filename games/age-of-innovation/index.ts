/** Age of Innovation with its words: what the registry lists, and what boards and bots build on. */
import { type Title, voice } from '@tarsas/kernel';
import * as data from './data/index.ts';
import { ageOfInnovation } from './rules/index.ts';
import type { AgeOfInnovation } from './rules/state.ts';
import { en } from './text/en.ts';
import { hu } from './text/hu.ts';

export const title: Title<AgeOfInnovation> = {
  game: ageOfInnovation,
  voices: { en: voice(en), hu: voice(hu) },
  components: {
    boards: data.BOARD_IDS,
    factions: data.FACTION_IDS.filter(id => id !== 'inventors'), // theirs is a competency at the start, counted under its own name
    palaces: data.PALACE_IDS,
    innovations: data.INNOVATION_IDS,
    competencies: data.COMPETENCY_IDS,
    roundBonuses: data.BONUS_IDS,
    roundTiles: data.ROUND_TILE_IDS,
    finalTiles: data.FINAL_TILE_IDS,
    powerActions: data.POWER_ACTION_IDS,
    bookActions: data.BOOK_ACTION_IDS,
    cityTiles: data.CITY_TILE_IDS,
  },
  effects: [
    'gained',
    'points',
    'book',
    'climbed',
    'special',
    'power',
    'bookAction',
    'cityTile',
    'scienceBonus',
    'skipped',
    'competency',
    'neutralBuilt',
    'developed',
  ],
};

export type { Options } from './rules/options.ts';
export type { AgeOfInnovation, Choice, Due, Facts, Frame, Line, Player, Source, State, TileId, View } from './rules/state.ts';
export { mapFor, mapOf } from './rules/state.ts';
export * as english from './text/components.en.ts';
export * as hungarian from './text/components.hu.ts';
export { ageOfInnovation };
