/** Which tiles look best before anything is tried: the rest of a long list is not worth a look. */
import { CITY_TILES, ROUNDS, SLOTS } from '../data/index.ts';
import type { Choice, State } from '../rules/state.ts';
import { worthOf } from './prices.ts';
import { type Tables, tablesFor } from './tables.ts';
import type { AgeWeights } from './weights.ts';

/** The best so many of these choices, best first. */
export function likeliest(s: State, options: readonly Choice[], most: number, w: AgeWeights): Choice[] {
  const tables = tablesFor(s, w);
  const rated = options.map(choice => ({ choice, worth: guess(s, choice, tables, w) }));
  return rated
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ choice }) => choice);
}

/** Two points for each pass to come, on the average. */
const passing = (s: State): number => 2 * (ROUNDS - Math.max(1, s.round) + 1);

function guess(s: State, choice: Choice, tables: Tables, w: AgeWeights): number {
  const { prices, tiles } = tables;
  const round = Math.max(1, s.round);
  if (choice.do === 'competency') {
    const { steps, books } = SLOTS[s.competencies.indexOf(choice.tile)];
    const place = steps * w.step + books * prices.books.now[round];
    return place + tiles[choice.tile].atOnce[round] + tiles[choice.tile].later[s.round] + (tiles[choice.tile].pass ? passing(s) : 0);
  }
  if (choice.do === 'palace') {
    const tile = tiles[choice.palace];
    return tile.atOnce[round] + tile.later[s.round] + tile.special[round] + (tile.pass ? passing(s) : 0);
  }
  if (choice.do === 'city') return worthOf(CITY_TILES[choice.tile].gain, prices, w, round, s.seats);
  return 0;
}
