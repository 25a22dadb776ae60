import { describe, expect, test } from 'vitest';
import { parseRules, rulesOf } from '../rules.ts';
import { titles } from '../titles.ts';

describe('The rules to read', () => {
  test('are chapters of sentences with ids', () => {
    const text = '# Pebbles\n\n## Burying\n\n- **EX-02** Everybody buries\n  up to two.\n\n## The end\n\n- **EX-07** Prizes count.\n';
    expect(parseRules(text)).toEqual([
      { title: 'Burying', rules: [{ id: 'EX-02', text: 'Everybody buries up to two.' }] },
      { title: 'The end', rules: [{ id: 'EX-07', text: 'Prizes count.' }] },
    ]);
  });

  test.each(titles.map(({ id }) => id))('%s has the same rules in both languages', async id => {
    const ids = async (language: 'en' | 'hu') => (await rulesOf(id, language)).flatMap(({ rules }) => rules.map(rule => rule.id));
    const english = await ids('en');
    expect(english.length).toBeGreaterThan(5);
    expect(await ids('hu')).toEqual(english);
  });
});
