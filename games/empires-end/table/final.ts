/** The final scoring, step by step: the score track is there from the beginning, then what stands, then the innovations of the end. */
import type { FinalStep } from '@tarsas/kit/table.ts';
import { intactLocations } from '../rules/questions/empire.ts';
import type { EmpiresEnd } from '../rules/state.ts';
import { ownPlace } from './telling.ts';

export const final: readonly FinalStep<EmpiresEnd>[] = [
  {
    icon: 'city',
    lines: ['locations'],
    places: (view, seat) => intactLocations(view.players[seat]).map(id => ownPlace(seat, id)),
    time: 1500,
  },
  { icon: 'scroll', lines: ['endgame'] },
];
