/** The map of a position, for the picture beside a link. */
import { mapMarkup } from '@tarsas/kit/snapshot/map.ts';
import type { Snapshot } from '@tarsas/kit/snapshot/sheet.ts';
import { bridgesOn, townsOnMap } from '@tarsas/terra/table/onMap.ts';
import { RING, RIVER } from '../data/index.ts';
import { boardOf, mapOf, positionOf, type View } from '../rules/state.ts';
import { colourOf, holeFor, piecesOn } from './looks.ts';

export function snapshot(view: View): Snapshot {
  const shape = mapOf(view);
  const colours = view.players.map((_, seat) => colourOf(view, seat));
  return {
    colours,
    ...mapMarkup({
      shape,
      terrain: view.terrain.map(number => (number === RIVER ? 'river' : RING[number])),
      hole: view.building.map(holeFor),
      standing: view.owner.flatMap((owner, hex) => (owner < 0 ? [] : piecesOn(view, hex).map(piece => ({ ...piece, hex })))),
      bridges: bridgesOn(view.bridges, shape.bridges, colours),
      towns: townsOnMap(boardOf(positionOf(view)), view.seats, view.inCity).map(({ seat, hexes }) => ({ colour: colours[seat], hexes })),
    }),
  };
}
