/** The twelve kinds of competency tiles and the display they lie on (appendix VIII). */
import type { SlotGain, Tile } from './effects.ts';
import { DISCIPLINES } from './science.ts';

const table = <K extends string>(of: Record<K, Tile>) => of;
export const COMPETENCIES = table({
  competency1: { rule: 'AOI-COMPET-01', income: { tools: 1, stepsInOne: 1 } },
  competency2: { rule: 'AOI-COMPET-02', income: { points: 3, coins: 2 } },
  competency3: { rule: 'AOI-COMPET-03', income: { books: 1, power: 1 } },
  competency4: { rule: 'AOI-COMPET-04', atOnce: { tools: 1, points: 5, coins: 2 } },
  competency5: { rule: 'AOI-COMPET-05', atOnce: { spades: 2 } },
  competency6: { rule: 'AOI-COMPET-06A', atOnce: { annexes: 2 } },
  competency7: { rule: 'AOI-COMPET-07', special: { power: 4 } },
  competency8: { rule: 'AOI-COMPET-08', on: [{ event: 'scholar', gain: { points: 2 } }] },
  competency9: { rule: 'AOI-COMPET-09', pass: { score: { of: 'cityTiles', each: 2 } } },
  competency10: {
    rule: 'AOI-COMPET-10',
    on: [{ event: 'build', buildings: ['workshop'], at: 'edge', gain: { points: 3 } }],
  },
  competency11: { rule: 'AOI-COMPET-11', atOnce: { neutral: 'tower' }, income: { power: 2, coins: 2 } },
  competency12: { rule: 'AOI-COMPET-12', pass: { score: { of: 'lowestLevel', each: 1 } } },
});
export type CompetencyId = keyof typeof COMPETENCIES;
export const COMPETENCY_IDS = Object.keys(COMPETENCIES) as CompetencyId[];
export const COPIES = 4;

/** The places of the display, column by column from the top: always three rewards (AOI-UPG-11). */
export const SLOTS: readonly SlotGain[] = DISCIPLINES.flatMap(discipline => [
  { discipline, steps: 3, books: 0 },
  { discipline, steps: 2, books: 1 },
  { discipline, steps: 1, books: 2 },
]);
