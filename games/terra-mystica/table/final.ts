/** The final scoring, step by step: the cults one after the other, the networks, the final scoring tile, what is left. */
import type { FinalStep } from '@tarsas/kit/table.ts';
import { place } from '@tarsas/terra/table/telling.ts';
import { CULTS } from '../data/index.ts';
import { positionOf, type TerraMystica } from '../rules/state.ts';
import type { largestNetworkOf } from './overlays.ts';
import type { inBoth } from './words.svelte.ts';

/** The table hands over what it has loaded anyway, so that it stays in one file. */
export const finalOf = (both: typeof inBoth, largest: typeof largestNetworkOf): readonly FinalStep<TerraMystica>[] => [
  ...CULTS.map(
    (cult): FinalStep<TerraMystica> => ({
      icon: cult,
      title: both(({ pieces }) => pieces.cults[cult]),
      facts: { cultScore: fact => (fact.cult === cult ? fact : null) },
      places: (_, seat) => [place.marker(seat, cult)],
    }),
  ),
  { icon: 'map', lines: ['network'], places: (view, seat) => largest(positionOf(view), seat).map(place.hex), time: 2400 },
  { icon: 'edge', lines: ['finalTile'] },
  { icon: 'coin', lines: ['resources'] },
];
