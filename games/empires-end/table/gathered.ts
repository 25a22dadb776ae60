/** What the abilities that are simply carried out bring together, before somebody collects it all at once. */
import { RESOURCES, type Some } from '../data/components.ts';
import { type Ability, exhaustedNextTo, matchingNeighbours } from '../rules/questions/empire.ts';
import type { Source } from '../rules/state.ts';
import type { OpenPlayer, View } from '../rules/view.ts';

export interface Gathered {
  resources: Some;
  points: number;
  refreshed: number;
}

export function gathered(view: View, p: OpenPlayer, plain: readonly Ability[]): Gathered {
  const resources: Some = {};
  const refreshed = new Set<Source>();
  let points = 0;
  for (const { effect, location } of plain) {
    const n = 'match' in effect ? matchingNeighbours(view, p, location, effect.match) : 1;
    if ('resources' in effect) for (const kind of RESOURCES) resources[kind] = (resources[kind] ?? 0) + n * (effect.resources[kind] ?? 0);
    if (effect.op === 'points' || effect.op === 'pointsPerAdjacent') points += n * effect.points;
    if (effect.op === 'refresh')
      for (const source of effect.scope === 'adjacent' ? exhaustedNextTo(p, location) : p.exhausted) refreshed.add(source);
  }
  return { resources, points, refreshed: refreshed.size };
}
