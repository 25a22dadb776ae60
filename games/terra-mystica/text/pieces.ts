/** What the catalogues of both languages ask the rules, so that the languages hold no rule themselves. */
import type { Say, Seat } from '@tarsas/kernel';
import { BY_SKIPPING, wayTo as howToReach, priceOf, roomFor, takeable } from '@tarsas/terra';
import {
  type BonusId,
  COINS_PER_POINT,
  CONVERSIONS,
  CULTS,
  type Cult,
  CYCLE,
  FACTIONS,
  FAVOR_TILES,
  type FactionId,
  type FinalTile,
  GATES,
  type Gain,
  GOODS,
  type Good,
  type MapId,
  PIECES,
  POINTS_PER_DIGGING,
  type PowerActionId,
  type Price,
  price,
  RETURNED_PRIEST,
  ROUNDS,
  type ScoringId,
  STRUCTURES,
  type Structure,
  TERRAINS,
  type Terrain,
  TOP,
  type TownId,
  TRADING_HOUSE,
  UPGRADES,
} from '../data/index.ts';
import { abilityOf, strongholdStands } from '../rules/abilities.ts';
import { cardPoints } from '../rules/questions/cards.ts';
import { digOf, mayBuyFor, spadesAt } from '../rules/questions/dig.ts';
import { dwellingPrice, FREE, openingPrice, skipPrice, tokenPrice, upgradePrice } from '../rules/questions/price.ts';
import { reach } from '../rules/questions/reach.ts';
import { topTaken } from '../rules/questions/rewards.ts';
import { isHome, spadesFor } from '../rules/questions/terrain.ts';
import type { Convertible, Frame, FrameOf, Player, SpecialId, TerraMystica } from '../rules/state.ts';
import { mapOf, positionOf } from '../rules/state.ts';

export type Saying = Say<TerraMystica>;

/** A component: what it is called, and one sentence on what it does. */
export interface Piece {
  name: string;
  about: string;
}
export interface FactionWords {
  name: string;
  /** From the start, and with the stronghold. */
  ability: string;
  stronghold: string;
}

/** The halves of a scoring tile apart, because the last round has no cult reward (TM-SETUP-23). */
export interface ScoringWords extends Piece {
  points: string;
  reward: string;
}

/** One language's names and descriptions; boards and tooltips use them too. */
export interface ComponentWords {
  factions: Record<FactionId, FactionWords>;
  terrains: Record<Terrain, string>;
  cults: Record<Cult, string>;
  structures: Record<Structure, Piece>;
  bonusCards: Record<BonusId, Piece>;
  scoringTiles: Record<ScoringId, ScoringWords>;
  favorTiles: Record<keyof typeof FAVOR_TILES, Piece>;
  townTiles: Record<TownId, Piece>;
  powerActions: Record<PowerActionId, Piece>;
  specialActions: Record<SpecialId, Piece>;
  finalTiles: Record<FinalTile, Piece>;
  maps: Record<MapId, string>;
}

/** What a scoring tile says in its round. */
export const tileIn = ({ about, points }: ScoringWords, round: number): string => (round === ROUNDS ? points : about);

/** A table of words made from a table of figures. */
export function each<K extends string, V, W>(of: Readonly<Record<K, V>>, words: (value: V, key: K) => W): Record<K, W> {
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, words(value as V, key as K)])) as Record<K, W>;
}

/** The goods of which there are any, each with its number. */
export const counted = (some: Readonly<Partial<Gain>>): [Good, number][] =>
  GOODS.flatMap(good => ((some[good] ?? 0) > 0 ? [[good, some[good] ?? 0] as [Good, number]] : []));

/** The seat that reads; a choice is read by the seat that may choose it. */
export function reader(say: Saying): Seat {
  if (say.viewer !== 'public') return say.viewer;
  const frame = say.view.stack.at(-1);
  return frame && 'seat' in frame ? frame.seat : 0;
}

export const playerIn = (say: Saying, seat = reader(say)): Player => say.view.players[seat];
export const hexIn = (say: Saying, id: string): number => mapOf(say.view.options).numbers[id];
export const terrainAt = (say: Saying, id: string): Terrain => TERRAINS[say.view.terrain[hexIn(say, id)]];
export const structureAt = (say: Saying, id: string): Structure => STRUCTURES[say.view.structure[hexIn(say, id)]] as Structure;

/** The question of this kind that is being asked, if any. */
export function asking<K extends Frame['kind']>(say: Saying, kind: K): FrameOf<K> | undefined {
  return say.view.stack.find((frame): frame is FrameOf<K> & { id: string } => frame.kind === kind);
}

/** Is the reader asked for something else than the seat whose question this is? */
export const isBystander = (say: Saying, seat: Seat): boolean => say.viewer !== 'public' && say.viewer !== seat;

/** What a structure was before this upgrade. */
export function replacedBy(to: Structure): Structure {
  const [from] = UPGRADES.find(([, upgraded]) => STRUCTURES[upgraded] === to)!;
  return STRUCTURES[from] as Structure;
}

/** The price of tunnel or carpet to a hex, and the points for it; null where there is another way. */
export function wayTo(say: Saying, id: string): { price: Price; points: number } | null {
  const p = playerIn(say);
  const { skipping } = FACTIONS[p.faction!];
  const dig = digOf(say.view, reader(say));
  const hex = hexIn(say, id);
  if (!skipping || dig.cult || dig.skipped === hex) return null;
  const way = howToReach(reach(positionOf(say.view), reader(say), 'action'), hex);
  return way === BY_SKIPPING ? { price: skipPrice(p), points: skipping.points } : null;
}

export const priceOfDwelling = (say: Saying): Price => dwellingPrice(playerIn(say));
export const priceOfUpgrade = (say: Saying, id: string, to: Structure): Price =>
  upgradePrice(positionOf(say.view), reader(say), hexIn(say, id), STRUCTURES.indexOf(to));
export const priceOfOpening = (say: Saying, terrain: Terrain): number =>
  openingPrice(positionOf(say.view), reader(say), TERRAINS.indexOf(terrain));

/** Spades that need not be paid for. */
export const freeSpades = (say: Saying): number => digOf(say.view, reader(say)).free;

/** What it takes to turn a hex into a terrain: spades, of which some are free and the others cost goods, if they can be bought at all. */
export interface Digging {
  home: boolean;
  spades: number;
  free: number;
  price: Partial<Gain>;
  mayBuy: boolean;
  /** Spades that could be used now: fewer than needed where the price cannot be paid in full. */
  affordable: number;
}

export function diggingFor(say: Saying, hex: number, terrain: Terrain): Digging {
  const p = playerIn(say);
  const dig = digOf(say.view, reader(say));
  const to = TERRAINS.indexOf(terrain);
  const spades = spadesFor(p, say.view.terrain[hex], to);
  const free = Math.min(dig.free, spades);
  const rate = FACTIONS[p.faction!].digging?.spade[p.digging];
  return {
    home: isHome(p, to),
    spades,
    free,
    price: rate ? { [rate.good]: rate.amount * (spades - free) } : {},
    mayBuy: mayBuyFor(dig, hex),
    affordable: spadesAt(p, dig, hex, wayTo(say, mapOf(say.view.options).ids[hex])?.price ?? FREE),
  };
}

export const homeOf = (say: Saying, seat = reader(say)): Terrain => TERRAINS[playerIn(say, seat).home];

/** What a faction without spades pays to transform a hex: power tokens or cult steps. */
export function paidWithoutSpades(say: Saying, id: string): { pay: 'tokens' | 'steps'; amount: number } | null {
  const { transforms } = abilityOf(playerIn(say));
  return transforms ? { pay: transforms.pay, amount: tokenPrice(positionOf(say.view), reader(say), hexIn(say, id)) } : null;
}

/** Where so many steps lead, the power at the gates on the way, and whether a step further would need a key or is taken. */
export interface Climb {
  from: number;
  to: number;
  power: number;
  top: 'key' | 'noKey' | 'taken' | null;
}

export function climbing(say: Saying, cult: Cult, steps: number): Climb {
  const p = playerIn(say);
  const from = p.cults[CULTS.indexOf(cult)];
  const to = Math.min(from + steps, Math.max(from, TOP - 1));
  let power = 0;
  for (let at = from + 1; at <= to; at++) power += GATES[at] ?? 0;
  const taken = topTaken(positionOf(say.view), CULTS.indexOf(cult));
  const top = from === TOP || from + steps < TOP ? null : taken ? 'taken' : p.keys > 0 ? 'key' : 'noKey';
  return { from, to, power: Math.min(power, roomFor(p.bowls)), top };
}

export const powerAtTop = (say: Saying): number => Math.min(GATES[TOP], roomFor(playerIn(say).bowls));

/** Steps for a priest, with what a stronghold adds. */
export function stepsOfPriest(say: Saying, steps: number): { steps: number; returned: boolean } {
  const p = playerIn(say);
  const extra = strongholdStands(p) ? (abilityOf(p).stepsPerPriestWithStronghold ?? 0) : 0;
  return { steps: steps + extra, returned: steps === RETURNED_PRIEST };
}

/** One step on a track of choice comes before two (see the rules on rewards). */
export const stepsDue = (say: Saying): number => (playerIn(say).due.includes('step') ? 1 : 2);

/** What an offer really brings, and its price in points. */
export function offerFor(say: Saying, power: number): { power: number; points: number } {
  const p = playerIn(say);
  const taken = takeable(power, p.bowls, p.vp);
  return { power: taken, points: priceOf(taken) };
}

/** How much of one good a conversion takes. */
export function rateOf(say: Saying, from: Convertible, to: Convertible): number {
  const exchanges = abilityOf(playerIn(say)).exchange ?? [{ from: 'coins', to: 'points', price: COINS_PER_POINT }];
  const all: readonly { from: Convertible; to: Convertible; price: number }[] = [...CONVERSIONS, ...exchanges];
  return all.find(rate => rate.from === from && rate.to === to)?.price ?? 0;
}

/** Points for giving back the bonus card, of favor tiles and of the faction. */
export function pointsForPassing(say: Saying): number {
  const p = playerIn(say);
  const houses = PIECES[TRADING_HOUSE] - p.left[TRADING_HOUSE];
  const favors = p.favors.reduce((sum, tile) => sum + (FAVOR_TILES[tile].pass?.[houses] ?? 0), 0);
  const own = abilityOf(p).pointsForPassing?.(positionOf(say.view), reader(say)) ?? 0;
  return (p.card ? cardPoints(p, p.card) : 0) + favors + own;
}

export const coinsOn = (say: Saying, card: BonusId): number => say.view.cardCoins[say.view.cards.indexOf(card)];

/** Terrains that a faction without home terrain has opened. */
export const openTerrains = (p: Player): Terrain[] => CYCLE.filter((_, terrain) => ((p.open >> terrain) & 1) === 1);

/** `tunnel` for factions that pay workers, `carpet` for those that pay a priest. */
export const skippingOf = (say: Saying, seat: Seat): 'tunnel' | 'carpet' =>
  (FACTIONS[playerIn(say, seat).faction!].skipping?.price.workers ?? 0) > 0 ? 'tunnel' : 'carpet';

/** Hexes as they lie on the map, row by row. */
export const inMapOrder = (say: Saying, hexes: readonly string[]): string[] => [...hexes].sort((a, b) => hexIn(say, a) - hexIn(say, b));

export const idOf = (say: Saying, hex: number): string => mapOf(say.view.options).ids[hex];

/** The next space of the shipping or digging track: its price and points, and what a spade will cost. */
export function improvement(say: Saying, on: 'shipping' | 'digging'): { price: Price; points: number; spade: Partial<Gain> } {
  const p = playerIn(say);
  const { shipping, digging } = FACTIONS[p.faction!];
  if (on === 'shipping') return { price: shipping?.advance ?? price(0, 0), points: shipping?.points[p.shipping] ?? 0, spade: {} };
  const rate = digging?.spade[p.digging + 1];
  return { price: digging?.upgrade ?? price(0, 0), points: POINTS_PER_DIGGING, spade: rate ? { [rate.good]: rate.amount } : {} };
}

/** Must the seat whose turn it is answer an offer before it may act (option `leech: open`)? */
export const owesAnswer = (say: Saying): boolean => say.view.offers.some(({ seat }) => seat === reader(say));
