/** What the overlays show at each position of an empire. */
import type { Seat } from '@tarsas/kernel';
import { abilities, isIntact, matchingNeighbours } from '../rules/questions/empire.ts';
import { priceOfRestoring } from '../rules/questions/price.ts';
import type { LocationId } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { setOf } from './questions.ts';

export const OVERLAYS = ['danger', 'strength', 'restore'] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** By position 1 to 11: disaster cards that this viewer has not seen yet, in the deck or in other hands. */
export function unseenTargets(view: View): number[] {
  const seen = new Set([
    ...view.discard,
    ...view.threats.map(({ card }) => card),
    ...(view.own?.hand ?? []),
    ...view.players.flatMap(p => p.innovations),
  ]);
  const counts = Array.from({ length: 12 }, () => 0);
  for (const { id, target } of Object.values(setOf(view).disasters)) if (!seen.has(id)) counts[target]++;
  return counts;
}

export function strengthAt(view: View, seat: Seat, location: LocationId): number {
  const p = view.players[seat];
  let strength = 0;
  for (const { effect, location: at } of abilities(view, p, 'conflict')) {
    if (at !== location) continue;
    if (effect.op === 'strength') strength += effect.amount;
    if (effect.op === 'strengthPerAdjacent') strength += effect.amount * matchingNeighbours(view, p, at, effect.match);
  }
  return strength;
}

export function restorePrice(view: View, seat: Seat, location: LocationId): number {
  const p = view.players[seat];
  return priceOfRestoring(view, p, abilities(view, p, 'industry'), location).hammers;
}

export interface Badge {
  overlay: Overlay;
  n: number;
}

/** What the overlays that are switched on say about a location. */
export function badgesAt(view: View, seat: Seat, position: number, on: readonly string[]): Badge[] {
  const p = view.players[seat];
  const location = p.tiles[position - 1];
  const found: Badge[] = [];
  if (on.includes('danger')) found.push({ overlay: 'danger', n: unseenTargets(view)[position] });
  if (on.includes('strength')) {
    const n = strengthAt(view, seat, location);
    if (n > 0) found.push({ overlay: 'strength', n });
  }
  if (on.includes('restore') && !isIntact(p, location)) found.push({ overlay: 'restore', n: restorePrice(view, seat, location) });
  return found;
}
