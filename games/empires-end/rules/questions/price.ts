/** Questions about paying: what one has, what a card or a restoration costs, and with which coins. */
import { RESOURCES, type Resource, type Some, SUPPLY } from '../../data/components.ts';
import { componentsOf } from '../../data/index.ts';
import type { CardId, Handful, LocationId, Player, Source, State } from '../state.ts';
import { type Ability, type Empire, neighbours, type Table } from './empire.ts';

export const total = (some: Some): number => RESOURCES.reduce((sum, resource) => sum + (some[resource] ?? 0), 0);

/** How many coins may go into a price: all that is not coins must be there in the named resource (EE-RES-02, EE-RES-08). */
export function coinsFor(p: Player, resource: Resource, price: number): number[] {
  if (resource === 'coin') return p.coin >= price ? [price] : [];
  const least = Math.max(0, price - p[resource]);
  const most = Math.min(price, p.coin);
  const ways: number[] = [];
  for (let coins = least; coins <= most; coins++) ways.push(coins);
  return ways;
}

export const canPay = (p: Player, resource: Resource, price: number): boolean => coinsFor(p, resource, price).length > 0;

/** A payment as tokens: `coins` of it in coins, the rest in the named resource. */
export function mixed(resource: Resource, price: number, coins: number): Some {
  const paid: Some = {};
  if (price > coins) paid[resource] = price - coins;
  if (coins > 0) paid.coin = coins;
  return paid;
}

export interface Price {
  hammers: number;
  discount: Source | null;
}

/** EE-IND-05, EE-IND-24: one discount at most makes a card cheaper; of several the smallest that saves most. */
export function priceOfCard(s: Table, working: readonly Ability[], used: readonly Source[], card: CardId): Price {
  const { cost } = componentsOf(s.options).disasters[card];
  let best: Price = { hammers: cost, discount: null };
  let bestAmount = Number.POSITIVE_INFINITY;
  for (const { source, effect } of working) {
    if (effect.op !== 'discountPlay' || timesUsed(used, source) >= effect.cards) continue;
    const hammers = Math.max(0, cost - effect.amount);
    if (hammers < best.hammers || (hammers === best.hammers && hammers < cost && effect.amount < bestAmount)) {
      best = { hammers, discount: source };
      bestAmount = effect.amount;
    }
  }
  return best;
}

export interface RestorePrice {
  hammers: number;
  discounts: Source[];
}

/** EE-IND-15, EE-IND-25: discounts of innovations next to the location add up. */
export function priceOfRestoring(s: Table, p: Empire, working: readonly Ability[], location: LocationId): RestorePrice {
  const discounts: Source[] = [];
  let hammers = componentsOf(s.options).locations[location].restoreCost;
  for (const ability of working) {
    if (ability.effect.op !== 'discountRestore' || !neighbours(p, location).includes(ability.location)) continue;
    discounts.push(ability.source);
    hammers -= ability.effect.amount;
  }
  return { hammers: Math.max(0, hammers), discounts };
}

export function timesUsed(used: readonly Source[], source: Source): number {
  let n = 0;
  for (const one of used) if (one === source) n++;
  return n;
}

export const inFist = ({ axes, coins }: Handful): Some => ({ axe: axes, coin: coins ?? 0 });

/** EE-RES-05: what is left in the common supply, where a table plays with a limited one. */
export function leftInSupply(s: State, resource: Resource): number {
  if (s.options.supplyUnlimited) return Number.POSITIVE_INFINITY;
  const held = s.players.reduce((sum, p) => sum + p[resource], 0);
  const bid = s.threats.reduce((sum, threat) => sum + threat[resource], 0);
  const shown = s.fists.reduce((sum, fist) => sum + (inFist(fist)[resource] ?? 0), 0);
  return SUPPLY[resource] - held - bid - shown;
}
