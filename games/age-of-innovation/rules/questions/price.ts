/** Can it be paid? */

import { eachAdjacent } from '@tarsas/terra';
import {
  BOARDS,
  COST,
  DISPLAY,
  GUILD,
  GUILD_BESIDE_OTHERS,
  type INNOVATIONS,
  MOST_INNOVATIONS,
  PALACE,
  POWER_ACTIONS,
  type PowerActionId,
  type Price,
  WITHOUT_PALACE,
} from '../../data/index.ts';
import { boardOf, type Player, type State } from '../state.ts';
import { total } from './tiles.ts';

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export function canPay(p: Player, { coins = 0, tools = 0, scholars = 0, power = 0, books = 0 }: Price): boolean {
  return p.coins >= coins && p.tools >= tools && p.scholars >= scholars && p.bowls[2] >= power && (books === 0 || sum(p.books) >= books);
}

/** Any of these can be converted into coins at least (AOI-CONV-02 to 07). */
export function canExchange({ bowls, scholars, tools, books }: Player): boolean {
  return bowls[2] > 0 || bowls[1] >= 2 || scholars > 0 || tools > 0 || sum(books) > 0;
}

/** A guild is cheaper beside another faction's building (AOI-UPG-05). */
export function upgradePrice(s: State, seat: number, hex: number, to: number): Price {
  if (to !== GUILD) return COST[to];
  let beside = false;
  eachAdjacent(boardOf(s), hex, next => {
    if (s.owner[next] >= 0 && s.owner[next] !== seat) beside = true;
  });
  return beside ? GUILD_BESIDE_OTHERS : COST[GUILD];
}

/** An own palace or a neutral one (AOI-OPEN-06). */
export function hasPalace(s: State, seat: number): boolean {
  return s.players[seat].left[PALACE] === 0 || s.neutral.some(hex => s.owner[hex] === seat && s.building[hex] === PALACE);
}

export interface InnovationPrice {
  of: readonly number[];
  any: number;
  coins: number;
}

/** Books of given disciplines, books of any, and coins without a palace (AOI-INNO-02 to 07). */
export function innovationPrice(s: State, seat: number, place: number): InnovationPrice {
  const p = s.players[seat];
  const { of, any } = DISPLAY[s.seats][place];
  const further = p.board ? BOARDS[p.board].innovationBooks[p.innovations.length] : 0;
  return { of, any: any + further, coins: hasPalace(s, seat) ? 0 : (WITHOUT_PALACE.coins ?? 0) };
}

export function canDevelop(s: State, seat: number, place: number): boolean {
  const p = s.players[seat];
  if (s.display[place] === null || p.innovations.length >= MOST_INNOVATIONS) return false;
  const { of, any, coins } = innovationPrice(s, seat, place);
  return p.coins >= coins && of.every((n, d) => p.books[d] >= n) && sum(p.books) >= sum(of) + any;
}

export function powerPrice(s: State, seat: number, action: PowerActionId): number {
  return (POWER_ACTIONS[action].price.power ?? 0) - total(s, s.players[seat], 'powerActionDiscount');
}

export const placeOf = (s: State, tile: keyof typeof INNOVATIONS): number => s.display.indexOf(tile);
