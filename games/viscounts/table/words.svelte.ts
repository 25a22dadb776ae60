/** The words of the table, by language. */
import { catalogue, sayingIn } from '@tarsas/kit/catalogue.svelte.ts';
import type { Scene } from '@tarsas/kit/table.ts';
import type { Viscounts } from '../rules/state.ts';
import type { words as english } from './words/en.ts';

export type TableWords = typeof english;
export type TableScene = Scene<Viscounts>;

export { sayingIn };
export const { wordsOf, inBoth, eachInBoth, overlays, panels } = await catalogue<TableWords>({
  en: () => import('./words/en.ts'),
  hu: () => import('./words/hu.ts'),
});
