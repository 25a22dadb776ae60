/** The components in front of a player that have an effect now. */
import { BONUSES, COMPETENCIES, FACTIONS, INNOVATIONS, PALACE, PALACES, REVISED, type Tile } from '../../data/index.ts';
import type { Line, Player, Source, State, TileId } from '../state.ts';

const TILES: Readonly<Record<string, Tile>> = { ...FACTIONS, ...PALACES, ...INNOVATIONS, ...COMPETENCIES, ...BONUSES };
const REVISED_TILES: Readonly<Record<string, Tile>> = { ...TILES, ...REVISED };

/** The tile of that name, with the values this table plays with (AOI-OPTION-03). */
export function tileOf({ options }: Pick<State, 'options'>, id: TileId): Tile {
  return (options.factions === '2024' ? REVISED_TILES : TILES)[id];
}

/** A palace tile works once the own palace stands; a neutral palace does not make it work (AOI-DRAFT-10). */
export const palaceWorks = (p: Player): boolean => p.palace !== null && p.left[PALACE] === 0;

interface Found<K extends keyof Tile> {
  id: TileId;
  is: NonNullable<Tile[K]>;
  rule: string;
}
const NOTHING: readonly never[] = [];

/**
 * Tiles of the player that have something under this word. The round bonus taken when passing lies face down and gives nothing
 * before the next income (AOI-PASS-03, AOI-PHASE3-07). Called very often, so it allocates nothing when there is none.
 */
export function having<K extends keyof Tile>(s: State, p: Player, word: K): readonly Found<K>[] {
  let found: Found<K>[] | null = null;
  for (let n = 0; ; n++) {
    const id = nthTile(p, n);
    if (id === undefined) return found ?? NOTHING;
    if (id === null || (id === p.bonus && p.passed && word !== 'income')) continue;
    const tile = tileOf(s, id);
    const is = tile[word];
    if (is === undefined) continue;
    found ??= [];
    found.push({ id, is: is as NonNullable<Tile[K]>, rule: tile.rule });
  }
}

/** Faction, palace, round bonus, innovations, competencies: null where there is none (yet), undefined after the last. */
function nthTile(p: Player, n: number): TileId | null | undefined {
  if (n === 0) return p.faction;
  if (n === 1) return palaceWorks(p) ? p.palace : null;
  if (n === 2) return p.bonus;
  return p.innovations[n - 3] ?? p.competencies[n - 3 - p.innovations.length];
}

/** The sum of what the player's tiles say under a word that stands for a number. */
export function total(s: State, p: Player, word: 'reach' | 'powerActionDiscount' | 'bonusLevels'): number {
  let sum = 0;
  for (const { is } of having(s, p, word)) sum += is;
  return sum;
}

const PREFIXES: readonly (readonly [string, Line])[] = [
  ['round', 'roundTile'],
  ['final', 'finalTile'],
  ['city', 'cityTile'],
  ['palace', 'palace'],
  ['competency', 'competency'],
  ['bonus', 'roundBonus'],
  ['book', 'bookAction'],
];

/** The line of the score that points from this source belong to. */
export function lineOf(from: Source): Line {
  if (from === 'shipping' || from === 'terraforming') return from;
  if (from === 'science') return 'medicine';
  if (from in INNOVATIONS) return 'innovation';
  return PREFIXES.find(([prefix]) => from.startsWith(prefix))?.[1] ?? 'faction';
}
