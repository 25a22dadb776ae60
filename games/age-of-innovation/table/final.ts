/** The final scoring, step by step: the largest empires, the disciplines one after the other, what is left. */
import type { FinalStep } from '@tarsas/kit/table.ts';
import { place } from '@tarsas/terra/table/telling.ts';
import { DISCIPLINES } from '../data/index.ts';
import { type AgeOfInnovation, positionOf } from '../rules/state.ts';
import type { largestEmpireOf } from './overlays.ts';
import type { inBoth } from './words.svelte.ts';

/** The table hands over what it has loaded anyway, so that it stays in one file. */
export const finalOf = (both: typeof inBoth, largest: typeof largestEmpireOf): readonly FinalStep<AgeOfInnovation>[] => [
  { icon: 'empire', lines: ['empire'], places: (view, seat) => largest(positionOf(view), seat).map(place.hex), time: 2400 },
  ...DISCIPLINES.map(
    (discipline): FinalStep<AgeOfInnovation> => ({
      icon: discipline,
      title: both(({ pieces }) => pieces.discipline[discipline]),
      facts: { science: fact => (fact.discipline === discipline ? fact : null) },
      places: (_, seat) => [place.marker(seat, discipline)],
    }),
  ),
  { icon: 'coin', lines: ['resources'] },
];
