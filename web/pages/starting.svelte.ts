/** The words of starting: loaded with the first page that needs them, one language at a time. */
import type { Language } from '@tarsas/kernel';
import { locale } from '../app/locale.svelte.ts';
import type { StartWords } from '../text/start.en.ts';

const catalogues: Record<Language, () => Promise<StartWords>> = {
  en: async () => (await import('../text/start.en.ts')).en,
  hu: async () => (await import('../text/start.hu.ts')).hu,
};

class Starting {
  /** Set before any page that imports this module is shown. */
  words = $state.raw<StartWords>(undefined as unknown as StartWords);

  async load(language: Language): Promise<void> {
    this.words = await catalogues[language]();
  }
}

export const starting = new Starting();

await starting.load(locale.language);
$effect.root(() => {
  $effect(() => void starting.load(locale.language));
});
