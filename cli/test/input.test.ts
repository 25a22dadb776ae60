import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fc, test as property } from '@fast-check/vitest';
import { type Language, type Title, Unfit, type Voice } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { titles } from '../../games/registry.ts';
import { BadInput, languageOf, tableOptions, typed } from '../input.ts';
import { seedHash } from '../savedTable.ts';
import { en } from '../text/en.ts';
import { hu } from '../text/hu.ts';
import { temporaryFolder } from './scripted.ts';

/** Seeds that a careless parser would make numbers of are the ones to worry about. */
const seeds = fc.oneof(
  fc.string({ minLength: 1 }).filter(text => !text.startsWith('-')),
  fc.constantFrom('007', '1e5', '0x1f', '12345678901234567890', 'a=b'),
);

property.prop([seeds])('a seed is taken exactly as typed', seed => {
  expect(typed(['play', 'example', '--seed', seed], 'seed')).toBe(seed);
  expect(typed(['play', `--seed=${seed}`, '--json'], 'seed')).toBe(seed);
});

test('the last one typed counts', () => {
  expect(typed(['--seed', 'a', '--seed=b'], 'seed')).toBe('b');
  expect(typed(['--json'], 'seed')).toBeUndefined();
});

test('the language is the one asked for, else the one of the machine', () => {
  expect(languageOf('en', { LANG: 'hu_HU.UTF-8' })).toBe('en');
  expect(languageOf(undefined, { LANG: 'hu_HU.UTF-8' })).toBe('hu');
  expect(languageOf(undefined, { LC_ALL: 'en_GB', LANG: 'hu_HU' })).toBe('en');
  expect(languageOf(undefined, {})).toBe('en');
});

test('the hash of a seed is its SHA-256', () => {
  expect(seedHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

describe('components of your own', () => {
  const components = {
    values: [null],
    check(value: unknown) {
      if (!Array.isArray(value)) throw new Unfit([{ at: 'cards', key: 'list', args: {} }]);
      return { checked: true };
    },
    file: {
      largest: 20,
      read(text: string) {
        if (text.length > 20) throw new Unfit([{ at: '', key: 'large', args: {} }]);
        return JSON.parse(text);
      },
    },
  };
  const [{ game, voices }] = titles;
  const said = (list: string, large: string): Voice => ({
    ...voices.en,
    mistake: ({ at, key }) => (key === 'list' ? `${at}: ${list}` : large),
  });
  const title: Title = {
    game: { ...game, options: { ...game.options, components } },
    voices: { en: said('a list is needed', 'too large'), hu: said('lista kell ide', 'túl nagy') },
  };
  const typedIn = (file: string | undefined, lang: Language = 'en') => ({
    flags: {},
    others: [],
    words: lang === 'en' ? en : hu,
    lang,
    text: () => file,
  });
  const folder = temporaryFolder();
  const written = (text: string) => {
    const file = join(folder, 'my-copy.json');
    writeFileSync(file, text);
    return file;
  };

  test('are handed to the game as they stand in the file, once the game has found them right', () => {
    expect(tableOptions(title, typedIn(written('[1, 2]')))).toEqual({ components: [1, 2] });
    expect(tableOptions(title, typedIn(undefined))).toEqual({});
  });

  test('that are wrong give the file and the reasons, in the language of the reader', () => {
    const file = written('{}');
    expect(() => tableOptions(title, typedIn(file))).toThrow(new BadInput(`${file} cannot be used:\n  cards: a list is needed`));
    expect(() => tableOptions(title, typedIn(file, 'hu'))).toThrow(new BadInput(`${file} nem használható:\n  cards: lista kell ide`));
    expect(() => tableOptions(title, typedIn(written('['.repeat(5000))))).toThrow('too large');
    expect(() => tableOptions(title, typedIn('nowhere.json'))).toThrow("There is no file 'nowhere.json'.");
  });
});
