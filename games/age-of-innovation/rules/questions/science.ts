/** The science board (section 12). */
import { DISCIPLINES, KEY_LEVEL, ROUND_TILES, type RoundTileId, TOP_LEVEL } from '../../data/index.ts';
import type { Player, State } from '../state.ts';
import { total } from './tiles.ts';

/** Only one marker per discipline ever stands on the top level (AOI-SCI-07). */
export function topTaken(s: State, d: number): boolean {
  return s.players.some(p => p.science[d] === TOP_LEVEL) || s.neutralLevels[d] === TOP_LEVEL;
}

/** May the marker move up one level? Entering level 8 takes a key (AOI-SCI-04). */
export function canStep(s: State, p: Player, d: number): boolean {
  const level = p.science[d];
  if (level === KEY_LEVEL - 1) return p.keys > 0;
  if (level === TOP_LEVEL - 1) return !topTaken(s, d);
  return level < TOP_LEVEL;
}

export const needsKey = (p: Player, d: number): boolean => p.science[d] === KEY_LEVEL - 1;

/** Disciplines in which a step is possible. */
export const stepsOpen = (s: State, p: Player): number[] => DISCIPLINES.map((_, d) => d).filter(d => canStep(s, p, d));

/** Disciplines of which there are books in the supply (AOI-OPEN-01). */
export const booksOpen = (s: State): number[] => DISCIPLINES.map((_, d) => d).filter(d => s.books[d] > 0);

/** Places of the competency display from which the player may take a tile (AOI-UPG-10, AOI-UPG-12). */
export function competenciesOpen(s: State, p: Player): number[] {
  const open: number[] = [];
  for (const [place, kind] of s.competencies.entries()) {
    if (s.piles[place] > 0 && !p.competencies.includes(kind)) open.push(place);
  }
  return open;
}

/** How often a round tile's science bonus falls to a player: once for every full multiple of the level (AOI-PHASE3-02). */
export function bonusTimes(s: State, p: Player, tile: RoundTileId): number {
  const { discipline, per } = ROUND_TILES[tile].bonus;
  return Math.floor((p.science[DISCIPLINES.indexOf(discipline)] + total(s, p, 'bonusLevels')) / per);
}
