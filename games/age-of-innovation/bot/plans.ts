/** Complete sensible turns, question by question. What people choose in small steps a bot weighs as a whole. */
import { type Decision, optionsOf, type Seat } from '@tarsas/kernel';
import { spadesBetween, takeable } from '@tarsas/terra';
import { COST, RING, WORKSHOP } from '../data/index.ts';
import { ageOfInnovation } from '../rules/index.ts';
import { meanwhile } from '../rules/questions/act.ts';
import { spadesTo, toolsPerSpade } from '../rules/questions/reach.ts';
import { type Choice, type Dig, type Frame, mapOf, type State } from '../rules/state.ts';
import { likeliest } from './guesses.ts';
import { payments } from './paying.ts';
import { type Plan, spadePlans } from './spading.ts';
import { annexes, boardActions, innovations, passes, sends, specials, tracks, upgrades, usefulBridges } from './turns.ts';
import type { AgeWeights } from './weights.ts';

/** So many places are weighed for a building that may stand in many. */
const MOST_PLACES = 8;
/** And so many tiles, of those that look best. */
const MOST_TILES = 6;

export function plans(s: State, decision: Decision<Frame>, w: AgeWeights): readonly Plan[] {
  const { frame, seat } = decision;
  switch (frame.kind) {
    case 'act':
      return turnPlans(s, seat, frame.again);
    case 'wrapUp':
      return [...rivers(s, seat), [{ do: 'endTurn' }]];
    case 'dig':
      return digPlans(s, frame, plainly(s, decision));
    case 'payBooks':
      return payments(s.players[seat].books, frame.n);
    case 'bridge':
      return bridgePlans(s, seat, frame.overLand, plainly(s, decision));
    case 'neutral':
    case 'anywhere':
      return places(s, seat, plainly(s, decision));
    case 'competency':
    case 'palaceTile':
    case 'cityTile':
      return likeliest(s, plainly(s, decision), MOST_TILES, w).map(choice => [choice]);
    case 'offers':
      return offerPlans(s, seat, plainly(s, decision));
    default:
      return plainly(s, decision).map(choice => [choice]);
  }
}

const plainly = (s: State, decision: Decision<Frame>): readonly Choice[] => optionsOf(ageOfInnovation, s, decision);

/** Every action with a purpose; passing comes last. */
function turnPlans(s: State, seat: Seat, again: boolean): Plan[] {
  const actions = [rivers, innovations, upgrades, spadePlans, specials, boardActions, sends, tracks, annexes, passes];
  const plans = actions.flatMap(plansOf => plansOf(s, seat));
  return again ? [...plans, [{ do: 'endTurn' }]] : plans;
}

/** Cities across the river, which cost nothing. */
function rivers(s: State, seat: Seat): Plan[] {
  return meanwhile(s, seat).flatMap(choice => (choice.do === 'river' ? [[choice]] : []));
}

/** In the middle of digging: a workshop, the next hex with all it needs, or enough. */
function digPlans(s: State, f: Dig, options: readonly Choice[]): Plan[] {
  // How far: as near to the native terrain as the spades reach, or not so far.
  if (f.target >= 0) return [...options].reverse().map(choice => [choice]);
  const dug = options.filter(choice => choice.do === 'terraform').map(choice => digAt(s, f, choice.hex));
  const digs = dug.flat().sort((a, b) => a.spades - b.spades);
  const others = options.filter(({ do: what }) => what === 'skip' || what === 'done').map(choice => [choice]);
  const found = [
    ...options.filter(({ do: what }) => what === 'build').map(choice => [choice]),
    ...digs.slice(0, MOST_PLACES).map(({ plan }) => plan),
    ...others,
  ];
  return found.length > 0 ? found : options.map(choice => [choice]);
}

/** One hex: brought home and built on where that can be paid, or begun with the free spades. */
function digAt(s: State, f: Dig, hex: string): { plan: Plan; spades: number }[] {
  const p = s.players[f.seat];
  const spades = spadesTo(s, p, mapOf(s).numbers[hex]);
  const begin: Choice = { do: 'terraform', hex };
  const missing = Math.max(0, spades - f.free);
  const tools = p.tools - missing * toolsPerSpade(p);
  if (missing > 0 && !(f.mayBuy && (f.first < 0 || f.halfWay === f.first) && tools >= (f.skipping ? 1 : 0)))
    return f.free > 0 ? [{ plan: [begin], spades: spades + 3 }] : [];
  const dug: Plan = spades > 1 ? [begin, { do: 'into', terrain: RING[p.home] }] : [begin];
  const { tools: needed = 0, coins = 0 } = COST[WORKSHOP];
  const builds = f.mayBuild && f.first < 0 && !f.skipping && p.left[WORKSHOP] > 0 && (f.settles || (tools >= needed && p.coins >= coins));
  const found = [{ plan: dug, spades: spades + missing }];
  if (builds) found.unshift({ plan: [...dug, { do: 'build', hex }], spades: spades + missing });
  return found;
}

/** Those that lead somewhere, or no more; where one must be built and none leads anywhere, any. */
function bridgePlans(s: State, seat: Seat, overLand: boolean, options: readonly Choice[]): Plan[] {
  const useful = usefulBridges(s, seat, overLand);
  if (useful.length === 0) return [[options[options.length - 1]]];
  return [...useful, ...options.filter(({ do: what }) => what === 'done')].map(choice => [choice]);
}

/** Where own buildings are near and few spades are needed. */
function places(s: State, seat: Seat, options: readonly Choice[]): Plan[] {
  const { numbers, landNeighbours } = mapOf(s);
  const { home } = s.players[seat];
  const merit = (choice: Choice): number => {
    if (choice.do !== 'place') return 0;
    const hex = numbers[choice.hex];
    let near = -2 * spadesBetween(s.terrain[hex], home, RING.length);
    for (const beside of landNeighbours[hex]) if (s.owner[beside] === seat) near += s.inCity[beside] === 1 ? 0.5 : 1.5;
    return near;
  };
  return [...options]
    .sort((a, b) => merit(b) - merit(a))
    .slice(0, MOST_PLACES)
    .map(choice => [choice]);
}

/** Power for a point less than it is: early in the game nearly always, at its end hardly ever. */
function offerPlans(s: State, seat: Seat, options: readonly Choice[]): Plan[] {
  const p = s.players[seat];
  const taking = options.find(({ do: what }) => what === 'take');
  const power = taking?.do === 'take' ? takeable(taking.power, p.bowls, p.vp) : 0;
  const worth = power <= 1 || power <= 5 - s.round + (p.passed ? 0 : 1);
  return (worth ? [...options] : [...options].reverse()).map(choice => [choice]);
}
