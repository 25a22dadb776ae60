/** What no source at hand settles, or only one: said to players wherever they meet it. */
import type { MapId } from './maps.ts';

export const GUESSES = ['bridgeSites', 'edges', 'innovationDisplay', 'neutralEmpire'] as const;
export type Guess = (typeof GUESSES)[number];

/** Those that matter with this number of players on this side of the board. */
export function guessesAt(seats: number, map: MapId): Guess[] {
  const of: Record<Guess, boolean> = {
    bridgeSites: map === '1-3',
    edges: map === '1-3',
    innovationDisplay: seats === 5,
    neutralEmpire: seats === 2,
  };
  return GUESSES.filter(guess => of[guess]);
}
