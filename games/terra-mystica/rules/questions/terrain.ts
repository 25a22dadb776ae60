/** Home terrain, and what it takes to change a terrain. */
import { spadesBetween } from '@tarsas/terra';
import { CYCLE, FACTIONS, ICE, onCycle } from '../../data/index.ts';
import { abilityOf } from '../abilities.ts';
import type { Player, State } from '../state.ts';

const CYCLE_SIZE = CYCLE.length;

/** May this player's structures stand on that terrain? */
export function isHome(p: Player, terrain: number): boolean {
  return p.open > 0 ? onCycle(terrain) && ((p.open >> terrain) & 1) === 1 : terrain === p.home;
}

/** Spades to turn one terrain into another; home terrain ice is counted from the starting terrain (FI-ICE-07, FI-ICE-08). */
export function spadesFor(p: Player, from: number, to: number): number {
  const exactly = abilityOf(p).spadesForAnyHex;
  if (exactly !== undefined) return exactly;
  if (to === ICE) return Math.max(1, spadesBetween(from, p.start, CYCLE_SIZE));
  return spadesBetween(from, to, CYCLE_SIZE);
}

/** The terrains a hex may be turned into with at most so many spades. Home comes first. */
export function targetsOf(p: Player, from: number, spades: number): number[] {
  const targets = p.home !== from && spadesFor(p, from, p.home) <= spades ? [p.home] : [];
  if (abilityOf(p).spadesForAnyHex !== undefined) return targets;
  for (let to = 0; to < CYCLE_SIZE; to++) {
    if (to !== from && to !== p.home && spadesFor(p, from, to) <= spades) targets.push(to);
  }
  return targets;
}

/** Is it the home terrain of another faction in play? Ice, volcano and starting terrains are none (FI-DEC-06, FI-DIFF-07). */
export function isForeignHome(s: State, seat: number, terrain: number): boolean {
  return s.players.some((p, other) => other !== seat && p.faction !== null && p.open === 0 && p.home === terrain);
}

/** Terrains that are the home or starting terrain of a player, so that nobody else may choose them (FI-ICE-02, FI-SHAPE-01, FI-VOLC-01). */
export function takenTerrains(s: State): number[] {
  const taken: number[] = [];
  for (const [seat, p] of s.players.entries()) {
    if (p.home >= 0) taken.push(p.home);
    if (p.start >= 0) taken.push(p.start);
    const board = s.colours[seat];
    if (board !== undefined) taken.push(...homesOfBoard(board));
  }
  for (const lot of s.lots) taken.push(...homesOfBoard(FACTIONS[lot].board));
  return taken;
}

function homesOfBoard(board: number): number[] {
  const faction = Object.values(FACTIONS).find(f => f.board === board);
  const home = CYCLE.indexOf(faction?.home as (typeof CYCLE)[number]);
  return home < 0 ? [] : [home];
}

/** Any terrain that is no faction's home, and not the present one (FI-SHAPE-10, FI-DEC-07). */
export function newHomes(s: State, seat: number): number[] {
  return [...CYCLE.keys()].filter(terrain => terrain !== s.players[seat].home && !isForeignHome(s, seat, terrain));
}
