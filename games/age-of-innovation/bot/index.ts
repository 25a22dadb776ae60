/** What Age of Innovation tells its bots. */
import type { Mind, Practice } from '../../../bots/mind.ts';
import { ageOfInnovation } from '../rules/index.ts';
import type { AgeOfInnovation, Choice, Frame } from '../rules/state.ts';
import { features } from './features.ts';
import { leaning } from './leanings.ts';
import { plans } from './plans.ts';
import { TERMS, termsOf, value } from './value.ts';
import { type AgeWeights, weights } from './weights.ts';

/** Questions at which a position is as it will be judged: a new turn, or a step of the set-up. */
const RESTING: ReadonlySet<Frame['kind']> = new Set(['act', 'chooseSet', 'draft', 'chooseBonus', 'placeStart'] satisfies Frame['kind'][]);

/** What pays for something else. */
const ASIDE: ReadonlySet<Choice['do']> = new Set(['exchange', 'convert', 'sacrifice'] satisfies Choice['do'][]);

/** Answers to offers of power, the end of a turn, and who one will be. */
const UNSPOKEN: ReadonlySet<Choice['do']> = new Set([
  'take',
  'decline',
  'endTurn',
  'done',
  'set',
  'board',
  'faction',
  'palace',
] satisfies Choice['do'][]);

/** Two seats are played most. */
const practice: readonly Practice[] = [2, 2, 2, 3, 4, 5].map(seats => ({ seats, options: {} }));

export const mind: Mind<AgeOfInnovation, AgeWeights> = {
  game: ageOfInnovation,
  weights,
  plans,
  value,
  features,
  aside: ({ do: what }) => ASIDE.has(what),
  unspoken: ({ do: what }) => UNSPOKEN.has(what),
  plays: 'faction',
  leavings: ['resources'],
  round: s => s.round,
  leaning,
  terms: { names: TERMS, of: termsOf },
  quiet(s, seat) {
    const top = s.stack[s.stack.length - 1];
    // A player who has passed and taken a round bonus has nothing more to do in this round.
    return RESTING.has(top.kind) || (top.kind === 'wrapUp' && top.seat === seat && s.players[seat].passed);
  },
  /** A player who has passed is not asked before the next round; power is still offered to them. */
  freeze(s, seat) {
    if (s.phase !== 2) return;
    for (const other of s.order) {
      if (other === seat || s.players[other].passed) continue;
      s.players[other].passed = true;
      s.passed.push(other);
    }
  },
  horizon: (s, seat) => s.players[seat].passed || s.players.every((p, other) => other === seat || !p.passed),
  practice,
  further: { ends: 60, times: 1 },
};
