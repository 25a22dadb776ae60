/** Final scoring (section 27), and which line of the score a source belongs to. */
import type { Seat } from '@tarsas/kernel';
import {
  BONUSES,
  BOOK_ACTIONS,
  CITY_TILES,
  COINS_PER_POINT,
  COMPETENCIES,
  DISCIPLINES,
  EMPIRE_PRIZES,
  FINAL_TILES,
  INNOVATIONS,
  PALACES,
  ROUND_TILES,
  SCIENCE_PRIZES,
} from '../../data/index.ts';
import type { Facts, Line, Source } from '../../rules/state.ts';
import { beside, groups, overRiver, own, within } from './land.ts';
import { type Objecting, type Sheet, type Table, tilesOf } from './sheet.ts';

export function lineOf(from: Source): Line {
  const tables: readonly (readonly [object, Line])[] = [
    [ROUND_TILES, 'roundTile'],
    [FINAL_TILES, 'finalTile'],
    [CITY_TILES, 'cityTile'],
    [INNOVATIONS, 'innovation'],
    [PALACES, 'palace'],
    [COMPETENCIES, 'competency'],
    [BONUSES, 'roundBonus'],
    [BOOK_ACTIONS, 'bookAction'],
  ];
  if (from === 'shipping' || from === 'terraforming') return from;
  if (from === 'science') return 'medicine';
  return tables.find(([table]) => from in table)?.[1] ?? 'faction';
}

/** Tied players share the prizes of their places, rounded down; nothing for nothing (AOI-END-06). */
function prizeOf(values: readonly number[], seat: Seat, prizes: readonly number[]): number {
  const value = values[seat];
  if (value === 0) return 0;
  const better = values.filter(other => other > value).length;
  const tied = values.filter(other => other === value).length;
  let shared = 0;
  for (let place = better; place < better + tied; place++) shared += prizes[place] ?? 0;
  return Math.floor(shared / tied);
}

function empireOf(t: Table, sheet: Sheet): number {
  const skips = tilesOf(t, sheet).flatMap(({ tile }) => (tile.skip ? [tile.skip.hexes + 1] : []));
  const linked = (hex: number) => [
    ...beside(t.land, hex),
    ...overRiver(t.land, hex, sheet.shipping),
    ...skips.flatMap(steps => within(t.land, hex, steps)),
  ];
  return Math.max(0, ...groups(own(t.land, sheet.seat), linked).map(({ length }) => length));
}

function add(sheet: Sheet, line: Line, points: number): void {
  sheet.vp += points;
  if (points > 0) sheet.lines.set(line, (sheet.lines.get(line) ?? 0) + points);
}

export function scoreEmpire({ seat, buildings, points }: Facts['empire'], t: Table, object: Objecting): void {
  const sizes = t.sheets.map(sheet => empireOf(t, sheet));
  if (buildings !== sizes[seat]) object('largest empire', sizes[seat], buildings);
  const prize = prizeOf(t.neutralLevels.length > 0 ? [...sizes, t.area] : sizes, seat, EMPIRE_PRIZES);
  if (points !== prize) object('points for the empire', prize, points);
  add(t.sheets[seat], 'empire', prize);
}

export function sciencePrizes(t: Table, seat: Seat): number[] {
  return DISCIPLINES.map((_, d) => {
    const levels = t.sheets.map(({ science }) => science[d]);
    return prizeOf(t.neutralLevels.length > 0 ? [...levels, t.neutralLevels[d]] : levels, seat, SCIENCE_PRIZES);
  });
}

export function scoreScience({ seat, discipline, level, points }: Facts['science'], t: Table, object: Objecting): void {
  const d = DISCIPLINES.indexOf(discipline);
  const prize = sciencePrizes(t, seat)[d];
  if (level !== t.sheets[seat].science[d]) object(`level in ${discipline}`, t.sheets[seat].science[d], level);
  if (points !== prize) object(`points for ${discipline}`, prize, points);
  add(t.sheets[seat], 'science', prize);
}

/** Bowl III, and half of bowl II by sacrificing (AOI-END-09). */
export function scoreResources({ seat, coins, points }: Facts['resources'], t: Table, object: Objecting): void {
  const sheet = t.sheets[seat];
  const worth =
    sheet.coins + sheet.tools + sheet.scholars + sheet.books.reduce((a, b) => a + b, 0) + sheet.bowls[2] + Math.floor(sheet.bowls[1] / 2);
  if (coins !== worth) object('worth of the resources', worth, coins);
  if (points !== Math.floor(worth / COINS_PER_POINT)) object('points for resources', Math.floor(worth / COINS_PER_POINT), points);
  add(sheet, 'resources', Math.floor(worth / COINS_PER_POINT));
}
