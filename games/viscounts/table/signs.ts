/** Whose is it: the letter and colour of every seat, and of the AI, which sits behind the last one. */
import type { Language, Seat } from '@tarsas/kernel';
import { capital } from '@tarsas/words';
import type { View } from '../rules/state.ts';
import { COLOURS, colourOf } from './looks.ts';
import { inBoth, wordsOf } from './words.svelte.ts';

/** What can be spent, in the order of the player board. */
export const GOODS = ['silver', 'gold', 'ink', 'stone'] as const;

export interface Sign {
  letter: string;
  colour: string;
}

export function signOf(view: Pick<View, 'seats'>, seat: Seat, language: Language): Sign {
  const { colours, aiLetter } = wordsOf(language).board;
  return { letter: seat >= view.seats ? aiLetter : colours[COLOURS[seat]].letter, colour: colourOf(view, seat) };
}

/** What the frame asks: without a language it gets the letters of the English names. */
export function sign(view: View, seat: Seat, language: Language = 'en') {
  return { ...signOf(view, seat, language), name: inBoth(words => capital(words.board.colours[COLOURS[seat]].name)) };
}
