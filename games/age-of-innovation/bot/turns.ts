/** The actions of a turn that need no spade, each with the conversions that pay for it. */
import { acrossBridge, groupAround, hexesOf } from '@tarsas/terra';
import {
  BOARDS,
  BOOK_ACTIONS,
  BUILDINGS,
  type Building,
  DISCIPLINES,
  EMPTY,
  MOST_INNOVATIONS,
  POWER_ACTION_IDS,
  POWER_ACTIONS,
  RETURNED_SCHOLAR,
  ROUNDS,
  SCHOLAR_SPACES,
  SHIPPING_PRICE,
  TOP_SHIPPING,
  TOP_TERRAFORMING,
  UPGRADES,
} from '../data/index.ts';
import { isPossible } from '../rules/questions/act.ts';
import { innovationPrice, powerPrice, sum, upgradePrice } from '../rules/questions/price.ts';
import { bridgePlaces, spadesTo } from '../rules/questions/reach.ts';
import { canStep } from '../rules/questions/science.ts';
import { having } from '../rules/questions/tiles.ts';
import { boardOf, type Choice, mapOf, type State } from '../rules/state.ts';
import { raise } from './purse.ts';
import type { Plan } from './spading.ts';

/** So many books may be bought with power for one innovation. */
const MOST_BOOKS = 2;
const MOST_BRIDGES = 4;

export function upgrades(s: State, seat: number): Plan[] {
  const p = s.players[seat];
  const { ids } = mapOf(s);
  const plans: Plan[] = [];
  for (const hex of hexesOf(boardOf(s), seat)) {
    if (s.neutral.includes(hex)) continue;
    for (const [from, to] of UPGRADES) {
      if (s.building[hex] !== from || p.left[to] === 0) continue;
      const paid = raise(s, seat, upgradePrice(s, seat, hex, to));
      if (paid) plans.push([...paid, { do: 'upgrade', hex: ids[hex], to: BUILDINGS[to] as Building }]);
    }
  }
  return plans;
}

/** Shipping and terraforming. */
export function tracks(s: State, seat: number): Plan[] {
  const p = s.players[seat];
  const plans: Plan[] = [];
  if (p.shipping < TOP_SHIPPING) {
    const paid = raise(s, seat, SHIPPING_PRICE);
    if (paid) plans.push([...paid, { do: 'shipping' }]);
  }
  if (p.terraforming < TOP_TERRAFORMING && p.board) {
    const paid = raise(s, seat, BOARDS[p.board].terraformingPrice);
    if (paid) plans.push([...paid, { do: 'terraforming' }]);
  }
  return plans;
}

/** A scholar to the best free space of each discipline in which it climbs. */
export function sends(s: State, seat: number): Plan[] {
  const p = s.players[seat];
  const paid = raise(s, seat, { scholars: 1 });
  if (!paid) return [];
  const plans: Plan[] = [];
  for (const [d, discipline] of DISCIPLINES.entries()) {
    if (!canStep(s, p, d)) continue;
    const space = SCHOLAR_SPACES.findIndex((_, i) => s.scholars[d * SCHOLAR_SPACES.length + i] < 0);
    plans.push([...paid, { do: 'send', discipline, steps: space < 0 ? RETURNED_SCHOLAR : SCHOLAR_SPACES[space] }]);
  }
  return plans;
}

/** Every tile whose books are there, or nearly: the rest is bought with power. */
export function innovations(s: State, seat: number): Plan[] {
  const p = s.players[seat];
  if (p.innovations.length >= MOST_INNOVATIONS) return [];
  const plans: Plan[] = [];
  for (const [place, tile] of s.display.entries()) {
    if (!tile) continue;
    const { of, any, coins } = innovationPrice(s, seat, place);
    const books: number[] = [];
    for (const [d, n] of of.entries()) for (let i = p.books[d]; i < n; i++) books.push(d);
    const column = of.findIndex(n => n > 0);
    while (books.length <= MOST_BOOKS && sum(p.books) + books.length < sum(of) + any) books.push(column);
    if (books.length > MOST_BOOKS || !inSupply(s, books)) continue;
    const paid = raise(s, seat, { coins }, books);
    if (paid) plans.push([...paid, { do: 'develop', tile }]);
  }
  return plans;
}

const inSupply = (s: State, books: readonly number[]): boolean => books.every(d => books.filter(other => other === d).length <= s.books[d]);

/** Power and book actions that are not about spades. What they ask for is answered next. */
export function boardActions(s: State, seat: number): Plan[] {
  const p = s.players[seat];
  const plans: Plan[] = [];
  for (const action of POWER_ACTION_IDS) {
    const { gain } = POWER_ACTIONS[action];
    if (s.covered.includes(action) || gain.spades || !isPossible(s, seat, gain)) continue;
    const paid = raise(s, seat, { power: powerPrice(s, seat, action) });
    if (!paid) continue;
    const take: Plan = [...paid, { do: 'power', action }];
    if (gain.bridges) for (const bridge of usefulBridges(s, seat, false)) plans.push([...take, bridge]);
    else plans.push(take);
  }
  for (const action of s.bookActions) {
    const { price, gain } = BOOK_ACTIONS[action];
    if (s.covered.includes(action) || gain.spades || sum(p.books) < (price.books ?? 0) || !isPossible(s, seat, gain)) continue;
    plans.push([{ do: 'book', action }]);
  }
  return plans;
}

/** Special actions that are not about spades, and the Moles' own bridges. */
export function specials(s: State, seat: number): Plan[] {
  const p = s.players[seat];
  const plans: Plan[] = [];
  for (const { id, is } of having(s, p, 'special')) {
    if (p.used.includes(id) || is.spades || !isPossible(s, seat, is)) continue;
    const take: Choice = { do: 'special', tile: id };
    if (is.bridges) for (const bridge of usefulBridges(s, seat, false)) plans.push([take, bridge]);
    else plans.push([take]);
  }
  for (const { is } of having(s, p, 'bridgePrice')) {
    const paid = raise(s, seat, is);
    if (paid) for (const bridge of usefulBridges(s, seat, true)) plans.push([...paid, { do: 'landBridge' }, bridge]);
  }
  return plans;
}

/** Bridges to an own building of another group, or to a hex that could soon be settled; where Steel may be had, any. */
export function usefulBridges(s: State, seat: number, overLand: boolean): Choice[] {
  const p = s.players[seat];
  const { bridges, ids } = mapOf(s);
  const board = boardOf(s);
  const steel = s.display.includes('steel') && p.innovations.length < MOST_INNOVATIONS;
  const found: { choice: Choice; merit: number }[] = [];
  for (const place of bridgePlaces(s, seat, overLand)) {
    const [a, b] = bridges[place];
    const own = s.owner[a] === seat ? a : b;
    const other = acrossBridge(bridges[place], own);
    let merit = steel ? 1 : 0;
    if (s.owner[other] === seat) merit += groupAround(board, a).includes(b) ? 0 : 5;
    else if (s.building[other] === EMPTY) merit += Math.max(0, 3 - spadesTo(s, p, other));
    if (merit > 0) found.push({ choice: { do: 'bridge', from: ids[a], to: ids[b] }, merit });
  }
  return found
    .sort((x, y) => y.merit - x.merit)
    .slice(0, MOST_BRIDGES)
    .map(({ choice }) => choice);
}

/** An annex for each group that is no city yet. */
export function annexes(s: State, seat: number): Plan[] {
  if (s.players[seat].annexes === 0) return [];
  const board = boardOf(s);
  const { ids } = mapOf(s);
  const seen = new Set<number>();
  const plans: Plan[] = [];
  for (const hex of hexesOf(board, seat)) {
    if (seen.has(hex)) continue;
    const group = groupAround(board, hex);
    for (const member of group) seen.add(member);
    const place = group.find(member => !s.annexed.includes(member));
    if (place !== undefined && !group.some(member => s.inCity[member] === 1)) plans.push([{ do: 'annex', hex: ids[place] }]);
  }
  return plans;
}

/** Passing with each round bonus; where passing itself gives steps, those are asked for first. */
export function passes(s: State, seat: number): Plan[] {
  const p = s.players[seat];
  if (s.round === ROUNDS || having(s, p, 'pass').some(({ is }) => is.stepsPer)) return [[{ do: 'pass' }]];
  return s.bonuses.map(bonus => [{ do: 'pass' }, { do: 'bonus', bonus }]);
}
