/** Terrains. In the state a terrain is its number here; the first seven lie on the transformation cycle in this order. */
export const CYCLE = ['desert', 'plains', 'swamp', 'lake', 'forest', 'mountain', 'wasteland'] as const;
export type CycleTerrain = (typeof CYCLE)[number];

export const TERRAINS = [...CYCLE, 'ice', 'volcano', 'river'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const ICE = TERRAINS.indexOf('ice');

export const onCycle = (terrain: number): boolean => terrain < CYCLE.length;

/** The colour of the pieces of each terrain, as the reference notation writes it. */
export const COLOURS: Record<Terrain, string> = {
  desert: 'yellow',
  plains: 'brown',
  swamp: 'black',
  lake: 'blue',
  forest: 'green',
  mountain: 'gray',
  wasteland: 'red',
  ice: 'ice',
  volcano: 'volcano',
  river: 'river',
};
