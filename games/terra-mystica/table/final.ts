/** The final scoring, step by step: the cults one after the other, the networks, the final scoring tile, what is left. */
import type { FinalStep } from '@tarsas/kit/table.ts';
import { place } from '@tarsas/terra/table/telling.ts';
import { CULTS } from '../data/index.ts';
import { networksOf } from '../rules/questions/network.ts';
import { positionOf, type TerraMystica, type View } from '../rules/state.ts';
import { inBoth } from './words.svelte.ts';

function largest(view: View, seat: number): readonly string[] {
  const [most = []] = networksOf(positionOf(view), seat).sort((a, b) => b.length - a.length);
  return most.map(place.hex);
}

export const final: readonly FinalStep<TerraMystica>[] = [
  ...CULTS.map(
    (cult): FinalStep<TerraMystica> => ({
      icon: cult,
      title: inBoth(({ pieces }) => pieces.cults[cult]),
      facts: { cultScore: fact => (fact.cult === cult ? fact : null) },
      places: (_, seat) => [place.marker(seat, cult)],
    }),
  ),
  { icon: 'map', lines: ['network'], places: largest, time: 2400 },
  { icon: 'edge', lines: ['finalTile'] },
  { icon: 'coin', lines: ['resources'] },
];
