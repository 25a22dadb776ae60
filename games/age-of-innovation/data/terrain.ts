/** Terrains. In the state a terrain is its number here, in the order of the terraforming ring (AOI-TERRAIN-02). */
export const RING = ['desert', 'plains', 'swamp', 'lake', 'forest', 'mountain', 'wasteland'] as const;
export type Terrain = (typeof RING)[number];

/** The number of a river hex in the state's list of terrains. */
export const RIVER = RING.length;
