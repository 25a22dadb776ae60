/** The words of the table, by language. */
import { catalogue, sayingIn } from '@tarsas/kit/catalogue.svelte.ts';
import type { Scene } from '@tarsas/kit/table.ts';
import { targetsIn } from '@tarsas/terra/table/target.ts';
import { capital } from '@tarsas/words';
import type { AgeOfInnovation, Choice, Player, Source } from '../rules/state.ts';
import type { words as english } from './words/en.ts';

export type TableWords = typeof english;

export const { wordsOf, inBoth, eachInBoth, overlays, panels } = await catalogue<TableWords>({
  en: () => import('./words/en.ts'),
  hu: () => import('./words/hu.ts'),
});

export type TableScene = Scene<AgeOfInnovation>;

/** The words of a choice, as the seat that is asked reads them. */
export function choiceWords(scene: TableScene, choice: Choice): string {
  const say = sayingIn({ ...scene, viewer: scene.asked?.decision.seat ?? scene.viewer });
  return wordsOf(scene.language).voice.choice(choice, say);
}

export const target = targetsIn<TableScene, Choice>(choiceWords, '. ');

/** What a component is called and what it does, with the values this table plays. */
export function tileWords(scene: Pick<TableScene, 'language' | 'view'>, id: Source): { title: string; about: string } {
  const { pieces } = wordsOf(scene.language);
  return { title: capital(pieces.named(id)), about: capital(pieces.describe(id, scene.view.options.factions === '2024')) };
}

/** What stands in the place of a board before everybody has one: what has been chosen. Null: the game has begun. */
export const beforeBoard = ({ home, board }: Pick<Player, 'home' | 'board'>, words: TableWords): string | null =>
  home >= 0 ? null : board ? words.board.chosen(words.pieces.terrain[board]) : words.board.noFaction;
