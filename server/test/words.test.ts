import { describe, expect, test } from 'vitest';
import { catalogues } from '../text/index.ts';

const { en, hu } = catalogues;

describe('Words of the server', () => {
  test.each([
    ['1', 'Az asztal még nem jutott el az 1. bejegyzésig.'],
    ['5', 'Az asztal még nem jutott el az 5. bejegyzésig.'],
    ['12', 'Az asztal még nem jutott el a 12. bejegyzésig.'],
    ['1000', 'Az asztal még nem jutott el az 1000. bejegyzésig.'],
  ])('the Hungarian article fits entry %s', (n, sentence) => {
    expect(hu.problems.noPosition(n)).toBe(sentence);
  });

  test('Hungarian quotes stand low and high', () => {
    expect(hu.problems.noGame('go')).toBe('Nincs „go” nevű játék.');
    expect(hu.problems.noBot('go')).toBe('Nincs „go” nevű gépi játékos.');
  });

  test('a password is made of characters', () => {
    expect([en.problems.badPassword(), hu.problems.badPassword()]).toEqual([
      'A password has 8 to 128 characters.',
      'A jelszó 8–128 karakterből áll.',
    ]);
  });

  test.each(['en', 'hu'] as const)('every letter has a sentence before its link (%s)', language => {
    const { letters } = catalogues[language];
    const all = [letters.over('Go'), letters.start('Go'), letters.chat('Go', 'Anna'), letters.turn('Go', 'Anna', 'Place a stone.')];
    for (const { text } of all) expect(text).toMatch(/\S+ \S+.*[.?!]$/);
  });
});
