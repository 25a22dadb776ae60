import type { Reports } from '@tarsas/kernel';
import * as data from './data/index.ts';

export const reports: Reports = {
  components: {
    boards: data.BOARD_IDS,
    factions: data.FACTION_IDS.filter(id => id !== 'inventors'), // Their effect is a competency at the start, which is counted under its own name.
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
