/** How a Terra table tells what happened: goods as icons, places on the map. */
import type { Silhouette } from '@tarsas/kit/art/buildings.ts';
import type { Engraving } from '@tarsas/kit/art/engraving.ts';
import type { IconName } from '@tarsas/kit/art/icons.ts';
import type { Pencilled, Sealed } from '@tarsas/kit/map/picture.ts';
import type { Gain, Seal, Seals, Trace } from '@tarsas/kit/table.ts';

/** Amounts of goods with their icons, in the order of the icons. */
export const brought =
  <G extends string>(icons: readonly (readonly [good: G, icon: IconName])[]) =>
  (amounts: { readonly [K in G]?: number }): Gain[] =>
    icons.flatMap(([good, icon]) => (amounts[good] ? [{ icon, by: amounts[good] }] : []));

export const place = {
  hex: (hex: number): string => `hex:${hex}`,
  bridge: (span: number): string => `bridge:${span}`,
  /** A seat's marker on a track. */
  marker: (seat: number, track: string): string => `marker:${seat}:${track}`,
  tile: (id: string): string => `tile:${id}`,
};

export const onHex = (hex: number | undefined, kind: Trace['kind'], from?: string): Trace[] =>
  hex === undefined ? [] : [{ place: place.hex(hex), kind, ...(from !== undefined && { from }) }];

/** A marker that climbed, or fell, to a space. */
export const onTrack = (seat: number, track: string, at: number, by: number): Trace[] => [
  { place: place.marker(seat, track), kind: 'moved', from: String(at - by) },
];

/** The seals on the map, with the terrain or the building that was there before. */
export function sealedOn(seals: Seals, silhouettes: Readonly<Record<string, Silhouette>>, owners: readonly (string | null)[]): Sealed[] {
  return [...seals].flatMap(([at, seal]) => {
    if (!at.startsWith('hex:') || seal.pencil) return [];
    const hex = Number(at.slice(4));
    const { from } = seal;
    if (from === undefined) return [{ hex, seal }];
    const was = from in silhouettes ? { kind: silhouettes[from], colour: owners[hex] ?? seal.colour } : { terrain: from as Engraving };
    return [{ hex, seal, was }];
  });
}

/** What is suggested on the map: hexes as they would look then. */
export const pencilledOn = <V>(seals: Seals<V>, look: (after: V, hex: number) => Pick<Pencilled, 'terrain' | 'pieces'>): Pencilled[] =>
  [...seals].flatMap(([at, seal]) => {
    const hex = Number(at.slice(4));
    return seal.pencil && at.startsWith('hex:') ? [{ hex, seal: seal as Seal, ...look(seal.pencil.after, hex) }] : [];
  });
