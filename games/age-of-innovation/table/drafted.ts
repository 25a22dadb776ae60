/** What the draft, or the last move, has touched. */
import type { Fact } from '@tarsas/kernel';
import { type Facts, mapOf, type Source, type View } from '../rules/state.ts';

/** Hexes and bridges that are not as they were before the draft. */
export function drafted(before: View, after: View): { hexes: number[]; bridges: number[] } {
  if (before === after) return { hexes: [], bridges: [] };
  const changed = (hex: number) =>
    before.terrain[hex] !== after.terrain[hex] ||
    before.building[hex] !== after.building[hex] ||
    before.owner[hex] !== after.owner[hex] ||
    before.annexed.includes(hex) !== after.annexed.includes(hex);
  return {
    hexes: after.owner.flatMap((_, hex) => (changed(hex) ? [hex] : [])),
    bridges: after.bridges.flatMap((owner, place) => (owner !== before.bridges[place] ? [place] : [])),
  };
}

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
