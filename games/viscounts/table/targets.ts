/** Which choices lie where on the table. The rest is asked in the decision bar. */
import { optionOf, optionsByPlace } from '@tarsas/kit/targets.ts';
import { SECTION_IDS } from '../data/castle.ts';
import type { Choice } from '../rules/choices.ts';
import { positionOf as positionInRing, sectionAt } from '../rules/questions/board.ts';
import type { View } from '../rules/state.ts';

export type Part = 'board' | 'mine';

/** Null: it has no place on the table, and the decision bar asks. */
const PARTS: Readonly<Record<Choice['do'], Part | null>> = {
  pair: 'board',
  play: 'mine',
  move: 'board',
  dismiss: 'board',
  trade: 'board',
  construct: 'mine',
  placeWorkers: 'board',
  transcribe: 'board',
  skip: null,
  pay: null,
  spot: 'board',
  link: 'board',
  first: 'mine',
  recruit: 'board',
  choose: null,
  take: 'mine',
  flip: 'mine',
  arrange: 'mine',
  discard: 'mine',
  discardTop: 'mine',
  destroy: 'mine',
  destroyTop: 'mine',
  decline: null,
  hire: 'board',
  castleMove: 'board',
  section: 'board',
  build: 'board',
  manuscript: 'board',
  bump: 'board',
};

/** Where a choice can be made by pointing at it, or null. */
export const partOf = (choice: Choice): Part | null => PARTS[choice.do];
export const isTarget = (choice: Choice): boolean => partOf(choice) !== null;

/** The place on the board that a choice is about, by name; null: not on the board. The asked seat's viscount says which segment is meant. */
export function placeOf(view: View, seat: number, choice: Choice): string | null {
  const at = view.players[seat].at;
  const position = positionInRing(at);
  switch (choice.do) {
    case 'move':
      return `space:${choice.to}`;
    case 'trade':
      return `offer:${at}`;
    case 'dismiss':
    case 'recruit':
      return `folk:${position}`;
    case 'hire':
      return `folk:${view.folkTop.indexOf(choice.card)}`;
    case 'transcribe':
      return `book:${position}`;
    case 'manuscript':
      return `book:${view.bookTop.indexOf(choice.manuscript)}`;
    case 'placeWorkers':
      return `section:${SECTION_IDS[sectionAt(view, position)]}`;
    case 'section':
      return `section:${choice.section}`;
    case 'castleMove':
      return `section:${choice.from}`;
    case 'bump':
      return crowded(view);
    case 'spot':
    case 'build':
      return `plot:${choice.spot}`;
    case 'link':
      return `link:${choice.link}`;
    default:
      return null;
  }
}

/** Where somebody must be bumped. */
function crowded(view: View): string | null {
  const frame = view.stack.at(-1);
  if (frame?.kind !== 'bump') return null;
  return `${frame.tier === 1 ? 'section' : 'hall'}:${SECTION_IDS[frame.section]}`;
}

/** By place: what can be chosen there, in the order of the options. */
export const boardTargets = (view: View, seat: number, options: readonly Choice[]): Map<string, Choice[]> =>
  optionsByPlace(options, choice => placeOf(view, seat, choice));

/** What can be done with one of the own cards, wherever it lies. */
export const withCard = (options: readonly Choice[] | undefined, card: string): Choice | null =>
  optionOf(options, 'play', choice => choice.card === card) ??
  optionOf(options, 'discard', choice => choice.card === card) ??
  optionOf(options, 'destroy', choice => choice.card === card) ??
  optionOf(options, 'first', choice => choice.card === card);
