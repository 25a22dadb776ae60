/** The five board segments, two sides each (VWK-COMP-10). */
import { and, castleMove, destroy, type Effect, flip, gain, hireFree, type Icon, rearrange, type Sure } from './effects.ts';

export const SEGMENT_IDS = ['lake', 'mountain', 'forest', 'hills', 'snow'] as const;
export type SegmentId = (typeof SEGMENT_IDS)[number];

/** Outside left, inside, outside right. */
export const SPACES = ['OL', 'IN', 'OR'] as const;
export type Space = (typeof SPACES)[number];
type Outside = 'OL' | 'OR';

export interface Offer {
  merchants: number;
  gain: Effect;
}
export interface Spot {
  /** Of the river: the left bank is built on from OL, the right bank from OR (VWK-BUILD-01). */
  bank: 'left' | 'right';
  reward: Effect;
}
export interface Side {
  /** Clockwise. */
  spots: Spot[];
  /** Spots are counted from 1, as printed. */
  links: { from: number; to: number; effect: Effect }[];
  /** From the last spot to the first spot of the next segment clockwise (VWK-BUILD-08). */
  next: Effect;
}
export interface Segment {
  numbers: Record<Outside, number>;
  trade: Record<Outside, Offer>;
  /** The side for one or two players, and for three or four (VWK-SETUP-01). */
  few: Side;
  many: Side;
  /** Used only when the pile is empty, and never taken (VWK-DISM-06, VWK-MANU-07). */
  printedTownsfolk: { value: number; icons: Icon[]; top: Effect };
  printedManuscript: { cost: number; instant: Effect };
  sure: Sure;
}

/** Arrows within a segment and to the next one clockwise (VWK-MOVE-06). */
export const ARROWS: Record<Space, { here: Space[]; next: Space[] }> = {
  OL: { here: ['OR', 'IN'], next: [] },
  IN: { here: ['OR'], next: ['IN'] },
  OR: { here: [], next: ['OL'] },
};

const left = (reward: Effect): Spot => ({ bank: 'left', reward });
const right = (reward: Effect): Spot => ({ bank: 'right', reward });
const link = (from: number, to: number, effect: Effect) => ({ from, to, effect });

export const SEGMENTS: Record<SegmentId, Segment> = {
  lake: {
    numbers: { OL: 1, OR: 2 },
    trade: { OL: { merchants: 1, gain: gain('silver') }, OR: { merchants: 2, gain: gain('ink') } },
    few: {
      spots: [left(gain('gold')), left(hireFree), right(flip()), right(destroy())],
      links: [link(1, 2, gain('virtue')), link(3, 4, gain('ink'))],
      next: castleMove,
    },
    many: {
      spots: [left(gain('ink')), left(hireFree), left(gain('resource')), right(flip()), right(destroy())],
      links: [link(1, 2, gain('virtue')), link(3, 4, gain('debt')), link(4, 5, castleMove)],
      next: gain('virtue'),
    },
    printedTownsfolk: { value: 2, icons: ['noble', 'cleric'], top: gain('virtue') },
    printedManuscript: { cost: 3, instant: gain('deed') },
    sure: 'one source',
  },
  mountain: {
    numbers: { OL: 3, OR: 4 },
    trade: { OL: { merchants: 1, gain: gain('silver') }, OR: { merchants: 2, gain: gain('stone') } },
    few: {
      spots: [left(gain('ink')), left(gain('stone')), right(hireFree), right(destroy())],
      links: [link(1, 2, gain('silver', 2)), link(3, 4, gain('virtue'))],
      next: gain('gold'),
    },
    many: {
      spots: [left(gain('ink')), left(gain('stone')), right(gain('deed')), right(hireFree), right(flip())],
      links: [link(1, 2, gain('silver', 2)), link(2, 3, gain('debt')), link(4, 5, destroy())],
      next: gain('gold'),
    },
    printedTownsfolk: { value: 2, icons: ['builder', 'noble'], top: gain('virtue') },
    printedManuscript: { cost: 3, instant: gain('resource', 2) },
    sure: 'one source',
  },
  forest: {
    numbers: { OL: 5, OR: 6 },
    trade: { OL: { merchants: 2, gain: gain('ink') }, OR: { merchants: 4, gain: flip() } },
    few: {
      spots: [left(gain('virtue')), left(gain('ink')), right(gain('deed')), right(gain('stone'))],
      links: [link(2, 3, gain('virtue'))],
      next: gain('virtue'),
    },
    many: {
      spots: [left(gain('virtue')), left(gain('gold')), right(rearrange), right(flip()), right(gain('stone'))],
      links: [link(1, 2, flip()), link(2, 3, gain('virtue')), link(4, 5, gain('virtue'))],
      next: hireFree,
    },
    printedTownsfolk: { value: 1, icons: ['criminal'], top: gain('corruption') },
    printedManuscript: { cost: 3, instant: and(gain('virtue'), gain('resource')) },
    sure: 'one source',
  },
  hills: {
    numbers: { OL: 7, OR: 8 },
    trade: { OL: { merchants: 2, gain: gain('gold') }, OR: { merchants: 3, gain: destroy() } },
    few: {
      spots: [left(gain('deed')), left(destroy()), right(flip()), right(gain('gold'))],
      links: [link(2, 3, castleMove), link(3, 4, gain('debt'))],
      next: gain('virtue'),
    },
    many: {
      spots: [left(gain('deed')), left(gain('ink')), left(destroy()), right(gain('resource')), right(gain('gold'))],
      links: [link(2, 3, hireFree), link(3, 4, castleMove), link(4, 5, gain('virtue'))],
      next: gain('ink'),
    },
    printedTownsfolk: { value: 2, icons: ['cleric', 'builder'], top: gain('virtue') },
    printedManuscript: { cost: 3, instant: gain('virtue', 2) },
    sure: 'one source',
  },
  snow: {
    numbers: { OL: 9, OR: 10 },
    trade: { OL: { merchants: 2, gain: gain('stone') }, OR: { merchants: 2, gain: gain('gold') } },
    few: {
      spots: [left(flip()), left(rearrange), right(gain('resource')), right(gain('virtue'))],
      links: [link(2, 3, gain('deed')), link(3, 4, gain('stone'))],
      next: rearrange,
    },
    many: {
      spots: [left(rearrange), left(flip()), right(gain('gold')), right(gain('deed')), right(gain('resource'))],
      links: [link(1, 2, gain('silver', 2)), link(2, 3, gain('deed')), link(3, 4, gain('virtue'))],
      next: castleMove,
    },
    printedTownsfolk: { value: 1, icons: ['criminal'], top: gain('corruption') },
    printedManuscript: { cost: 3, instant: flip() },
    sure: 'one source',
  },
};
