/** Where everything lies on the round board. Everything is placed by angle and radius and stands upright. */
import { SEGMENT_COUNT } from '../../rules/questions/board.ts';

export interface Point {
  x: number;
  y: number;
}

/** A little wider than the circle: the figures of the outermost pieces reach over its rim. */
export const WIDTH = 712;
export const HEIGHT = 724;
export const CENTRE: Point = { x: 356, y: 362 };
export const RIM = 350;

/** Radii, from the rim to the middle: plots and links, the two paths, the piles, the three tiers. */
export const PLOTS = 321;
export const OUTER = 266;
export const INNER = 164;
export const TIER1 = { inner: 97, outer: 137, workers: 117 };
export const TIER2 = { inner: 47, outer: 95, workers: 82, reward: 61 };
export const TIER3 = 46;
const WIDE = 360 / SEGMENT_COUNT;

const short = (n: number): number => Math.round(n * 10) / 10;

export function polar(radius: number, angle: number): Point {
  const turn = ((angle - 90) * Math.PI) / 180;
  return { x: short(CENTRE.x + radius * Math.cos(turn)), y: short(CENTRE.y + radius * Math.sin(turn)) };
}
export const at = (radius: number, angle: number): string => {
  const { x, y } = polar(radius, angle);
  return `${x} ${y}`;
};
export const shift = (p: Point): string => `translate(${p.x} ${p.y})`;

/** The middle of a segment: the second one of the ring lies on top. */
export const middleOf = (position: number): number => (position - 1) * WIDE;

export const arc = (radius: number, from: number, to: number): string =>
  `M${at(radius, from)}A${radius} ${radius} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${at(radius, to)}`;
export const sector = (inner: number, outer: number, from: number, to: number): string =>
  `${arc(outer, from, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
/** A stretch of a path with round ends. */
export function capsule(radius: number, half: number, from: number, to: number): string {
  const [out, inside] = [radius + half, radius - half];
  return `M${at(out, from)}A${out} ${out} 0 0 1 ${at(out, to)}A${half} ${half} 0 0 1 ${at(inside, to)}A${inside} ${inside} 0 0 0 ${at(inside, from)}A${half} ${half} 0 0 1 ${at(out, from)}Z`;
}
export function battlements(radius: number, count: number, height: number): string {
  const step = 360 / count;
  return Array.from({ length: count }, (_, i) => sector(radius, radius + height, i * step, (i + 0.5) * step)).join('');
}

/** The two roads of a segment between the paths. */
export const roads = (middle: number): string =>
  `M${at(OUTER - 12, middle - 15)}Q${at(205, middle - 16)} ${at(INNER + 4, middle - 4)}M${at(INNER + 4, middle + 4)}Q${at(205, middle + 16)} ${at(OUTER - 12, middle + 15)}`;

/** From the middle of the segment: where a viscount stands, and where the offer of an outside space is written. */
const STANDS = [
  { radius: OUTER, angle: -22 },
  { radius: INNER, angle: 0 },
  { radius: OUTER, angle: 22 },
];
const OFFERS = [-12.6, 0, 12.6];

export const standAt = (space: number): Point => {
  const { radius, angle } = STANDS[space % 3];
  return polar(radius, middleOf(Math.floor(space / 3)) + angle);
};
/** What a viscount covers from where it stands, and an offer from where it is written. */
export const FIGURE = { left: -11, right: 11, top: -23, bottom: 10 };
export const OFFER = { left: -17, right: 17, top: -15, bottom: 17 };
const SIDE_BY_SIDE = { x: 24, y: 34 };

/** Several on one space stand side by side; outside none stands on the offer, inside they follow the path past the cards. */
export const standBeside = (space: number, place: number, of: number): Point => {
  const stand = standAt(space);
  const nth = place - (of - 1) / 2;
  if (STANDS[space % 3].radius === INNER) {
    const turn = (middleOf(Math.floor(space / 3)) * Math.PI) / 180;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    const step = Math.min(SIDE_BY_SIDE.x / Math.abs(x), SIDE_BY_SIDE.y / Math.abs(y));
    return { x: short(stand.x + nth * step * x), y: short(stand.y + nth * step * y) };
  }
  const offer = offerAtSpace(space);
  const [x, y] = [offer.x - stand.x, offer.y - stand.y];
  const isBeside = y + OFFER.top < FIGURE.bottom && y + OFFER.bottom > FIGURE.top;
  const crowd = ((of - 1) / 2) * SIDE_BY_SIDE.x + FIGURE.right;
  const away = isBeside ? Math.max(0, crowd + OFFER.right - Math.abs(x)) : 0;
  return { x: short(stand.x + nth * SIDE_BY_SIDE.x - Math.sign(x) * away), y: stand.y };
};
export const offerAtSpace = (space: number): Point => polar(OUTER, middleOf(Math.floor(space / 3)) + OFFERS[space % 3]);
/** The price of a step to a space where somebody stands: at their feet outside, beside them on the inner path. */
export const priceAt = (space: number): Point => {
  const { x, y } = standAt(space);
  return STANDS[space % 3].radius === INNER ? polar(INNER + 1, middleOf(Math.floor(space / 3)) + 11) : { x, y: y + 20 };
};

export const plotAngle = (spot: number, spots: number): number => {
  const per = spots / SEGMENT_COUNT;
  return middleOf(Math.floor(spot / per)) + ((spot % per) - (per - 1) / 2) * (WIDE / per);
};
export const plotAt = (spot: number, spots: number): Point => polar(PLOTS, plotAngle(spot, spots));
export const linkAngle = (link: number, spots: number): number => plotAngle(link, spots) + 180 / spots;
export const linkAt = (link: number, spots: number): Point => polar(PLOTS, linkAngle(link, spots));
/** Between the banks: after so many plots of the left one. */
export const riverAngle = (position: number, left: number, per: number): number => middleOf(position) - WIDE / 2 + (left * WIDE) / per;

export const folkAt = (position: number): Point => polar(214, middleOf(position));
export const bookAt = (position: number): Point => polar(206, middleOf(position) - 26.4);
export const nameAt = (position: number): Point => polar(206, middleOf(position) + 26.6);

/** Places of workers in a section, side by side; a crowd stands in two rows. */
export function workerPlaces(radius: number, position: number, count: number, room: number): Point[] {
  const middle = middleOf(position);
  const spread = (n: number, i: number, on: number) => polar(on, middle + (i - (n - 1) / 2) * ((21 * 180) / (Math.PI * on)));
  if (count <= room) return Array.from({ length: count }, (_, i) => spread(count, i, radius));
  const front = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, i) =>
    i < front ? spread(front, i, radius + 8) : spread(count - front, i - front, radius - 10),
  );
}
export const topPlaces = (count: number): Point[] => {
  const per = count > 4 ? Math.ceil(count / 2) : count;
  const gap = Math.min(18, 66 / Math.max(1, per));
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / per);
    const inRow = row === 0 ? per : count - per;
    return { x: short(CENTRE.x + ((i % per) - (inRow - 1) / 2) * gap), y: CENTRE.y + (count > 4 ? row * 16 - 5 : 2) };
  });
};
