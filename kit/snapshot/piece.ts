/** Wooden pieces as SVG text. */
import { type Drawing, SILHOUETTES, type Silhouette } from '../art/buildings.ts';
import type { Point } from '../art/hex.ts';

/** The right half of a piece lies in the shade. */
export const SHADE = '<clipPath id="shade"><rect x="0" y="-30" width="30" height="60"/></clipPath>';

export function pieceAt({ x, y }: Point, kind: Silhouette | Drawing, colour: string, scale = 1): string {
  const { shape, lines } = typeof kind === 'string' ? SILHOUETTES[kind] : kind;
  const halo = `<path d="${shape}" fill="none" stroke="var(--p-halo)" stroke-width="5" stroke-linejoin="round"/>`;
  const body = `<path d="${shape}" fill="var(${colour})" stroke="var(--p-line)" stroke-width="1.5" stroke-linejoin="round"/>`;
  const shade = lines && `<path d="${shape}" fill="var(--shade)" clip-path="url(#shade)"/>`;
  const fine = lines && `<path d="${lines}" fill="none" stroke="var(${colour}-on)" stroke-opacity=".5" stroke-width=".9"/>`;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${halo}${body}${shade}${fine}</g>`;
}
