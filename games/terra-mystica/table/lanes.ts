/** Where things stand on the cult tracks, so that none covers another: each has a slot of its own, two slots one above the other. */

interface Standing {
  key: string;
  at: number;
}

export interface Slot {
  /** The middle of the slot, as parts of the length and of the height of its track. */
  x: number;
  y: number;
}

/** How many slots side by side each space needs: the same on all tracks, which stand one under another. */
export function widthsOf(tracks: readonly (readonly Standing[])[], spaces: number): number[] {
  return Array.from({ length: spaces }, (_, at) =>
    Math.max(1, ...tracks.map(standing => Math.ceil(standing.filter(one => one.at === at).length / 2))),
  );
}

export function slotsOf(standing: readonly Standing[], widths: readonly number[]): Map<string, Slot> {
  const total = widths.reduce((sum, width) => sum + width, 0);
  const slots = new Map<string, Slot>();
  let before = 0;
  for (const [at, width] of widths.entries()) {
    const here = standing.filter(one => one.at === at);
    const columns = Math.ceil(here.length / 2);
    for (const [i, { key }] of here.entries()) {
      const column = before + (width - columns) / 2 + Math.floor(i / 2) + 0.5;
      const isAlone = i === here.length - 1 && i % 2 === 0;
      slots.set(key, { x: column / total, y: isAlone ? 0.5 : i % 2 === 0 ? 0.25 : 0.75 });
    }
    before += width;
  }
  return slots;
}
