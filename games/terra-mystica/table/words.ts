/** The words of the table, by language. */
import { type Language, voice } from '@tarsas/kernel';
import type { Scene } from '../../../web/kit/table.ts';
import type { TerraMystica } from '../rules/state.ts';
import { board as boardEn } from '../text/board.en.ts';
import { board as boardHu } from '../text/board.hu.ts';
import { components as componentsEn } from '../text/components.en.ts';
import { components as componentsHu } from '../text/components.hu.ts';
import { en } from '../text/en.ts';
import { hu } from '../text/hu.ts';
import type { Saying } from '../text/pieces.ts';

const WORDS = {
  en: { board: boardEn, pieces: componentsEn, voice: voice(en) },
  hu: { board: boardHu, pieces: componentsHu, voice: voice(hu) },
} as const;
export type TableWords = (typeof WORDS)['en'];

export const wordsOf = (language: Language): TableWords => WORDS[language];

/** The same word in every language. */
export function inBoth(word: (words: TableWords) => string): Readonly<Record<Language, string>> {
  return { en: word(WORDS.en), hu: word(WORDS.hu) };
}

export type TableScene = Scene<TerraMystica>;

export const sayingIn = ({ view, viewer, names }: Pick<TableScene, 'view' | 'viewer' | 'names'>): Saying => ({
  view,
  viewer,
  name: seat => names[seat] ?? String(seat + 1),
});
