/** Final scoring (section 27, and section 29 with two players). */
import { best, hexesOf, networks, prizes, raisable, stepsFrom } from '@tarsas/terra';
import { COINS_PER_POINT, EMPIRE_PRIZES, SCIENCE_PRIZES } from '../../data/index.ts';
import { boardOf, type Player, type State } from '../state.ts';
import { sum } from './price.ts';
import { having } from './tiles.ts';

/** Groups of buildings within reach of one another; tunnels and flights link, whatever is left to pay them (AOI-END-02). */
export function empiresOf(s: State, seat: number): number[][] {
  const board = boardOf(s);
  const hexes = hexesOf(board, seat);
  const skips = having(s, s.players[seat], 'skip').map(({ is }) => is.hexes);
  const farthest = Math.max(...skips, 0) + 1;
  const linked = (hex: number) => {
    const steps = stepsFrom(board, [hex], farthest);
    return hexes.filter(other => steps[other] <= farthest);
  };
  const range = { shipping: s.players[seat].shipping, onFoot: true, skips: 0 };
  return networks(board, hexes, range, skips.length > 0 ? linked : undefined);
}

/** The buildings of the largest one. */
export const empireOf = (s: State, seat: number): number => best(empiresOf(s, seat), group => group.length);

/** By seat; with two players the neutral faction takes its place among them (AOI-2P-06). */
export function empirePrizes(s: State, sizes: readonly number[]): number[] {
  return prizes(s.neutralLevels.length > 0 ? [...sizes, s.area] : sizes, EMPIRE_PRIZES).slice(0, s.seats);
}

export function sciencePrizes(s: State, d: number): number[] {
  const levels = s.players.map(p => p.science[d]);
  if (s.neutralLevels.length > 0) levels.push(s.neutralLevels[d]);
  return prizes(levels, SCIENCE_PRIZES).slice(0, s.seats);
}

/** Everything left, turned into coins (AOI-END-09). */
export const coinsOf = (p: Player): number => p.coins + p.tools + p.scholars + sum(p.books) + raisable(p.bowls);
export const pointsForCoins = (coins: number): number => Math.floor(coins / COINS_PER_POINT);
