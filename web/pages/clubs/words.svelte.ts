/** The words of clubs, leagues and tournaments: loaded with the first of their pages, one language at a time. */
import type { Language } from '@tarsas/kernel';
import { locale } from '../../app/locale.svelte.ts';
import type { ClubWords } from '../../text/clubs.en.ts';

const catalogues: Record<Language, () => Promise<ClubWords>> = {
  en: async () => (await import('../../text/clubs.en.ts')).en,
  hu: async () => (await import('../../text/clubs.hu.ts')).hu,
};

class Clubs {
  /** Set before any page that imports this module is shown. */
  words = $state.raw<ClubWords>(undefined as unknown as ClubWords);

  async load(language: Language): Promise<void> {
    this.words = await catalogues[language]();
  }
}

export const clubs = new Clubs();

await clubs.load(locale.language);
$effect.root(() => {
  $effect(() => void clubs.load(locale.language));
});
