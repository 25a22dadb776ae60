/** The words of the table, by language. */
import { catalogue } from '@tarsas/kit/catalogue.svelte.ts';
import type { Scene } from '@tarsas/kit/table.ts';
import type { Viscounts } from '../rules/state.ts';
import type { VSay } from '../text/lexicon.ts';
import type { words as english } from './words/en.ts';

export type TableWords = typeof english;
export type TableScene = Scene<Viscounts>;

export const { wordsOf, inBoth, eachInBoth, overlays } = await catalogue<TableWords>({
  en: () => import('./words/en.ts'),
  hu: () => import('./words/hu.ts'),
});

export const sayingIn = ({ view, viewer, names }: Pick<TableScene, 'view' | 'viewer' | 'names'>): VSay => ({
  view,
  viewer,
  name: seat => names[seat] ?? String(seat + 1),
});
