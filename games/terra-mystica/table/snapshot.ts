/** The map of a position, for the picture beside a link. */
import { mapMarkup } from '@tarsas/kit/snapshot/map.ts';
import type { Snapshot } from '@tarsas/kit/snapshot/sheet.ts';
import { bridgesOn, townsOnMap } from '@tarsas/terra/table/onMap.ts';
import { TERRAINS } from '../data/index.ts';
import { joinsOf } from '../rules/questions/town.ts';
import { boardOf, mapOf, positionOf, type View } from '../rules/state.ts';
import { colourOf, holeFor, pieceOn } from './looks.ts';

export function snapshot(view: View): Snapshot {
  const position = positionOf(view);
  const shape = mapOf(view.options);
  const colours = view.players.map((_, seat) => colourOf(view, seat));
  const towns = townsOnMap(boardOf(position), view.seats, view.inTown, seat => joinsOf(position, seat));
  return {
    colours,
    ...mapMarkup({
      shape,
      terrain: view.terrain.map(number => TERRAINS[number]),
      hole: view.structure.map(holeFor),
      standing: view.owner.flatMap((owner, hex) => (owner < 0 ? [] : [{ hex, colour: colours[owner], ...pieceOn(view, hex) }])),
      bridges: bridgesOn(view.bridges, shape.bridges, colours),
      towns: towns.map(({ seat, hexes }) => ({ colour: colours[seat], hexes })),
    }),
  };
}
