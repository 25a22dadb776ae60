/** The final scoring, step by step: the largest empires, the disciplines one after the other, what is left. */
import type { FinalStep } from '@tarsas/kit/table.ts';
import { place } from '@tarsas/terra/table/telling.ts';
import { DISCIPLINES } from '../data/index.ts';
import { empiresOf } from '../rules/questions/final.ts';
import { type AgeOfInnovation, positionOf, type View } from '../rules/state.ts';
import { inBoth } from './words.svelte.ts';

function largest(view: View, seat: number): readonly string[] {
  const [most = []] = empiresOf(positionOf(view), seat).sort((a, b) => b.length - a.length);
  return most.map(place.hex);
}

export const final: readonly FinalStep<AgeOfInnovation>[] = [
  { icon: 'empire', lines: ['empire'], places: largest, time: 2400 },
  ...DISCIPLINES.map(
    (discipline): FinalStep<AgeOfInnovation> => ({
      icon: discipline,
      title: inBoth(({ pieces }) => pieces.discipline[discipline]),
      facts: { science: fact => (fact.discipline === discipline ? fact : null) },
      places: (_, seat) => [place.marker(seat, discipline)],
    }),
  ),
  { icon: 'coin', lines: ['resources'] },
];
