import { describe, expect, test } from 'vitest';
import { ruleTextsOf } from '../drawn.ts';
import { booksOf } from '../pages/rules/books.ts';
import { type Book, countRules, pieces, plain, searched } from '../pages/rules/search.ts';
import { titles } from '../titles.ts';

const books: Book[] = [
  {
    title: 'A játék',
    chapters: [
      {
        title: 'Hatalom',
        rules: [
          { id: 'TM-POWER-01', text: 'Csak a III. edényben lévő hatalmat költheted el.' },
          { id: 'TM-POWER-02', text: 'Példa: öt jelző.' },
        ],
      },
      { title: 'Városok', rules: [{ id: 'TM-TOWN-01', text: 'Négy épület alkot várost.' }] },
    ],
  },
];
const found = (search: string) => searched(books, search).flatMap(book => book.chapters.flatMap(({ rules }) => rules.map(({ id }) => id)));

describe('searching the rules', () => {
  test('nothing searched for is everything', () => expect(countRules(searched(books, '  '))).toBe(3));
  test('accents and capitals do not matter', () => expect(found('EDENYBEN koltheted')).toEqual(['TM-POWER-01']));
  test('every word must be there', () => expect(found('hatalom jelző')).toEqual(['TM-POWER-02']));
  test('a rule is found by its id', () => expect(found('town-01')).toEqual(['TM-TOWN-01']));
  test('the title of a chapter counts for its rules', () => expect(found('varosok')).toEqual(['TM-TOWN-01']));
  test('chapters without a hit are left out', () => expect(searched(books, 'négy')[0]!.chapters).toHaveLength(1));
  test('what is nowhere is not found', () => expect(found('sárkány')).toEqual([]));

  test('hits are marked where they stand, accents aside', () => {
    expect(pieces('Négy épület, épületek', 'epulet')).toEqual([
      { text: 'Négy ', found: false },
      { text: 'épület', found: true },
      { text: ', ', found: false },
      { text: 'épület', found: true },
      { text: 'ek', found: false },
    ]);
  });
  test('pieces put together are the text', () => {
    const text = 'Őszi vásár – „ló” & İstanbul';
    const whole = pieces(text, 'a o i').map(piece => piece.text);
    expect(whole.join('')).toBe(text);
    expect(plain(text)).toHaveLength(text.length);
  });
});

describe.each(titles.map(({ id }) => id))('rules reference of %s', id => {
  test('every rule of every text is in it, in the same order in both languages', async () => {
    const ids = async (language: 'en' | 'hu') =>
      (await booksOf(id, language)).flatMap(({ chapters }) => chapters.flatMap(({ rules }) => rules.map(rule => rule.id)));
    const written = (await ruleTextsOf(id, 'en')).flatMap(text => [...text.matchAll(/^- \*\*([A-Z0-9-]+)\*\*/gm)].map(([, rule]) => rule));
    expect(await ids('en')).toEqual(written);
    expect(await ids('hu')).toEqual(written);
    expect(written.length).toBeGreaterThan(0);
  });
  test('books and chapters have titles, rules have text', async () => {
    for (const language of ['en', 'hu'] as const)
      for (const { title, chapters } of await booksOf(id, language)) {
        expect(title).not.toBe('');
        for (const chapter of chapters) for (const rule of chapter.rules) expect(rule.text.length, rule.id).toBeGreaterThan(5);
      }
  });
});
