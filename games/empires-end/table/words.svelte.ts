/** The words of the table, by language. */

import { catalogue, sayingIn } from '@tarsas/kit/catalogue.svelte.ts';
import type { Scene } from '@tarsas/kit/table.ts';
import { capital } from '@tarsas/words';
import { originOf, type Part } from '../data/origin.ts';
import type { EmpiresEnd } from '../rules/state.ts';
import type { words as english } from './words/en.ts';

export type TableWords = typeof english;

export { sayingIn };
export const { wordsOf, inBoth, eachInBoth, overlays, panels } = await catalogue<TableWords>({
  en: () => import('./words/en.ts'),
  hu: () => import('./words/hu.ts'),
});

export type TableScene = Scene<EmpiresEnd>;

/** Where the values of a tile or card come from, as a sentence without its full stop. */
export const originIn = ({ view, language }: Pick<TableScene, 'view' | 'language'>, part: Part, id: string): string =>
  capital(wordsOf(language).pieces.origin(originOf(view.options, part, id)));
