/** How owners are told apart: the letter and colour of every seat, the icon of every science. */
import type { Language, Seat } from '@tarsas/kernel';
import type { IconName } from '@tarsas/kit/art/icons.ts';
import type { Sign } from '@tarsas/terra/table/sign.ts';
import type { Discipline } from '../data/index.ts';
import type { View } from '../rules/state.ts';
import { colourOf } from './looks.ts';
import { inBoth, wordsOf } from './words.svelte.ts';

/** What is paid and kept, in the order of the player board. */
export const GOODS = [
  ['coins', 'coin'],
  ['tools', 'hammer'],
  ['scholars', 'scholar'],
] as const;

export const BOOK: Readonly<Record<Discipline, IconName>> = {
  banking: 'bookBanking',
  law: 'bookLaw',
  engineering: 'bookEngineering',
  medicine: 'bookMedicine',
};

export function signOf(view: View, seat: Seat, language: Language): Sign {
  const { faction } = view.players[seat];
  return { letter: faction ? wordsOf(language).board.factionLetters[faction] : String(seat + 1), colour: colourOf(view, seat) };
}

/** What the frame asks: without a language it gets the letters of the English names. A seat without a faction has its person's name. */
export function sign(view: View, seat: Seat, language: Language = 'en') {
  const { faction } = view.players[seat];
  return {
    ...signOf(view, seat, language),
    name: inBoth(words => (faction ? words.pieces.faction[faction] : '')),
  };
}
