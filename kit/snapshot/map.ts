/** A map of hexes as SVG text: what `kit/map` draws, without what answers to a finger. */
import type { Silhouette } from '../art/buildings.ts';
import { type Engraving, engraving } from '../art/engraving.ts';
import { hexPath, outline, type Point, SIZE, spanning } from '../art/hex.ts';
import { groundOf, type Shape } from '../map/ground.ts';
import { pieceAt, SHADE } from './piece.ts';

export interface MapSnapshot {
  shape: Shape;
  /** By hex number: terrain, and the room kept free in the middle. */
  terrain: readonly Engraving[];
  hole: readonly number[];
  standing: readonly { hex: number; kind: Silhouette; colour: string; shift?: Point; scale?: number }[];
  bridges: readonly { from: number; to: number; colour: string }[];
  towns: readonly { colour: string; hexes: readonly number[] }[];
}

const TILE = hexPath(SIZE - 0.5, 3);
const PLANKS = 'M-24 -2.8H24M-24 2.8H24M-18 -2.8V2.8M-12 -2.8V2.8M-6 -2.8V2.8M0 -2.8V2.8M6 -2.8V2.8M12 -2.8V2.8M18 -2.8V2.8';

export function mapMarkup({ shape, terrain, hole, standing, bridges, towns }: MapSnapshot): {
  width: number;
  height: number;
  markup: string;
} {
  const { centres, width, height, coast, all, shore, land } = groundOf(shape);
  const markup = [
    SHADE,
    `<path d="${coast}" fill="none" stroke="var(--ink-2)" stroke-width="4" stroke-linejoin="round"/>`,
    `<path d="${all}" fill="var(--t-river)"/>`,
    `<path d="${shore}" fill="var(--ink-2)" stroke="var(--shore)" stroke-width="2.4" stroke-linejoin="round"/>`,
    ...land.map(hex => tileAt(centres[hex], terrain[hex], hole[hex], hex)),
    ...towns.map(town =>
      wallAround(
        town.hexes.map(hex => centres[hex]),
        town.colour,
      ),
    ),
    ...bridges.map(({ from, to, colour }) => bridgeBetween(centres[from], centres[to], colour)),
    ...standing.map(({ hex, kind, colour, shift, scale }) =>
      pieceAt({ x: centres[hex].x + (shift?.x ?? 0), y: centres[hex].y + (shift?.y ?? 0) }, kind, colour, scale),
    ),
  ];
  return { width, height, markup: markup.join('') };
}

function tileAt({ x, y }: Point, kind: Engraving, hole: number, seed: number): string {
  const [fill, ink] = [`var(--t-${kind})`, `var(--t-${kind}-ink)`];
  const art = engraving(kind, hole, seed);
  const tile = `<path d="${TILE}" fill="${fill}" stroke="color-mix(in srgb, ${ink} 80%, var(--p-line))"/>`;
  const shapes =
    art.fill && `<path d="${art.fill}" fill="color-mix(in srgb, ${ink} 42%, ${fill})" stroke="${ink}" stroke-width=".8" opacity=".9"/>`;
  const lines = `<path d="${art.line}" fill="none" stroke="${ink}" stroke-width=".85" stroke-linecap="round" stroke-linejoin="round" opacity=".78"/>`;
  return `<g transform="translate(${x} ${y})">${tile}${shapes}${lines}</g>`;
}

function wallAround(centres: readonly Point[], colour: string): string {
  const line = (stroke: string, width: number) =>
    `<path d="${outline(centres, SIZE - 1)}" fill="none" stroke="var(${stroke})" stroke-width="${width}" stroke-linejoin="round"/>`;
  return line('--p-halo', 5.6) + line(colour, 3.4);
}

function bridgeBetween(from: Point, to: Point, colour: string): string {
  const bed = '<rect x="-25" y="-7" width="50" height="14" rx="3" fill="var(--p-halo)"/>';
  const deck = `<rect x="-24" y="-5.6" width="48" height="11.2" rx="1.6" fill="var(${colour})" stroke="var(--p-line)" stroke-width="1.3"/>`;
  return `<g transform="${spanning(from, to)}">${bed}${deck}<path d="${PLANKS}" fill="none" stroke="var(--plank)" stroke-width=".9" opacity=".75"/></g>`;
}
