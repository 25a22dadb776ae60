/** How owners are told apart: the letter and colour of every seat and faction. */
import type { Language, Seat } from '@tarsas/kernel';
import { NOBODY, type Sign } from '@tarsas/terra/table/sign.ts';
import { capital } from '@tarsas/words';
import { FACTIONS, type FactionId } from '../data/index.ts';
import type { View } from '../rules/state.ts';
import { COLOURS, colourOf } from './looks.ts';
import { inBoth, wordsOf } from './words.svelte.ts';

/** What is paid and kept, in the order of the faction board. */
export const GOODS = [
  ['coins', 'coin'],
  ['workers', 'worker'],
  ['priests', 'priest'],
] as const;

export function factionSign(id: FactionId, language: Language): Sign {
  const { home } = FACTIONS[id];
  return { letter: wordsOf(language).board.factionLetters[id], colour: home === 'chosen' ? NOBODY : COLOURS[home] };
}

export function signOf(view: View, seat: Seat, language: Language): Sign {
  const { faction } = view.players[seat];
  return { letter: faction ? wordsOf(language).board.factionLetters[faction] : String(seat + 1), colour: colourOf(view, seat) };
}

/** What the frame asks: without a language it gets the letters of the English names. */
export function sign(view: View, seat: Seat, language: Language = 'en') {
  const { faction } = view.players[seat];
  return {
    ...signOf(view, seat, language),
    name: inBoth(words => (faction ? capital(words.pieces.factions[faction].name) : '')),
  };
}
