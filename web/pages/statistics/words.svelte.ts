/** The words of the statistics pages: loaded with the first of them, one language at a time. */
import type { Language } from '@tarsas/kernel';
import { locale } from '../../app/locale.svelte.ts';
import type { StatisticsWords } from '../../text/statistics.en.ts';

const catalogues: Record<Language, () => Promise<StatisticsWords>> = {
  en: async () => (await import('../../text/statistics.en.ts')).en,
  hu: async () => (await import('../../text/statistics.hu.ts')).hu,
};

class Statistics {
  /** Set before any page that imports this module is shown. */
  words = $state.raw<StatisticsWords>(undefined as unknown as StatisticsWords);

  async load(language: Language): Promise<void> {
    this.words = await catalogues[language]();
  }
}

export const statistics = new Statistics();

await statistics.load(locale.language);
$effect.root(() => {
  $effect(() => void statistics.load(locale.language));
});
