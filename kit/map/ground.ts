/** What never changes on a map of hexes: where they lie, the coast, the water lines, the frame with its degree bars. Memoised by map. */
import { centreOf, HALF, hexPath, outline, type Point, SIZE, short } from '../art/hex.ts';

/** Where the hexes are: columns in half hexes, rows, and which are water. */
export interface Shape {
  readonly count: number;
  readonly ids: readonly string[];
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly isRiver: readonly boolean[];
}

export interface Ground {
  centres: readonly Point[];
  width: number;
  height: number;
  /** What is drawn: the hexes with the frame around them. */
  outer: { x: number; y: number; width: number; height: number };
  box: string;
  land: readonly number[];
  /** Paths: all hexes, the land, the water's grid, the coast around everything, frame bars. */
  all: string;
  shore: string;
  grid: string;
  coast: string;
  frame: { x: number; y: number; width: number; height: number; bars: string };
  rows: { label: string; y: number }[];
}

const MARGIN = 22;
const BAR = 4;
const known = new WeakMap<Shape, Ground>();

export function groundOf(shape: Shape): Ground {
  let ground = known.get(shape);
  if (!ground) {
    ground = survey(shape);
    known.set(shape, ground);
  }
  return ground;
}

function survey({ count, ids, x, y, isRiver }: Shape): Ground {
  const hexes = [...Array(count).keys()];
  const centres = hexes.map(hex => centreOf(x[hex], y[hex]));
  const width = short(HALF * (2 + Math.max(...x)));
  const height = short(SIZE * (2 + 1.5 * Math.max(...y)));
  const land = hexes.filter(hex => !isRiver[hex]);
  const paths = (of: readonly number[], size: number, round: number) => of.map(hex => hexPath(size, round, centres[hex])).join('');
  const frame = { x: -MARGIN + 4, y: -MARGIN + 4, width: short(width + 2 * MARGIN - 8), height: short(height + 2 * MARGIN - 8) };
  const outer = { x: -MARGIN, y: -MARGIN, width: short(width + 2 * MARGIN), height: short(height + 2 * MARGIN) };
  return {
    centres,
    width,
    height,
    outer,
    box: `${outer.x} ${outer.y} ${outer.width} ${outer.height}`,
    land,
    all: paths(hexes, SIZE + 0.3, 0),
    shore: paths(land, SIZE - 0.2, 2),
    grid: paths(
      hexes.filter(hex => isRiver[hex]),
      SIZE,
      0,
    ),
    coast: outline(centres),
    frame: { ...frame, bars: degreeBars(frame) },
    rows: rowsOf(land, ids, y),
  };
}

function degreeBars({ x, y, width, height }: Omit<Ground['frame'], 'bars'>): string {
  const across = 26;
  const down = 18;
  const w = short(width / across);
  const h = short(height / down);
  let bars = '';
  for (let i = 0; i < across; i += 2) {
    bars += `M${short(x + i * w)} ${y}h${w}v${BAR}h${-w}ZM${short(x + (i + 1) * w)} ${short(y + height - BAR)}h${w}v${BAR}h${-w}Z`;
  }
  for (let i = 0; i < down; i += 2) {
    bars += `M${x} ${short(y + (i + 1) * h)}h${BAR}v${h}h${-BAR}ZM${short(x + width - BAR)} ${short(y + i * h)}h${BAR}v${h}h${-BAR}Z`;
  }
  return bars;
}

/** The letter of a row is the first of its land hexes' names. */
function rowsOf(land: readonly number[], ids: readonly string[], y: readonly number[]): Ground['rows'] {
  const rows = new Map<number, string>();
  for (const hex of land) if (!rows.has(y[hex])) rows.set(y[hex], ids[hex].replace(/\d+$/, ''));
  return [...rows].map(([row, label]) => ({ label, y: short(centreOf(0, row).y + 4.5) }));
}
