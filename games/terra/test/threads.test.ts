/** Threads of offered power: what is open, what was taken, what was declined. */
import type { Fact, Seat } from '@tarsas/kernel';
import { expect, test } from 'vitest';
import { threadsOf } from '../table/threads.ts';

const NUMBERS = { A1: 1, B2: 2 };
const strongest = (hex: number, seat: Seat) => (seat === 3 ? undefined : 10 * hex + seat);
const fact = (key: string, args: object): Fact => ({ key, args }) as Fact;
const seals = (...places: string[]) => new Map(places.map(place => [place, {} as never]));
const BUILT = fact('built', { seat: 0, hex: 'A1' });
const ANSWERS = [fact('declined', { seat: 1, from: 0, power: 2 }), fact('taken', { seat: 2, from: 0, power: 1 })];

test('what is open is drawn from the new building', () => {
  const open = [{ seat: 1, from: 1, hex: 11, power: 2 }];
  expect(threadsOf({ history: [], seals: seals() }, open, NUMBERS, strongest)).toEqual([{ ...open[0], answer: 'open' }]);
});

test('answers to the latest building are drawn as long as it is marked', () => {
  const history = [fact('upgraded', { seat: 2, hex: 'B2' }), BUILT, ...ANSWERS, ...new Array(5).fill(fact('passed', { seat: 1 }))];
  const drawn = [
    { seat: 1, from: 1, hex: 11, power: 2, answer: 'declined' },
    { seat: 2, from: 1, hex: 12, power: 1, answer: 'taken' },
  ];
  expect(threadsOf({ history, seals: seals('hex:1') }, [], NUMBERS, strongest)).toEqual(drawn);
  expect(threadsOf({ history, seals: seals() }, [], NUMBERS, strongest)).toEqual([]);
  expect(threadsOf({ history: [BUILT, ...ANSWERS], seals: seals() }, [], NUMBERS, strongest)).toEqual(drawn);
});

test('answers to somebody else, and of seats without a piece beside it, are not drawn', () => {
  const history = [BUILT, fact('declined', { seat: 1, from: 2, power: 2 }), fact('taken', { seat: 3, from: 0, power: 1 })];
  expect(threadsOf({ history, seals: seals('hex:1') }, [], NUMBERS, strongest)).toEqual([]);
});
