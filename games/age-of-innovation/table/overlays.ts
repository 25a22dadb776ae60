/** What overlays and previews show: the rules' own pure questions, asked about the position on the table. */
import type { Seat } from '@tarsas/kernel';
import { groupsAmong, hexesOf, powerAround, takeable } from '@tarsas/terra';
import { type Offered, offersAmong, strongestBeside } from '@tarsas/terra/table/onMap.ts';
import { DISCIPLINES, EMPTY, type Gain, INNOVATIONS, type InnovationId, LEVEL_POWER, RIVER } from '../data/index.ts';
import { type CityProgress, cityProgress, powerAt } from '../rules/questions/city.ts';
import { empiresOf } from '../rules/questions/final.ts';
import { incomeOf } from '../rules/questions/income.ts';
import { pointsFor } from '../rules/questions/measure.ts';
import { type InnovationPrice, innovationPrice, sum } from '../rules/questions/price.ts';
import { reachNow, spadesTo } from '../rules/questions/reach.ts';
import { canStep, needsKey } from '../rules/questions/science.ts';
import { boardOf, mapOf, type Player, type State } from '../rules/state.ts';

export const OVERLAYS = ['reach', 'spades', 'power', 'cities', 'network', 'income'] as const;

const settled = (s: State, seat: Seat): boolean => s.players[seat].home >= 0;

/** Land in reach, by hex number. */
export function inReach(s: State, seat: Seat): boolean[] {
  if (!settled(s, seat)) return s.owner.map(() => false);
  const reached = reachNow(s, seat);
  return s.owner.map((owner, hex) => owner === seat || reached[hex] !== 0);
}

/** Spades that turn an empty hex into native terrain; null where there is nothing to dig. */
export function spadesAt(s: State, seat: Seat, hex: number): number | null {
  if (!settled(s, seat) || s.building[hex] !== EMPTY || s.terrain[hex] === RIVER) return null;
  return spadesTo(s, s.players[seat], hex);
}

export function spadesInReach(s: State, seat: Seat): { hex: number; spades: number }[] {
  const reached = inReach(s, seat);
  return mapOf(s).land.flatMap(hex => {
    const spades = reached[hex] ? spadesAt(s, seat, hex) : null;
    return spades === null ? [] : [{ hex, spades }];
  });
}

/** Who would be offered power if this seat built on the hex. A seat that can take none is not asked. */
export function offersAt(s: State, seat: Seat, hex: number): Offered[] {
  const power = powerAround(boardOf(s), hex, seat, s.seats, at => powerAt(s, at));
  return taking(s, power);
}

function taking(s: State, power: readonly number[]): Offered[] {
  return power.flatMap((n, seat) => {
    const most = takeable(n, s.players[seat].bowls, s.players[seat].vp);
    return n > 0 && most > 0 ? [{ seat, power: most }] : [];
  });
}

export function offersInReach(s: State, seat: Seat): { hex: number; offers: Offered[] }[] {
  const hexes = spadesInReach(s, seat).map(({ hex }) => hex);
  return offersAmong(hexes, hex => offersAt(s, seat, hex));
}

/** Power on offer now, or as soon as the turn is over. */
export function openOffers(s: State): (Offered & { at: number })[] {
  const asked = s.stack.flatMap(frame =>
    frame.kind === 'offers' ? frame.offers.map(({ seat, power }) => ({ seat, power, at: frame.hex })) : [],
  );
  return [...asked, ...s.built.flatMap(({ hex, power }) => taking(s, power).map(offer => ({ ...offer, at: hex })))];
}

/** The same, each at the strongest neighbouring building of the seat that may take it. */
export function offersOnMap(s: State): { from: number; hex: number; power: number; seat: Seat }[] {
  const shown = new Map<Seat, { from: number; hex: number; power: number; seat: Seat }>();
  for (const { seat, power, at } of openOffers(s)) {
    const hex = strongestAt(s, at, seat);
    if (hex !== undefined && !shown.has(seat)) shown.set(seat, { from: at, hex, power, seat });
  }
  return [...shown.values()];
}

/** Of the buildings of a seat beside a hex the one with most power. */
export const strongestAt = (s: State, hex: number, seat: Seat): number | undefined =>
  strongestBeside(boardOf(s), hex, seat, beside => powerAt(s, beside))[0];

/** Groups outside cities with how far they are, the nearest to a city first. */
export function groupsOf(s: State, seat: Seat): (CityProgress & { hexes: number[] })[] {
  const board = boardOf(s);
  return groupsAmong(board, hexesOf(board, seat))
    .filter(group => !group.some(hex => s.inCity[hex] === 1))
    .map(hexes => ({ hexes, ...cityProgress(s, seat, hexes) }))
    .sort((a, b) => b.buildings / b.needed + b.power / b.total - (a.buildings / a.needed + a.power / a.total));
}

/** The largest empire of a seat, as hexes. */
export function largestEmpireOf(s: State, seat: Seat): number[] {
  return empiresOf(s, seat).reduce((best, empire) => (empire.length > best.length ? empire : best), []);
}

export type Goods = Readonly<Record<'coins' | 'tools' | 'scholars' | 'power' | 'points' | 'books' | 'steps', number>>;

/** What the next income phase brings, all together. */
export function nextIncome(s: State, seat: Seat): Goods {
  const total = { coins: 0, tools: 0, scholars: 0, power: 0, points: 0, books: 0, steps: 0 };
  for (const { gain } of incomeOf(s, seat)) {
    const { coins = 0, tools = 0, scholars = 0, power = 0, points = 0, books = 0, steps = 0, stepsInOne = 0 }: Gain = gain;
    total.coins += coins;
    total.tools += tools;
    total.scholars += scholars;
    total.power += power;
    total.points += points;
    total.books += books;
    total.steps += steps + stepsInOne;
  }
  return total;
}

/** Where so many steps lead, what power they bring, and whether a key is needed. */
export interface Climb {
  from: number;
  to: number;
  power: number;
  key: boolean;
}

export function climbOf(s: State, seat: Seat, d: number, steps: number): Climb {
  const p: Player = { ...s.players[seat] };
  const from = p.science[d];
  let power = 0;
  let key = false;
  for (let n = 0; n < steps && canStep(s, p, d); n++) {
    if (needsKey(p, d)) {
      key = true;
      p.keys--;
    }
    p.science = p.science.with(d, p.science[d] + 1);
    power += LEVEL_POWER[p.science[d]] ?? 0;
  }
  return { from, to: p.science[d], power, key };
}

/** What an innovation costs a seat, and what it still lacks for it. */
export interface Deal {
  price: InnovationPrice;
  lack: { of: number[]; any: number; coins: number };
  affordable: boolean;
}

export function dealFor(s: State, seat: Seat, place: number): Deal {
  const p = s.players[seat];
  const price = innovationPrice(s, seat, place);
  const of = price.of.map((n, d) => Math.max(0, n - p.books[d]));
  const over = sum(DISCIPLINES.map((_, d) => Math.max(0, p.books[d] - price.of[d])));
  const lack = { of, any: Math.max(0, price.any - over), coins: Math.max(0, price.coins - p.coins) };
  return { price, lack, affordable: sum(of) + lack.any + lack.coins === 0 };
}

/** Points an innovation would bring at once, or null where they do not depend on anything. */
export function worthOf(s: State, seat: Seat, id: InnovationId): number | null {
  const { points = 0, score }: Gain = INNOVATIONS[id].atOnce ?? {};
  return score ? points + pointsFor(s, seat, score) : null;
}
