/** What things cost. */
import { eachAdjacent } from '@tarsas/terra';
import {
  DWELLING,
  FACTIONS,
  type FactionId,
  POWER_ACTION_IDS,
  POWER_ACTIONS,
  type PowerActionId,
  type Price,
  price,
  TRADING_HOUSE,
} from '../../data/index.ts';
import { abilityOf, strongholdStands } from '../abilities.ts';
import { boardOf, type Player, type State } from '../state.ts';
import { isForeignHome } from './terrain.ts';

export const FREE: Price = price(0, 0);

export function dwellingPrice(p: Player): Price {
  return FACTIONS[p.faction!].cost[DWELLING];
}

/** A trading house is cheaper beside an opponent's structure (TM-UPG-03). */
export function upgradePrice(s: State, seat: number, hex: number, to: number): Price {
  const faction = s.players[seat].faction!;
  return to === TRADING_HOUSE && !hasNeighbour(s, seat, hex) ? LONELY_TRADING_HOUSE[faction] : FACTIONS[faction].cost[to];
}

const LONELY_TRADING_HOUSE = Object.fromEntries(
  Object.entries(FACTIONS).map(([id, { cost, lonely }]) => [id, { ...cost[TRADING_HOUSE], coins: cost[TRADING_HOUSE].coins + lonely }]),
) as Record<FactionId, Price>;

function hasNeighbour(s: State, seat: number, hex: number): boolean {
  let found = false;
  eachAdjacent(boardOf(s), hex, beside => {
    found ||= s.owner[beside] >= 0 && s.owner[beside] !== seat;
  });
  return found;
}

/** The price of tunnel or carpet (TM-DWARF-01, TM-FAKIR-01). */
export function skipPrice(p: Player): Price {
  const { skipping } = FACTIONS[p.faction!];
  if (!skipping) return FREE;
  return strongholdStands(p) ? skipping.priceWithStronghold : skipping.price;
}

/** Tokens or cult steps for a hex, of factions that transform without spades (FI-DRAGON-02, FI-ACOL-02). */
export function tokenPrice(s: State, seat: number, hex: number): number {
  const { transforms } = abilityOf(s.players[seat]);
  if (!transforms) return 0;
  return isForeignHome(s, seat, s.terrain[hex]) ? transforms.foreignHome : transforms.other;
}

/** Opening a terrain costs more if it is another faction's home (FI-RIVER-09). */
export function openingPrice(s: State, seat: number, terrain: number): number {
  const { opensTerrains } = abilityOf(s.players[seat]);
  if (!opensTerrains) return Number.POSITIVE_INFINITY;
  return isForeignHome(s, seat, terrain) ? opensTerrains.foreignCoins : opensTerrains.ownCoins;
}

export function powerPrice(p: Player, action: PowerActionId): number {
  return POWER_ACTIONS[action].power - (abilityOf(p).powerActionDiscount ?? 0);
}

/** Covered by a token, unless the faction may repeat it (FI-YETI-03). */
export function isCovered(s: State, p: Player, action: PowerActionId): boolean {
  return s.covered[POWER_ACTION_IDS.indexOf(action)] === 1 && !(abilityOf(p).repeatsPowerActions && strongholdStands(p));
}
