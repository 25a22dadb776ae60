/** A plan in the making: choices of one seat played on a world of its own, until somebody else is asked, something is learnt or the turn is over. */
import { advance, copy, type Decision, pending, type Seat } from '@tarsas/kernel';
import type { Choice } from '../rules/choices.ts';
import type { Body } from '../rules/frames.ts';
import { viscounts } from '../rules/index.ts';
import type { State } from '../rules/state.ts';

export interface Line {
  state: State;
  choices: readonly Choice[];
  /** What the seat is asked next; null when the plan is complete. */
  next: Decision<Body> | null;
}

export const opening = (s: State, decision: Decision<Body>): Line => ({ state: s, choices: [], next: decision });

export function extended(line: Line, decision: Decision<Body>, choice: Choice): Line {
  const state = copy(viscounts, line.state);
  advance(viscounts, state, decision, choice, true);
  const learnt = state.barrier !== line.state.barrier;
  return { state, choices: [...line.choices, choice], next: learnt ? null : askedNext(state, decision.seat) };
}

/** Nothing is asked of several seats here, so the top frame tells. */
function askedNext(s: State, seat: Seat): Decision<Body> | null {
  if (s.over) return null;
  const top = s.stack[s.stack.length - 1];
  if (!('seat' in top) || top.seat !== seat) return null;
  return pending(viscounts, s)[0] ?? null;
}
