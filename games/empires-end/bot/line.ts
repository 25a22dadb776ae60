/** A plan in the making: choices of one seat played on a world of its own, until somebody else is asked, something is learnt or the phase is over. */
import { advance, copy, type Decision, pending, type Seat } from '@tarsas/kernel';
import { empiresEnd } from '../rules/index.ts';
import type { Choice, Frame, State } from '../rules/state.ts';

export interface Line {
  state: State;
  choices: readonly Choice[];
  /** What the seat is asked next; null when the plan is complete. */
  next: Decision<Frame> | null;
  /** How far the seat has come in a phase that is done in any order, so that plans differ in more than their order. */
  stage: number;
}

export const opening = (s: State, decision: Decision<Frame>): Line => ({ state: s, choices: [], next: decision, stage: 0 });

/** The line with one more choice; `last` when nobody will look at the line without it again, so that its world need not be kept. */
export function extended(line: Line, decision: Decision<Frame>, choice: Choice, stage: number, last: boolean): Line {
  const { barrier, space } = line.state;
  const state = last ? line.state : copy(empiresEnd, line.state);
  advance(empiresEnd, state, decision, choice, true);
  const ended = state.barrier !== barrier || state.space !== space;
  return { state, choices: [...line.choices, choice], next: ended ? null : askedNext(state, decision.seat), stage };
}

function askedNext(s: State, seat: Seat): Decision<Frame> | null {
  if (s.over) return null;
  return pending(empiresEnd, s).find(decision => decision.seat === seat && decision.waiting) ?? null;
}
