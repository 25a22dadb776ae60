/** Whose is it: the letter and colour of every seat, and of the AI, which sits behind the last one. */
import type { Language, Seat } from '@tarsas/kernel';
import { capital } from '@tarsas/words';
import type { View } from '../rules/state.ts';
import { inBoth, wordsOf } from './words.svelte.ts';

/** What can be spent, in the order of the player board. */
export const GOODS = ['silver', 'gold', 'ink', 'stone'] as const;

const COLOURS = ['green', 'red', 'blue', 'yellow'] as const;
const AI_COLOUR = '--p-black';

export interface Sign {
  letter: string;
  colour: string;
}

export function signOf(view: Pick<View, 'seats'>, seat: Seat, language: Language): Sign {
  const { colours, aiLetter } = wordsOf(language).board;
  if (seat >= view.seats) return { letter: aiLetter, colour: AI_COLOUR };
  const colour = COLOURS[seat];
  return { letter: colours[colour].letter, colour: `--p-${colour}` };
}

/** What the frame asks: without a language it gets the letters of the English names. */
export function sign(view: View, seat: Seat, language: Language = 'en') {
  return { ...signOf(view, seat, language), name: inBoth(words => capital(words.board.colours[COLOURS[seat]].name)) };
}
