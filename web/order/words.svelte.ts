/** The words about reports and moderation: loaded with the first page or dialog that says them. */
import type { Language } from '@tarsas/kernel';
import { locale } from '../app/locale.svelte.ts';
import type { OrderWords } from '../text/order.en.ts';

const catalogues: Record<Language, () => Promise<OrderWords>> = {
  en: async () => (await import('../text/order.en.ts')).en,
  hu: async () => (await import('../text/order.hu.ts')).hu,
};

class Order {
  /** Set before anything that imports this module is shown. */
  words = $state.raw<OrderWords>(undefined as unknown as OrderWords);

  async load(language: Language): Promise<void> {
    this.words = await catalogues[language]();
  }
}

export const order = new Order();

await order.load(locale.language);
$effect.root(() => {
  $effect(() => void order.load(locale.language));
});
