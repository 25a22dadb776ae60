/** What the coach says: loaded when it is first needed, one language at a time, so that a table does not carry it. */
import type { Language } from '@tarsas/kernel';
import { locale } from '../../app/locale.svelte.ts';
import type { CoachWords } from '../../text/coach.en.ts';

const catalogues: Record<Language, () => Promise<CoachWords>> = {
  en: async () => (await import('../../text/coach.en.ts')).en,
  hu: async () => (await import('../../text/coach.hu.ts')).hu,
};

class Coach {
  /** Set before any part that imports this module is shown. */
  words = $state.raw<CoachWords>(undefined as unknown as CoachWords);

  async load(language: Language): Promise<void> {
    this.words = await catalogues[language]();
  }
}

export const coach = new Coach();

await coach.load(locale.language);
$effect.root(() => {
  $effect(() => void coach.load(locale.language));
});
