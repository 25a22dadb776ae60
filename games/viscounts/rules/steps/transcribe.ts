/** Manuscripts: by action and for free, with the cleric bonus cards (VWK-MANU). */
import type { Seat, Step } from '@tarsas/kernel';
import { RIBBONS_FOR_BONUS } from '../../data/common.ts';
import { RIBBONS } from '../../data/manuscripts.ts';
import type { Do } from '../choices.ts';
import type { ManuscriptBody, TranscribeBody } from '../frames.ts';
import { bookTop, positionOf, segmentAt } from '../questions/board.ts';
import { manuscriptsOf } from '../questions/possible.ts';
import { components, type G, type State, type Viscounts } from '../state.ts';

export const transcribe: Step<Viscounts, TranscribeBody> = {
  run(g, { seat }) {
    g.done();
    takeBook(g, seat, positionOf(g.s.players[seat].at), false);
  },
};

/** What the manuscript of a segment costs; the printed one when the pile is empty (VWK-MANU-07). */
export function bookCost(s: State, position: number): number {
  const top = bookTop(s, position);
  return top === null ? segmentAt(s, position).printedManuscript.cost : components(s).manuscripts[top].cost;
}

/** Take it, then the bonus card, then its effect (VWK-MANU-09). A printed one is not collected. */
export function takeBook(g: G, seat: Seat, position: number, free: boolean) {
  const { s } = g;
  const top = bookTop(s, position);
  g.log('transcribed', { seat, manuscript: top, segment: s.ring[position], free }, free ? 'VWK-ICON-04' : 'VWK-MANU-02');
  if (top === null) return g.call({ kind: 'effect', seat, effect: segmentAt(s, position).printedManuscript.instant });
  s.bookAt = s.bookAt.with(position, s.bookAt[position] + 1);
  g.reveal();
  const p = s.players[seat];
  p.manuscripts = [...p.manuscripts, top];
  claimBonus(g, seat, top);
  const { instant } = components(s).manuscripts[top];
  if (instant) g.call({ kind: 'effect', seat, effect: instant });
}

/** For the first with three of a ribbon at once (VWK-MANU-04). */
function claimBonus(g: G, seat: Seat, id: string): void {
  const { manuscripts } = components(g.s);
  const { ribbon } = manuscripts[id];
  const i = RIBBONS.indexOf(ribbon);
  const owned = g.s.players[seat].manuscripts.filter(other => manuscripts[other].ribbon === ribbon).length;
  if (g.s.bonus[i] >= 0 || owned < RIBBONS_FOR_BONUS) return;
  g.s.bonus = g.s.bonus.with(i, seat);
  g.log('bonus', { seat, ribbon }, 'VWK-MANU-04');
}

export const manuscript: Step<Viscounts, ManuscriptBody, Do<'manuscript'>> = {
  options: (s, f) => manuscriptsOf(s, f.costs).map(position => ({ do: 'manuscript', manuscript: bookTop(s, position)! })),
  choose(g, f, seat, choice) {
    g.done();
    const position = manuscriptsOf(g.s, f.costs).find(at => bookTop(g.s, at) === choice.manuscript)!;
    takeBook(g, seat, position, true);
  },
};
