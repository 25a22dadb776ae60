/** Whole answers: a bid on every open card, an economy phase, an industry phase, a closed hand. */
import type { Decision, Seat } from '@tarsas/kernel';
import type { Choice, Frame, State } from '../rules/state.ts';
import { advantage } from './auction.ts';
import { worthOf } from './empire.ts';
import { extended, type Line, opening } from './line.ts';
import { outlookOf } from './outlook.ts';
import { sensible } from './sensible.ts';
import { value } from './value.ts';
import type { EmpiresEndWeights } from './weights.ts';

/** Plans handed on, of long ones fewer, and unfinished ones kept at each step: those that look best to their seat. */
const MOST = 16;
const MOST_LONG = 8;
const KEPT = 4;
const LONG: readonly Frame['kind'][] = ['economy', 'industry', 'combined'];

interface Judged {
  line: Line;
  worth: number;
}

export function plans(s: State, decision: Decision<Frame>, w: EmpiresEndWeights): readonly (readonly Choice[])[] {
  const done: Judged[] = [];
  const long = isLong(s, decision.seat);
  let lines: Line[] = [opening(s, decision)];
  while (lines.length > 0) {
    const open: Judged[] = [];
    for (const line of lines) {
      const { next } = line;
      if (next === null) continue;
      const o = outlookOf(line.state, decision.seat, w);
      const choices = sensible(o, line, next);
      choices.forEach(({ choice, stage }, i) => {
        const last = line.state !== s && i === choices.length - 1;
        const one = extended(line, next, choice, stage, last);
        const look = long || one.next !== null ? ownWorth : prospects;
        (one.next === null ? done : open).push({ line: one, worth: look(one.state, decision.seat, w) });
      });
    }
    lines = best(open, long ? KEPT : open.length);
  }
  return best(done, long ? MOST_LONG : MOST).map(({ choices }) => choices);
}

/** Also at a question in the middle of such a phase, for much may follow it. */
function isLong(s: State, seat: Seat): boolean {
  const { stack } = s.lanes?.[seat] ?? s;
  return stack.some(({ kind }) => LONG.includes(kind));
}

/** Enough for phases in which nobody is in the way of anybody. */
function ownWorth(s: State, seat: Seat, w: EmpiresEndWeights): number {
  return worthOf(outlookOf(s, seat, w), s, s.players[seat]);
}

function prospects(s: State, seat: Seat, w: EmpiresEndWeights): number {
  return advantage(value(s, w), seat, w.rival);
}

const best = (judged: Judged[], n: number): Line[] =>
  judged
    .sort((a, b) => b.worth - a.worth)
    .slice(0, n)
    .map(({ line }) => line);
