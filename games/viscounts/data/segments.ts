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

export const SEGMENTS: Record<SegmentId, Segment> = {
  lake: {
    numbers: { OL: 1, OR: 2 },
    trade: {
      OL: { merchants: 1, gain: gain('silver') },
      OR: { merchants: 2, gain: gain('ink') },
    },
    few: {
      spots: [
        { bank: 'left', reward: gain('gold') },
        { bank: 'left', reward: hireFree },
        { bank: 'right', reward: flip() },
        { bank: 'right', reward: destroy() },
      ],
      links: [
        { from: 1, to: 2, effect: gain('virtue') },
        { from: 3, to: 4, effect: gain('ink') },
      ],
      next: castleMove,
    },
    many: {
      spots: [
        { bank: 'left', reward: gain('ink') },
        { bank: 'left', reward: hireFree },
        { bank: 'left', reward: gain('resource') },
        { bank: 'right', reward: flip() },
        { bank: 'right', reward: destroy() },
      ],
      links: [
        { from: 1, to: 2, effect: gain('virtue') },
        { from: 3, to: 4, effect: gain('debt') },
        { from: 4, to: 5, effect: castleMove },
      ],
      next: gain('virtue'),
    },
    printedTownsfolk: { value: 2, icons: ['noble', 'cleric'], top: gain('virtue') },
    printedManuscript: { cost: 3, instant: gain('deed') },
    sure: 'one source',
  },
  mountain: {
    numbers: { OL: 3, OR: 4 },
    trade: {
      OL: { merchants: 1, gain: gain('silver') },
      OR: { merchants: 2, gain: gain('stone') },
    },
    few: {
      spots: [
        { bank: 'left', reward: gain('ink') },
        { bank: 'left', reward: gain('stone') },
        { bank: 'right', reward: hireFree },
        { bank: 'right', reward: destroy() },
      ],
      links: [
        { from: 1, to: 2, effect: gain('silver', 2) },
        { from: 3, to: 4, effect: gain('virtue') },
      ],
      next: gain('gold'),
    },
    many: {
      spots: [
        { bank: 'left', reward: gain('ink') },
        { bank: 'left', reward: gain('stone') },
        { bank: 'right', reward: gain('deed') },
        { bank: 'right', reward: hireFree },
        { bank: 'right', reward: flip() },
      ],
      links: [
        { from: 1, to: 2, effect: gain('silver', 2) },
        { from: 2, to: 3, effect: gain('debt') },
        { from: 4, to: 5, effect: destroy() },
      ],
      next: gain('gold'),
    },
    printedTownsfolk: { value: 2, icons: ['builder', 'noble'], top: gain('virtue') },
    printedManuscript: { cost: 3, instant: gain('resource', 2) },
    sure: 'one source',
  },
  forest: {
    numbers: { OL: 5, OR: 6 },
    trade: {
      OL: { merchants: 2, gain: gain('ink') },
      OR: { merchants: 4, gain: flip() },
    },
    few: {
      spots: [
        { bank: 'left', reward: gain('virtue') },
        { bank: 'left', reward: gain('ink') },
        { bank: 'right', reward: gain('deed') },
        { bank: 'right', reward: gain('stone') },
      ],
      links: [{ from: 2, to: 3, effect: gain('virtue') }],
      next: gain('virtue'),
    },
    many: {
      spots: [
        { bank: 'left', reward: gain('virtue') },
        { bank: 'left', reward: gain('gold') },
        { bank: 'right', reward: rearrange },
        { bank: 'right', reward: flip() },
        { bank: 'right', reward: gain('stone') },
      ],
      links: [
        { from: 1, to: 2, effect: flip() },
        { from: 2, to: 3, effect: gain('virtue') },
        { from: 4, to: 5, effect: gain('virtue') },
      ],
      next: hireFree,
    },
    printedTownsfolk: { value: 1, icons: ['criminal'], top: gain('corruption') },
    printedManuscript: { cost: 3, instant: and(gain('virtue'), gain('resource')) },
    sure: 'one source',
  },
  hills: {
    numbers: { OL: 7, OR: 8 },
    trade: {
      OL: { merchants: 2, gain: gain('gold') },
      OR: { merchants: 3, gain: destroy() },
    },
    few: {
      spots: [
        { bank: 'left', reward: gain('deed') },
        { bank: 'left', reward: destroy() },
        { bank: 'right', reward: flip() },
        { bank: 'right', reward: gain('gold') },
      ],
      links: [
        { from: 2, to: 3, effect: castleMove },
        { from: 3, to: 4, effect: gain('debt') },
      ],
      next: gain('virtue'),
    },
    many: {
      spots: [
        { bank: 'left', reward: gain('deed') },
        { bank: 'left', reward: gain('ink') },
        { bank: 'left', reward: destroy() },
        { bank: 'right', reward: gain('resource') },
        { bank: 'right', reward: gain('gold') },
      ],
      links: [
        { from: 2, to: 3, effect: hireFree },
        { from: 3, to: 4, effect: castleMove },
        { from: 4, to: 5, effect: gain('virtue') },
      ],
      next: gain('ink'),
    },
    printedTownsfolk: { value: 2, icons: ['cleric', 'builder'], top: gain('virtue') },
    printedManuscript: { cost: 3, instant: gain('virtue', 2) },
    sure: 'one source',
  },
  snow: {
    numbers: { OL: 9, OR: 10 },
    trade: {
      OL: { merchants: 2, gain: gain('stone') },
      OR: { merchants: 2, gain: gain('gold') },
    },
    few: {
      spots: [
        { bank: 'left', reward: flip() },
        { bank: 'left', reward: rearrange },
        { bank: 'right', reward: gain('resource') },
        { bank: 'right', reward: gain('virtue') },
      ],
      links: [
        { from: 2, to: 3, effect: gain('deed') },
        { from: 3, to: 4, effect: gain('stone') },
      ],
      next: rearrange,
    },
    many: {
      spots: [
        { bank: 'left', reward: rearrange },
        { bank: 'left', reward: flip() },
        { bank: 'right', reward: gain('gold') },
        { bank: 'right', reward: gain('deed') },
        { bank: 'right', reward: gain('resource') },
      ],
      links: [
        { from: 1, to: 2, effect: gain('silver', 2) },
        { from: 2, to: 3, effect: gain('deed') },
        { from: 3, to: 4, effect: gain('virtue') },
      ],
      next: castleMove,
    },
    printedTownsfolk: { value: 1, icons: ['criminal'], top: gain('corruption') },
    printedManuscript: { cost: 3, instant: flip() },
    sure: 'one source',
  },
};
