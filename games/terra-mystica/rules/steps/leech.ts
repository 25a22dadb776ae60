/** After a build or upgrade the neighbours may take power and pay points for it (TM-LEECH). */
import type { Seat } from '@tarsas/kernel';
import { countingNow, seatsThat } from '@tarsas/terra';
import type { FrameOf, Play, State, Step } from '../state.ts';
import { chooseFree, freeChoices } from './convert.ts';
import { decline, nobodyTook, somebodyTook, take } from './offers.ts';
import { chooseReward, rewardChoices } from './rewards.ts';

type Leech = FrameOf<'leech'>;

/** The builder may take the rewards of the action meanwhile, or wait for the answers (TM-LEECH-07). */
const builderToo = (s: State, f: Leech): Seat[] => (s.players[f.seat].due.length > 0 ? [f.seat] : []);

export const leech: Step<'leech'> = {
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
    if (seat === f.seat) return rewardChoices(s, seat, only);
    const { power } = f.offers.find(offer => offer.seat === seat)!;
    return [{ do: 'take', from: f.seat, power }, { do: 'decline', from: f.seat, power }, ...freeChoices(s, seat, only)];
  },

  choose(g, f, seat, choice) {
    if (seat === f.seat) return chooseReward(g, seat, choice);
    if (chooseFree(g, seat, choice)) return;
    f.offers.find(offer => offer.seat === seat)!.answer = choice.do === 'take' ? 'take' : 'decline';
    settleInOrder(g, f);
    if (f.offers.length > 0) return;
    if (f.taken) somebodyTook(g, f.seat);
    else nobodyTook(g, f.seat);
    g.done();
  },
};

/** Answers may arrive early but count in table order: whoever sits later may wait and see what the others did (TM-DEC-01). */
function settleInOrder(g: Play, f: Leech): void {
  if (f.offers[0].answer !== 'none') g.reveal();
  for (const { seat, power, answer } of countingNow(f.offers)) {
    if (answer === 'take') {
      take(g, seat, f.seat, power);
      f.taken = true;
    } else decline(g, seat, f.seat, power);
  }
}
