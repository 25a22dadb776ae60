/** What the draft, or the last move, has touched. */
import type { Fact } from '@tarsas/kernel';
import { changedOnMap } from '@tarsas/terra/table/drafted.ts';
import { type Facts, mapOf, type Source, type View } from '../rules/state.ts';

/** Where the draft has changed a hex (its building, or the annex beside it) or a bridge. */
export const drafted = (before: View, after: View) =>
  changedOnMap(before, after, ({ building, annexed }, hex) => `${building[hex]} ${annexed.includes(hex)}`);

export interface Touched {
  hexes: number[];
  /** Actions, tiles and cards. */
  tiles: Source[];
  /** `seat:discipline`. */
  markers: string[];
}

/** What the facts are about, wherever it lies on the table. */
export function touched(view: View, facts: readonly Fact[]): Touched {
  const { numbers } = mapOf(view);
  const found: Touched = { hexes: [], tiles: [], markers: [] };
  for (const { key, args } of facts) {
    const { hex, hexes = [], from, to } = args as Partial<Facts['built'] & Facts['city'] & Facts['bridge']>;
    const ends = key === 'bridge' ? [from, to] : [];
    for (const id of [hex, ...hexes, ...ends]) if (id !== undefined && id in numbers) found.hexes.push(numbers[id]);
    if (key === 'power' || key === 'bookAction') found.tiles.push((args as Facts['power'] | Facts['bookAction']).action);
    if (key === 'competency' || key === 'developed' || key === 'special') found.tiles.push((args as Facts['special']).tile);
    if (key === 'climbed') {
      const { seat, discipline } = args as Facts['climbed'];
      found.markers.push(`${seat}:${discipline}`);
    }
  }
  return { ...found, hexes: [...new Set(found.hexes)] };
}
