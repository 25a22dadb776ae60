/** Asking for the rewards of an action, or of a cult, in the order their owner likes (TM-DEC-06). */
import type { Seat } from '@tarsas/kernel';
import { type DeedChoice, isReward, owed, perform } from '../deeds/index.ts';
import { forgetImpossible } from '../effects.ts';
import type { Play } from '../state.ts';
import { withBystanders } from './bystanders.ts';

export const rewards = withBystanders<'rewards', DeedChoice>({
  options: (s, { seat }, _, only) => owed(s, seat, only),
  choose(g, { seat }, _, choice) {
    takeReward(g, seat, choice);
    if (g.s.players[seat].due.length === 0 || choice.do === 'useSpades') g.done();
  },
});

/** One reward may make another impossible. */
export function takeReward(g: Play, seat: Seat, choice: DeedChoice): void {
  perform(g, seat, choice);
  if (isReward(choice)) forgetImpossible(g, seat);
}
