import { describe, expect, test } from 'vitest';
import { hu } from '../text/hu.ts';

describe('Hungarian words of the command line', () => {
  const said = Object.entries(hu.bad).map(([key, words]) => [
    key,
    typeof words === 'string' ? words : (words as (...args: string[]) => string)('alma', 'EACCES', 'körte', 'szilva'),
  ]);

  test.each(said)('%s: one article, Hungarian quotes', (_, sentence) => {
    expect(sentence).not.toMatch(/\ba\(z\)|'/i);
  });

  test('the article fits the option', () => {
    expect(hu.bad.value('ai', 'x', 'y')).toMatch(/^Az „ai” beállítás nem lehet „x”/);
    expect(hu.bad.value('ties', 'x', 'y')).toMatch(/^A „ties” beállítás nem lehet „x”/);
  });
});
