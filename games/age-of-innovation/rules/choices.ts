/** Every answer to every question. */
import type {
  BoardId,
  BonusId,
  BookActionId,
  Building,
  CityTileId,
  CompetencyId,
  Discipline,
  FactionId,
  InnovationId,
  PalaceId,
  PowerActionId,
  Skip,
  Terrain,
} from '../data/index.ts';
import type { DueKind, Source, TileId } from './sources.ts';

export type Choice =
  // Set-up
  | { do: 'set'; board: BoardId }
  | { do: 'board'; board: BoardId }
  | { do: 'faction'; faction: FactionId }
  | { do: 'palace'; palace: PalaceId }
  | { do: 'bonus'; bonus: BonusId }
  | { do: 'place'; building: Building; hex: string }
  // Actions
  | { do: 'build'; hex: string }
  | { do: 'terraform'; hex: string }
  | { do: 'into'; terrain: Terrain }
  | { do: 'skip'; by: Skip['by'] }
  | { do: 'upgrade'; hex: string; to: Building }
  | { do: 'shipping' }
  | { do: 'terraforming' }
  | { do: 'develop'; tile: InnovationId }
  | { do: 'send'; discipline: Discipline; steps: number }
  | { do: 'power'; action: PowerActionId }
  | { do: 'book'; action: BookActionId }
  | { do: 'special'; tile: TileId }
  | { do: 'annex'; hex: string }
  | { do: 'landBridge' }
  | { do: 'pass' }
  // In the own turn
  | { do: 'exchange' }
  | { do: 'sacrifice' }
  | { do: 'convert'; from: Good; to: Good }
  /** A river hex, and a building of each of the two groups that become a city across it. */
  | { do: 'river'; hex: string; banks: [string, string] }
  | { do: 'endTurn' }
  | { do: 'done' }
  // Rewards
  | { do: 'next'; reward: DueKind; from: Source | 'city' }
  | { do: 'takeBook'; discipline: Discipline }
  | { do: 'payBook'; discipline: Discipline }
  | { do: 'step'; discipline: Discipline }
  | { do: 'useKey'; discipline: Discipline }
  | { do: 'keepKey'; discipline: Discipline }
  | { do: 'competency'; tile: CompetencyId }
  | { do: 'city'; tile: CityTileId }
  | { do: 'bridge'; from: string; to: string }
  | { do: 'replace'; hex: string; to: Building }
  // Power from others' building
  | { do: 'take'; power: number }
  | { do: 'decline' };
export type Do<K extends Choice['do']> = Extract<Choice, { do: K }>;

/** What conversions deal in; books by their discipline. */
export type Good = 'power' | 'scholars' | 'tools' | 'coins' | Discipline;
