/** The engraved marks and the river of a segment, scattered by a fixed seed and cached. */
import type { SegmentId } from '../../data/segments.ts';
import * as ring from './ring.ts';

type Mark = (x: number, y: number) => string;
const n = (x: number): number => Math.round(x * 10) / 10;

const MARKS: Readonly<Record<SegmentId, Mark>> = {
  lake: (x, y) => `M${n(x - 8)} ${n(y)}q2 -2.8 4 0t4 0t4 0t4 0M${n(x - 4)} ${n(y + 5)}q2 -2.8 4 0t4 0`,
  mountain: (x, y) =>
    `M${n(x - 9)} ${n(y + 5)}q5 -4 7 -11q2 -3 4 1q2 6 7 10M${n(x + 1)} ${n(y - 5)}l1.4 4.4M${n(x + 2.4)} ${n(y - 3)}l1.6 4M${n(x + 3.8)} ${n(y - 0.6)}l1.8 3.8`,
  forest: (x, y) =>
    `M${n(x)} ${n(y - 7)}c2.5 2 4.6 6 4 9q-4 1.6 -8 0c-.6 -3 1.5 -7 4 -9ZM${n(x)} ${n(y + 3)}v3.4M${n(x + 0.8)} ${n(y - 4)}l1.6 3M${n(x + 0.6)} ${n(y - 1.2)}l2.2 2.8`,
  hills: (x, y) =>
    `M${n(x - 9)} ${n(y + 3)}q4 -8 9 -6.4q5 .6 9 6.4M${n(x + 2)} ${n(y - 1)}l2.6 3.4M${n(x + 4.6)} ${n(y - 0.2)}l2 2.6M${n(x - 9)} ${n(y + 6)}h7`,
  snow: (x, y) =>
    `M${n(x)} ${n(y - 6)}v12M${n(x - 5.2)} ${n(y - 3)}l10.4 6M${n(x - 5.2)} ${n(y + 3)}l10.4 -6M${n(x - 1.8)} ${n(y - 4.8)}l1.8 1.8l1.8 -1.8M${n(x - 1.8)} ${n(y + 4.8)}l1.8 -1.8l1.8 1.8`,
};
const MOST = 14;
const TRIES = 420;

const known = new Map<string, string>();

/** Marks where nothing else lies. */
export function marksOf(id: SegmentId, position: number, per: number, river: number): string {
  const key = `${id} ${position} ${per} ${river}`;
  let marks = known.get(key);
  if (marks === undefined) {
    marks = scattered(MARKS[id], position, per, river);
    known.set(key, marks);
  }
  return marks;
}

interface Disc extends ring.Point {
  r: number;
}

function scattered(mark: Mark, position: number, per: number, river: number): string {
  const middle = ring.middleOf(position);
  const busy = busyDiscs(position, per, river);
  let state = 5 + position;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  let line = '';
  for (let tries = 0, found = 0; tries < TRIES && found < MOST; tries++) {
    const at = ring.polar(152 + random() * 192, middle - 33 + random() * 66);
    if (busy.some(disc => Math.hypot(disc.x - at.x, disc.y - at.y) < disc.r)) continue;
    busy.push({ ...at, r: 17 });
    line += mark(at.x, at.y);
    found++;
  }
  return line;
}

function busyDiscs(position: number, per: number, river: number): Disc[] {
  const middle = ring.middleOf(position);
  const disc = (at: ring.Point, r: number): Disc => ({ ...at, r });
  const spots = per * 5;
  const discs = [
    disc(ring.folkAt(position), 52),
    disc(ring.bookAt(position), 37),
    disc(ring.nameAt(position), 34),
    disc(ring.polar(ring.INNER, middle), 28),
  ];
  for (let i = 0; i < per; i++) {
    const spot = position * per + i;
    discs.push(disc(ring.plotAt(spot, spots), 31), disc(ring.linkAt(spot, spots), 20));
  }
  for (let angle = -36; angle <= 36; angle += 4)
    discs.push(disc(ring.polar(ring.OUTER, middle + angle), 29), disc(ring.polar(ring.INNER, middle + angle), 17));
  for (let q = 0; q < 1; q += 0.2)
    for (const side of [-1, 1]) discs.push(disc(ring.polar(ring.INNER + 8 + q * 76, middle + side * (6 + q * 11)), 17));
  for (let i = 0; i < 20; i++) discs.push(disc(ring.polar(ring.RIM - 1 - i * 10.2, bend(middle, river, i)), 15));
  return discs;
}

const bend = (middle: number, river: number, i: number): number => river + (middle - river) * Math.min(1, i / 12);

/** From the rim between the banks to the moat. */
export function riverOf(middle: number, river: number): string {
  return Array.from({ length: 21 }, (_, i) => {
    const angle = bend(middle, river, i) + 1.3 * Math.sin(i * 0.9 + middle);
    return `${i === 0 ? 'M' : 'L'}${ring.at(ring.RIM - 1 - i * 10.2, angle)}`;
  }).join('');
}
