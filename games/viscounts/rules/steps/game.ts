/** The whole game: setup, rounds, score. */
import type { Step } from '@tarsas/kernel';
import type { GameBody, RoundBody } from '../frames.ts';
import type { Viscounts } from '../state.ts';
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
      if (s.round > 0 && s.round === s.lastRound) return g.goto({ kind: 'game', stage: 'scoring' });
      s.round++;
      g.log('round', { round: s.round }, 'VWK-TURN-01');
      g.call({ kind: 'round', turns: 0 });
    } else {
      announceScores(g);
      g.done();
    }
  },
};

/** Everybody takes one turn, from the start player clockwise (VWK-TURN-01). */
export const round: Step<Viscounts, RoundBody> = {
  run(g, f) {
    const { start, players } = g.s;
    if (f.turns === players.length) return g.done();
    g.call({ kind: 'turn', seat: (start + f.turns) % players.length, phase: 0 });
    f.turns++;
  },
};
