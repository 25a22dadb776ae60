/** What stands on the picture of a shared position. */
import { expect, test } from 'vitest';
import { sheet } from '../pages/solve/sheet.ts';
import { en } from '../text/solve.en.ts';

const board = { width: 100, height: 50, markup: '<circle r="3"/>', colours: [] };
const told = {
  heading: 'Terra Mystica · Round 5',
  plans: [
    { letter: 'A', words: 'dwelling on G2', worth: en.best },
    { letter: 'B', words: 'priest for 3 power', worth: `−8 (${en.span(7, 9)})` },
  ],
  estimate: en.estimate(16),
  note: 'G2 & D7?',
};
const textsOf = (svg: string): string[] => [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!);

test('no plan without its range, and how the range was found', () => {
  expect(textsOf(sheet(board, told))).toEqual([
    'Terra Mystica · Round 5',
    ...['A', 'dwelling on G2', 'best'],
    ...['B', 'priest for 3 power', '−8 (7–9)'],
    'estimate from 16 continuations, four times in five',
    'G2 &amp; D7?',
  ]);
});

test('a puzzle shows no plan, and no estimate of any', () => {
  expect(textsOf(sheet(board, { ...told, plans: [] }))).toEqual(['Terra Mystica · Round 5', 'G2 &amp; D7?']);
});

test('the board is on it, and nothing lies below its edge', () => {
  const svg = sheet(board, told);
  expect(svg).toContain(board.markup);
  const high = Number(/height="(\d+)"/.exec(svg)![1]);
  for (const [, y] of svg.matchAll(/<text [^>]*y="(\d+)"/g)) expect(Number(y)).toBeLessThan(high);
});
