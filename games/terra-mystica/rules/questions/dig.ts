/** Where spades can be used, and where a dwelling may follow (TM-TERRA, TM-BUILD). */
import { BY_SKIPPING, OUT_OF_REACH, REACHED, type Reach, type Way, waysTo, wayTo } from '@tarsas/terra';
import { DWELLING, EMPTY, FACTIONS, onCycle, type Price } from '../../data/index.ts';
import { abilityOf } from '../abilities.ts';
import { type Dig, type Do, type Frame, mapOf, type Player, type State, type Wanted } from '../state.ts';
import { dwellingPrice, FREE, skipPrice, tokenPrice } from './price.ts';
import { reach } from './reach.ts';
import { type Affords, both, canPay, tokensOf } from './stock.ts';
import { isHome, spadesFor, targetsOf } from './terrain.ts';

/** Spades before they are used. */
export function newDig(seat: number, { free = 0, home = [], mayBuy = false, mayBuild = false, cult = false }: Partial<Dig>): Dig {
  return { kind: 'dig', seat, free, home, away: -1, mayBuy, mayBuild, cult, skipped: -1, over: false };
}

/** Action 1 before anything is done: all spades are bought (TM-TERRA-04). */
export const plainDig = (seat: number): Dig => newDig(seat, { mayBuy: true, mayBuild: true });

/** The spades this seat is using; null when it uses none. */
export function digInUse({ stack }: { stack: readonly Frame[] }, seat: number): Dig | null {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (frame.kind === 'dig' && frame.seat === seat) return frame;
  }
  return null;
}

export const digOf = (s: { stack: readonly Frame[] }, seat: number): Dig => digInUse(s, seat) ?? plainDig(seat);

export const reachOfDig = (s: State, { seat, cult }: Dig): Reach => reach(s, seat, cult ? 'cult' : 'action');

/** What is looked for: what can be paid now, or with what conversions could add; all hexes, or only the wanted one. */
export interface Search {
  affords: Affords;
  only?: Wanted;
}

const NOW: Search = { affords: canPay };

/** Everything that can be done with the spades in use. */
export function digOptions(s: State, dig: Dig, search: Search): (Do<'build'> | Do<'transform'>)[] {
  const builds: (Do<'build'> | Do<'transform'>)[] = buildOptions(s, dig, search);
  const transforms: typeof builds = transformOptions(s, dig, search);
  return isBegun(dig) ? transforms.concat(builds) : builds.concat(transforms);
}

const isBegun = (dig: Dig): boolean => dig.home.length > 0 || dig.away >= 0;

/** On any home hex in reach; once a hex was transformed, only on one turned into home terrain (TM-BUILD-01, TM-BUILD-02). */
export function buildOptions(s: State, dig: Dig, search: Search = NOW): Do<'build'>[] {
  if (!dig.mayBuild || search.only?.do === 'transform') return [];
  const { ids } = mapOf(s.options);
  const hexes = isBegun(dig) ? (canPayForDwelling(s.players[dig.seat], search.affords) ? dig.home : []) : buildableHexes(s, dig, search);
  return hexes.map(hex => ({ do: 'build', hex: ids[hex] }));
}

export function transformOptions(s: State, dig: Dig, search: Search = NOW): Do<'transform'>[] {
  if ((dig.free === 0 && dig.home.length > 0) || search.only?.do === 'build') return [];
  const { ids } = mapOf(s.options);
  return transformableHexes(s, dig, search).map(hex => ({ do: 'transform', hex: ids[hex] }));
}

const canPayForDwelling = (p: Player, affords: Affords): boolean => p.left[DWELLING] > 0 && affords(p, dwellingPrice(p));

/** All land, or only the hex that is wanted. */
function landFor(s: State, only: Wanted | undefined): readonly number[] {
  const { land, ids } = mapOf(s.options);
  if (!only || !('hex' in only) || only.hex === undefined) return land;
  const hex = ids.indexOf(only.hex);
  return land.includes(hex) ? [hex] : [];
}

/** Hexes where a dwelling could be built: home terrain, empty, in reach, paid for (TM-BUILD-03). */
function buildableHexes(s: State, dig: Dig, { affords, only }: Search): number[] {
  const p = s.players[dig.seat];
  if (!canPayForDwelling(p, affords)) return [];
  const { isShore } = mapOf(s.options);
  const land = landFor(s, only);
  const way = waysTo(reachOfDig(s, dig), land);
  const shoreOnly = abilityOf(p).opensTerrains !== undefined;
  const maySkip = dig.skipped < 0 && affords(p, both(dwellingPrice(p), skipPrice(p)));
  return land.filter(hex => {
    if (s.structure[hex] !== EMPTY || !isHome(p, s.terrain[hex]) || (shoreOnly && !isShore[hex])) return false;
    return way(hex) === REACHED || (way(hex) === BY_SKIPPING && (maySkip || dig.skipped === hex));
  });
}

/** No change of terrain takes more spades (TM-TERRA-02). */
const MOST_SPADES = 3;

/** Spades the player could pay for, `beside` another price (TM-TERRA-04). */
function spadesToBuy(p: Player, beside: Price, affords: Affords): number {
  const { digging } = FACTIONS[p.faction!];
  if (!digging) return 0;
  const { good, amount } = digging.spade[p.digging];
  let spades = 0;
  while (spades < MOST_SPADES && affords(p, { ...beside, [good]: beside[good] + amount * (spades + 1) })) spades++;
  return spades;
}

/** All spades of an action that buys some go to one hex (TM-DEC-12). */
export const mayBuyFor = (dig: Dig, hex: number): boolean => dig.mayBuy && dig.home.length === 0 && mayLeaveAway(dig, hex);

/** After one hex was left away from home all others must reach home (TM-DEC-11). */
export const mayLeaveAway = (dig: Dig, hex: number): boolean => dig.away < 0 || dig.away === hex;

/** The spades that could be used on a hex beside paying the way there: the free ones and those bought for it (TM-TERRA-09). */
export function spadesAt(p: Player, dig: Dig, hex: number, way: Price, affords: Affords = canPay): number {
  if (!affords(p, way)) return 0;
  return dig.free + (mayBuyFor(dig, hex) ? spadesToBuy(p, way, affords) : 0);
}

/** Hexes that could be transformed (TM-TERRA-16, TM-TERRA-17). Ice and volcano never change (FI-TERR-02). */
export function transformableHexes(s: State, dig: Dig, { affords, only }: Search = NOW): number[] {
  const p = s.players[dig.seat];
  const { transforms, insteadOfSpade } = abilityOf(p);
  if (insteadOfSpade && !transforms) return [];
  const bought = spadesToBuy(p, FREE, affords);
  if (!transforms && dig.free + bought === 0) return [];
  const land = landFor(s, only);
  const way = waysTo(reachOfDig(s, dig), land);
  return land.filter(hex => {
    const terrain = s.terrain[hex];
    if (way(hex) === OUT_OF_REACH || s.structure[hex] !== EMPTY || !onCycle(terrain) || isHome(p, terrain)) return false;
    const skips = way(hex) === BY_SKIPPING && dig.skipped !== hex;
    if (skips && dig.skipped >= 0) return false;
    if (transforms) return canTransformWithoutSpades(s, dig.seat, hex);
    const spades = skips ? spadesAt(p, dig, hex, skipPrice(p), affords) : dig.free + (mayBuyFor(dig, hex) ? bought : 0);
    return canUse(p, dig, hex, terrain, spades);
  });
}

/** Is there a terrain to turn it into? */
function canUse(p: Player, dig: Dig, hex: number, terrain: number, spades: number): boolean {
  if (spades === 0) return false;
  if (abilityOf(p).spadesForAnyHex === undefined && mayLeaveAway(dig, hex)) return true;
  return spadesFor(p, terrain, p.home) <= spades;
}

function canTransformWithoutSpades(s: State, seat: number, hex: number): boolean {
  const p = s.players[seat];
  const amount = tokenPrice(s, seat, hex);
  return abilityOf(p).transforms?.pay === 'tokens' ? tokensOf(p) >= amount : p.cults.some(at => at >= amount);
}

/** Whether the spades of an action would change a hex (TM-SPEC-06). */
export function couldTransform(s: State, seat: number, free: number): boolean {
  return transformableHexes(s, newDig(seat, { free, mayBuy: true })).length > 0;
}

/** A way paid for once is free for the rest of the action (TM-DEC-16). */
export function unpaidWay(s: State, dig: Dig, hex: number): Way {
  return dig.skipped === hex ? REACHED : wayTo(reachOfDig(s, dig), hex);
}

/** What a hex may become (TM-TERRA-02, TM-TERRA-13). */
export function terrainsFor(s: State, dig: Dig, hex: number): number[] {
  const p = s.players[dig.seat];
  const spades = spadesAt(p, dig, hex, unpaidWay(s, dig, hex) === BY_SKIPPING ? skipPrice(p) : FREE);
  const targets = targetsOf(p, s.terrain[hex], spades);
  return mayLeaveAway(dig, hex) ? targets : targets.filter(terrain => terrain === p.home);
}

/** Hexes that share an edge with an own structure; a bridge is not enough (TM-NOMAD-02, TM-DEC-03). Ice and volcano never change. */
export function sandstormHexes(s: State, seat: number): number[] {
  const p = s.players[seat];
  const { land, landNeighbours } = mapOf(s.options);
  return land.filter(hex => {
    const terrain = s.terrain[hex];
    if (s.structure[hex] !== EMPTY || !onCycle(terrain) || isHome(p, terrain)) return false;
    return landNeighbours[hex].some(beside => s.owner[beside] === seat);
  });
}
