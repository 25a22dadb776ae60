/** How owners are told apart: the letter and colour of every seat, the silhouette of every building, the icon of every science. */
import type { Language, Seat } from '@tarsas/kernel';
import type { Silhouette } from '@tarsas/kit/art/buildings.ts';
import type { IconName } from '@tarsas/kit/art/icons.ts';
import { COLOURS, NOBODY, type Sign } from '@tarsas/terra/table/sign.ts';
import type { Building, Discipline } from '../data/index.ts';
import type { View } from '../rules/state.ts';
import { inBoth, wordsOf } from './words.svelte.ts';

/** The pieces that belong to no board. */
export const NEUTRAL_COLOUR = '--p-white';

/** What is paid and kept, in the order of the player board. */
export const GOODS = [
  ['coins', 'coin'],
  ['tools', 'hammer'],
  ['scholars', 'scholar'],
] as const;

export const SILHOUETTE: Readonly<Record<Building, Silhouette>> = {
  workshop: 'house',
  guild: 'houses',
  school: 'gables',
  university: 'rotunda',
  palace: 'castle',
  tower: 'tower',
  monument: 'obelisk',
};
export const ANNEX: Silhouette = 'shed';

export const BOOK: Readonly<Record<Discipline, IconName>> = {
  banking: 'bookBanking',
  law: 'bookLaw',
  engineering: 'bookEngineering',
  medicine: 'bookMedicine',
};

export function signOf(view: View, seat: Seat, language: Language): Sign {
  const { board, faction } = view.players[seat];
  return {
    letter: faction ? wordsOf(language).board.factionLetters[faction] : String(seat + 1),
    colour: board ? COLOURS[board] : NOBODY,
  };
}

/** What the frame asks: without a language it gets the letters of the English names. */
export function sign(view: View, seat: Seat, language: Language = 'en') {
  const { faction } = view.players[seat];
  return {
    ...signOf(view, seat, language),
    name: inBoth(words => (faction ? words.pieces.faction[faction] : words.board.noFaction)),
  };
}
