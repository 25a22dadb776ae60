/** Whose is it: the letter and colour of every seat. */
import type { Language, Seat } from '@tarsas/kernel';
import type { View } from '../rules/view.ts';
import { COLOURS } from './looks.ts';
import { inBoth, wordsOf } from './words.svelte.ts';

export interface Sign {
  letter: string;
  colour: string;
}

export const signOf = (seat: Seat, language: Language): Sign => ({ letter: wordsOf(language).board.letters[seat], colour: COLOURS[seat] });

/** What the frame asks: without a language it gets the letters of the English names. */
export const sign = (_: View, seat: Seat, language: Language = 'en') => ({
  ...signOf(seat, language),
  name: inBoth(words => words.board.empires[seat]),
});
