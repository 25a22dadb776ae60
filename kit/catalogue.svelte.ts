/** The words of a drawn table, by language. Only the reader's language is loaded; another one when it is asked for. */
import type { Language, Seat, Viewer, Voice } from '@tarsas/kernel';
import { type Address, addressing, addressingWords } from '@tarsas/words/address';

const ADDRESSES: Readonly<Record<Language, () => Promise<{ address: Address }>>> = {
  en: () => import('@tarsas/words/you.en'),
  hu: () => import('@tarsas/words/you.hu'),
};

/** Who says something about what, and how everybody is called: what a game's words are given. */
export const sayingIn = <V>({ view, viewer, names }: { view: V; viewer: Viewer; names: readonly string[] }) => ({
  view,
  viewer,
  name: (seat: Seat): string => names[seat] ?? String(seat + 1),
});

type ByLanguage = Readonly<Record<Language, string>>;

interface TableWords {
  board: { panels: Readonly<Record<string, string>>; overlays: Readonly<Record<string, { title: string; help: string }>> };
  voice: Voice;
}

export async function catalogue<W extends TableWords>(languages: Readonly<Record<Language, () => Promise<{ words: W }>>>) {
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
  const overlays = (ids: readonly (keyof W['board']['overlays'] & string)[]) =>
    ids.map(id => ({
      id,
      title: inBoth(({ board }) => board.overlays[id]!.title),
      help: inBoth(({ board }) => board.overlays[id]!.help),
    }));

  /** The parts beside a board with their titles. */
  const panels = <P extends { id: keyof W['board']['panels'] & string }>(parts: readonly P[]) =>
    parts.map(part => ({ ...part, title: inBoth(({ board }) => board.panels[part.id]!) }));

  return { wordsOf, inBoth, eachInBoth, overlays, panels };
}
