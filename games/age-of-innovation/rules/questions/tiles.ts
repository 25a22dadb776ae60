/** The components in front of a player that have an effect now. */
import { BONUSES, COMPETENCIES, FACTIONS, INNOVATIONS, PALACE, PALACES, REVISED, type Tile } from '../../data/index.ts';
import type { Line, Player, Source, State, TileId } from '../state.ts';

const TILES: Readonly<Record<string, Tile>> = { ...FACTIONS, ...PALACES, ...INNOVATIONS, ...COMPETENCIES, ...BONUSES };
const REVISED_TILES: Readonly<Record<string, Tile>> = { ...TILES, ...REVISED };

/** The tile of that name, with the values this table plays with (AOI-OPTION-03). */
export function tileOf({ options }: Pick<State, 'options'>, id: TileId): Tile {
  return (options.factions === '2024' ? REVISED_TILES : TILES)[id];
}

/** A palace tile works once the own palace stands; a neutral palace does not bring it to life (AOI-DRAFT-10). */
export const palaceWorks = (p: Player): boolean => p.palace !== null && p.left[PALACE] === 0;

export function tilesOf(p: Player): TileId[] {
  const ids: TileId[] = [];
  if (p.faction) ids.push(p.faction);
  if (p.palace && palaceWorks(p)) ids.push(p.palace);
  if (p.bonus) ids.push(p.bonus);
  ids.push(...p.innovations, ...p.competencies);
  return ids;
}

/** Tiles of the player that have something under this word. */
export function having<K extends keyof Tile>(s: State, p: Player, word: K): { id: TileId; is: NonNullable<Tile[K]>; rule: string }[] {
  const found: { id: TileId; is: NonNullable<Tile[K]>; rule: string }[] = [];
  for (const id of tilesOf(p)) {
    const tile = tileOf(s, id);
    const is = tile[word];
    if (is !== undefined) found.push({ id, is: is as NonNullable<Tile[K]>, rule: tile.rule });
  }
  return found;
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
