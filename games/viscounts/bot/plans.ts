/** Whole turns: a card, a way, an action with its payments and what follows from it, a hire. */
import type { Decision } from '@tarsas/kernel';
import type { Choice } from '../rules/choices.ts';
import type { Body } from '../rules/frames.ts';
import type { State } from '../rules/state.ts';
import { turnHope } from './hope.ts';
import { extended, type Line, opening } from './line.ts';
import { outlookOf } from './outlook.ts';
import { worthOf } from './player.ts';
import { sensible } from './sensible.ts';
import type { ViscountsWeights } from './weights.ts';

/** Plans handed on, and unfinished ones kept at each step: those that look best to their seat. */
const MOST = 14;
const KEPT = 6;
/** Of those that begin with the same choice only so many: a person would think of every card in hand before thinking twice of one. */
const ALIKE = 3;

interface Judged {
  line: Line;
  worth: number;
}

export function plans(s: State, decision: Decision<Body>, w: ViscountsWeights, wanted = MOST): readonly (readonly Choice[])[] {
  const { seat } = decision;
  const o = outlookOf(s, w);
  const done: Judged[] = [];
  let lines: Line[] = [opening(s, decision)];
  while (lines.length > 0) {
    const open: Judged[] = [];
    for (const line of lines) {
      const { next } = line;
      if (next === null) continue;
      const choices = sensible(o, line.state, next);
      choices.forEach((choice, i) => {
        const last = line.state !== s && i === choices.length - 1;
        const one = extended(line, next, choice, last);
        const worth = worthOf(o, one.state, seat) + turnHope(o, one.state, seat);
        (one.next === null ? done : open).push({ line: one, worth });
      });
    }
    lines = best(open, Math.min(wanted, KEPT));
  }
  return best(done, wanted).map(({ choices }) => choices);
}

/** The best of each beginning come first; where there is room, the rest follow. */
function best(judged: Judged[], n: number): Line[] {
  judged.sort((a, b) => b.worth - a.worth);
  const alike = new Map<string, number>();
  const first: Line[] = [];
  const rest: Line[] = [];
  for (const { line } of judged) {
    const before = alike.get(line.beginning) ?? 0;
    alike.set(line.beginning, before + 1);
    (before < ALIKE ? first : rest).push(line);
  }
  return [...first, ...rest].slice(0, n);
}
