import type { Reports } from '@tarsas/kernel';
import * as data from './data/index.ts';

export const reports: Reports = {
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
