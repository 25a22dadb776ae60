/** What can happen, and what is noted about it: everything needed to follow the table. */
import type { Seat } from '@tarsas/kernel';
import type {
  BoardId,
  BonusId,
  BookActionId,
  Building,
  CityTileId,
  CompetencyId,
  Discipline,
  FactionId,
  FinalTileId,
  InnovationId,
  PalaceId,
  PowerActionId,
  Price,
  RoundTileId,
  Skip,
  Terrain,
} from '../data/index.ts';
import type { DueKind, Good, Source, TileId } from './state.ts';

export interface Facts {
  tiles: {
    rounds: readonly RoundTileId[];
    finalTile: FinalTileId;
    bookActions: readonly BookActionId[];
    palaces: PalaceId[];
    display: (InnovationId | null)[];
    competencies: readonly CompetencyId[];
  };
  startPlayer: { seat: Seat };
  set: { seat: Seat; board: BoardId; faction: FactionId; bonus: BonusId };
  board: { seat: Seat; board: BoardId };
  faction: { seat: Seat; faction: FactionId };
  palace: { seat: Seat; palace: PalaceId };
  bonus: { seat: Seat; bonus: BonusId; coins: number };
  neutralFaction: { levels: readonly number[] };
  placed: { seat: Seat; building: Building; hex: string };
  /** In round 6 the final-round tile covers the science bonus. */
  round: { round: number; tile: RoundTileId; finalTile: FinalTileId | null; order: readonly Seat[] };
  area: { buildings: number };
  gained: { seat: Seat; from: Source; coins: number; tools: number; scholars: number; power: number; tokens: number; annexes: number };
  points: { seat: Seat; points: number; from: Source };
  scholarLost: { seat: Seat; scholars: number };
  book: { seat: Seat; discipline: Discipline; books: number; from: Source };
  bookLost: { seat: Seat; discipline: Discipline; books: number };
  climbed: { seat: Seat; discipline: Discipline; steps: number; at: number; from: Source };
  stepsLost: { seat: Seat; discipline: Discipline; steps: number };
  keyUsed: { seat: Seat; discipline: Discipline };
  keyKept: { seat: Seat; discipline: Discipline; steps: number };
  /** Steps or bridges the player does without. */
  forgone: { seat: Seat; reward: 'steps' | 'bridges'; n: number };
  spades: { seat: Seat; spades: number; tools: number };
  transformed: { seat: Seat; hex: string; terrain: Terrain };
  skipped: { seat: Seat; by: Skip['by']; hex: string; price: Price };
  spadesLost: { seat: Seat; spades: number };
  /** An empty price: it was free. */
  built: { seat: Seat; building: Building; hex: string; price: Price };
  upgraded: { seat: Seat; from: Building; to: Building; hex: string; price: Price };
  neutralBuilt: { seat: Seat; building: Building; hex: string; from: Source };
  notPlaced: { seat: Seat; building: Building };
  annex: { seat: Seat; hex: string };
  bridge: { seat: Seat; from: string; to: string; price: Price };
  shipping: { seat: Seat; value: number; price: Price };
  terraforming: { seat: Seat; tools: number; price: Price };
  trackLost: { seat: Seat; track: 'shipping' | 'terraforming' };
  /** Books paid, by discipline. */
  developed: { seat: Seat; tile: InnovationId; books: number[]; coins: number };
  sent: { seat: Seat; discipline: Discipline; steps: number };
  returned: { seat: Seat; discipline: Discipline };
  power: { seat: Seat; action: PowerActionId; power: number };
  bookAction: { seat: Seat; action: BookActionId; books: number[] };
  special: { seat: Seat; tile: TileId };
  competency: { seat: Seat; tile: CompetencyId };
  rewardLost: { seat: Seat; reward: DueKind };
  city: { seat: Seat; hexes: string[] };
  joined: { seat: Seat; hexes: string[] };
  river: { seat: Seat; hex: string };
  cityTile: { seat: Seat; tile: CityTileId };
  sacrificed: { seat: Seat };
  converted: { seat: Seat; from: Good; price: number; to: Good };
  offered: { seat: Seat; from: Seat; power: number };
  taken: { seat: Seat; from: Seat; power: number; points: number };
  declined: { seat: Seat; from: Seat; power: number };
  passed: { seat: Seat };
  scienceBonus: { seat: Seat; tile: RoundTileId; times: number };
  prepared: { round: number; order: readonly Seat[] };
  empire: { seat: Seat; buildings: number; points: number };
  science: { seat: Seat; discipline: Discipline; level: number; points: number };
  resources: { seat: Seat; coins: number; points: number };
}
