/** What a draft has changed on the map. */
interface OnMap {
  readonly terrain: readonly number[];
  readonly owner: readonly number[];
  readonly bridges: readonly number[];
}

/** Hexes and bridges that are not as they were before the draft; `kindOf` tells what stands on a hex. */
export function changedOnMap<V extends OnMap>(
  before: V,
  after: V,
  kindOf: (view: V, hex: number) => unknown,
): { hexes: number[]; bridges: number[] } {
  if (before === after) return { hexes: [], bridges: [] };
  const changed = (hex: number) =>
    before.terrain[hex] !== after.terrain[hex] || before.owner[hex] !== after.owner[hex] || kindOf(before, hex) !== kindOf(after, hex);
  return {
    hexes: after.owner.flatMap((_, hex) => (changed(hex) ? [hex] : [])),
    bridges: after.bridges.flatMap((owner, place) => (owner !== before.bridges[place] ? [place] : [])),
  };
}
