/** Terraforming and building: with bought spades, with those of an action, over a tunnel or a flight. */
import { spadesBetween, stepsFrom } from '@tarsas/terra';
import { BOOK_ACTIONS, COST, EMPTY, POWER_ACTIONS, type Price, RING, type Skip, WORKSHOP } from '../data/index.ts';
import { powerPrice, sum } from '../rules/questions/price.ts';
import { reachNow, toolsPerSpade } from '../rules/questions/reach.ts';
import { having } from '../rules/questions/tiles.ts';
import { boardOf, type Choice, mapOf, type State } from '../rules/state.ts';
import { payments } from './paying.ts';
import { raise } from './purse.ts';

export type Plan = Choice[];

/** So many hexes are looked at for each source of spades, the likeliest first; and so many for spades left over. */
const MOST_HEXES = 9;
const MOST_SECOND = 2;

interface Target {
  hex: number;
  spades: number;
  /** A tunnel or flight that leads there. */
  skip: Skip | null;
  appeal: number;
}

/** Where spades come from: the choices that give some, and power that must be ready for them. */
interface Source {
  choices: readonly Choice[];
  free: number;
  power: number;
}

export function spadePlans(s: State, seat: number): Plan[] {
  const targets = targetsFor(s, seat);
  const plans: Plan[] = [];
  for (const target of targets) if (target.spades === 0) plans.push(...plansAt(s, seat, PLAIN, target, targets));
  const dry = targets.filter(({ spades }) => spades > 0).slice(0, MOST_HEXES);
  for (const source of sourcesOf(s, seat)) for (const target of dry) plans.push(...plansAt(s, seat, source, target, dry));
  return plans;
}

const PLAIN: Source = { choices: [], free: 0, power: 0 };

function sourcesOf(s: State, seat: number): Source[] {
  const p = s.players[seat];
  const sources: Source[] = [PLAIN];
  for (const action of ['power5', 'power6'] as const) {
    if (s.covered.includes(action)) continue;
    sources.push({ choices: [{ do: 'power', action }], free: POWER_ACTIONS[action].gain.spades ?? 0, power: powerPrice(s, seat, action) });
  }
  for (const { id, is } of having(s, p, 'special')) {
    if (is.spades && !p.used.includes(id)) sources.push({ choices: [{ do: 'special', tile: id }], free: is.spades, power: 0 });
  }
  for (const action of s.bookActions) {
    const { price, gain } = BOOK_ACTIONS[action];
    if (!gain.spades || s.covered.includes(action) || sum(p.books) < (price.books ?? 0)) continue;
    const [paid] = payments(p.books, price.books ?? 0);
    sources.push({ choices: [{ do: 'book', action }, ...paid], free: gain.spades, power: 0 });
  }
  return sources;
}

/** Empty hexes in reach, the most inviting first; each tunnel and flight leads to some more. */
export function targetsFor(s: State, seat: number): Target[] {
  const p = s.players[seat];
  const map = mapOf(s);
  const reach = reachNow(s, seat);
  const skips = having(s, p, 'skip').map(({ is }) => is);
  const own = map.land.filter(hex => s.owner[hex] === seat);
  const steps = skips.length > 0 ? stepsFrom(boardOf(s), own, Math.max(...skips.map(({ hexes }) => hexes)) + 1) : null;
  const targets: Target[] = [];
  for (const hex of map.land) {
    if (s.building[hex] !== EMPTY) continue;
    const spades = spadesBetween(s.terrain[hex], p.home, RING.length);
    const inviting = appeal(s, seat, hex) - 2.5 * spades;
    if (reach[hex] !== 0) targets.push({ hex, spades, skip: null, appeal: inviting });
    if (!steps || steps[hex] < 2) continue;
    const skip = skips.find(({ hexes }) => steps[hex] <= hexes + 1);
    if (skip) targets.push({ hex, spades, skip, appeal: inviting + 1 });
  }
  return targets.sort((a, b) => b.appeal - a.appeal || a.hex - b.hex);
}

/** Own neighbours make cities, others bring power. */
function appeal(s: State, seat: number, hex: number): number {
  const map = mapOf(s);
  let company = map.isShore[hex] ? 0.5 : 0;
  for (const beside of map.landNeighbours[hex]) if (s.owner[beside] >= 0) company += s.owner[beside] === seat ? 1.5 : 0.7;
  return company;
}

/** The hex becomes native and gets a workshop; where that cannot be paid it only becomes native. */
function plansAt(s: State, seat: number, source: Source, target: Target, all: readonly Target[]): Plan[] {
  const p = s.players[seat];
  const bought = Math.max(0, target.spades - source.free);
  const digging = plus({ tools: bought * toolsPerSpade(p) }, target.skip?.price ?? {});
  const build = p.left[WORKSHOP] > 0 ? raise(s, seat, { ...plus(digging, COST[WORKSHOP]), power: source.power }) : null;
  const dug = dig(s, seat, target);
  const hex = mapOf(s).ids[target.hex];
  if (build) {
    const start = [...build, ...source.choices, ...dug];
    const second = secondUses(s, seat, source.free - target.spades, target, all);
    return (second.length > 0 ? second : [[]]).map(extra => [...start, ...extra, { do: 'build', hex }]);
  }
  // Only what is cheap is dug without building on it at once.
  if (target.spades === 0 || bought > 1 || target.skip) return [];
  const paid = raise(s, seat, { ...digging, power: source.power });
  return paid ? [[...paid, ...source.choices, ...dug]] : [];
}

export const plus = (a: Price, b: Price): Price => ({
  coins: (a.coins ?? 0) + (b.coins ?? 0),
  tools: (a.tools ?? 0) + (b.tools ?? 0),
  scholars: (a.scholars ?? 0) + (b.scholars ?? 0),
});

/** Where one spade is all it takes, nobody is asked how far. */
function dig(s: State, seat: number, { hex, spades, skip }: Target): Choice[] {
  const choices: Choice[] = skip ? [{ do: 'skip', by: skip.by }] : [];
  if (spades > 0) choices.push({ do: 'terraform', hex: mapOf(s).ids[hex] });
  if (spades > 1) choices.push({ do: 'into', terrain: RING[s.players[seat].home] });
  return choices;
}

/** A spade left over brings another hex home. */
function secondUses(s: State, seat: number, left: number, first: Target, all: readonly Target[]): Plan[] {
  if (left <= 0) return [];
  const others = all.filter(({ hex, skip, spades }) => hex !== first.hex && !skip && spades > 0 && spades <= left);
  return others.slice(0, MOST_SECOND).map(other => dig(s, seat, other));
}
