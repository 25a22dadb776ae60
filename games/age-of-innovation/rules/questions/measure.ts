/** Everything that tiles count. */
import { groupsAmong, hexesOf } from '@tarsas/terra';
import { BRIDGES, BUILDINGS, type Building, type Measure, type Scoring } from '../../data/index.ts';
import { boardOf, type State } from '../state.ts';

export function measure(s: State, seat: number, of: Measure): number {
  const p = s.players[seat];
  if (typeof of !== 'string') return buildingsOf(s, seat).filter(kind => of.includes(kind)).length;
  switch (of) {
    case 'cityTiles':
      return p.cities.length;
    case 'bridges':
      return BRIDGES - p.bridges;
    case 'buildings':
      return buildingsOf(s, seat).length;
    case 'groups': {
      const board = boardOf(s);
      return groupsAmong(board, hexesOf(board, seat)).length;
    }
    case 'shapes':
      return new Set(buildingsOf(s, seat)).size;
    case 'lowestLevel':
      return Math.min(...p.science);
    case 'twoHighestLevels': {
      const [first, second] = [...p.science].sort((a, b) => b - a);
      return first + second;
    }
  }
}

/** What stands on the map, neutral pieces of a normal type being the same shape (AOI-OPEN-11). */
function buildingsOf(s: State, seat: number): Building[] {
  return hexesOf(boardOf(s), seat).map(hex => BUILDINGS[s.building[hex]] as Building);
}

export function pointsFor(s: State, seat: number, scoring: Scoring): number {
  const count = measure(s, seat, scoring.of);
  return 'each' in scoring ? count * scoring.each : scoring.table[Math.min(count, scoring.table.length - 1)];
}
