/** Which tile a component is, whatever kind it has. */
import {
  BONUSES,
  BOOK_ACTIONS,
  CITY_TILES,
  COMPETENCIES,
  FACTIONS,
  INNOVATIONS,
  PALACES,
  POWER_ACTIONS,
  REVISED,
  type Tile,
} from '../data/index.ts';
import type { Source, TileId } from '../rules/state.ts';

const TILES: Readonly<Record<string, Tile>> = { ...FACTIONS, ...PALACES, ...INNOVATIONS, ...COMPETENCIES, ...BONUSES };
const GIVING = { ...POWER_ACTIONS, ...BOOK_ACTIONS, ...CITY_TILES };

/** What it does; actions and city tiles give what they give at once. */
export function faceOf(id: Source, revised = false): Omit<Tile, 'rule'> {
  if (id in GIVING) return { atOnce: GIVING[id as keyof typeof GIVING].gain };
  return (revised && REVISED[id as keyof typeof REVISED]) || TILES[id as TileId] || {};
}
