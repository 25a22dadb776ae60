/** Everything a player may do in the own turn (sections 15 to 25). */
import {
  BOARDS,
  BOOK_ACTIONS,
  BUILDINGS,
  type Building,
  CONVERSIONS,
  type Conversion,
  DISCIPLINES,
  type Gain,
  POWER_ACTION_IDS,
  POWER_ACTIONS,
  RETURNED_SCHOLAR,
  SCHOLAR_SPACES,
  SHIPPING_PRICE,
  TOP_SHIPPING,
  TOP_TERRAFORMING,
  UPGRADES,
} from '../../data/index.ts';
import { type Choice, type Do, type Good, mapOf, type Player, type State } from '../state.ts';
import { citiesAcross } from './city.ts';
import { type DigChoice, digOptions, plainDig } from './dig.ts';
import { canDevelop, canExchange, canPay, powerPrice, upgradePrice } from './price.ts';
import { bridgePlaces, ownPieces } from './reach.ts';
import { having } from './tiles.ts';

type FirstDig = Do<'terraform' | 'build' | 'skip'>;
export type Action =
  | FirstDig
  | Do<'upgrade' | 'shipping' | 'terraforming' | 'develop' | 'send' | 'power' | 'book' | 'special' | 'annex' | 'landBridge' | 'pass'>;

const isFirstDig = (choice: DigChoice): choice is FirstDig => choice.do === 'terraform' || choice.do === 'build' || choice.do === 'skip';

export function actions(s: State, seat: number): Action[] {
  return [
    ...digOptions(s, plainDig(seat)).filter(isFirstDig),
    ...upgrades(s, seat),
    ...tracks(s, seat),
    ...innovations(s, seat),
    ...scholars(s, seat),
    ...boardActions(s, seat),
    ...specials(s, seat),
    ...annexes(s, seat),
    ...landBridges(s, seat),
    { do: 'pass' },
  ];
}

function upgrades(s: State, seat: number): Do<'upgrade'>[] {
  const p = s.players[seat];
  const { ids } = mapOf(s);
  const found: Do<'upgrade'>[] = [];
  for (let hex = 0; hex < s.owner.length; hex++) {
    if (s.owner[hex] !== seat || s.neutral.includes(hex)) continue; // AOI-NEUTRAL-09
    for (const [from, to] of UPGRADES) {
      if (s.building[hex] !== from || p.left[to] === 0) continue; // AOI-UPG-03
      if (canPay(p, upgradePrice(s, seat, hex, to))) found.push({ do: 'upgrade', hex: ids[hex], to: BUILDINGS[to] as Building });
    }
  }
  return found;
}

function tracks(s: State, seat: number): Do<'shipping' | 'terraforming'>[] {
  const p = s.players[seat];
  const found: Do<'shipping' | 'terraforming'>[] = [];
  if (p.shipping < TOP_SHIPPING && canPay(p, SHIPPING_PRICE)) found.push({ do: 'shipping' });
  if (p.terraforming < TOP_TERRAFORMING && p.board && canPay(p, BOARDS[p.board].terraformingPrice)) found.push({ do: 'terraforming' });
  return found;
}

function innovations(s: State, seat: number): Do<'develop'>[] {
  const found: Do<'develop'>[] = [];
  for (const [place, tile] of s.display.entries()) if (tile && canDevelop(s, seat, place)) found.push({ do: 'develop', tile });
  return found;
}

/** On a space worth 3 or 2, or back to the own supply for one step (AOI-SCHOLAR-02, AOI-SCHOLAR-04). */
function scholars(s: State, seat: number): Do<'send'>[] {
  if (s.players[seat].scholars === 0) return [];
  return DISCIPLINES.flatMap((discipline, d) => {
    const values = SCHOLAR_SPACES.filter((_, i) => s.scholars[d * SCHOLAR_SPACES.length + i] < 0);
    return [...new Set([...values, RETURNED_SCHOLAR])].map((steps): Do<'send'> => ({ do: 'send', discipline, steps }));
  });
}

/** Each once per round, by one player (AOI-PBACT-02). */
function boardActions(s: State, seat: number): Do<'power' | 'book'>[] {
  const p = s.players[seat];
  const found: Do<'power' | 'book'>[] = [];
  for (const action of POWER_ACTION_IDS) {
    if (s.covered.includes(action) || p.bowls[2] < powerPrice(s, seat, action)) continue;
    if (isPossible(s, seat, POWER_ACTIONS[action].gain)) found.push({ do: 'power', action });
  }
  for (const action of s.bookActions) {
    const { price, gain } = BOOK_ACTIONS[action];
    if (!s.covered.includes(action) && canPay(p, price) && isPossible(s, seat, gain)) found.push({ do: 'book', action });
  }
  return found;
}

function specials(s: State, seat: number): Do<'special'>[] {
  const p = s.players[seat];
  const found: Do<'special'>[] = [];
  for (const { id, is } of having(s, p, 'special')) {
    if (!p.used.includes(id) && isPossible(s, seat, is)) found.push({ do: 'special', tile: id });
  }
  return found;
}

/** A bridge needs a bridge and a place, an exchange the two buildings (AOI-PBACT-05, AOI-PALACE-03). */
export function isPossible(s: State, seat: number, { bridges, replace }: Gain): boolean {
  if (bridges && bridgePlaces(s, seat, false).length === 0) return false;
  if (!replace) return true;
  return s.players[seat].left[BUILDINGS.indexOf(replace.to)] > 0 && ownPieces(s, seat, BUILDINGS.indexOf(replace.from)).length > 0;
}

function annexes(s: State, seat: number): Do<'annex'>[] {
  if (s.players[seat].annexes === 0) return [];
  const { ids } = mapOf(s);
  const found: Do<'annex'>[] = [];
  for (let hex = 0; hex < s.owner.length; hex++) {
    if (s.owner[hex] === seat && !s.annexed.includes(hex)) found.push({ do: 'annex', hex: ids[hex] });
  }
  return found;
}

function landBridges(s: State, seat: number): Do<'landBridge'>[] {
  const p = s.players[seat];
  const offered = having(s, p, 'bridgePrice').some(({ is }) => canPay(p, is));
  return offered && bridgePlaces(s, seat, true).length > 0 ? [{ do: 'landBridge' }] : [];
}

/** What a player may do besides the action. */
export type Aside = Do<'river' | 'exchange'>;

/** Free of charge, before and after the action (AOI-ACT-04); a city across a river too (AOI-OPEN-20). */
export function meanwhile(s: State, seat: number): Aside[] {
  const { ids } = mapOf(s);
  const found: Aside[] = citiesAcross(s, seat).map(({ river, banks: [a, b] }) => ({
    do: 'river',
    hex: ids[river],
    banks: [ids[a], ids[b]],
  }));
  if (canExchange(s.players[seat])) found.push({ do: 'exchange' });
  return found;
}

/** Sacrificing power and the conversions (AOI-CONV-02 to 07). */
export function exchanges(s: State, seat: number): Choice[] {
  const p = s.players[seat];
  const found: Choice[] = p.bowls[1] >= 2 ? [{ do: 'sacrifice' }] : [];
  for (const conversion of CONVERSIONS) found.push(...conversions(s, p, conversion));
  return found;
}

function conversions(s: State, p: Player, { from, price, to }: Conversion): Choice[] {
  const [goods, into] = [goodsOf(from), goodsOf(to)];
  const payable = goods.filter(good => amountOf(p, good) >= price);
  const gainable = into.filter(good => (good === 'scholars' ? p.supply > 0 : isBook(good) ? s.books[DISCIPLINES.indexOf(good)] > 0 : true));
  return payable.flatMap(good => gainable.map((other): Choice => ({ do: 'convert', from: good, to: other })));
}

const goodsOf = (word: Conversion['from'] | Conversion['to']): readonly Good[] => (word === 'books' ? DISCIPLINES : [word]);
export const isBook = (good: Good): good is (typeof DISCIPLINES)[number] => DISCIPLINES.some(d => d === good);

function amountOf(p: Player, good: Good): number {
  if (good === 'power') return p.bowls[2];
  return isBook(good) ? p.books[DISCIPLINES.indexOf(good)] : p[good];
}

/** The conversion between these two goods. */
export function conversionOf(from: Good, to: Good): Conversion | undefined {
  return CONVERSIONS.find(c => goodsOf(c.from).includes(from) && goodsOf(c.to).includes(to));
}
