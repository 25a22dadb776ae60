/** The eighteen innovation tiles and their display (appendix III). Names are our own rendering where no English print was at hand. */
import type { Price, Tile } from './effects.ts';
import { DISCIPLINES } from './science.ts';

const table = <K extends string>(of: Record<K, Tile>) => of;
export const INNOVATIONS = table({
  deus: { rule: 'AOI-INNOV-DEUS', special: { spades: 1 }, atOnce: { books: 1, stepInEach: 1 } },
  tradeRoutes: { rule: 'AOI-INNOV-TRADE', pass: { score: { of: ['guild'], each: 2 } } },
  professors: { rule: 'AOI-INNOV-PROF', special: { scholars: 1, points: 3 } },
  steel: { rule: 'AOI-INNOV-STEEL', atOnce: { score: { of: 'bridges', table: [0, 8, 12, 18] } } },
  sewers: { rule: 'AOI-INNOV-SEWERS', atOnce: { score: { of: ['workshop'], each: 2 } } },
  architecture: { rule: 'AOI-INNOV-ARCH', atOnce: { points: 10, stepsPer: 'shapes' } },
  colleges: { rule: 'AOI-INNOV-COLLEGES', atOnce: { score: { of: ['school'], each: 5 } } },
  steamPower: { rule: 'AOI-INNOV-STEAM', atOnce: { scholars: 1, terraforming: 1, shipping: 1 } },
  libraries: { rule: 'AOI-INNOV-LIBRARIES', atOnce: { score: { of: 'twoHighestLevels', each: 1 } } },
  census: {
    rule: 'AOI-INNOV-CENSUS',
    atOnce: { score: { of: 'buildings', table: [0, 0, 0, 0, 0, 0, 0, 8, 8, 12, 12, 18] } },
  },
  communication: { rule: 'AOI-INNOV-COMM', atOnce: { score: { of: 'groups', table: [0, 0, 0, 0, 8, 12, 18] } } },
  league: { rule: 'AOI-INNOV-LEAGUE', atOnce: { score: { of: 'cityTiles', each: 5 } } },
  neutralGuild: { rule: 'AOI-INNOV-GUILD', atOnce: { neutral: 'guild' }, income: { coins: 5 } },
  neutralUniversity: { rule: 'AOI-INNOV-UNIVERSITY', atOnce: { neutral: 'university' }, income: { points: 2 } },
  neutralSchool: { rule: 'AOI-INNOV-SCHOOL', atOnce: { neutral: 'school', competencies: 1 } },
  neutralMonument: { rule: 'AOI-INNOV-MONUMENT', atOnce: { neutral: 'monument', points: 7 } },
  neutralWorkshop: { rule: 'AOI-INNOV-WORKSHOP', atOnce: { neutral: 'workshop' }, income: { tools: 3 } },
  neutralPalace: { rule: 'AOI-INNOV-PALACE', atOnce: { neutral: 'palace', tokens: 2 }, income: { power: 4 } },
});
export type InnovationId = keyof typeof INNOVATIONS;
export const INNOVATION_IDS = Object.keys(INNOVATIONS) as InnovationId[];

export const MOST_INNOVATIONS = 3;
/** As long as the player has no palace (AOI-INNO-03). */
export const WITHOUT_PALACE: Price = { coins: 5 };

/** The books a place of the display costs: of each discipline, and of any. */
export interface BookPrice {
  of: readonly number[];
  any: number;
}
/** Two books of the column's discipline and three of any (AOI-INNO-04). */
const ROW: readonly BookPrice[] = DISCIPLINES.map((_, column) => ({ of: DISCIPLINES.map((_, d) => (d === column ? 2 : 0)), any: 3 }));
/** The two places on top with 2 or 4 players (AOI-INNO-05). */
const SHARED: readonly BookPrice[] = [
  { of: [2, 2, 0, 0], any: 1 },
  { of: [0, 0, 2, 2], any: 1 },
];

/** The places of the display by number of players, from the top (AOI-SETUP-15, AOI-SETUP-22; for 5 players no picture was at hand). */
export const DISPLAY: Readonly<Record<number, readonly BookPrice[]>> = {
  2: [...SHARED, ...ROW],
  3: [...ROW, ...ROW],
  4: [...SHARED, ...ROW, ...ROW],
  5: [...ROW, ...ROW, ...ROW],
};
