/** What Terra Mystica tells its bots. */
import type { Mind } from '../../../bots/mind.ts';
import { type Frame, type State, type TerraMystica, terraMystica } from '../rules/index.ts';
import { plans } from './plans.ts';
import { value } from './value.ts';
import { type TerraWeights, weights } from './weights.ts';

/** Questions at which a position is as it will be judged: a new turn, or a step of the set-up. */
const RESTING: ReadonlySet<Frame['kind']> = new Set([
  'act',
  'chooseFaction',
  'bid',
  'placeDwelling',
  'firstCard',
] satisfies Frame['kind'][]);

export const mind: Mind<TerraMystica, TerraWeights> = {
  game: terraMystica,
  weights,
  plans,
  value,
  quiet(s, seat) {
    const top = s.stack[s.stack.length - 1];
    // With two actions in a row the first is only half of it (TM-CHAOS-03).
    return RESTING.has(top.kind) && !(top.kind === 'act' && top.seat === seat && s.actions > 1);
  },
  /** A player who has passed is not asked before the next round; power is still offered to them. */
  freeze(s, seat) {
    if (s.round > 0) for (const [other, p] of s.players.entries()) if (other !== seat) p.passed = true;
  },
  horizon: (s: State, seat) => s.players.every((p, other) => other === seat || !p.passed),
  further: { ends: 12, times: 1 },
};
