import { componentsOf } from '../../data/index.ts';
import type { State } from '../state.ts';

/** The side of the board for this number of players (EE-SETUP-01). */
export function trackOf(s: Pick<State, 'options' | 'seats'>) {
  const { tracks } = componentsOf(s.options);
  return tracks.find(track => track.players.includes(s.seats)) ?? tracks[0];
}
