import { expect, test } from 'vitest';
import { linesOf, note, type Tally } from '../shared.ts';

const SOURCES = ['start', 'towns', 'network'] as const;

test('points of one source and round are added up, each source and round apart', () => {
  let tally: Tally = [];
  tally = note(tally, 0, 0, 20);
  tally = note(tally, 1, 2, 5);
  tally = note(tally, 1, 2, 4);
  tally = note(tally, 1, 3, 1);
  tally = note(tally, 2, 7, 18);
  expect(linesOf(tally, SOURCES, 6)).toEqual([
    { key: 'start', points: 20 },
    { key: 'towns', points: 9, round: 2 },
    { key: 'towns', points: 1, round: 3 },
    { key: 'network', points: 18 },
  ]);
});
