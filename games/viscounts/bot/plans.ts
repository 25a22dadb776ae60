/** Whole turns: a card, a way, an action with its payments and what follows from it, a hire. */
import type { Decision } from '@tarsas/kernel';
import { lines } from '../../../bots/line.ts';
import type { Choice } from '../rules/choices.ts';
import type { Body } from '../rules/frames.ts';
import { viscounts } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { turnHope } from './hope.ts';
import { outlookOf } from './outlook.ts';
import { worthOf } from './player.ts';
import { sensible } from './sensible.ts';
import type { ViscountsWeights } from './weights.ts';

/** Plans handed on, and unfinished ones kept at each step: those that look best to their seat. */
const MOST = 14;
const KEPT = 6;
/** Of those that begin with the same choice only so many: a person would think of every card in hand before thinking twice of one. */
const ALIKE = 3;

export function plans(s: State, decision: Decision<Body>, w: ViscountsWeights, wanted = MOST): readonly (readonly Choice[])[] {
  const { seat } = decision;
  const o = outlookOf(s, w);
  return lines(viscounts, s, decision, {
    ideas: ({ state }, next) => sensible(o, state, next).map(choice => ({ choice, stage: 0 })),
    worth: ({ state }) => worthOf(o, state, seat) + turnHope(o, state, seat),
    kept: Math.min(wanted, KEPT),
    most: wanted,
    alike: ALIKE,
  });
}
