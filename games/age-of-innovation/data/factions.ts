/** The twelve factions, in the order of the English alphabet; rulebook 1.0, and the values of September 2024 where they differ. */
import type { Building } from './buildings.ts';
import type { Gain, Tile } from './effects.ts';
import type { Discipline } from './science.ts';

export interface Faction extends Tile {
  start: Gain & { science?: Partial<Record<Discipline, number>> };
  /** Placed at the start; `last` after everybody else has finished. */
  buildings: readonly Building[];
  last?: true;
  /** Chosen after the starting buildings. */
  startCompetencies?: number;
}

const WORKSHOPS: readonly Building[] = ['workshop', 'workshop'];

const table = <K extends string>(of: Record<K, Faction>) => of;
export const FACTIONS = table({
  blessed: {
    rule: 'AOI-FACTION-BLESSED-02',
    start: { stepInEach: 1 },
    buildings: WORKSHOPS,
    bonusLevels: 3,
  },
  felines: {
    rule: 'AOI-FACTION-FELINES-02',
    start: { science: { banking: 1, medicine: 1 } },
    buildings: WORKSHOPS,
    on: [{ event: 'cityTile', gain: { steps: 3, books: 1 } }],
  },
  goblins: {
    rule: 'AOI-FACTION-GOBLINS-02',
    start: { science: { banking: 1, engineering: 1 }, tools: 1 },
    buildings: WORKSHOPS,
    on: [{ event: 'spade', gain: { coins: 2 } }],
  },
  illusionists: {
    rule: 'AOI-FACTION-ILLUSIONISTS-02',
    start: { science: { medicine: 2 } },
    buildings: WORKSHOPS,
    powerActionDiscount: 1,
    on: [{ event: 'powerAction', gain: { pointsBySeats: [3, 3, 3, 4] } }],
  },
  inventors: {
    rule: 'AOI-FACTION-INVENTORS-01',
    start: {},
    buildings: WORKSHOPS,
    startCompetencies: 1,
  },
  lizards: {
    rule: 'AOI-FACTION-LIZARDS-02',
    // Two steps in one discipline or one in each of two: two steps freely distributed (AOI-FACTION-LIZARDS-01).
    start: { steps: 2 },
    buildings: WORKSHOPS,
    on: [{ event: 'cityTile', gain: { settle: true } }],
  },
  moles: {
    rule: 'AOI-FACTION-MOLES-02',
    start: { science: { engineering: 2 } },
    buildings: WORKSHOPS,
    skip: { by: 'tunnel', hexes: 1, price: { tools: 1 }, points: 4 },
    bridgePrice: { tools: 1 },
  },
  monks: {
    rule: 'AOI-FACTION-MONKS-02',
    start: { science: { law: 1 } },
    buildings: ['university'],
    last: true,
    startCompetencies: 1,
  },
  navigators: {
    rule: 'AOI-FACTION-NAVIGATORS-02',
    start: { science: { law: 3 } },
    buildings: WORKSHOPS,
    on: [{ event: 'build', buildings: ['workshop'], at: 'river', gain: { points: 2 } }],
  },
  omar: {
    rule: 'AOI-FACTION-OMAR-04',
    start: { science: { banking: 1, engineering: 1 } },
    buildings: ['workshop', 'workshop', 'tower'],
    income: { power: 2, coins: 2 },
  },
  philosophers: {
    rule: 'AOI-FACTION-PHILOSOPHERS-02',
    start: { science: { banking: 2 } },
    buildings: WORKSHOPS,
    on: [{ event: 'competency', gain: { booksOfIt: 1 } }],
    special: { books: 1 },
  },
  psychics: {
    rule: 'AOI-FACTION-PSYCHICS-02',
    start: { science: { banking: 1, medicine: 1 }, tools: 1 },
    buildings: WORKSHOPS,
    special: { power: 5, again: true },
  },
});
export type FactionId = keyof typeof FACTIONS;
export const FACTION_IDS = Object.keys(FACTIONS) as FactionId[];

/** What the publisher changed in September 2024 (AOI-FACTION-REV2024). */
export const REVISED: Partial<Record<FactionId, Faction>> = {
  illusionists: { ...FACTIONS.illusionists, on: [{ event: 'powerAction', gain: { pointsBySeats: [1, 1, 2, 2] } }] },
  moles: { ...FACTIONS.moles, skip: { by: 'tunnel', hexes: 1, price: { tools: 1 }, points: 4, revised: 2 } },
  navigators: {
    ...FACTIONS.navigators,
    on: [{ event: 'build', buildings: ['workshop'], at: 'river', gain: { points: 2, coins: 1 } }],
  },
};
