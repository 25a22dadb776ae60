/** A plan in the making: choices of one seat played on a world of its own, until somebody else is asked, something is learnt or the turn is over. */
import { advance, copy, type Decision, pending, type Seat } from '@tarsas/kernel';
import type { Choice } from '../rules/choices.ts';
import type { Body } from '../rules/frames.ts';
import { viscounts } from '../rules/index.ts';
import type { State } from '../rules/state.ts';

export interface Line {
  state: State;
  choices: readonly Choice[];
  /** The first of them in words, to tell beginnings apart. */
  beginning: string;
  /** What the seat is asked next; null when the plan is complete. */
  next: Decision<Body> | null;
}

export const opening = (s: State, decision: Decision<Body>): Line => ({ state: s, choices: [], beginning: '', next: decision });

/** The line with one more choice; `last` when nobody will look at the line without it again, so that its world need not be kept. */
export function extended(line: Line, decision: Decision<Body>, choice: Choice, last: boolean): Line {
  const { barrier } = line.state;
  const state = last ? line.state : copy(viscounts, line.state);
  advance(viscounts, state, decision, choice, true);
  const learnt = state.barrier !== barrier;
  const beginning = line.beginning || JSON.stringify(choice);
  return { state, choices: [...line.choices, choice], beginning, next: learnt ? null : askedNext(state, decision.seat) };
}

/** Nothing is asked of several seats here, so the top frame tells. */
function askedNext(s: State, seat: Seat): Decision<Body> | null {
  if (s.over) return null;
  const top = s.stack[s.stack.length - 1];
  if (!('seat' in top) || top.seat !== seat) return null;
  return pending(viscounts, s)[0] ?? null;
}
