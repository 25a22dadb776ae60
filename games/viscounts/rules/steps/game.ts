/** The whole game: setup, rounds, score. */
import type { Step } from '@tarsas/kernel';
import type { GameBody } from '../frames.ts';
import { inTurnOrder, type Viscounts } from '../state.ts';
import { announceScores } from './end.ts';

/** Draft, then the AI, then the rounds, then the score. */
export const game: Step<Viscounts, GameBody> = {
  run(g, f) {
    const { s } = g;
    if (f.stage === 'draft') {
      g.log('start', { seat: s.start }, 'VWK-SETUP-11');
      // First the player to the right of the start player, counter-clockwise, the start player last (VWK-SETUP-13).
      for (let i = 1; i <= s.seats; i++) g.call({ kind: 'draft', seat: (s.start - i + s.seats) % s.seats });
      f.stage = 'ai';
    } else if (f.stage === 'ai') {
      if (s.ai !== null) g.call({ kind: 'aiBegin', seat: s.seats, step: 0 });
      f.stage = 'rounds';
    } else if (f.stage === 'rounds') {
      s.pairs = []; // VWK-SETUP-25
      if (s.round > 0 && s.round === s.lastRound) {
        g.goto({ kind: 'game', stage: 'scoring' });
        return;
      }
      s.round++;
      g.log('round', { round: s.round }, 'VWK-TURN-01');
      for (const seat of inTurnOrder(s, s.start)) g.call({ kind: 'turn', seat, phase: 0 });
    } else {
      announceScores(g);
      g.done();
    }
  },
};
