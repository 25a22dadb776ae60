/** What could be converted or exchanged (TM-CONV, TM-ALCH), and what can be done with a priest of the terrain circle (FI-RIVER). */
import { COINS_PER_POINT, CYCLE, price } from '../../data/index.ts';
import { abilityOf, type Exchange } from '../abilities.ts';
import type { State } from '../state.ts';
import { openingPrice } from './price.ts';
import { type Affords, canPay } from './stock.ts';

const COINS_FOR_POINT: readonly Exchange[] = [{ from: 'coins', to: 'points', price: COINS_PER_POINT }];
const NO_EXCHANGE: readonly Exchange[] = [];

/** The faction's own at any time (TM-DEC-08), else coins for points in the own turn where the table plays it so. */
export function exchangesOf(s: State, seat: number): readonly Exchange[] {
  const own = abilityOf(s.players[seat]).exchange;
  if (own) return own;
  return s.options.coinsForPoints && s.active === seat ? COINS_FOR_POINT : NO_EXCHANGE;
}

/** Those that can be paid for. */
export function exchangesOpen(s: State, seat: number): readonly Exchange[] {
  const all = exchangesOf(s, seat);
  if (all.length === 0) return all;
  const { coins, vp } = s.players[seat];
  return all.filter(({ from, price }) => (from === 'coins' ? coins : vp) >= price);
}

/** A priest in the supply, or a terrain that could be opened with one instead (TM-DEC-07, FI-DEC-09). */
export function canTakePriest(s: State, seat: number, affords: Affords = canPay): boolean {
  return s.players[seat].supply > 0 || CYCLE.some((_, terrain) => canOpen(s, seat, terrain, affords));
}

export function canOpen(s: State, seat: number, terrain: number, affords: Affords = canPay): boolean {
  const p = s.players[seat];
  return ((p.open >> terrain) & 1) === 0 && affords(p, price(openingPrice(s, seat, terrain), 0));
}
