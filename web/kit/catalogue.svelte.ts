/** The words of a drawn table, by language. Only the reader's language is loaded; another one when it is asked for. */
import type { Language } from '@tarsas/kernel';

export async function catalogue<W>(languages: Readonly<Record<Language, () => Promise<{ words: W }>>>) {
  let loaded = $state.raw<Partial<Record<Language, W>>>({});

  async function load(language: Language): Promise<void> {
    const { words } = await languages[language]();
    loaded = { ...loaded, [language]: words };
  }

  // The page says which language it speaks; without a page (in tests) all may be asked for.
  if (typeof document === 'undefined') await Promise.all([load('en'), load('hu')]);
  else await load(document.documentElement.lang === 'hu' ? 'hu' : 'en');

  /** The words of a language; until they have come, those that are there. */
  function wordsOf(language: Language): W {
    const words = loaded[language];
    if (words) return words;
    void load(language);
    return (loaded.en ?? loaded.hu)!;
  }

  /** A word by language, looked up when it is read. */
  const inBoth = (word: (words: W) => string): Readonly<Record<Language, string>> => ({
    get en() {
      return word(wordsOf('en'));
    },
    get hu() {
      return word(wordsOf('hu'));
    },
  });

  return { wordsOf, inBoth };
}
