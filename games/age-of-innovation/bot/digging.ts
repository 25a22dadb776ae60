/** Terraforming and building: with bought spades, with those of an action, by tunnel or flight. */
import { COST, POWER_ACTIONS, RING, type Skip, WORKSHOP } from '../data/index.ts';
import { terrainsFor } from '../rules/questions/dig.ts';
import { powerPrice } from '../rules/questions/price.ts';
import { isEmpty, reachBySkipping, reachNow, skipsOf, spadesTo, toolsPerSpade } from '../rules/questions/reach.ts';
import { having } from '../rules/questions/tiles.ts';
import { type Choice, type Dig, mapOf, type State } from '../rules/state.ts';
import { type Cost, raise } from './purse.ts';

export type Plan = Choice[];

/** So many hexes are looked at for each source of spades, the likeliest first, and so many for a spade left over. */
const MOST_HEXES = 12;
const MOST_SECOND = 2;

interface Target {
  hex: number;
  spades: number;
  appeal: number;
}

/** Where spades come from, and by what way the hex is reached. */
interface Source {
  action: Choice | null;
  free: number;
  power: number;
  skip: Skip | null;
}

const plus = (a: Cost, b: Cost): Cost => ({
  coins: (a.coins ?? 0) + (b.coins ?? 0),
  tools: (a.tools ?? 0) + (b.tools ?? 0),
  scholars: (a.scholars ?? 0) + (b.scholars ?? 0),
  power: (a.power ?? 0) + (b.power ?? 0),
});

export function digPlans(s: State, seat: number): Plan[] {
  const plans: Plan[] = [];
  const near = targetsIn(s, seat, reachNow(s, seat));
  for (const source of sourcesOf(s, seat)) for (const target of near) plans.push(...plansAt(s, seat, source, target, near));
  for (const skip of skipsOf(s, seat)) {
    const far = targetsIn(s, seat, reachBySkipping(s, seat, skip));
    const source = { action: null, free: 0, power: 0, skip };
    for (const target of far) plans.push(...plansAt(s, seat, source, target, []));
  }
  return plans;
}

function sourcesOf(s: State, seat: number): Source[] {
  const p = s.players[seat];
  const sources: Source[] = [{ action: null, free: 0, power: 0, skip: null }];
  for (const action of ['power5', 'power6'] as const) {
    if (s.covered.includes(action)) continue;
    const power = powerPrice(s, seat, action);
    if (p.bowls[2] + (p.bowls[1] >> 1) < power) continue;
    sources.push({ action: { do: 'power', action }, free: POWER_ACTIONS[action].gain.spades ?? 0, power, skip: null });
  }
  for (const { id, is } of having(s, p, 'special')) {
    // With more than spades in it the order of rewards is asked first.
    if (is.spades && Object.keys(is).length === 1 && !p.used.includes(id))
      sources.push({ action: { do: 'special', tile: id }, free: is.spades, power: 0, skip: null });
  }
  return sources;
}

/** Empty hexes, home ones too, the most inviting first. */
function targetsIn(s: State, seat: number, reached: Uint8Array): Target[] {
  const p = s.players[seat];
  const map = mapOf(s);
  const targets: Target[] = [];
  for (const hex of map.land) {
    if (reached[hex] === 0 || !isEmpty(s, hex)) continue;
    const spades = spadesTo(s, p, hex);
    let company = 0;
    for (const beside of map.landNeighbours[hex]) if (s.owner[beside] >= 0) company += s.owner[beside] === seat ? 2 : 1;
    targets.push({ hex, spades, appeal: company - 3 * spades });
  }
  return targets.sort((a, b) => b.appeal - a.appeal || a.hex - b.hex).slice(0, MOST_HEXES);
}

/** The hex becomes home, if it is not, and gets a workshop; where that cannot be paid it only becomes home. */
function plansAt(s: State, seat: number, source: Source, target: Target, all: readonly Target[]): Plan[] {
  const p = s.players[seat];
  // Spades of an action are for land that needs them.
  if (source.action && target.spades === 0) return [];
  const bought = Math.max(0, target.spades - source.free);
  const digging: Cost = plus({ tools: bought * toolsPerSpade(p), power: source.power }, source.skip?.price ?? {});
  const id = mapOf(s).ids[target.hex];
  const build = p.left[WORKSHOP] > 0 ? raise(s, seat, plus(digging, COST[WORKSHOP])) : null;
  const paid = build ?? (bought <= 1 && target.spades > 0 ? raise(s, seat, digging) : null);
  if (!paid) return [];
  const start: Plan = [...paid.choices];
  if (source.action) start.push(source.action);
  if (source.skip) start.push({ do: 'skip', by: source.skip.by });
  if (target.spades > 0) start.push(...dig(s, seat, target, source.free, paid.tools - (source.skip?.price.tools ?? 0)));
  const second = secondHexes(s, seat, source.free - target.spades, target, all);
  const ends: Plan[] = second.length > 0 ? second : [[]];
  return build ? ends.map(extra => [...start, ...extra, { do: 'build', hex: id }]) : [[...start, ...ends[0]]];
}

/** Which terrain is asked only where there is more than one to choose from. */
function dig(s: State, seat: number, { hex, spades }: Target, free: number, tools: number): Plan {
  const p = s.players[seat];
  const atHand = free + Math.max(0, Math.floor(tools / toolsPerSpade(p)));
  const terraform: Choice = { do: 'terraform', hex: mapOf(s).ids[hex] };
  return Math.min(spades, atHand) > 1 ? [terraform, { do: 'into', terrain: RING[p.home] }] : [terraform];
}

/** A spade left over brings another hex home. */
function secondHexes(s: State, seat: number, left: number, first: Target, all: readonly Target[]): Plan[] {
  if (left <= 0) return [];
  const others = all.filter(({ hex, spades }) => hex !== first.hex && spades > 0 && spades <= left);
  return others.slice(0, MOST_SECOND).map(other => dig(s, seat, other, left, 0));
}

/** In the middle of digging: the next hex as near to home as it gets, the workshop, or enough. */
export function digAnswers(s: State, f: Dig, options: readonly Choice[]): Plan[] {
  const map = mapOf(s);
  const p = s.players[f.seat];
  const plans: Plan[] = [];
  for (const option of options) {
    if (option.do === 'build') plans.unshift([option]);
    else if (option.do !== 'terraform') continue;
    else if (f.skipping) plans.push([option]);
    else {
      const terrains = terrainsFor(s, f, map.numbers[option.hex]);
      const into = terrains.includes(p.home) ? p.home : terrains[terrains.length - 1];
      plans.push(terrains.length > 1 ? [option, { do: 'into', terrain: RING[into] }] : [option]);
    }
  }
  const done = options.find(({ do: what }) => what === 'done');
  if (done) plans.push([done]);
  return plans.length > 0 ? plans : options.map(option => [option]);
}
