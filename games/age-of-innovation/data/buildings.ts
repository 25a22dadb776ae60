/** Buildings. In the state a building is its number here; 0 is an empty hex. */
import type { Price } from './effects.ts';

export const BUILDINGS = ['empty', 'workshop', 'guild', 'school', 'university', 'palace', 'tower', 'monument'] as const;
export type Building = Exclude<(typeof BUILDINGS)[number], 'empty'>;

export const EMPTY = 0;
export const WORKSHOP = 1;
export const GUILD = 2;
export const SCHOOL = 3;
export const UNIVERSITY = 4;
export const PALACE = 5;

/** By building number (AOI-LEECH-02). */
export const POWER_VALUE: readonly number[] = [0, 1, 2, 2, 3, 3, 2, 4];
export const ANNEX_POWER = 1;

/** How many of each a player has (AOI-PSETUP-02), and how many neutral ones there are (AOI-SETUP-23). */
export const PIECES: readonly number[] = [0, 9, 4, 3, 1, 1, 0, 0];
export const NEUTRAL_PIECES: readonly number[] = [0, 1, 1, 1, 1, 1, 5, 1];
export const ANNEXES = 8;

export const SCHOLARS = 7;
export const BRIDGES = 3;
export const POWER_TOKENS = 12;
export const START_POINTS = 20;

/** The price of a new building (AOI-BUILD-01, AOI-UPG-05 to 08). */
export const COST: readonly Price[] = [
  {},
  { tools: 1, coins: 2 },
  { tools: 2, coins: 6 },
  { tools: 3, coins: 5 },
  { tools: 5, coins: 8 },
  { tools: 4, coins: 6 },
  {},
  {},
];
/** A guild next to another faction's building (AOI-UPG-05). */
export const GUILD_BESIDE_OTHERS: Price = { tools: 2, coins: 3 };

/** What becomes what. */
export const UPGRADES: readonly (readonly [from: number, to: number])[] = [
  [WORKSHOP, GUILD],
  [GUILD, PALACE],
  [GUILD, SCHOOL],
  [SCHOOL, UNIVERSITY],
];
/** Buildings that bring a competency tile (AOI-UPG-07, AOI-UPG-08). */
export const TEACHES: readonly boolean[] = BUILDINGS.map(kind => kind === 'school' || kind === 'university');

/** What a city needs (AOI-CITY-01 to 03). */
export const CITY_POWER = 7;
export const CITY_BUILDINGS = 4;
export const FEWER_BUILDINGS: Partial<Record<Building, number>> = { university: 3, monument: 2 };
