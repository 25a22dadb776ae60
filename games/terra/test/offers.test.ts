import { describe, expect, test } from 'vitest';
import { answerFor, countingNow, imagined, type Offer, sealedFor, seatsThat } from '../shared.ts';

const offers = (): Offer[] => [
  { seat: 2, power: 1, answer: 'none' },
  { seat: 0, power: 3, answer: 'take' },
  { seat: 1, power: 2, answer: 'decline' },
];
const answers = (list: readonly Offer[]) => list.map(({ answer }) => answer);

describe('offers answered all at once', () => {
  test('early answers are sealed for all but their own seat', () => {
    expect(answers(sealedFor(offers(), 0))).toEqual(['none', 'take', 'sealed']);
    expect(answers(sealedFor(offers(), 'public'))).toEqual(['none', 'sealed', 'sealed']);
  });

  test('any answer could lie under a seal', () => {
    expect(answers(imagined(sealedFor(offers(), 'public'), () => 0))).toEqual(['none', 'take', 'take']);
    expect(answers(imagined(sealedFor(offers(), 'public'), () => 1))).toEqual(['none', 'decline', 'decline']);
  });

  test('answers count in order, up to the first one missing', () => {
    const list = offers();
    expect(countingNow(list)).toEqual([]);
    expect([seatsThat(list, false), seatsThat(list, true)]).toEqual([[2], [0, 1]]);
    list[0].answer = 'decline';
    expect(countingNow(list).map(({ seat }) => seat)).toEqual([2, 0, 1]);
    expect(list).toEqual([]);
  });

  test.each([
    [1, 0, 'take'],
    [2, 0, 'decline'],
    [3, 2, 'take'],
    [1, -1, 'decline'],
  ] as const)('%d power with %d points at most: %s', (power, most, answer) => expect(answerFor(power, most)).toBe(answer));

  test('an order for what is free takes 1 power and asks about more', () => {
    expect([answerFor(1, 'free'), answerFor(2, 'free'), answerFor(1, undefined)]).toEqual(['take', null, null]);
  });
});
