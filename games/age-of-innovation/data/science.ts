/** The science board. */
import type { Gain } from './effects.ts';

export const DISCIPLINES = ['banking', 'law', 'engineering', 'medicine'] as const;
export type Discipline = (typeof DISCIPLINES)[number];

export const TOP_LEVEL = 12;
/** Entering this level takes a city key (AOI-SCI-04). */
export const KEY_LEVEL = 8;
export const INCOME_LEVEL = 9;
/** Power for reaching a level (AOI-SCI-03). */
export const LEVEL_POWER: Readonly<Record<number, number>> = { 3: 1, 5: 2, 7: 2, 12: 3 };
/** By discipline, from level 9 on (AOI-SCI-06). */
export const LEVEL_INCOME: readonly Gain[] = [{ coins: 3 }, { power: 6 }, { tools: 1 }, { points: 3 }];
/** What the spaces for scholars below each discipline are worth (AOI-SCHOLAR-01). */
export const SCHOLAR_SPACES: readonly number[] = [3, 2, 2, 2];
export const RETURNED_SCHOLAR = 1;

/** Books of each discipline in the common supply (AOI-OPEN-01). */
export const BOOKS = 12;

export const ROUNDS = 6;
export const EMPIRE_PRIZES: readonly number[] = [18, 12, 6];
export const SCIENCE_PRIZES: readonly number[] = [8, 4, 2];
export const COINS_PER_POINT = 5;

/** The two-player game: the neutral empire's size (one source only), and its markers' first level (AOI-2P-01, AOI-2P-03). */
export const AREA_TILES: readonly number[] = [12, 13, 14, 15];
export const NEUTRAL_LEVEL = 2;
