/** The words of a drawn table, by language. Only the reader's language is loaded; another one when it is asked for. */
import type { Language, Voice } from '@tarsas/kernel';
import { type Address, addressing, addressingWords } from '@tarsas/words/address';

const ADDRESSES: Readonly<Record<Language, () => Promise<{ address: Address }>>> = {
  en: () => import('@tarsas/words/you.en'),
  hu: () => import('@tarsas/words/you.hu'),
};

type ByLanguage = Readonly<Record<Language, string>>;

export async function catalogue<W extends { board: object; voice: Voice }>(
  languages: Readonly<Record<Language, () => Promise<{ words: W }>>>,
) {
  let loaded = $state.raw<Partial<Record<Language, W>>>({});

  async function load(language: Language): Promise<void> {
    const [{ words }, { address }] = await Promise.all([languages[language](), ADDRESSES[language]()]);
    const spoken = { ...words, board: addressingWords(address, words.board), voice: addressing(words.voice, address) };
    loaded = { ...loaded, [language]: spoken };
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
  const inBoth = (word: (words: W) => string): ByLanguage => ({
    get en() {
      return word(wordsOf('en'));
    },
    get hu() {
      return word(wordsOf('hu'));
    },
  });

  /** Several words at once, by key. */
  const eachInBoth = <K extends string>(keys: readonly K[], texts: (words: W) => Readonly<Record<K, string>>): Record<K, ByLanguage> =>
    Object.fromEntries(keys.map(key => [key, inBoth(words => texts(words)[key])])) as Record<K, ByLanguage>;

  /** The overlays of a board with their words. */
  const overlays = <K extends string>(ids: readonly K[], texts: (words: W) => Readonly<Record<K, { title: string; help: string }>>) =>
    ids.map(id => ({ id, title: inBoth(words => texts(words)[id].title), help: inBoth(words => texts(words)[id].help) }));

  return { wordsOf, inBoth, eachInBoth, overlays };
}
