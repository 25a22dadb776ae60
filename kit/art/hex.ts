/** Hexes with a corner on top, in the units of the drawings. */

export interface Point {
  x: number;
  y: number;
}

/** From the middle to a corner, and from the middle to an edge. */
export const SIZE = 34;
export const HALF = (SIZE * Math.sqrt(3)) / 2;

/** One digit after the point is finer than any screen, and keeps paths short. */
export const short = (n: number): number => Math.round(n * 10) / 10;

/** Where a hex lies whose column is counted in half hexes, like the maps of the games do. */
export const centreOf = (halfColumns: number, row: number): Point => ({
  x: short(HALF * (halfColumns + 1)),
  y: short(SIZE * (1 + 1.5 * row)),
});

/** For what is drawn lengthwise around 0 0: laid between two points. */
export function spanning(from: Point, to: Point): string {
  const angle = short((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
  return `translate(${short((from.x + to.x) / 2)} ${short((from.y + to.y) / 2)}) rotate(${angle})`;
}

/** Clockwise from the top. */
const DIRECTIONS = [-90, -30, 30, 90, 150, 210].map(angle => {
  const a = (angle * Math.PI) / 180;
  return [Math.cos(a), Math.sin(a)] as const;
});

export function corners({ x, y }: Point, size: number): Point[] {
  return DIRECTIONS.map(([dx, dy]) => ({ x: short(x + dx * size), y: short(y + dy * size) }));
}

/** A hex as a path, with corners rounded off by `round`. */
export function hexPath(size: number, round = 0, at: Point = { x: 0, y: 0 }): string {
  const points = corners(at, size);
  if (round === 0) return `M${points.map(p => `${p.x} ${p.y}`).join('L')}Z`;
  const towards = (from: Point, to: Point) => {
    const k = round / size;
    return `${short(from.x + (to.x - from.x) * k)} ${short(from.y + (to.y - from.y) * k)}`;
  };
  return `${points
    .map((p, i) => `${i === 0 ? 'M' : 'L'}${towards(p, points[(i + 5) % 6])}Q${p.x} ${p.y} ${towards(p, points[(i + 1) % 6])}`)
    .join('')}Z`;
}

interface Side {
  from: Point;
  to: Point;
}

/** Where the neighbour beyond each side lies, in half columns and rows, beginning with the side right of the top. */
const BEYOND = [
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
] as const;

/** The border around a group of hexes: the sides beyond which none of them lies, chained to closed lines. */
export function outline(centres: readonly Point[], size = SIZE): string {
  const cell = ({ x, y }: Point) => [Math.round(x / HALF), Math.round(y / (1.5 * SIZE))] as const;
  const inside = new Set(centres.map(centre => cell(centre).join()));
  const sides: Side[] = [];
  for (const centre of centres) {
    const [column, row] = cell(centre);
    const points = corners(centre, size);
    BEYOND.forEach(([right, down], i) => {
      if (!inside.has(`${column + right},${row + down}`)) sides.push({ from: points[i], to: points[(i + 1) % 6] });
    });
  }
  return chained(sides);
}

/** Sides that should meet lie this near. */
const TOUCH = 6;

function chained(sides: Side[]): string {
  let path = '';
  for (let first = sides.shift(); first; first = sides.shift()) {
    path += `M${first.from.x} ${first.from.y}L${first.to.x} ${first.to.y}`;
    for (let end = first.to; ; ) {
      const next = sides.findIndex(side => Math.hypot(side.from.x - end.x, side.from.y - end.y) < TOUCH);
      if (next < 0) break;
      end = sides.splice(next, 1)[0].to;
      path += `L${end.x} ${end.y}`;
    }
    path += 'Z';
  }
  return path;
}
