/** Phase II: a turn is one action, with conversions before and after it (TM-ACT, TM-CONV). */
import type { Decision, Seat } from '@tarsas/kernel';
import { actions, besides, type DeedChoice, hasBesides, isAction, isBeside, isOffered, owed, perform, rewards } from '../deeds/index.ts';
import { forgetImpossible } from '../effects.ts';
import { digOf } from '../questions/dig.ts';
import type { Choice, Do, Due, Frame, State, Step } from '../state.ts';
import { withBystanders } from './bystanders.ts';

export const turn: Step<'turn'> = {
  run(g, { seat }) {
    const { s } = g;
    const p = s.players[seat];
    forgetImpossible(g, seat);
    if (p.due.length > 0 && !mayWait(s, seat)) return g.call({ kind: 'rewards', seat });
    if (s.actions > 0) return g.call({ kind: 'act', seat });
    if (!p.passed && !p.gone && hasBesides(s, seat)) return g.goto({ kind: 'wrapUp', seat });
    g.done();
  },
};

/** With open offers cult steps and tokens may wait until after the action, and for the last player to act even longer (as on the server). */
function mayWait(s: State, seat: Seat): boolean {
  if (s.options.leech !== 'open' || !s.players[seat].due.every(due => PATIENT.has(due))) return false;
  return s.actions > 0 || s.players.every((p, other) => other === seat || p.passed || p.gone);
}

const PATIENT: ReadonlySet<Due> = new Set<Due>(['step', 'steps', 'token']);

/** One action (TM-ACT-01); open offers are answered before it. */
export const act = withBystanders<'act', DeedChoice>({
  options: (s, { seat }, _, only) =>
    isOffered(s, seat) ? owed(s, seat, only) : actions(s, seat, only).concat(besides(s, seat, only), rewards(s, seat)),
  choose(g, { seat }, _, choice) {
    const p = g.s.players[seat];
    if (isAction(choice)) {
      g.s.actions--;
      if (g.s.options.lateKeys === 'action') p.lost = 0;
      perform(g, seat, choice);
      return g.done();
    }
    perform(g, seat, choice);
    // What a reward or a conversion brings in its turn, such as the step to the top, does not wait (TM-DEC-25).
    if (p.due.length > 0 && (isBeside(choice) || !mayWait(g.s, seat))) g.done();
  },
});

/** Conversions after the action; the turn ends when its player says so. */
export const wrapUp = withBystanders<'wrapUp', DeedChoice | Do<'endTurn'>>({
  options: (s, { seat }, _, only) => [{ do: 'endTurn' }, ...rewards(s, seat), ...besides(s, seat, only)],
  choose(g, { seat }, _, choice) {
    if (choice.do === 'endTurn') return g.done();
    perform(g, seat, choice);
    // A conversion can bring rewards (a priest that opens a terrain, a town across a river).
    if (g.s.players[seat].due.length > 0 && !mayWait(g.s, seat)) g.goto({ kind: 'turn', seat });
  },
});

/** Conversions may be left alone, and so may spades that would have to be bought; not what is still due. */
export function closes(s: State, { frame, seat }: Decision<Frame>): Choice | null {
  if (!('seat' in frame) || frame.seat !== seat) return null;
  if (frame.kind === 'wrapUp' && rewards(s, seat).length === 0) return { do: 'endTurn' };
  if (frame.kind === 'useSpades' && digOf(s, seat).free === 0) return { do: 'done' };
  return null;
}
