/** What may be done next in the action "terraform and/or build" (section 16). */
import type { Seat } from '@tarsas/kernel';
import { wayRound } from '@tarsas/terra';
import { COST, RING, type Skip, WORKSHOP } from '../../data/index.ts';
import { type Dig, type Do, mapOf, type State } from '../state.ts';
import { canExchange, canPay } from './price.ts';
import { isEmpty, reachBySkipping, reachNow, skipsOf, spadesTo, toolsPerSpade } from './reach.ts';
import { having } from './tiles.ts';

/** What the action consists of; the first of it is one of `DigTarget` or the way there. */
type DigTarget = Do<'terraform' | 'build'>;
export type DigChoice = DigTarget | Do<'skip' | 'into' | 'exchange' | 'done'>;

type Terms = Pick<Dig, 'free' | 'mayBuy' | 'mayBuild' | 'settles' | 'splits'>;
const PLAIN: Terms = { free: 0, mayBuy: true, mayBuild: true, settles: false, splits: false };

export function newDig(seat: Seat, { free, mayBuy, mayBuild, settles, splits }: Terms): Dig {
  const skipping = null;
  return { kind: 'dig', seat, free, mayBuy, mayBuild, settles, splits, first: -1, target: -1, halfWay: -1, skipping, skipped: false };
}

/** The plain action: spades are bought with tools. */
export const plainDig = (seat: Seat): Dig => newDig(seat, PLAIN);

/** Whether there is anything to do but stop. A conversion may pay for a tunnel or flight where nothing is in reach. */
export function digHasPoint(s: State, f: Dig): boolean {
  if (mayExchange(s, f) && having(s, s.players[f.seat], 'skip').length > 0) return true;
  return digOptions(s, f).some(({ do: what }) => what !== 'done' && what !== 'exchange');
}

/** Conversions are possible before every action, those that tiles and other actions give included (AOI-CONV-01). */
function mayExchange(s: State, f: Dig): boolean {
  return s.phase === 2 && f.free > 0 && f.first < 0 && canExchange(s.players[f.seat]);
}

/** Spades for the next hex: free ones, and for the first hex those that tools can buy (AOI-TERRA-07, AOI-TERRA-10). */
function spadesAtHand(s: State, f: Dig, reservedTools: number): number {
  const p = s.players[f.seat];
  const bought = f.mayBuy && (f.first < 0 || f.halfWay === f.first) ? Math.floor((p.tools - reservedTools) / toolsPerSpade(p)) : 0;
  return f.free + Math.max(0, bought);
}

/** The terrains a hex can be given now, in order of spades; the last one may be the native terrain (AOI-TERRA-08). */
export function terrainsFor(s: State, f: Dig, hex: number): number[] {
  return wayRound(s.terrain[hex], s.players[f.seat].home, RING.length).slice(0, spadesAtHand(s, f, 0));
}

/** What a hex takes to become native, how far the player gets, and what that costs beyond the free spades. */
export interface Digging {
  needed: number;
  possible: number;
  tools: number;
}

/** `reserved`: tools that a tunnel takes before. */
export function diggingAt(s: State, f: Dig, hex: number, reserved = 0): Digging {
  const p = s.players[f.seat];
  const needed = spadesTo(s, p, hex);
  const possible = Math.min(needed, spadesAtHand(s, f, reserved));
  return { needed, possible, tools: Math.max(0, possible - f.free) * toolsPerSpade(p) };
}

/** Where a workshop may be built with this action (AOI-TERRA-17). */
function mayBuildAt(s: State, f: Dig, hex: number, reach: readonly number[]): boolean {
  if (s.terrain[hex] !== s.players[f.seat].home || !isEmpty(s, hex)) return false;
  return (f.first < 0 || f.settles ? reach[hex] !== 0 : false) || hex === f.first;
}

function canBuild(s: State, f: Dig, reservedTools: number): boolean {
  const p = s.players[f.seat];
  if (!f.mayBuild || p.left[WORKSHOP] === 0) return false;
  const { tools = 0, ...rest } = COST[WORKSHOP];
  return f.settles || canPay(p, { ...rest, tools: tools + reservedTools });
}

/** Hexes to transform and hexes to build on with this reach. */
function targets(s: State, f: Dig, reach: readonly number[], reservedTools: number): DigTarget[] {
  const p = s.players[f.seat];
  const { land, ids } = mapOf(s);
  const digs = spadesAtHand(s, f, reservedTools) > 0;
  // A hex left half-way goes on before any other.
  const mayDig = (hex: number) => (f.halfWay < 0 ? reach[hex] !== 0 : hex === f.halfWay);
  const builds = canBuild(s, f, reservedTools);
  const found: DigTarget[] = [];
  for (const hex of land) {
    if (digs && mayDig(hex) && s.terrain[hex] !== p.home && isEmpty(s, hex)) found.push({ do: 'terraform', hex: ids[hex] });
    else if (builds && mayBuildAt(s, f, hex, reach)) found.push({ do: 'build', hex: ids[hex] });
  }
  return found;
}

/** Targets that a tunnel or flight leads to. The hexes already transformed need no way to them. */
function skipTargets(s: State, f: Dig, skip: Skip): DigTarget[] {
  const { numbers } = mapOf(s);
  const found = targets(s, f, reachBySkipping(s, f.seat, skip), skip.price.tools ?? 0);
  return found.filter(choice => ![f.first, f.halfWay].includes(numbers[choice.hex]));
}

export function digOptions(s: State, f: Dig): DigChoice[] {
  if (f.target >= 0) return terrainsFor(s, f, f.target).map(terrain => ({ do: 'into', terrain: RING[terrain] }));
  if (f.skipping) {
    const skip = skipsOf(s, f.seat).find(({ by }) => by === f.skipping);
    return skip ? skipTargets(s, f, skip) : [];
  }
  const options: DigChoice[] = targets(s, f, reachNow(s, f.seat), 0);
  // Tunnels and flights belong to the action, not to the spades of the set-up and of phase III (AOI-PHASE3-09).
  if (!f.skipped && f.mayBuild) {
    for (const skip of skipsOf(s, f.seat)) if (skipTargets(s, f, skip).length > 0) options.push({ do: 'skip', by: skip.by });
  }
  if (mayExchange(s, f)) options.push({ do: 'exchange' });
  options.push({ do: 'done' });
  return options;
}
