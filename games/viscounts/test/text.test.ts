/** Names and grammar: what the laws cannot see, because a wrong word is still a word. */
import { describe, expect, test } from 'vitest';
import { HERO_IDS, MANUSCRIPT_IDS, NEUTRAL_IDS, SCHEME_IDS, STARTING_IDS } from '../data/components.ts';
import { viscounts } from '../rules/index.ts';
import { en } from '../text/en.ts';
import { hu } from '../text/hu.ts';
import { lexicon as english } from '../text/lexicon.en.ts';
import { lexicon as hungarian } from '../text/lexicon.hu.ts';
import { phrases } from '../text/lexicon.ts';
import { aTable } from './table.ts';

const say = { name: (seat: number) => ['Anna', 'Béla'][seat], view: viscounts.view(aTable(1).s, 0), viewer: 0 };

describe.each([
  ['English', english],
  ['Hungarian', hungarian],
] as const)('%s names', (_, lexicon) => {
  const p = phrases(lexicon);
  test.each([
    ['cards', [...NEUTRAL_IDS, ...STARTING_IDS, ...HERO_IDS], (id: string) => p.card(id)],
    ['manuscripts', [...MANUSCRIPT_IDS], (id: string) => p.manuscript(say, id)],
    ['schemes', [...SCHEME_IDS], (id: string) => p.schemeName(say, id)],
  ] as const)('no two %s are called the same', (_kind, ids, nameOf) => {
    const names = ids.map(nameOf);
    expect(new Set(names).size).toBe(ids.length);
    expect(names.filter(name => name.includes('undefined'))).toEqual([]);
  });
});

describe('sentences', () => {
  test('the AI is named where a seat would be', () => {
    expect(en.facts.turn({ seat: 0 }, say)).toBe('Anna’s turn.');
    expect(en.facts.turn({ seat: 1 }, say)).toBe('The AI (cleric)’s turn.');
    expect(hu.facts.turn({ seat: 1 }, say)).toBe('Az AI (szerzetes) következik.');
  });

  test('the AI says what is missing', () => {
    const fact = { seat: 1, action: 'placeWorkers', icons: 2, resources: 0, fuel: 'gold', need: 3, why: 'icons' } as const;
    expect(en.facts.aiCannot(fact, say)).toBe('It cannot place workers: it needs 3 and has 2 icons and 0 gold.');
    expect(hu.facts.aiCannot(fact, say)).toBe('Nem lehetséges (munkás lehelyezése): 3 kellene, de csak 2 ikonja és 0 aranya van.');
  });

  test('Hungarian numerals take the right article', () => {
    expect(hu.facts.poverty({ lastRound: 5 }, say)).toContain('az 5. forduló');
    expect(hu.facts.poverty({ lastRound: 12 }, say)).toContain('a 12. forduló');
    expect(hu.facts.pair({ seat: 0, card: 1, hero: 'ada' }, say)).toBe('Anna az 1. kezdő kártyát választja, hőse Ada.');
  });

  test('English counts', () => {
    expect(en.facts.gained({ seat: 0, what: 'ink', n: 1 }, say)).toBe('Anna gains 1 ink well.');
    expect(en.facts.gained({ seat: 0, what: 'ink', n: 2 }, say)).toBe('Anna gains 2 ink wells.');
    expect(phrases(english).manuscript(say, 'yellow-6-workers')).toBe('yellow 6 (1 VP per 2 workers in the castle)');
  });
});
