/** How strong an action is, and what the missing icons may cost (VWK-ACT). All pure. */
import type { Seat } from '@tarsas/kernel';
import { BONUS_CARDS } from '../../data/common.ts';
import { type Ability, type Action, FUEL_OF, ICON_OF, type Icon, RESOURCES, type Resource } from '../../data/effects.ts';
import { RIBBONS } from '../../data/manuscripts.ts';
import { PRINTED_ICONS } from '../../data/player-board.ts';
import { components, isAi, type State } from '../state.ts';
import { positionOf, segmentAt } from './board.ts';
import { uncovered } from './buildings.ts';

export type IconCount = Record<Icon, number>;
export const noIcons = (): IconCount => ({ merchant: 0, builder: 0, noble: 0, cleric: 0, criminal: 0 });

export function addIcons(to: IconCount, icons: readonly Icon[]): void {
  for (const icon of icons) to[icon]++;
}

/** Icons of a townsfolk card, or of a scheme where the AI plays it. */
export function cardIcons(s: State, seat: Seat, card: string): readonly Icon[] {
  const all = components(s);
  return isAi(s, seat) ? all.schemes[card].icons : all.cards[card].icons;
}

/** Criminal icons on the cards of a player's board (VWK-COLL-11). */
export function criminalsOf(s: State, seat: Seat): number {
  let n = 0;
  for (const card of s.players[seat].board) if (card !== null) for (const icon of cardIcons(s, seat, card)) if (icon === 'criminal') n++;
  return n;
}

/** Permanent icons: empty building slots and, unless left out, cleric bonus cards. */
export function addPermanentIcons(s: State, seat: Seat, to: IconCount, bonusCards = true): void {
  for (const { ability } of uncovered(s, seat)) if (ability.kind === 'icons') addIcons(to, ability.icons);
  if (bonusCards) for (let i = 0; i < RIBBONS.length; i++) if (s.bonus[i] === seat) addIcons(to, BONUS_CARDS[RIBBONS[i]]);
}

/** Everything that shows icons on a player board (VWK-ACT-03, VWK-SETUP-10). */
export function boardIcons(s: State, seat: Seat): IconCount {
  const count = noIcons();
  const printed = isAi(s, seat) && s.ai !== null ? components(s).aiBoards[s.ai].printed : PRINTED_ICONS;
  const { board } = s.players[seat];
  for (let space = 0; space < board.length; space++) {
    const card = board[space];
    addIcons(count, card === null ? printed[space] : cardIcons(s, seat, card));
  }
  addPermanentIcons(s, seat, count);
  return count;
}

/** Icons of what was dismissed for an action: a card, or the townsfolk printed on the segment. */
export function dismissedIcons(s: State, seat: Seat, dismissed: string | null): readonly Icon[] {
  if (dismissed === null) return [];
  if (dismissed === 'printed') return segmentAt(s, positionOf(s.players[seat].at)).printedTownsfolk.icons;
  return components(s).cards[dismissed].icons;
}

/** Matching icons, criminals as wild ones, and exchanges of ongoing cards; each icon counts once (VWK-VC-06, VWK-ACT-06). */
export function strength(s: State, seat: Seat, action: Action, extra: readonly Icon[] = []): number {
  const count = boardIcons(s, seat);
  addIcons(count, extra);
  return strengthOf(s, seat, action, count);
}

/** The same where the icons are counted already. */
export function strengthOf(s: State, seat: Seat, action: Action, icons: Readonly<IconCount>): number {
  let total = icons[ICON_OF[action]] + icons.criminal;
  let left: IconCount | null = null;
  for (const exchange of exchangesOf(s, seat, action)) {
    if (exchange.kind !== 'iconExchange') continue;
    left ??= { ...icons };
    const times = Math.floor(left[exchange.from] / exchange.n);
    left[exchange.from] -= times * exchange.n;
    total += times;
  }
  return total;
}

type Exchange = Extract<Ability, { during: Action }>;

/** Exchanges of ongoing cards that work during an action. A loop, because every list of options asks several times. */
function exchangesOf(s: State, seat: Seat, action: Action): Exchange[] {
  const found: Exchange[] = [];
  if (isAi(s, seat)) return found;
  const { cards } = components(s);
  for (const card of s.players[seat].board) {
    const ability = card === null ? undefined : cards[card].ongoing;
    if (ability && 'during' in ability && ability.during === action) found.push(ability);
  }
  return found;
}

/** Whether an icon can be exchanged for one that the action needs. */
export const exchangeable = (s: State, seat: Seat, action: Action, icon: Icon): boolean =>
  exchangesOf(s, seat, action).some(exchange => exchange.kind === 'iconExchange' && exchange.from === icon);

type Money = Resource | 'silver';
export const MONEY: readonly Money[] = [...RESOURCES, 'silver'];
export type Payment = Record<Money, number>;

interface Rate {
  n: number;
  icons: number;
  uses: number;
}

/** What each kind of piece buys during an action: 1 for 1 of the matching kind, and exchanges of ongoing cards (VWK-ACT-04, VWK-ACT-13). */
function ratesFor(s: State, seat: Seat, action: Action): Record<Money, Rate[]> {
  const rates: Record<Money, Rate[]> = { ink: [], gold: [], stone: [], silver: [] };
  for (const a of exchangesOf(s, seat, action)) {
    if (a.kind !== 'payExchange') continue;
    for (const kind of a.pay) rates[kind].push({ n: a.n, icons: a.icons, uses: a.uses === 0 ? Number.POSITIVE_INFINITY : a.uses });
  }
  rates[FUEL_OF[action]].push({ n: 1, icons: 1, uses: Number.POSITIVE_INFINITY });
  for (const kind of MONEY) if (rates[kind].length > 1) rates[kind].sort((a, b) => b.icons / b.n - a.icons / a.n);
  return rates;
}

/** Most icons that this many pieces buy: the best rates first. */
function bought(rates: readonly Rate[], pieces: number): number {
  let icons = 0;
  let left = pieces;
  for (const { n, icons: each, uses } of rates) {
    const times = Math.min(uses, Math.floor(left / n));
    icons += times * each;
    left -= times * n;
  }
  return icons;
}

/** Icons that everything in supply could buy; `silver` may already be less than the player holds. */
export function affordable(s: State, seat: Seat, action: Action, silver = s.players[seat].silver): number {
  const p = s.players[seat];
  const fuel = FUEL_OF[action];
  if (exchangesOf(s, seat, action).length === 0) return fuel === 'silver' ? silver : p[fuel];
  const rates = ratesFor(s, seat, action);
  return bought(rates.ink, p.ink) + bought(rates.gold, p.gold) + bought(rates.stone, p.stone) + bought(rates.silver, silver);
}

/** All ways to buy the missing icons without waste (VWK-ACT-12). */
export function payments(s: State, seat: Seat, action: Action, missing: number): Payment[] {
  if (missing <= 0) return [{ ink: 0, gold: 0, stone: 0, silver: 0 }];
  const p = s.players[seat];
  const rates = ratesFor(s, seat, action);
  const steps = MONEY.map(kind => useful(rates[kind], p[kind], missing));
  const found: Payment[] = [];
  const pick: number[] = [0, 0, 0, 0];
  const search = (k: number, left: number) => {
    if (k === MONEY.length) {
      if (left <= 0 && !wasteful(steps, pick, -left)) found.push(paymentOf(steps, pick));
      return;
    }
    for (let i = 0; i < steps[k].length; i++) {
      pick[k] = i;
      search(k + 1, left - steps[k][i].icons);
      if (steps[k][i].icons >= left) break;
    }
    pick[k] = 0;
  };
  search(0, missing);
  return found;
}

interface Point {
  pieces: number;
  icons: number;
}

/** Numbers of pieces at which one more icon is reached, none first. */
function useful(rates: readonly Rate[], stock: number, missing: number): Point[] {
  const points: Point[] = [{ pieces: 0, icons: 0 }];
  if (rates.length === 0) return points;
  for (let pieces = 1; pieces <= stock; pieces++) {
    const last = points[points.length - 1].icons;
    if (last >= missing) break;
    const icons = bought(rates, pieces);
    if (icons > last) points.push({ pieces, icons });
  }
  return points;
}

/** Whether one step less of some kind would still do. */
function wasteful(steps: readonly Point[][], pick: readonly number[], spare: number): boolean {
  return steps.some((points, k) => pick[k] > 0 && points[pick[k]].icons - points[pick[k] - 1].icons <= spare);
}

function paymentOf(steps: readonly Point[][], pick: readonly number[]): Payment {
  const [ink, gold, stone, silver] = steps.map((points, k) => points[pick[k]].pieces);
  return { ink, gold, stone, silver };
}
