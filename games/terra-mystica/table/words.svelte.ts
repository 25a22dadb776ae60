/** The words of the table, by language. */
import { catalogue, sayingIn } from '@tarsas/kit/catalogue.svelte.ts';
import type { Scene } from '@tarsas/kit/table.ts';
import { targetsIn } from '@tarsas/terra/table/target.ts';
import type { Choice, TerraMystica } from '../rules/state.ts';
import type { words as english } from './words/en.ts';

export type TableWords = typeof english;

export const { wordsOf, inBoth, eachInBoth, overlays, panels } = await catalogue<TableWords>({
  en: () => import('./words/en.ts'),
  hu: () => import('./words/hu.ts'),
});

export type TableScene = Scene<TerraMystica>;

export function choiceWords(scene: TableScene, choice: Choice): string {
  return wordsOf(scene.language).voice.choice(choice, sayingIn(scene));
}

export const target = targetsIn<TableScene, Choice>(choiceWords, '; ');
