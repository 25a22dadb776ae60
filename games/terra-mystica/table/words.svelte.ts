/** The words of the table, by language. */
import { catalogue } from '@tarsas/kit/catalogue.svelte.ts';
import type { Scene } from '@tarsas/kit/table.ts';
import type { TerraMystica } from '../rules/state.ts';
import type { Saying } from '../text/pieces.ts';
import type { words as english } from './words/en.ts';

export type TableWords = typeof english;

export const { wordsOf, inBoth, eachInBoth, overlays } = await catalogue<TableWords>({
  en: () => import('./words/en.ts'),
  hu: () => import('./words/hu.ts'),
});

export type TableScene = Scene<TerraMystica>;

export const sayingIn = ({ view, viewer, names }: Pick<TableScene, 'view' | 'viewer' | 'names'>): Saying => ({
  view,
  viewer,
  name: seat => names[seat] ?? String(seat + 1),
});
