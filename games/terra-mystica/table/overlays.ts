/** What the overlays show: the rules' own pure questions, asked about the position on the table. */
import type { Seat } from '@tarsas/kernel';
import { best, groupsAmong, hexesOf, OUT_OF_REACH, powerAround, reachOf, roomFor } from '@tarsas/terra';
import { type Offered, offersAmong, strongestBeside } from '@tarsas/terra/table/onMap.ts';
import { EMPTY, type Gain, onCycle } from '../data/index.ts';
import { abilityOf } from '../rules/abilities.ts';
import { incomeOf } from '../rules/questions/income.ts';
import { networksOf } from '../rules/questions/network.ts';
import { tokenPrice } from '../rules/questions/price.ts';
import { reach } from '../rules/questions/reach.ts';
import { isHome, spadesFor } from '../rules/questions/terrain.ts';
import { joinsOf, powerValueAt, townPower, townStructures } from '../rules/questions/town.ts';
import { boardOf, mapOf, type State, type View } from '../rules/state.ts';

export const OVERLAYS = ['reach', 'spades', 'power', 'towns', 'network', 'income'] as const;

const settled = (s: State, seat: Seat): boolean => s.players[seat].faction !== null && s.players[seat].home >= 0;

/** Land in reach, by hex number. */
export function inReach(s: State, seat: Seat): boolean[] {
  if (!settled(s, seat)) return s.owner.map(() => false);
  const reached = reachOf(reach(s, seat, 'action'));
  return s.owner.map((owner, hex) => owner === seat || reached[hex] !== OUT_OF_REACH);
}

/** What turns a hex into home terrain: spades, or what a faction without spades pays. */
export interface Dig {
  hex: number;
  amount: number;
  by: 'spades' | 'tokens' | 'steps' | 'home';
}

export function digOf(s: State, seat: Seat, hex: number): Dig | null {
  const p = s.players[seat];
  const terrain = s.terrain[hex];
  if (!settled(s, seat) || s.structure[hex] !== EMPTY || mapOf(s.options).isRiver[hex]) return null;
  if (isHome(p, terrain)) return { hex, amount: 0, by: 'home' };
  const { transforms, insteadOfSpade } = abilityOf(p);
  if (!onCycle(terrain) || (insteadOfSpade && !transforms)) return null;
  if (transforms) return { hex, amount: tokenPrice(s, seat, hex), by: transforms.pay };
  return { hex, amount: spadesFor(p, terrain, p.home), by: 'spades' };
}

export function digsInReach(s: State, seat: Seat): Dig[] {
  const reached = inReach(s, seat);
  return mapOf(s.options).land.flatMap(hex => (reached[hex] ? (digOf(s, seat, hex) ?? []) : []));
}

/** Who would be offered power if this seat built on the hex. A seat that can take none is not asked. */
export function offersAt(s: State, seat: Seat, hex: number): Offered[] {
  const power = powerAround(boardOf(s), hex, seat, s.seats, at => powerValueAt(s, at));
  return power.flatMap((n, other) =>
    n > 0 && roomFor(s.players[other].bowls) > 0 && !s.players[other].gone ? [{ seat: other, power: n }] : [],
  );
}

export function offersInReach(s: State, seat: Seat): { hex: number; offers: Offered[] }[] {
  const hexes = digsInReach(s, seat).map(({ hex }) => hex);
  return offersAmong(hexes, hex => offersAt(s, seat, hex));
}

/** How far a group of structures is on the way to a town. */
export interface TownProgress {
  hexes: number[];
  structures: number;
  needed: number;
  power: number;
  total: number;
}

/** The groups outside towns, the nearest to a town first. */
export function townProgress(s: State, seat: Seat): TownProgress[] {
  if (!settled(s, seat)) return [];
  const board = boardOf(s);
  return groupsAmong(board, hexesOf(board, seat), joinsOf(s, seat))
    .filter(group => !group.some(hex => s.inTown[hex] === 1))
    .map(hexes => ({
      hexes,
      structures: hexes.length,
      needed: townStructures(s, hexes),
      power: hexes.reduce((sum, hex) => sum + powerValueAt(s, hex), 0),
      total: townPower(s, seat),
    }))
    .sort((a, b) => b.structures / b.needed + b.power / b.total - (a.structures / a.needed + a.power / a.total));
}

/** The largest network of a seat, as hexes. */
export function largestNetworkOf(s: State, seat: Seat): number[] {
  const networks = networksOf(s, seat);
  const size = best(networks, network => network.length);
  return networks.find(network => network.length === size) ?? [];
}

export function nextIncome(s: State, seat: Seat): Gain | null {
  return s.players[seat].faction ? incomeOf(s.players[seat]) : null;
}

/** Power on offer now, each shown at the strongest neighbouring structure of the seat that may take it. */
export function openOffers(s: State): { from: number; hex: number; power: number; seat: Seat }[] {
  const frame = s.stack.findLast(({ kind }) => kind === 'leech');
  if (frame?.kind !== 'leech') return [];
  return frame.offers.flatMap(({ seat, power }) => {
    const hex = strongestAt(s, frame.hex, seat);
    return hex === undefined ? [] : [{ from: frame.hex, hex, power, seat }];
  });
}

/** Of the buildings of a seat beside a hex the one with most power. */
export const strongestAt = (s: State, hex: number, seat: Seat): number | undefined =>
  strongestBeside(boardOf(s), hex, seat, beside => powerValueAt(s, beside))[0];

/** The seat that the overlays are about: the viewer's, or else the seat to play. */
export function seatInQuestion(view: View, viewer: Seat | 'public'): Seat {
  if (viewer !== 'public') return viewer;
  return Math.max(view.active, 0);
}
