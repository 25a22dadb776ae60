/** What the draft, or the last move, has touched. */
import type { Fact, Seat } from '@tarsas/kernel';
import { isIntact } from '../rules/questions/empire.ts';
import type { Source } from '../rules/state.ts';
import type { OpenPlayer } from '../rules/view.ts';

/** Tiles and cards of an empire that are not as they were before the draft. */
export function drafted(before: OpenPlayer, after: OpenPlayer): Set<Source> {
  const changed = new Set<Source>();
  if (before === after) return changed;
  for (const [i, tile] of after.tiles.entries()) {
    if (before.tiles[i] !== tile || isIntact(before, tile) !== isIntact(after, tile)) changed.add(tile);
  }
  for (const [i, card] of after.innovations.entries()) {
    const was = before.innovations.indexOf(card);
    if (was < 0 || before.under[was] !== after.under[i]) changed.add(card);
  }
  for (const source of [...before.exhausted, ...after.exhausted]) {
    if (before.exhausted.includes(source) !== after.exhausted.includes(source)) changed.add(source);
  }
  return changed;
}

/** Marks of the last move: `seat:tile`, `seat:card`, and cards that lie open by their id alone. */
export function touched(facts: readonly Fact[]): Set<string> {
  const found = new Set<string>();
  for (const { args } of facts) {
    const { seat, location, other, card, source, locations, abilities } = args as {
      seat?: Seat;
      location?: string | null;
      other?: string;
      card?: string;
      source?: string;
      locations?: string[];
      abilities?: string[];
    };
    if (card) found.add(card);
    if (seat === undefined) continue;
    for (const id of [location, other, card, source, ...(locations ?? []), ...(abilities ?? [])]) if (id) found.add(`${seat}:${id}`);
  }
  return found;
}
