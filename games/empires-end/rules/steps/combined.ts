/** The combined phase: economy and industry in the order each player likes, never mixed (EE-COMB). */
import type { Step } from '@tarsas/kernel';
import type { Choice, EmpiresEnd, FrameOf } from '../state.ts';
import { economyFor } from './economy.ts';
import { everybody } from './game.ts';
import { industryFor } from './industry.ts';

export const combinedPhase: Step<EmpiresEnd, FrameOf<'combinedPhase'>> = {
  run(g) {
    everybody(g, seat => ({ kind: 'combined', seat }));
    g.goto({ kind: 'drawUp' }); // EE-COMB-05
  },
};

export const combined: Step<EmpiresEnd, FrameOf<'combined'>, Extract<Choice, { do: 'first' }>> = {
  options: () => [
    { do: 'first', phase: 'economy' },
    { do: 'first', phase: 'industry' },
  ],
  choose(g, _, seat, { phase }) {
    g.log('first', { seat, phase }, 'EE-COMB-02');
    g.call(phase === 'economy' ? economyFor(seat) : industryFor(seat));
    g.call(phase === 'economy' ? industryFor(seat) : economyFor(seat));
    g.done();
  },
};
