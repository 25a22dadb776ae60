/** The words of positions to solve: loaded with the first of them, one language at a time. */
import type { Language } from '@tarsas/kernel';
import { locale } from '../../app/locale.svelte.ts';
import type { SolveWords } from '../../text/solve.en.ts';

const catalogues: Record<Language, () => Promise<SolveWords>> = {
  en: async () => (await import('../../text/solve.en.ts')).en,
  hu: async () => (await import('../../text/solve.hu.ts')).hu,
};

class Solve {
  /** Set before any page that imports this module is shown. */
  words = $state.raw<SolveWords>(undefined as unknown as SolveWords);

  async load(language: Language): Promise<void> {
    this.words = await catalogues[language]();
  }
}

export const solve = new Solve();

await solve.load(locale.language);
$effect.root(() => {
  $effect(() => void solve.load(locale.language));
});
