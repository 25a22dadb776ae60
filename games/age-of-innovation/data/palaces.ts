/** The seventeen palace tiles (appendix IV). */
import type { Tile } from './effects.ts';

const table = <K extends string>(of: Record<K, Tile>) => of;
export const PALACES = table({
  palace1: { rule: 'AOI-PALACE-01', income: { power: 5 }, special: { tools: 2 } },
  palace2: { rule: 'AOI-PALACE-02', special: { spades: 2 } },
  palace3: {
    rule: 'AOI-PALACE-03',
    income: { power: 2 },
    special: { replace: { from: 'school', to: 'guild' }, points: 3, tools: 1 },
  },
  palace4: { rule: 'AOI-PALACE-04', income: { power: 2 }, special: { replace: { from: 'workshop', to: 'guild' } } },
  palace5: { rule: 'AOI-PALACE-05', income: { power: 4 }, atOnce: { competencies: 1 } },
  palace6: { rule: 'AOI-PALACE-06', income: { power: 2, books: 1 }, special: { stepsInOne: 2 } },
  palace7: { rule: 'AOI-PALACE-07', income: { power: 4 }, pass: { score: { of: ['school'], each: 3 } } },
  palace8: { rule: 'AOI-PALACE-08', income: { coins: 2, power: 2, tools: 1 }, cityPower: 6 },
  palace9: {
    rule: 'AOI-PALACE-09A',
    income: { scholars: 1 },
    skip: { by: 'flight', hexes: 2, price: { scholars: 1 }, points: 5 },
  },
  palace10: { rule: 'AOI-PALACE-10', income: { coins: 6 }, atOnce: { power: 12, books: 2 } },
  palace11: { rule: 'AOI-PALACE-11', income: { tools: 1 }, atOnce: { cityTiles: 1 } },
  palace12: {
    rule: 'AOI-PALACE-12',
    income: { power: 8 },
    on: [{ event: 'build', buildings: ['workshop'], gain: { points: 2 } }],
  },
  palace13: {
    rule: 'AOI-PALACE-13',
    special: { coins: 3, books: 1 },
    on: [{ event: 'build', buildings: ['guild'], gain: { points: 3 } }],
  },
  palace14: { rule: 'AOI-PALACE-14A', income: { power: 6 }, atOnce: { shipping: 2 }, cityAcrossRiver: true },
  palace15: { rule: 'AOI-PALACE-15', income: { power: 6 }, atOnce: { spades: 2, bridges: 2, books: 2 } },
  palace16: { rule: 'AOI-PALACE-16', income: { power: 2, books: 1 }, atOnce: { anywhere: 'guild' } },
  palace17: { rule: 'AOI-PALACE-17', income: { power: 2 }, atOnce: { points: 10 } },
});
export type PalaceId = keyof typeof PALACES;
export const PALACE_IDS = Object.keys(PALACES) as PalaceId[];
/** Always there in the standard game, never in the draft (AOI-SETUP-21, AOI-DRAFT-03). */
export const ALWAYS_THERE: PalaceId = 'palace17';
