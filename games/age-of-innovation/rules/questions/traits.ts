/** What results and statistics tell of a finished table. */
import type { Traits } from '@tarsas/kernel';
import { type Player, type State, sideFor } from '../state.ts';

const traitsOf = ({ faction, board, palace }: Player): Record<string, string> => ({
  ...(faction && { faction }),
  ...(board && { board }),
  ...(palace && { palace }),
});

export const traits = (s: State): Traits => ({
  seats: s.players.map(traitsOf),
  table: { side: sideFor(s.seats, s.options), finalTile: s.finalTile },
});
