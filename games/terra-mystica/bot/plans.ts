/** Complete sensible turns, question by question. What people choose in small steps a bot weighs as a whole. */
import { type Decision, optionsOf, type Seat } from '@tarsas/kernel';
import { reachOf, takeable } from '@tarsas/terra';
import { DWELLING, FACTIONS, TERRAINS } from '../data/index.ts';
import { DEEDS, rewards } from '../rules/deeds/index.ts';
import { type Choice, type Frame, mapOf, type State, terraMystica } from '../rules/index.ts';
import { digOf, mayLeaveAway, spadesAt } from '../rules/questions/dig.ts';
import { FREE } from '../rules/questions/price.ts';
import { reach } from '../rules/questions/reach.ts';
import { spadesFor } from '../rules/questions/terrain.ts';
import { riversForTown } from '../rules/questions/town.ts';
import { paidWith, raiseFor } from './purse.ts';
import { nearer, spadePlans } from './spading.ts';
import { builds, type Plan, powerActions, sends, specialActions, tracks, turnOf, upgrades } from './turns.ts';

/** Choices that are no aim in themselves: conversions come with what they pay for, and nobody leaves. */
const ASIDE: ReadonlySet<Choice['do']> = new Set(['convert', 'sacrifice', 'leave', 'giveUp'] satisfies Choice['do'][]);

export const aside = ({ do: what }: Choice): boolean => ASIDE.has(what);

export function plans(s: State, decision: Decision<Frame>): readonly Plan[] {
  const found = plansFor(s, decision);
  return s.options.sacrifice === 'free' ? found.map(sacrificedFirst) : found;
}

function plansFor(s: State, decision: Decision<Frame>): Plan[] {
  const { frame, seat } = decision;
  if (frame.kind === 'act' && frame.seat === seat && !s.offers.some(offer => offer.seat === seat)) return turnPlans(s, seat);
  if (frame.kind === 'wrapUp' && frame.seat === seat && s.players[seat].due.length === 0)
    return [...connections(s, seat), [{ do: 'endTurn' }]];
  if (frame.kind === 'useSpades' && frame.seat === seat) return spadeAnswers(s, seat, decision);
  if (frame.kind === 'into' && frame.seat === seat) return [intoHome(s, seat, decision)];
  if (frame.kind === 'bid') return bids(s, decision);
  return plainly(s, decision);
}

/** Where power is sacrificed at any time, it is a choice of its own (TM-DEC-09). */
function sacrificedFirst(plan: Plan): Plan {
  return plan.flatMap(choice => {
    if (!('sacrifice' in choice) || !choice.sacrifice) return [choice];
    const { sacrifice, ...rest } = choice;
    return [{ do: 'sacrifice', power: sacrifice }, rest.do === 'power' ? { ...rest, sacrifice: 0 } : rest];
  });
}

/** Every action with a purpose; passing with each card comes last. */
function turnPlans(s: State, seat: Seat): Plan[] {
  const turn = turnOf(s, seat);
  const reached = reachOf(reach(s, seat, 'action'));
  const special = DEEDS.special.options(s, seat, undefined);
  const passing = DEEDS.pass.options(s, seat, undefined);
  return connections(s, seat).concat(
    waiting(s, seat),
    upgrades(turn),
    builds(turn, reached),
    spadePlans(turn, reached, special),
    powerActions(turn),
    specialActions(special, turn),
    special.filter(({ action }) => action.startsWith('ACTH')).map(choice => [choice]),
    tracks(turn),
    sends(turn),
    passing.map(choice => [choice]),
  );
}

/** Towns across the river, which cost nothing. */
function connections(s: State, seat: Seat): Plan[] {
  return riversForTown(s, seat).map(river => [{ do: 'connect', river: mapOf(s.options).ids[river] }]);
}

/** Rewards that may wait until after the action, and need not (TM-CULTI-01). */
const waiting = (s: State, seat: Seat): Plan[] => (s.players[seat].due.length === 0 ? [] : rewards(s, seat).map(choice => [choice]));

/** In the middle of spading: the next hex, the dwelling, or enough. */
function spadeAnswers(s: State, seat: Seat, decision: Decision<Frame>): Plan[] {
  const p = s.players[seat];
  const dig = digOf(s, seat);
  const { ids, numbers } = mapOf(s.options);
  const found: Plan[] = [];
  const dwelling = p.left[DWELLING] > 0 && dig.mayBuild ? raiseFor(p)(FACTIONS[p.faction!].cost[DWELLING]) : null;
  if (dwelling) for (const hex of dig.home) found.push(paidWith(dwelling, { do: 'build', hex: ids[hex] }));
  for (const option of optionsOf(terraMystica, s, decision, { do: 'transform' })) {
    if (option.do !== 'transform') continue;
    const hex = numbers[option.hex];
    // Where the way must still be paid for, what is left for spades is the rules' affair.
    const spades = hex === dig.away ? spadesAt(p, dig, hex, FREE) : dig.free;
    if (spadesFor(p, s.terrain[hex], p.home) <= spades) found.push([option, { do: 'into', terrain: TERRAINS[p.home] }]);
    else if (dig.free > 0 && mayLeaveAway(dig, hex)) found.push(...nearer(s, seat, hex, dig.free));
  }
  return [...found, [{ do: 'done' }]];
}

/** Home, or as near to it as the spades reach. */
function intoHome(s: State, seat: Seat, decision: Decision<Frame>): Plan {
  const p = s.players[seat];
  const cost = (option: Choice) => (option.do === 'into' ? spadesFor(p, TERRAINS.indexOf(option.terrain), p.home) : 0);
  const [nearest] = [...optionsOf(terraMystica, s, decision)].filter(({ do: what }) => what === 'into').sort((a, b) => cost(a) - cost(b));
  return [nearest];
}

/** A point more, a few more, or no more: nobody bids against himself. */
function bids(s: State, decision: Decision<Frame>): Plan[] {
  const options = optionsOf(terraMystica, s, decision);
  const raised = options.filter(({ do: what }) => what === 'bid').slice(0, 4);
  return [...options.filter(({ do: what }) => what === 'passBid'), ...raised].map(choice => [choice]);
}

/** Each choice as it is offered, but for those that only serve others; offers of power by whether they seem worth it. */
function plainly(s: State, decision: Decision<Frame>): Plan[] {
  const options = optionsOf(terraMystica, s, decision);
  const serious = options.filter(({ do: what }) => !ASIDE.has(what));
  const chosen = serious.length > 0 ? serious : options;
  const [first] = chosen;
  if (first.do === 'take' && !seemsWorth(s, decision.seat, first.power)) return [...chosen].sort(declineFirst).map(choice => [choice]);
  return chosen.map(choice => [choice]);
}

const declineFirst = (a: Choice, b: Choice): number => Number(b.do === 'decline') - Number(a.do === 'decline');

/** Power for a point less than it is: early in the game nearly always, at its end hardly ever. */
function seemsWorth(s: State, seat: Seat, offered: number): boolean {
  const p = s.players[seat];
  const power = takeable(offered, p.bowls, p.vp);
  return power <= 1 || power <= 5 - s.round + (p.passed ? 0 : 1);
}
