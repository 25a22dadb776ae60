/** What the data tables promise when something happens. */
import {
  BOARDS,
  BUILDINGS,
  type Building,
  DISCIPLINES,
  type Event,
  FINAL_TILES,
  type Gain,
  INCOME_LEVEL,
  LEVEL_INCOME,
  ROUND_TILES,
  ROUNDS,
  type Trigger,
} from '../../data/index.ts';
import type { Source } from '../../rules/state.ts';
import { kindNumber, nothing, type Sheet, scored, type Table, tilesOf } from './sheet.ts';

/** Goods and points now, books of choice when they are chosen. Steps, spades and buildings come as facts of their own. */
export function owe(t: Table, sheet: Sheet, gain: Gain, from: Source, times = 1): void {
  const owed = sheet.owed.get(from) ?? nothing();
  for (const good of ['coins', 'tools', 'scholars', 'power', 'tokens', 'annexes', 'points'] as const)
    owed[good] += (gain[good] ?? 0) * times;
  owed.points += ((gain.pointsBySeats?.[t.seats - 2] ?? 0) + (gain.score ? scored(t, sheet, gain.score) : 0)) * times;
  sheet.owed.set(from, owed);
  oweBooks(sheet, (gain.books ?? 0) * times, from);
  for (let i = 0; i < (gain.cityTiles ?? 0); i++) happens(t, sheet, { event: 'cityTile' }, false);
}

export function oweBooks(sheet: Sheet, n: number, from: Source): void {
  if (n > 0) sheet.owedBooks.set(from, (sheet.owedBooks.get(from) ?? 0) + n);
}

export interface Happening {
  event: Event;
  kind?: Building;
  hex?: number;
  times?: number;
}

/** Own tiles always, round tiles in phase II only (AOI-ACT-07). A city pays its owner when it is founded, the round tile when the tile is taken. */
export function happens(t: Table, sheet: Sheet, what: Happening, withRoundTile = true, withOwnTiles = true): void {
  if (withRoundTile && t.phase === 2) {
    const id = t.rounds[t.round - 1];
    if (matches(t, ROUND_TILES[id].scores, what)) owe(t, sheet, ROUND_TILES[id].scores.gain, id, what.times);
    const last = t.round === ROUNDS && t.finalTile;
    if (last && matches(t, FINAL_TILES[last].scores, what)) owe(t, sheet, FINAL_TILES[last].scores.gain, last, what.times);
  }
  if (!withOwnTiles) return;
  for (const { id, tile } of tilesOf(t, sheet)) {
    for (const trigger of tile.on ?? []) {
      if (!matches(t, trigger, what)) continue;
      owe(t, sheet, trigger.gain, id, what.times);
      oweBooks(sheet, trigger.gain.booksOfIt ?? 0, id);
    }
  }
}

function matches({ land }: Table, { event, buildings, at }: Trigger, { event: happened, kind, hex = -1 }: Happening): boolean {
  if (event !== happened || (buildings && !(kind && buildings.includes(kind)))) return false;
  if (at === 'river') return land.map.neighbours[hex].some(next => land.map.isRiver[next]);
  if (at === 'edge') return land.map.isEdge[hex];
  return true;
}

/** Phase I: every visible hand, tiles, disciplines from level 9 on. */
export function oweIncome(t: Table, sheet: Sheet): void {
  if (!sheet.board) return;
  const { base, uncovered } = BOARDS[sheet.board];
  owe(t, sheet, base, sheet.board);
  for (const kind of BUILDINGS) {
    if (kind === 'empty') continue;
    const n = kindNumber(kind);
    const gone = (uncovered[n]?.length ?? 0) - sheet.left[n];
    for (const hand of uncovered[n]?.slice(0, Math.max(0, gone)) ?? []) owe(t, sheet, hand, sheet.board);
  }
  for (const { id, tile } of tilesOf(t, sheet)) if (tile.income) owe(t, sheet, tile.income, id);
  for (const d of DISCIPLINES.keys()) if (sheet.science[d] >= INCOME_LEVEL) owe(t, sheet, LEVEL_INCOME[d], 'science');
}
