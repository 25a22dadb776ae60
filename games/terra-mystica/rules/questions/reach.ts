/** What a seat can reach, and where it can transform and build. */
import { BY_SKIPPING, OUT_OF_REACH, type Range, REACHED, type Reach, wayTo } from '@tarsas/terra';
import { BONUS_CARDS, DWELLING, EMPTY, FACTIONS, onCycle, type Price, price } from '../../data/index.ts';
import { abilityOf, strongholdStands } from '../abilities.ts';
import { boardOf, type Player, type State, type Work } from '../state.ts';
import { type Affords, both, canPay, tokensOf } from './stock.ts';
import { isForeignHome, isHome, spadesFor } from './terrain.ts';

/** The bonus card helps in actions only; cult rewards allow no skipping, and scoring counts all it could reach (TM-BON-04, TM-END-08, TM-FINAL-09). */
export function rangeOf(p: Player, purpose: 'action' | 'cult' | 'scoring'): Range {
  const { shipping, skipping } = FACTIONS[p.faction!];
  const extra = purpose === 'action' && shipping && p.card ? (BONUS_CARDS[p.card].shipping ?? 0) : 0;
  const hexes = skipping ? (strongholdStands(p) ? skipping.hexesWithStronghold : skipping.hexes) + p.skips : 0;
  return {
    shipping: shipping ? p.shipping + extra : 0,
    onFoot: purpose === 'scoring' || !abilityOf(p).opensTerrains,
    skips: purpose === 'cult' ? 0 : hexes,
  };
}

export function reach(s: State, seat: number, purpose: 'action' | 'cult'): Reach {
  return { board: boardOf(s), seat, range: rangeOf(s.players[seat], purpose) };
}

export const FREE: Price = price(0, 0);

/** The price of tunnel or carpet (TM-DWARF-01, TM-FAKIR-01). */
export function skipPrice(p: Player): Price {
  const { skipping } = FACTIONS[p.faction!];
  if (!skipping) return FREE;
  return strongholdStands(p) ? skipping.priceWithStronghold : skipping.price;
}

export function dwellingPrice(p: Player): Price {
  return FACTIONS[p.faction!].cost[DWELLING];
}

/** Which hexes are looked for: those paid with what is there, or with what conversions could add; all, or the one of that name. */
export interface Search {
  affords: Affords;
  only?: string;
}

const NOW: Search = { affords: canPay };

/** Hexes where a dwelling could be built: home terrain, empty, in reach, paid for (TM-BUILD-03). */
export function buildableHexes(s: State, from: Reach, work: Work | null, { affords, only }: Search = NOW): number[] {
  const p = s.players[from.seat];
  const cost = dwellingPrice(p);
  if (p.left[DWELLING] === 0 || !affords(p, cost)) return [];
  const shoreOnly = abilityOf(p).opensTerrains !== undefined;
  const maySkip = (work === null || work.skipped < 0) && affords(p, both(cost, skipPrice(p)));
  const { map } = from.board;
  return map.land.filter(hex => {
    if (only !== undefined && map.ids[hex] !== only) return false;
    if (s.structure[hex] !== EMPTY || !isHome(p, s.terrain[hex]) || (shoreOnly && !map.isShore[hex])) return false;
    const way = wayTo(from, hex);
    return way === REACHED || (way === BY_SKIPPING && (maySkip || work?.skipped === hex));
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
export const mayBuyFor = (work: Work | null, hex: number): boolean =>
  work === null || (work.mayBuy && work.home.length === 0 && (work.away < 0 || work.away === hex));

/** The spades that could be used on a hex beside paying the way there: the free ones and those bought for it (TM-TERRA-09). */
export function spadesAt(p: Player, work: Work | null, hex: number, way: Price, affords: Affords = canPay): number {
  if (!affords(p, way)) return 0;
  return (work?.free ?? 0) + (mayBuyFor(work, hex) ? spadesToBuy(p, way, affords) : 0);
}

/** Hexes that could be transformed (TM-TERRA-16, TM-TERRA-17). Ice and volcano never change (FI-TERR-02). */
export function transformableHexes(s: State, from: Reach, work: Work | null, { affords, only }: Search = NOW): number[] {
  const p = s.players[from.seat];
  const { transforms, insteadOfSpade } = abilityOf(p);
  if (insteadOfSpade && !transforms) return [];
  const free = work?.free ?? 0;
  const bought = spadesToBuy(p, FREE, affords);
  if (!transforms && free + bought === 0) return [];
  const { map } = from.board;
  return map.land.filter(hex => {
    if (only !== undefined && map.ids[hex] !== only) return false;
    const terrain = s.terrain[hex];
    if (s.structure[hex] !== EMPTY || !onCycle(terrain) || isHome(p, terrain)) return false;
    const way = wayTo(from, hex);
    if (way === OUT_OF_REACH) return false;
    const skips = way === BY_SKIPPING && work?.skipped !== hex;
    if (skips && work && work.skipped >= 0) return false;
    if (transforms) return canTransformWithoutSpades(s, from.seat, hex);
    const spades = skips ? spadesAt(p, work, hex, skipPrice(p), affords) : free + (mayBuyFor(work, hex) ? bought : 0);
    return canUse(p, hex, terrain, spades, work);
  });
}

/** Is there a terrain to turn it into? After one hex was left away from home all others must reach home (TM-DEC-11). */
function canUse(p: Player, hex: number, terrain: number, spades: number, work: Work | null): boolean {
  if (spades === 0) return false;
  if (abilityOf(p).spadesForAnyHex === undefined && mayLeaveAway(work, hex)) return true;
  return spadesFor(p, terrain, p.home) <= spades;
}

export const mayLeaveAway = (work: Work | null, hex: number): boolean => work === null || work.away < 0 || work.away === hex;

export function tokenPrice(s: State, seat: number, hex: number): number {
  const { transforms } = abilityOf(s.players[seat]);
  if (!transforms) return 0;
  return isForeignHome(s, seat, s.terrain[hex]) ? transforms.foreignHome : transforms.other;
}

function canTransformWithoutSpades(s: State, seat: number, hex: number): boolean {
  const p = s.players[seat];
  const amount = tokenPrice(s, seat, hex);
  return abilityOf(p).transforms?.pay === 'tokens' ? tokensOf(p) >= amount : p.cults.some(at => at >= amount);
}
