import { describe, expect, test } from 'vitest';
import { linked, parseRules, rulesOf } from '../rules.ts';
import { titles } from '../titles.ts';

describe('The rules to read', () => {
  test('are chapters of sentences with ids', () => {
    const text = '# Pebbles\n\n## Burying\n\n- **EX-02** Everybody buries\n  up to two.\n\n## The end\n\n- **EX-07** Prizes count.\n';
    expect(parseRules(text)).toEqual([
      { title: 'Burying', rules: [{ id: 'EX-02', text: 'Everybody buries up to two.' }] },
      { title: 'The end', rules: [{ id: 'EX-07', text: 'Prizes count.' }] },
    ]);
  });

  test('may have a reason, and name other rules', () => {
    const [chapter] = parseRules('## Burying\n\n- **EX-02** At this table two (EX-07).\n  > The rulebook is silent.\n- **EX-03** More.\n');
    expect(chapter!.rules).toEqual([
      { id: 'EX-02', text: 'At this table two (EX-07).', why: 'The rulebook is silent.' },
      { id: 'EX-03', text: 'More.' },
    ]);
    expect(linked('See TM-LEECH-04 (or AOI-FACTION-MOLES-07).')).toEqual([
      { text: 'See ' },
      { text: 'TM-LEECH-04', id: 'TM-LEECH-04' },
      { text: ' (or ' },
      { text: 'AOI-FACTION-MOLES-07', id: 'AOI-FACTION-MOLES-07' },
      { text: ').' },
    ]);
  });

  test.each(titles.map(({ id }) => id))('%s has the same rules in both languages', async id => {
    const ids = async (language: 'en' | 'hu') => (await rulesOf(id, language)).flatMap(({ rules }) => rules.map(rule => rule.id));
    const english = await ids('en');
    expect(english.length).toBeGreaterThan(0);
    expect(await ids('hu')).toEqual(english);
  });
});
