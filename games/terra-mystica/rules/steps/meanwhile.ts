/** With option `leech: open` the others may answer their offers while somebody's turn goes on (TM-DIFF-01). */
import type { Seat } from '@tarsas/kernel';
import type { Choice, Frame, Play, State, Step, Wanted } from '../state.ts';
import { chooseFree, freeChoices } from './convert.ts';
import { chooseDue, dueChoices } from './dues.ts';
import { answerOffer, offerChoices } from './offers.ts';

type Asking = Extract<Frame, { seat: Seat }>['kind'];

/** The seat whose turn it is, and those that have something to answer besides. */
function askedWith(s: State, seat: Seat): readonly Seat[] {
  const asked = [seat];
  if (s.options.leech !== 'open' || s.active < 0) return asked;
  for (const other of s.table) if (other !== seat && owesAnswer(s, other)) asked.push(other);
  return asked;
}

/** An open offer, or a reward not yet taken. */
export function owesAnswer(s: State, seat: Seat): boolean {
  if (s.players[seat].due.length > 0) return true;
  for (const offer of s.offers) if (offer.seat === seat) return true;
  return false;
}

export function answerChoices(s: State, seat: Seat, only?: Wanted): Choice[] {
  return [...offerChoices(s, seat), ...dueChoices(s, seat), ...freeChoices(s, seat, only)];
}

export function answer(g: Play, seat: Seat, choice: Choice): void {
  if (choice.do === 'take' || choice.do === 'decline') answerOffer(g, seat, choice);
  else if (!chooseFree(g, seat, choice)) chooseDue(g, seat, choice);
}

const seatOf = (f: { kind: string }): Seat => (f as { kind: string; seat: Seat }).seat;

/** The same question, during which the others may answer what they still owe. */
export function meanwhile<K extends Asking>(step: Step<K>): Step<K> {
  return {
    ...step,
    who: (s, f) => askedWith(s, seatOf(f)),
    options: (s, f, seat, only) => (seat === seatOf(f) ? (step.options?.(s, f, seat, only) ?? []) : answerChoices(s, seat, only)),
    choose(g, f, seat, choice) {
      if (seat === seatOf(f)) step.choose?.(g, f, seat, choice);
      else answer(g, seat, choice);
    },
  };
}
