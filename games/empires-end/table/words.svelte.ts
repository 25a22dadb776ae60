/** The words of the table, by language. Only the reader's language is loaded; another one when it is asked for. */
import type { Language } from '@tarsas/kernel';
import { capital } from '@tarsas/words';
import type { Scene } from '../../../web/kit/table.ts';
import { originOf, type Part } from '../data/origin.ts';
import type { EmpiresEnd } from '../rules/state.ts';
import type { Saying } from '../text/pieces.ts';
import type { words as english } from './words/en.ts';

export type TableWords = typeof english;

const LANGUAGES: Readonly<Record<Language, () => Promise<{ words: TableWords }>>> = {
  en: () => import('./words/en.ts'),
  hu: () => import('./words/hu.ts'),
};

let loaded = $state.raw<Partial<Record<Language, TableWords>>>({});

async function load(language: Language): Promise<void> {
  const { words } = await LANGUAGES[language]();
  loaded = { ...loaded, [language]: words };
}

// The page says which language it speaks; without a page (in tests) all may be asked for.
if (typeof document === 'undefined') await Promise.all([load('en'), load('hu')]);
else await load(document.documentElement.lang === 'hu' ? 'hu' : 'en');

/** The words of a language; until they have come, those that are there. */
export function wordsOf(language: Language): TableWords {
  const words = loaded[language];
  if (words) return words;
  void load(language);
  return (loaded.en ?? loaded.hu)!;
}

/** A word by language, looked up when it is read. */
export function inBoth(word: (words: TableWords) => string): Readonly<Record<Language, string>> {
  return {
    get en() {
      return word(wordsOf('en'));
    },
    get hu() {
      return word(wordsOf('hu'));
    },
  };
}

export type TableScene = Scene<EmpiresEnd>;

/** Where the values of a tile or card come from, as a sentence without its full stop. */
export const originIn = ({ view, language }: Pick<TableScene, 'view' | 'language'>, part: Part, id: string): string =>
  capital(wordsOf(language).pieces.origin(originOf(view.options, part, id)));

export const sayingIn = ({ view, viewer, names }: Pick<TableScene, 'view' | 'viewer' | 'names'>): Saying => ({
  view,
  viewer,
  name: seat => names[seat] ?? String(seat + 1),
});
