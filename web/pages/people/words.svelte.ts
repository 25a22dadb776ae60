/** The words of the pages about people: loaded with the first of them, one language at a time. */
import type { Language } from '@tarsas/kernel';
import { locale } from '../../app/locale.svelte.ts';
import type { PeopleWords } from '../../text/people.en.ts';

const catalogues: Record<Language, () => Promise<PeopleWords>> = {
  en: async () => (await import('../../text/people.en.ts')).en,
  hu: async () => (await import('../../text/people.hu.ts')).hu,
};

class People {
  /** Set before any page that imports this module is shown. */
  words = $state.raw<PeopleWords>(undefined as unknown as PeopleWords);

  async load(language: Language): Promise<void> {
    this.words = await catalogues[language]();
  }
}

export const people = new People();

await people.load(locale.language);
$effect.root(() => {
  $effect(() => void people.load(locale.language));
});
