/** Structures. In the state a structure is its number here; 0 is an empty hex. */
export const STRUCTURES = ['empty', 'dwelling', 'tradingHouse', 'temple', 'stronghold', 'sanctuary'] as const;
export type Structure = Exclude<(typeof STRUCTURES)[number], 'empty'>;

export const EMPTY = 0;
export const DWELLING = 1;
export const TRADING_HOUSE = 2;
export const TEMPLE = 3;
export const STRONGHOLD = 4;
export const SANCTUARY = 5;

/** How many of each a player has, by number (TM-COMP-04). */
export const PIECES: readonly number[] = [0, 8, 4, 3, 1, 1];

/** What becomes what (TM-GOAL-03). */
export const UPGRADES: readonly (readonly [from: number, to: number])[] = [
  [DWELLING, TRADING_HOUSE],
  [TRADING_HOUSE, TEMPLE],
  [TRADING_HOUSE, STRONGHOLD],
  [TEMPLE, SANCTUARY],
];

export const PRIESTS = 7;
export const BRIDGES = 3;
