/** With option `leech: open` the others may answer their offers during a player's turn (TM-DIFF-01). */
import type { Seat } from '@tarsas/kernel';
import { type DeedChoice, isOwed, owed, perform } from '../deeds/index.ts';
import type { Choice, Frame, State, Step } from '../state.ts';

type Asking = Extract<Frame, { seat: Seat }>['kind'];

/** The seat whose turn it is, and those that have something to answer besides. */
function askedWith(s: State, seat: Seat): readonly Seat[] {
  const asked = [seat];
  if (s.options.leech !== 'open' || s.active < 0) return asked;
  for (const other of s.table) if (other !== seat && isOwed(s, other)) asked.push(other);
  return asked;
}

const seatOf = (f: { kind: string }): Seat => (f as { kind: string; seat: Seat }).seat;

/** The same question, during which the others may take what they are owed. */
export function withBystanders<K extends Asking, C extends Choice>(step: Step<K, C>): Step<K> {
  return {
    ...step,
    who: (s, f) => askedWith(s, seatOf(f)),
    options: (s, f, seat, only) => (seat === seatOf(f) ? (step.options?.(s, f, seat, only as never) ?? []) : owed(s, seat, only)),
    choose(g, f, seat, choice) {
      if (seat === seatOf(f)) step.choose?.(g, f, seat, choice as C);
      else perform(g, seat, choice as DeedChoice);
    },
  };
}
