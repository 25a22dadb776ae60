/** The seven player boards: the common board once, then only what differs. */
import type { Gain, Price, Tile } from './effects.ts';
import type { Terrain } from './terrain.ts';

export interface Board extends Tile {
  start: Gain;
  /** A free spade after all starting buildings are placed. */
  startSpades: number;
  bowls: readonly [number, number, number];
  shipping: { start: number; rewards: Readonly<Record<number, Gain>> };
  /** Always visible. */
  base: Gain;
  /** By building number: what becomes visible when the first, second … building leaves the board. */
  uncovered: readonly (readonly Gain[])[];
  terraformingPrice: Price;
  /** Further books for the first, second and third innovation (AOI-INNO-07). */
  innovationBooks: readonly number[];
}
export type BoardId = Terrain;

/** Tools for a spade at each level of the terraforming track, and what reaching a level gives. */
export const TOOLS_PER_SPADE: readonly number[] = [3, 2, 1];
export const TERRAFORMING_REWARDS: Readonly<Record<number, Gain>> = { 1: { books: 2 }, 2: { points: 6 } };
export const TOP_TERRAFORMING = TOOLS_PER_SPADE.length - 1;
export const TOP_SHIPPING = 3;
export const SHIPPING_PRICE: Price = { coins: 4, scholars: 1 };

const tool: Gain = { tools: 1 };
const scholar: Gain = { scholars: 1 };
const none: Gain = {};
const guilds = (first: number): Gain[] => [
  { power: 1, coins: first },
  { power: 1, coins: 2 },
  { power: 2, coins: 2 },
  { power: 2, coins: 2 },
];
const WORKSHOPS = [tool, tool, tool, tool, none, tool, tool, tool, tool];
const uncovered = (firstGuild = 2) => [[], WORKSHOPS, guilds(firstGuild), [scholar, scholar, scholar], [scholar], [none]];

const COMMON: Board = {
  rule: 'AOI-PSETUP-08',
  start: { coins: 15, tools: 3 },
  startSpades: 0,
  bowls: [5, 7, 0],
  shipping: { start: 0, rewards: { 1: { points: 2 }, 2: { books: 2 }, 3: { points: 4 } } },
  base: { tools: 1 },
  uncovered: uncovered(),
  terraformingPrice: { coins: 5, tools: 1, scholars: 1 },
  innovationBooks: [0, 1, 2],
};

export const BOARDS: Record<BoardId, Board> = {
  desert: { ...COMMON, rule: 'AOI-BOARD-DESERT', startSpades: 1 },
  plains: { ...COMMON, rule: 'AOI-BOARD-PLAINS', terraformingPrice: { coins: 1, tools: 1, scholars: 1 } },
  swamp: { ...COMMON, rule: 'AOI-BOARD-SWAMP', start: { coins: 15, tools: 3, scholars: 1 }, bowls: [3, 9, 0] },
  lake: { ...COMMON, rule: 'AOI-BOARD-LAKE', shipping: { start: 1, rewards: { 2: { points: 3 }, 3: { books: 2 } } } },
  forest: { ...COMMON, rule: 'AOI-BOARD-FOREST', start: { coins: 15, tools: 3, stepInEach: 1 }, bowls: [4, 8, 0] },
  mountain: { ...COMMON, rule: 'AOI-BOARD-MOUNTAIN', base: { tools: 1, coins: 2 }, uncovered: uncovered(3) },
  wasteland: { ...COMMON, rule: 'AOI-BOARD-WASTELAND', start: { coins: 15, tools: 4, books: 1 }, innovationBooks: [0, 0, 2] },
};
export const BOARD_IDS = Object.keys(BOARDS) as BoardId[];
