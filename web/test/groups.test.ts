import { describe, expect, test } from 'vitest';
import { filtered, grouped, plainLetters, titleOf } from '../table/groups.ts';

const words: Record<string, string> = {
  a: 'Lakóház építése a C4 mezőre',
  b: 'Lakóház építése az E5 mezőre',
  c: 'Passzolás',
};
const options = [
  { do: 'build', is: 'a' },
  { do: 'pass', is: 'c' },
  { do: 'build', is: 'b' },
];
const wordsFor = (choice: object) => words[(choice as { is: string }).is]!;

describe('Groups of choices', () => {
  test('gather what does the same, in the order of the first of them', () => {
    expect(grouped(options, wordsFor).map(({ key, items }) => [key, items.length])).toEqual([
      ['build', 2],
      ['pass', 1],
    ]);
  });

  test('are called as the game calls them, where there are several', () => {
    const names = grouped(options, wordsFor, key => `all of ${key}`).map(({ title }) => title);
    expect(names).toEqual(['all of build', 'Passzolás']);
  });

  test.each([
    [['Build on C4', 'Build on E5'], 'Build on…'],
    [['3 coins for 1 point', '6 coins for 1 point'], '… coins for 1 point'],
    [['Pass'], 'Pass'],
    [['1 coin for 1 worker', '1 priest for 1 worker'], '… for 1 worker'],
    [['1 érme', '1 munkás'], '1 érme…'],
    [['Yes', 'No'], 'Yes…'],
    [['Lakóház: C4', 'Lakóház: E5'], 'Lakóház…'],
  ])('%j are called %s', (all, title) => {
    expect(titleOf(all)).toBe(title);
  });

  test('are searched without accents and capitals, by all words typed', () => {
    expect(plainLetters('Őszi Vásár')).toBe('oszi vasar');
    const found = filtered(grouped(options, wordsFor), 'epites e5');
    expect(found.flatMap(({ items }) => items.map(item => item.words))).toEqual([words.b]);
  });
});
