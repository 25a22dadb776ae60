/** What can give something, and the rewards that a player has still to take. */
import type {
  BoardId,
  BonusId,
  BookActionId,
  CityTileId,
  CompetencyId,
  FactionId,
  FinalTileId,
  InnovationId,
  PalaceId,
  PowerActionId,
  RoundTileId,
} from '../data/index.ts';

/** A component that can have an effect. */
export type TileId = BoardId | FactionId | PalaceId | InnovationId | CompetencyId | BonusId;
/** Anything that can give something. */
export type Source =
  | TileId
  | CityTileId
  | PowerActionId
  | BookActionId
  | RoundTileId
  | FinalTileId
  | 'science'
  | 'shipping'
  | 'terraforming'
  | 'school'
  | 'university';

/** A reward that still has to be taken, in the order its owner likes (AOI-OPEN-17). */
export type Due =
  | { what: 'palaceTile' }
  | { what: 'book'; from: Source }
  /** Steps freely distributed, steps in one discipline, steps that may need a key. */
  | { what: 'steps'; n: number; from: Source }
  | { what: 'stepsInOne'; n: number; from: Source }
  | { what: 'key'; discipline: number; n: number; from: Source }
  | { what: 'competency'; from: Source }
  | { what: 'cityTile' }
  | { what: 'spades'; n: number; from: Source }
  | { what: 'settle'; from: Source }
  /** Spades of the science bonus (AOI-PHASE3-04). */
  | { what: 'bonusSpades'; n: number; from: Source }
  | { what: 'bridges'; n: number; from: Source }
  | { what: 'neutral'; building: number; from: Source }
  | { what: 'anywhere'; building: number; from: Source }
  | { what: 'replace'; old: number; building: number; from: Source };
export type DueKind = Due['what'];
