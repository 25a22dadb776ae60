/** The words of the reading pages: loaded with the first of them, one language at a time, so that a table does not carry them. */
import type { Language } from '@tarsas/kernel';
import { locale } from '../app/locale.svelte.ts';
import type { PageWords } from '../text/pages.en.ts';

const catalogues: Record<Language, () => Promise<PageWords>> = {
  en: async () => (await import('../text/pages.en.ts')).en,
  hu: async () => (await import('../text/pages.hu.ts')).hu,
};

class Pages {
  /** Set before any page that imports this module is shown. */
  words = $state.raw<PageWords>(undefined as unknown as PageWords);

  async load(language: Language): Promise<void> {
    this.words = await catalogues[language]();
  }
}

export const pages = new Pages();

await pages.load(locale.language);
$effect.root(() => {
  $effect(() => void pages.load(locale.language));
});
