/** The component set of a table: ours, with whatever entries its owner replaced. */
import type { Components } from './components.ts';
import { CONFLICTS } from './conflicts.ts';
import { DISASTERS } from './disasters.ts';
import { LOCATIONS } from './locations.ts';
import { type Override, withOverride } from './override.ts';
import { TRACKS } from './tracks.ts';

const byId = <T extends { id: string }>(entries: readonly T[]): Record<string, T> =>
  Object.fromEntries(entries.map(entry => [entry.id, entry]));

export const RECONSTRUCTED: Components = {
  tracks: TRACKS,
  locations: byId(LOCATIONS),
  disasters: byId(DISASTERS),
  conflicts: byId(CONFLICTS),
};

const merged = new WeakMap<object, Components>();

/** The components in play. Merging is done once for each set of options, which all copies of a state share. */
export function componentsOf(options: { components: Override | null }): Components {
  if (options.components === null) return RECONSTRUCTED;
  const known = merged.get(options.components);
  if (known) return known;
  const fresh = withOverride(RECONSTRUCTED, options.components);
  merged.set(options.components, fresh);
  return fresh;
}
