/** The ten round bonuses (appendix V). */
import type { Tile } from './effects.ts';

const table = <K extends string>(of: Record<K, Tile>) => of;
export const BONUSES = table({
  bonus1: {
    rule: 'AOI-RB-01',
    on: [{ event: 'build', buildings: ['workshop'], at: 'river', gain: { points: 2 } }],
    reach: 1,
  },
  bonus2: { rule: 'AOI-RB-02', pass: { score: { of: ['palace', 'university'], each: 4 } }, income: { tools: 1 } },
  bonus3: { rule: 'AOI-RB-03', special: { stepsInOne: 1 }, income: { tools: 2 } },
  bonus4: { rule: 'AOI-RB-04', on: [{ event: 'scholar', gain: { points: 2 } }], income: { scholars: 1 } },
  bonus5: { rule: 'AOI-RB-05', special: { spades: 1 }, income: { books: 1 } },
  bonus6: { rule: 'AOI-RB-06', pass: { stepsPer: ['school'] }, income: { coins: 4 } },
  bonus7: { rule: 'AOI-RB-07', on: [{ event: 'build', buildings: ['guild'], gain: { points: 3 } }], income: { power: 3 } },
  bonus8: { rule: 'AOI-RB-08', special: { bridges: 1 }, income: { books: 1 } },
  // The Hungarian text prints tools; the tile and all other sources coins (AOI-OPEN-23).
  bonus9: { rule: 'AOI-RB-09', income: { power: 4, coins: 2 } },
  bonus10: { rule: 'AOI-RB-10', income: { coins: 6 } },
});
export type BonusId = keyof typeof BONUSES;
export const BONUS_IDS = Object.keys(BONUSES) as BonusId[];
/** So many lie beside the board (AOI-PICK-02). */
export const SPARE_BONUSES = 3;
