/** The coach at a first real game interrupts seldom. */
import { HINT } from '@tarsas/coach';
import { expect, test } from 'vitest';
import { speaksOf } from '../table/hints/speaks.ts';

const played = { middle: 5, low: 3, high: 7, playedOut: HINT.fewest };

test('speaks from five points up where it is sure of three', () => expect(speaksOf(played)).toBe(true));
test('four points are not worth an interruption', () => expect(speaksOf({ ...played, middle: 4 })).toBe(false));
test('is silent where it is sure of two only', () => expect(speaksOf({ ...played, middle: 9, low: 2 })).toBe(false));
test('is silent before enough has been played out', () => expect(speaksOf({ ...played, playedOut: HINT.fewest - 1 })).toBe(false));
