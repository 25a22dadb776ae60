/** The actions of a turn that need no spade, each with the conversions that pay for it. */
import { hexesOf, raisable, type Way } from '@tarsas/terra';
import {
  CULTS,
  DWELLING,
  EMPTY,
  FACTIONS,
  POWER_ACTION_IDS,
  PRIEST_SPACES,
  type Price,
  price,
  RETURNED_PRIEST,
  STRUCTURES,
  type Structure,
  UPGRADES,
} from '../data/index.ts';
import { abilityOf } from '../rules/abilities.ts';
import { boardOf, type Choice, mapOf, type Player, type State } from '../rules/index.ts';
import { isCovered, powerPrice, skipPrice, upgradePrice } from '../rules/questions/price.ts';
import { bridgePlaces } from '../rules/questions/rewards.ts';
import { isHome, spadesFor } from '../rules/questions/terrain.ts';
import { townAt } from '../rules/questions/town.ts';
import { paidWith, type Raise, raiseFor } from './purse.ts';

export type Plan = Choice[];

/** Whose turn is planned, and how this player can pay. */
export interface Turn {
  s: State;
  seat: number;
  p: Player;
  map: ReturnType<typeof mapOf>;
  raise: Raise;
}

export const turnOf = (s: State, seat: number): Turn => {
  const p = s.players[seat];
  return { s, seat, p, map: mapOf(s.options), raise: raiseFor(p) };
};

export const plus = (a: Price, b: Price): Price => ({
  coins: a.coins + b.coins,
  workers: a.workers + b.workers,
  priests: a.priests + b.priests,
});

/** A dwelling on home terrain in reach. */
export function builds({ s, p, map, raise }: Turn, reached: readonly Way[]): Plan[] {
  const plans: Plan[] = [];
  if (p.left[DWELLING] === 0) return plans;
  const cost = FACTIONS[p.faction!].cost[DWELLING];
  const near = raise(cost);
  const far = raise(plus(cost, skipPrice(p)));
  if (!near && !far) return plans;
  const alongRiver = abilityOf(p).opensTerrains !== undefined;
  for (const hex of map.land) {
    if (reached[hex] === 0 || s.structure[hex] !== EMPTY || !isHome(p, s.terrain[hex]) || (alongRiver && !map.isShore[hex])) continue;
    const paid = reached[hex] === 1 ? near : far;
    if (paid) plans.push(paidWith(paid, { do: 'build', hex: map.ids[hex] }));
  }
  return plans;
}

export function upgrades({ s, seat, p, map: { ids }, raise }: Turn): Plan[] {
  const plans: Plan[] = [];
  for (const hex of hexesOf(boardOf(s), seat)) {
    for (const [from, to] of UPGRADES) {
      if (s.structure[hex] !== from || p.left[to] === 0) continue;
      const paid = raise(upgradePrice(s, seat, hex, to));
      if (paid) plans.push(paidWith(paid, { do: 'upgrade', hex: ids[hex], to: STRUCTURES[to] as Structure }));
    }
  }
  return plans;
}

/** Shipping and digging. */
export function tracks({ p, raise }: Turn): Plan[] {
  const { shipping, digging } = FACTIONS[p.faction!];
  const plans: Plan[] = [];
  if (shipping?.advance && p.shipping < shipping.max) {
    const paid = raise(shipping.advance);
    if (paid) plans.push(paidWith(paid, { do: 'shipping' }));
  }
  if (digging?.upgrade && p.digging < digging.spade.length - 1) {
    const paid = raise(digging.upgrade);
    if (paid) plans.push(paidWith(paid, { do: 'digging' }));
  }
  return plans;
}

/** A priest to the best space of each track; without one, the one that power buys. For some a new priest has other uses first. */
export function sends({ s, p, raise }: Turn): Plan[] {
  const paid = raise(ONE_PRIEST);
  if (!paid || (paid.length > 0 && abilityOf(p).opensTerrains)) return [];
  return CULTS.map((cult, track) => {
    const space = PRIEST_SPACES.findIndex((_, i) => s.priests[track * PRIEST_SPACES.length + i] < 0);
    return paidWith(paid, { do: 'send', cult, steps: space < 0 ? RETURNED_PRIEST : PRIEST_SPACES[space] });
  });
}
const ONE_PRIEST = price(0, 0, 1);

/** Priest, workers, coins, and bridges that lead somewhere. Spades have a chapter of their own. */
export function powerActions({ s, seat, p }: Turn): Plan[] {
  const power = raisable(p.bowls);
  const plans: Plan[] = [];
  for (const action of POWER_ACTION_IDS) {
    const price = powerPrice(p, action);
    if (price > power || isCovered(s, p, action)) continue;
    const take: Choice = { do: 'power', action, sacrifice: Math.max(0, price - p.bowls[2]) };
    if (action === 'ACT1') for (const bridge of usefulBridges(s, seat)) plans.push([take, bridge]);
    else if (action === 'ACT2' || action === 'ACT3' || action === 'ACT4') plans.push([take]);
  }
  return plans;
}

/** Bridges to an own structure of another group, or to a hex that could soon be settled. */
export function usefulBridges(s: State, seat: number): Choice[] {
  const p = s.players[seat];
  const { bridges, ids } = mapOf(s.options);
  const found: Choice[] = [];
  for (const place of bridgePlaces(s, seat)) {
    const [a, b] = bridges[place];
    const other = s.owner[a] === seat ? b : a;
    const joins = s.owner[other] === seat && !townAt(s, seat, a).group.includes(b);
    const opens = s.structure[other] === EMPTY && (isHome(p, s.terrain[other]) || spadesFor(p, s.terrain[other], p.home) <= 2);
    if (joins || opens) found.push({ do: 'bridge', from: ids[a], to: ids[b] });
  }
  return found;
}

/** Cult steps of bonus cards and tiles, and what the own stronghold offers besides spades. */
export function specialActions(options: readonly Choice[], turn: Turn): Plan[] {
  const plans: Plan[] = [];
  for (const option of options) {
    if (option.do !== 'special') continue;
    switch (option.action) {
      case 'BON2':
      case 'FAV6':
      case 'ACTA':
        for (const cult of CULTS) plans.push([option, { do: 'step', cult }]);
        break;
      case 'ACTE':
        for (const bridge of usefulBridges(turn.s, turn.seat)) plans.push([option, bridge]);
        break;
      case 'ACTW':
      case 'ACTS':
      case 'ACTC':
        plans.push([option]);
        break;
      case 'ACTN':
        plans.push(...sandstorm(option, turn));
    }
  }
  return plans;
}

/** The hex is home now: a dwelling goes on it where it can be paid for, or is left for later. */
function sandstorm(option: Extract<Choice, { do: 'special' }>, { p, raise }: Turn): Plan[] {
  const paid = p.left[DWELLING] > 0 && option.hex !== undefined ? raise(FACTIONS[p.faction!].cost[DWELLING]) : null;
  return paid && option.hex !== undefined
    ? [
        [...paid, option, { do: 'build', hex: option.hex }],
        [option, { do: 'done' }],
      ]
    : [[option]];
}
