/** Taking townsfolk off their piles: hiring (VWK-HIRE) and dismissing (VWK-DISM). */
import type { Seat, Step } from '@tarsas/kernel';
import type { Do } from '../choices.ts';
import type { HireBody } from '../frames.ts';
import { folkTop, SEGMENT_COUNT, segmentAt } from '../questions/board.ts';
import { components, type G, isAi, type State, type Viscounts } from '../state.ts';
import { callTriggers } from './abilities.ts';

const POSITIONS = [...Array(SEGMENT_COUNT).keys()];

/** Off the pile: the next one is visible at once (VWK-SETUP-28). */
function takeFolk(g: G, position: number): string {
  const { s } = g;
  const card = folkTop(s, position);
  if (card === null) throw new Error('The pile is empty');
  s.folkAt = s.folkAt.with(position, s.folkAt[position] + 1);
  g.reveal();
  return card;
}

/** On the discard pile first, then its effect, then what follows every hire (VWK-HIRE-05). */
export function hire(g: G, seat: Seat, position: number, silver: number): void {
  const card = takeFolk(g, position);
  g.s.players[seat].discard.push(card);
  g.log('hired', { seat, card, silver }, silver > 0 ? 'VWK-HIRE-02' : 'VWK-HIRE-04');
  const { top } = components(g.s).cards[card];
  if (top) g.call({ kind: 'effect', seat, effect: top });
  callTriggers(g, seat, 'hire');
}

/** Out of the game with its effect on top; a printed townsfolk stays (VWK-DISM-04, VWK-DISM-06). Returns what was dismissed. */
export function dismiss(g: G, seat: Seat, position: number, silver: number): string {
  const { s } = g;
  const segment = s.ring[position];
  if (folkTop(s, position) === null) {
    g.log('dismissed', { seat, card: null, segment, silver }, isAi(s, seat) ? 'VWK-SOLO-22' : 'VWK-DISM-06');
    g.call({ kind: 'effect', seat, effect: segmentAt(s, position).printedTownsfolk.top });
    return 'printed';
  }
  const card = takeFolk(g, position);
  s.removed.push(card);
  g.log('dismissed', { seat, card, segment, silver }, isAi(s, seat) ? 'VWK-SOLO-18' : 'VWK-DISM-04');
  const { top } = components(s).cards[card];
  if (top) g.call({ kind: 'effect', seat, effect: top });
  return card;
}

const visibleFolk = (s: State): string[] =>
  POSITIONS.flatMap(position => {
    const card = folkTop(s, position);
    return card === null ? [] : [card];
  });

/** A free hire takes any visible townsfolk and may not be declined (VWK-HIRE-04, VWK-HIRE-06). */
export const hireFree: Step<Viscounts, HireBody, Do<'hire'>> = {
  options: s => visibleFolk(s).map(card => ({ do: 'hire', card })),
  choose(g, f, _, { card }) {
    g.done();
    hire(g, f.seat, POSITIONS.find(position => folkTop(g.s, position) === card)!, 0);
  },
};
