/** The combined phase: economy and industry in the order each player likes, never mixed (EE-COMB). */
import type { Seat, Step } from '@tarsas/kernel';
import { drawUpTo } from '../resources.ts';
import type { Choice, EmpiresEnd, Frame, FrameOf, Half } from '../state.ts';
import { economyFor } from './economy.ts';
import { everybody } from './game.ts';
import { handOf, industryFor } from './industry.ts';

const playing: Record<Half, (seat: Seat) => Frame> = { economy: economyFor, industry: industryFor };

export const combinedPhase: Step<EmpiresEnd, FrameOf<'combinedPhase'>> = {
  run(g) {
    everybody(g, seat => ({ kind: 'combined', seat }));
    g.goto(g.s.options.combinedDraw === 'atTheEnd' ? { kind: 'drawUp' } : { kind: 'secondHalves' });
  },
};

export const combined: Step<EmpiresEnd, FrameOf<'combined'>, Extract<Choice, { do: 'first' }>> = {
  options: () => [
    { do: 'first', phase: 'economy' },
    { do: 'first', phase: 'industry' },
  ],
  choose(g, _, seat, { phase }) {
    const later = phase === 'economy' ? 'industry' : 'economy';
    g.log('first', { seat, phase }, 'EE-COMB-02');
    g.call(playing[phase](seat));
    if (g.s.options.combinedDraw === 'atTheEnd') g.call(playing[later](seat));
    else g.s.players[seat].laterHalf = later;
    g.done();
  },
};

/** EE-COMB-05: drawing up belongs to the industry phase, which is finished completely before the economy phase of those who began with it. */
export const secondHalves: Step<EmpiresEnd, FrameOf<'secondHalves'>> = {
  run(g) {
    const { players } = g.s;
    const later = players.map(({ laterHalf }) => laterHalf as Half);
    drawUpTo(g, handOf(g.s), seat => later[seat] === 'economy');
    for (const p of players) p.laterHalf = null;
    everybody(g, seat => playing[later[seat]](seat));
    g.goto({ kind: 'drawUp' });
  },
};
