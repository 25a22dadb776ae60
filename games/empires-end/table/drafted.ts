/** What the draft has changed. */
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
