/** Whole answers: a bid on every open card, an economy phase, an industry phase, a closed hand. */
import type { Decision, Seat } from '@tarsas/kernel';
import { lines } from '../../../bots/line.ts';
import { empiresEnd } from '../rules/index.ts';
import type { Choice, Frame, State } from '../rules/state.ts';
import { advantage } from './auction.ts';
import { worthOf } from './empire.ts';
import { outlookOf } from './outlook.ts';
import { sensible } from './sensible.ts';
import { value } from './value.ts';
import type { EmpiresEndWeights } from './weights.ts';

/** Plans handed on, of long ones fewer, and unfinished long ones kept at each step: those that look best to their seat. */
const MOST = 16;
const MOST_LONG = 8;
const KEPT = 4;
const LONG: readonly Frame['kind'][] = ['economy', 'industry', 'combined'];

export function plans(s: State, decision: Decision<Frame>, w: EmpiresEndWeights): readonly (readonly Choice[])[] {
  const { seat } = decision;
  const long = isLong(s, seat);
  return lines(empiresEnd, s, decision, {
    ideas: (line, next) => sensible(outlookOf(line.state, seat, w), line, next),
    worth: line => (long || line.next ? ownWorth : prospects)(line.state, seat, w),
    phase: state => state.space,
    kept: long ? KEPT : Number.POSITIVE_INFINITY,
    most: long ? MOST_LONG : MOST,
  });
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
