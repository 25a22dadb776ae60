/**
 * Both sides of the board, row by row: the row's letter, `>` where it starts half a hex to the right, then one letter
 * per hex; `.` is river, `#` is no hex. Confidence: terrain and edges of both sides agree in several sources. The bridge
 * sites follow the rule that holds without exception on the 3–5 side (every pair facing across a river); for the 1–3
 * side, of which no clear picture was at hand, they are inferred from it.
 */
import { type HexMap, hexMap, type MapRow } from '@tarsas/terra';
import { RING, type Terrain } from './terrain.ts';

const ROWS = {
  '1-3': [
    'A  . F M D P . L F M W .',
    'B> . S L S W . S P L . F',
    'C  # . P M F . . D . . D',
    'D> # . W D . F . . M P S',
    'E  # # . . . S P L D W M',
    'F> # . L P . W M . F L D',
    'G  # # . S M . . . . . .',
    'H> # . D F W D F L S F .',
    'I  # . W P M L S P D W M',
  ],
  '3-5': [
    'A  F . L S P W M . L S P D .',
    'B> M . . F L F D . F M L . S',
    'C  W L S . M P S . . W . . W',
    'D> D M W . D W . S . . P M F',
    'E  P F P D . . . F M L W D P',
    'F> S . . . L M . D P . S L W',
    'G  L . P S . F P . . . . . .',
    'H> . D L . W S D W S L F S .',
    'I  F M W . D M P L F M W D P',
  ],
} as const;

export type MapId = keyof typeof ROWS;
export const MAP_IDS = Object.keys(ROWS) as MapId[];

function read(line: string): MapRow<Terrain> {
  const hexes = line
    .slice(3)
    .split(' ')
    .map(letter => {
      if (letter === '.') return 'river';
      return RING.find(terrain => terrain[0].toUpperCase() === letter) ?? 'none';
    });
  return { label: line[0], indent: line[1] === '>', hexes };
}

export const MAPS = Object.fromEntries(MAP_IDS.map(id => [id, hexMap(ROWS[id].map(read), { byColumn: true, dryBridges: true })])) as Record<
  MapId,
  HexMap<Terrain>
>;
