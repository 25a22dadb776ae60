/** What Terra Mystica tells its bots. */
import type { Mind, Practice } from '../../../bots/mind.ts';
import { type Choice, type Frame, type State, type TerraMystica, terraMystica } from '../rules/index.ts';
import { features } from './features.ts';
import { leaning } from './leanings.ts';
import { aside, plans } from './plans.ts';
import { TERMS, termsOf, value } from './value.ts';
import { type TerraWeights, weights } from './weights.ts';

/** Questions at which a position is as it will be judged: a new turn, or a step of the set-up. */
const RESTING: ReadonlySet<Frame['kind']> = new Set([
  'act',
  'chooseFaction',
  'bid',
  'placeDwelling',
  'firstCard',
] satisfies Frame['kind'][]);

/** Answers to offers of power, the end of a turn, and who one will be. */
const UNSPOKEN: ReadonlySet<Choice['do']> = new Set([
  'take',
  'decline',
  'endTurn',
  'done',
  'faction',
  'bid',
  'passBid',
  'lot',
] satisfies Choice['do'][]);

const LEAGUE = { turnOrder: 'variable', shippingCard: true, templeTile: true, newTownTiles: true };
const FIRE_AND_ICE = { map: 'fire-and-ice', iceFactions: true, volcanoFactions: true, variableFactions: true };
/** Four seats with the options of leagues are played most, and are practised most. */
const practice: readonly Practice[] = [
  ...[LEAGUE, LEAGUE, LEAGUE].map(options => ({ seats: 4, options })),
  ...[LEAGUE, {}, FIRE_AND_ICE].flatMap(options => [2, 3, 4, 5].map(seats => ({ seats, options }))),
];

export const mind: Mind<TerraMystica, TerraWeights> = {
  game: terraMystica,
  weights,
  plans,
  value,
  features,
  terms: { names: TERMS, of: termsOf },
  aside,
  unspoken: ({ do: what }) => UNSPOKEN.has(what),
  leaning,
  plays: 'faction',
  leavings: ['resources'],
  round: s => s.round,
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
  practice,
  further: { ends: 12, times: 1 },
};
