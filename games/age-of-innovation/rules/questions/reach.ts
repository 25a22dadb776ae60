/** What is within reach, and what only by tunnel or flight (sections 8 and 16). */
import { freeBridgePlaces, hexesOf, reachOf, spadesBetween, stepsFrom } from '@tarsas/terra';
import { EMPTY, RING, type Skip, TOOLS_PER_SPADE } from '../../data/index.ts';
import { boardOf, mapOf, type Player, type State } from '../state.ts';
import { canPay } from './price.ts';
import { having, total } from './tiles.ts';

/** The shipping value, with the round bonus that lengthens it in phase II only (AOI-RB-01). */
export function shippingNow(s: State, seat: number): number {
  const p = s.players[seat];
  return s.phase === 2 ? p.shipping + total(s, p, 'reach') : p.shipping;
}

/** By hex: 0 when out of reach. */
export function reachNow(s: State, seat: number): readonly number[] {
  return reachOf({ board: boardOf(s), seat, range: { shipping: shippingNow(s, seat), onFoot: true, skips: 0 } });
}

/** By hex: 1 where a tunnel or flight leads; never beside an own building (AOI-FACTION-MOLES-03, AOI-PALACE-09B). */
export function reachBySkipping(s: State, seat: number, { hexes }: Skip): readonly number[] {
  const board = boardOf(s);
  const steps = stepsFrom(board, hexesOf(board, seat), hexes + 1);
  return steps.map(n => (n >= 2 && n <= hexes + 1 ? 1 : 0));
}

/** Tunnels and flights the player could pay for now. */
export function skipsOf(s: State, seat: number): Skip[] {
  const p = s.players[seat];
  const skips: Skip[] = [];
  for (const { is } of having(s, p, 'skip')) if (canPay(p, is.price)) skips.push(is);
  return skips;
}

export const toolsPerSpade = (p: Player): number => TOOLS_PER_SPADE[p.terraforming];

/** Spades from the terrain of a hex to the native one (AOI-TERRA-03). */
export function spadesTo(s: State, p: Player, hex: number): number {
  return spadesBetween(s.terrain[hex], p.home, RING.length);
}

export const isEmpty = (s: State, hex: number): boolean => s.building[hex] === EMPTY;

/** Empty land of the native terrain. */
export function emptyNative(s: State, seat: number): number[] {
  const { home } = s.players[seat];
  return mapOf(s).land.filter(hex => s.terrain[hex] === home && isEmpty(s, hex));
}

/** Places where a bridge may be built: one end an own building, no bridge there yet (AOI-PACT-01). */
export function bridgePlaces(s: State, seat: number, overLand: boolean): number[] {
  if (s.players[seat].bridges === 0) return [];
  return freeBridgePlaces(boardOf(s), seat, overLand ? undefined : mapOf(s).crossings);
}

/** Hexes for a neutral building: within reach, native or made so with tools alone (AOI-NEUTRAL-03, AOI-NEUTRAL-04). */
export function neutralHexes(s: State, seat: number): number[] {
  const p = s.players[seat];
  const reach = reachNow(s, seat);
  const affordable = Math.floor(p.tools / toolsPerSpade(p));
  return mapOf(s).land.filter(hex => reach[hex] !== 0 && isEmpty(s, hex) && spadesTo(s, p, hex) <= affordable);
}

/** Own buildings of a kind that may be exchanged: neutral pieces never (AOI-NEUTRAL-16). */
export function ownPieces(s: State, seat: number, building: number): number[] {
  const hexes: number[] = [];
  for (let hex = 0; hex < s.owner.length; hex++) {
    if (s.owner[hex] === seat && s.building[hex] === building && !s.neutral.includes(hex)) hexes.push(hex);
  }
  return hexes;
}
