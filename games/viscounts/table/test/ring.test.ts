/** Where pieces stand on the round board. */
import { describe, expect, test } from 'vitest';
import { SPACE_COUNT } from '../../rules/questions/board.ts';
import * as ring from '../art/ring.ts';

type Box = typeof ring.FIGURE;

const around = ({ x, y }: ring.Point, { left, right, top, bottom }: Box): Box => ({
  left: x + left,
  right: x + right,
  top: y + top,
  bottom: y + bottom,
});
const isOn = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;

describe.each([1, 2, 3, 4, 5])('of %i viscounts on a space', of => {
  const spaces = Array.from({ length: SPACE_COUNT }, (_, space) => ({
    space,
    figures: Array.from({ length: of }, (_, place) => around(ring.standBeside(space, place, of), ring.FIGURE)),
  }));

  test('none covers another', () => {
    const covered = spaces.filter(({ figures }) => figures.some((one, i) => figures.slice(i + 1).some(other => isOn(one, other))));
    expect(covered.map(({ space }) => space)).toEqual([]);
  });

  test('none covers the offer', () => {
    const outside = spaces.filter(({ space }) => space % 3 !== 1);
    const covered = outside.filter(({ space, figures }) => figures.some(one => isOn(one, around(ring.offerAtSpace(space), ring.OFFER))));
    expect(covered.map(({ space }) => space)).toEqual([]);
  });
});
