/** What Pebbles tells its bots: every choice is a plan, and pebbles in hand are worth their share of the prizes to come. */
import { optionsOf } from '@tarsas/kernel';
import type { Mind } from '../../../bots/mind.ts';
import { PRIZES, ROUNDS } from '../data.ts';
import { type Example, example } from '../rules/index.ts';

const weights = {
  /** How much of the prizes still to come the pebbles in hand can hope for. */
  hope: 0.9,
};

const meanPrize = PRIZES.reduce((a, b) => a + b, 0) / PRIZES.length;

export const mind: Mind<Example, typeof weights> = {
  game: example,
  weights,
  plans: (s, decision) => optionsOf(example, s, decision).map(choice => [choice]),
  value(s, { hope }) {
    const inHand = s.players.reduce((sum, { pebbles }) => sum + pebbles, 0);
    const bottom = s.stack[0];
    const round = bottom?.kind === 'game' ? bottom.round : ROUNDS + 1;
    const toCome = s.over || inHand === 0 ? 0 : (ROUNDS + 1 - round) * meanPrize;
    return s.players.map(p => p.prizes + p.buried + (toCome === 0 ? 0 : (hope * toCome * p.pebbles) / inHand));
  },
  worlds: 8,
};
