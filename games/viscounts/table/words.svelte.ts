/** The words of the table, by language. Only the reader's language is loaded; another one when it is asked for. */
import type { Language } from '@tarsas/kernel';
import type { Scene } from '../../../web/kit/table.ts';
import type { Viscounts } from '../rules/state.ts';
import type { VSay } from '../text/lexicon.ts';
import type { words as english } from './words/en.ts';

export type TableWords = typeof english;
export type TableScene = Scene<Viscounts>;

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

export const sayingIn = ({ view, viewer, names }: Pick<TableScene, 'view' | 'viewer' | 'names'>): VSay => ({
  view,
  viewer,
  name: seat => names[seat] ?? String(seat + 1),
});
