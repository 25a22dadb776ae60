/** Power actions, book actions, city tiles and conversions (appendices VI and VII, section 25). */
import type { Gain, Price } from './effects.ts';

export interface BoardAction {
  rule: string;
  price: Price;
  gain: Gain;
}
const actions = <K extends string>(of: Record<K, BoardAction>) => of;

export const POWER_ACTIONS = actions({
  power1: { rule: 'AOI-PACT-01', price: { power: 3 }, gain: { bridges: 1 } },
  power2: { rule: 'AOI-PACT-02', price: { power: 3 }, gain: { scholars: 1 } },
  power3: { rule: 'AOI-PACT-03', price: { power: 4 }, gain: { tools: 2 } },
  power4: { rule: 'AOI-PACT-04', price: { power: 4 }, gain: { coins: 7 } },
  power5: { rule: 'AOI-PACT-05', price: { power: 4 }, gain: { spades: 1 } },
  power6: { rule: 'AOI-PACT-06', price: { power: 6 }, gain: { spades: 2 } },
});
export type PowerActionId = keyof typeof POWER_ACTIONS;
export const POWER_ACTION_IDS = Object.keys(POWER_ACTIONS) as PowerActionId[];

export const BOOK_ACTIONS = actions({
  book1: { rule: 'AOI-BOOK-01', price: { books: 1 }, gain: { power: 5 } },
  book2: { rule: 'AOI-BOOK-02', price: { books: 2 }, gain: { coins: 6 } },
  book3: { rule: 'AOI-BOOK-03', price: { books: 2 }, gain: { score: { of: ['guild'], each: 2 } } },
  book4: { rule: 'AOI-BOOK-04', price: { books: 1 }, gain: { stepsInOne: 2 } },
  book5: { rule: 'AOI-BOOK-05', price: { books: 2 }, gain: { replace: { from: 'workshop', to: 'guild' } } },
  book6: { rule: 'AOI-BOOK-06', price: { books: 3 }, gain: { spades: 3 } },
});
export type BookActionId = keyof typeof BOOK_ACTIONS;
export const BOOK_ACTION_IDS = Object.keys(BOOK_ACTIONS) as BookActionId[];
/** So many are in play (AOI-SETUP-12). */
export const BOOK_ACTIONS_IN_PLAY = 3;

export interface CityTile {
  rule: string;
  gain: Gain;
}
const cities = <K extends string>(of: Record<K, CityTile>) => of;
export const CITY_TILES = cities({
  city1: { rule: 'AOI-CITYTILE-01', gain: { points: 4, tools: 3 } },
  city2: { rule: 'AOI-CITYTILE-02', gain: { points: 5, spades: 2 } },
  city3: { rule: 'AOI-CITYTILE-03', gain: { points: 5, books: 2 } },
  city4: { rule: 'AOI-CITYTILE-04', gain: { points: 6, coins: 6 } },
  city5: { rule: 'AOI-CITYTILE-05', gain: { points: 7, stepInEach: 1 } },
  city6: { rule: 'AOI-CITYTILE-06', gain: { points: 8, power: 8 } },
  city7: { rule: 'AOI-CITYTILE-07', gain: { points: 8, scholars: 1 } },
});
export type CityTileId = keyof typeof CITY_TILES;
export const CITY_TILE_IDS = Object.keys(CITY_TILES) as CityTileId[];
export const CITY_TILES_OF_EACH = 3;

/** What may be exchanged for one of something else (AOI-CONV-03 to 07). Books are of any discipline. */
export interface Conversion {
  from: 'power' | 'scholars' | 'tools' | 'books';
  price: number;
  to: 'scholars' | 'books' | 'tools' | 'coins';
  rule: string;
}
export const CONVERSIONS: readonly Conversion[] = [
  { from: 'power', price: 5, to: 'scholars', rule: 'AOI-CONV-03' },
  { from: 'power', price: 5, to: 'books', rule: 'AOI-CONV-03' },
  { from: 'power', price: 3, to: 'tools', rule: 'AOI-CONV-04' },
  { from: 'power', price: 1, to: 'coins', rule: 'AOI-CONV-05' },
  { from: 'scholars', price: 1, to: 'tools', rule: 'AOI-CONV-06' },
  { from: 'tools', price: 1, to: 'coins', rule: 'AOI-CONV-07' },
  { from: 'books', price: 1, to: 'coins', rule: 'AOI-CONV-07' },
];
