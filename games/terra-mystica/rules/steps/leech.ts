/** After a build or upgrade the neighbours may take power and pay points for it (TM-LEECH). */
import type { Seat } from '@tarsas/kernel';
import { countingNow, seatsThat } from '@tarsas/terra';
import { besides, type DeedChoice, isBeside, isOwed, owed, perform } from '../deeds/index.ts';
import { forgetImpossible } from '../effects.ts';
import { declinePower, nobodyTook, somebodyTook, takePower } from '../leech.ts';
import type { FrameOf, Play, State, Step } from '../state.ts';
import { takeReward } from './rewards.ts';

type Leech = FrameOf<'leech'>;

/** The builder may take the rewards of the action meanwhile, or wait for the answers (TM-LEECH-07). */
const builderToo = (s: State, f: Leech): Seat[] => (s.players[f.seat].due.length > 0 ? [f.seat] : []);

export const leech: Step<'leech', DeedChoice> = {
  who: (s, f) => {
    const asked = seatsThat(f.offers, false);
    return asked.length > 0 ? asked : builderToo(s, f);
  },

  // Early answers can be thought over, and the builder need not choose yet.
  revise: (s, f) => {
    const early = seatsThat(f.offers, true);
    return early.length < f.offers.length ? [...early, ...builderToo(s, f)] : early;
  },

  options: (s, f, seat, only) => {
    if (seat === f.seat) return owed(s, seat, only);
    const { power } = f.offers.find(offer => offer.seat === seat)!;
    return [{ do: 'take', from: f.seat, power }, { do: 'decline', from: f.seat, power }, ...besides(s, seat, only)];
  },

  choose(g, f, seat, choice) {
    if (seat === f.seat) return takeReward(g, seat, choice);
    if (isBeside(choice)) return perform(g, seat, choice);
    f.offers.find(offer => offer.seat === seat)!.answer = choice.do === 'take' ? 'take' : 'decline';
    settleInOrder(g, f);
    if (f.offers.length > 0) return;
    if (f.taken) somebodyTook(g, f.seat);
    else nobodyTook(g, f.seat);
    g.done();
  },
};

/** Answers may arrive early but count in table order: a later seat may wait and see what the others did (TM-DEC-01). */
function settleInOrder(g: Play, f: Leech): void {
  if (f.offers[0].answer !== 'none') g.reveal();
  for (const { seat, power, answer } of countingNow(f.offers)) {
    if (answer === 'take') {
      takePower(g, seat, f.seat, power);
      f.taken = true;
    } else declinePower(g, seat, f.seat, power);
  }
}

/** The end of a round waits for all open offers (option `leech: open`). */
export const offers: Step<'offers', DeedChoice> = {
  who: s => unanswered(s),
  options: (s, _, seat, only) => owed(s, seat, only),
  choose(g, _, seat, choice) {
    perform(g, seat, choice);
    for (const player of g.s.table) forgetImpossible(g, player);
    if (unanswered(g.s).length === 0) g.done();
  },
};

export function unanswered(s: State): Seat[] {
  return s.table.filter(seat => isOwed(s, seat));
}
