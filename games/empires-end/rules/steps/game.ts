/** The chain of phases on the progress track (EE-AIM, EE-PHASE). */
import type { Play, Seat, Step } from '@tarsas/kernel';
import type { Phase } from '../../data/components.ts';
import { score } from '../questions/score.ts';
import { trackOf } from '../questions/track.ts';
import { turnOrder } from '../resources.ts';
import type { EmpiresEnd, Frame, FrameOf, ScoreKey } from '../state.ts';

const PHASE_FRAMES: Record<Phase, Frame> = {
  disaster: { kind: 'disasterPhase', cards: 1 },
  doubleDisaster: { kind: 'disasterPhase', cards: 2 }, // EE-DBL-01
  economy: { kind: 'economyPhase' },
  industry: { kind: 'industryPhase' },
  combined: { kind: 'combinedPhase' },
  conflict: { kind: 'conflictPhase' },
};

export const game: Step<EmpiresEnd, FrameOf<'game'>> = {
  run(g) {
    const { s } = g;
    const track = trackOf(s);
    if (s.space === 0) {
      g.log('start', { seat: s.firstPlayer, tiles: s.players[0].tiles }, 'EE-SETUP-07');
      if (s.options.game === 'lightning') {
        s.space = track.lightning; // EE-LIGHT-01
        return g.call({ kind: 'lightning' });
      }
    }
    s.space++;
    const phase = track.spaces[s.space - 1];
    if (phase === undefined) return end(g);
    g.log('phase', { space: s.space, phase }, 'EE-AIM-01');
    g.call(PHASE_FRAMES[phase]);
  },
};

/** EE-END-01 to -04: the screens come down, so that everybody can add up everybody's points. */
function end(g: Play<EmpiresEnd>): void {
  g.reveal();
  g.log('end', {}, 'EE-END-01');
  for (const [seat, { wheat, hammer, axe, coin }] of g.s.players.entries())
    g.log('shown', { seat, resources: { wheat, hammer, axe, coin } }, 'EE-END-07');
  for (const { seat, points, lines } of score(g.s)) {
    const of = (key: ScoreKey) => lines.find(line => line.key === key)?.points ?? 0;
    const [intact, endgame] = [of('locations'), of('endgame')];
    g.log('finalScore', { seat, track: points - intact - endgame, intact, endgame, points }, 'EE-END-04');
  }
  g.done();
}

/** Everybody at once, or in turn order at tables that want it so (EE-PHASE-05, EE-OPT-07). */
export function everybody(g: Play<EmpiresEnd>, frameFor: (seat: Seat) => Frame): void {
  if (g.s.options.simultaneous && g.s.options.supplyUnlimited) g.split(frameFor);
  else for (const seat of turnOrder(g.s)) g.call(frameFor(seat)); // a limited supply makes the order matter (EE-RES-05)
}
