/** What the draft, or the last move, has touched. */
import type { Fact } from '@tarsas/kernel';
import { changedOnMap } from '@tarsas/terra/table/drafted.ts';
import type { Cult, PowerActionId } from '../data/index.ts';
import { type Facts, mapOf, type View } from '../rules/state.ts';

/** Where the draft has changed a hex or a bridge. */
export const drafted = (before: View, after: View) => changedOnMap(before, after, ({ structure }, hex) => structure[hex]);

export interface Touched {
  hexes: number[];
  bridges: number[];
  actions: PowerActionId[];
  /** `seat:cult`. */
  markers: string[];
}

/** What the facts are about, wherever it lies on the table. */
export function touched(view: View, facts: readonly Fact[]): Touched {
  const { numbers, bridges } = mapOf(view.options);
  const found: Touched = { hexes: [], bridges: [], actions: [], markers: [] };
  for (const fact of facts) {
    const args = fact.args as Partial<Facts['built'] & Facts['townFounded'] & Facts['river']>;
    for (const id of [args.hex, args.river, ...(args.hexes ?? [])]) if (id !== undefined && id in numbers) found.hexes.push(numbers[id]);
    if (fact.key === 'bridge') {
      const { from, to } = fact.args as Facts['bridge'];
      found.bridges.push(bridges.findIndex(([a, b]) => a === numbers[from] && b === numbers[to]));
    }
    if (fact.key === 'power') found.actions.push((fact.args as Facts['power']).action);
    if (fact.key === 'steps' || fact.key === 'stepsDown' || fact.key === 'top') {
      const { seat, cult } = fact.args as { seat: number; cult: Cult };
      found.markers.push(`${seat}:${cult}`);
    }
  }
  return { ...found, hexes: [...new Set(found.hexes)] };
}
