/** Questions of the conflict phase. */
import type { Band, Conflict } from '../../data/components.ts';
import { componentsOf } from '../../data/index.ts';
import type { LocationId } from '../state.ts';
import { abilities, type Empire, intactLocations, matchingNeighbours, type Table } from './empire.ts';

/** EE-CONFLICT-02: all strength icons that work, before any axe or coin. */
export function startingStrength(s: Table, p: Empire): number {
  let strength = 0;
  for (const { effect, location } of abilities(s, p, 'conflict')) {
    if (effect.op === 'strength') strength += effect.amount;
    if (effect.op === 'strengthPerAdjacent') strength += effect.amount * matchingNeighbours(s, p, location, effect.match);
  }
  return strength;
}

/** EE-CONFLICT-06: exactly one of the three bands. */
export function bandFor(conflict: Conflict, strength: number): Band {
  const { bands } = conflict;
  return bands.find(({ min, max }) => (min === null || strength >= min) && (max === null || strength <= max)) ?? bands[bands.length - 1];
}

/** EE-CONFLICT-10, -14: the rank-th most valuable intact location, or the least valuable there is. */
export function rankedLocation(s: Table, p: Empire, rank: number): LocationId | null {
  const { locations } = componentsOf(s.options);
  const byValue = intactLocations(p).sort((a, b) => locations[b].points - locations[a].points);
  return byValue[Math.min(rank, byValue.length) - 1] ?? null;
}
