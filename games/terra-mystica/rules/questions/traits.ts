/** What results and statistics tell of a finished table. */
import type { Traits } from '@tarsas/kernel';
import { mapIdOf, type State } from '../state.ts';

export const traits = (s: State): Traits => ({
  seats: s.players.map(({ faction }) => ({ ...(faction && { faction }) })),
  table: { map: mapIdOf(s.options), finalTile: s.finalTile ?? 'none' },
});
