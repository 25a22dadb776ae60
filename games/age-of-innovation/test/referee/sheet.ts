/** What a player owns, as the log of facts tells it. */
import type { Seat } from '@tarsas/kernel';
import {
  BONUSES,
  type BoardId,
  type BonusId,
  BRIDGES,
  BUILDINGS,
  type Building,
  type CityTileId,
  COMPETENCIES,
  type CompetencyId,
  FACTIONS,
  type FactionId,
  type FinalTileId,
  INNOVATIONS,
  type InnovationId,
  type Measure,
  PALACE,
  PALACES,
  type PalaceId,
  PIECES,
  REVISED,
  type RoundTileId,
  SCHOLARS,
  type Scoring,
  START_POINTS,
  type Terrain,
  type Tile,
} from '../../data/index.ts';
import type { Line, Source } from '../../rules/state.ts';
import { beside, groups, type Land, own } from './land.ts';

/** Everything that can be gained at once; what is still owed is counted in the same words. */
export const GOODS = ['coins', 'tools', 'scholars', 'power', 'tokens', 'annexes', 'points'] as const;
export type Goods = Record<(typeof GOODS)[number], number>;
export const nothing = (): Goods => ({ coins: 0, tools: 0, scholars: 0, power: 0, tokens: 0, annexes: 0, points: 0 });

/** Objects to what is not in order. */
export type Objecting = (what: string, expected: unknown, found: unknown) => void;

export interface Sheet {
  seat: Seat;
  board: BoardId | null;
  faction: FactionId | null;
  palace: PalaceId | null;
  bonus: BonusId | null;
  home: Terrain | null;
  vp: number;
  coins: number;
  tools: number;
  scholars: number;
  supply: number;
  bridges: number;
  annexes: number;
  keys: number;
  shipping: number;
  terraforming: number;
  bowls: number[];
  science: number[];
  books: number[];
  left: number[];
  innovations: InnovationId[];
  competencies: CompetencyId[];
  cities: CityTileId[];
  /** Rewards for passing that have not been scored yet, and whether the round bonus lies face down. */
  passing: { tile: Source; scoring: Scoring }[] | null;
  faceDown: boolean;
  /** What tables promise and no fact has brought yet: goods by source, and books of choice by source. */
  owed: Map<Source, Goods>;
  owedBooks: Map<Source, number>;
  scholarsLost: number;
  /** Spades used for the hex that is transformed next. */
  digging: number;
  /** Tiles whose special action is covered. */
  used: Source[];
  lines: Map<Line, number>;
}

export const newSheet = (seat: Seat): Sheet => ({
  seat,
  board: null,
  faction: null,
  palace: null,
  bonus: null,
  home: null,
  vp: START_POINTS,
  coins: 0,
  tools: 0,
  scholars: 0,
  supply: SCHOLARS,
  bridges: BRIDGES,
  annexes: 0,
  keys: 0,
  shipping: 0,
  terraforming: 0,
  bowls: [0, 0, 0],
  science: [0, 0, 0, 0],
  books: [0, 0, 0, 0],
  left: [...PIECES],
  innovations: [],
  competencies: [],
  cities: [],
  passing: null,
  faceDown: false,
  owed: new Map(),
  owedBooks: new Map(),
  scholarsLost: 0,
  digging: 0,
  used: [],
  lines: new Map([['start', START_POINTS]]),
});

/** The whole table: sheets, map, and what the set-up laid out. */
export interface Table {
  seats: number;
  revised: boolean;
  land: Land;
  sheets: Sheet[];
  rounds: RoundTileId[];
  finalTile: FinalTileId | null;
  display: (InnovationId | null)[];
  competencies: CompetencyId[];
  round: number;
  phase: 0 | 1 | 2 | 3;
  books: number[];
  /** Power and book actions taken this round. */
  covered: Source[];
  neutralLevels: number[];
  area: number;
}

export const palaceStands = (sheet: Sheet): boolean => sheet.left[PALACE] === 0;

/** Tiles in front of a player that work now. */
export function tilesOf(t: Table, sheet: Sheet): { id: Source; tile: Tile }[] {
  const { faction, palace, bonus, innovations, competencies, faceDown } = sheet;
  return [
    ...(faction ? [{ id: faction, tile: (t.revised && REVISED[faction]) || FACTIONS[faction] }] : []),
    ...(palace && palaceStands(sheet) ? [{ id: palace, tile: PALACES[palace] as Tile }] : []),
    ...(bonus && !faceDown ? [{ id: bonus, tile: BONUSES[bonus] as Tile }] : []),
    ...innovations.map(id => ({ id, tile: INNOVATIONS[id] as Tile })),
    ...competencies.map(id => ({ id, tile: COMPETENCIES[id] as Tile })),
  ];
}

export const kindNumber = (kind: Building): number => BUILDINGS.indexOf(kind);

export function measured(t: Table, sheet: Sheet, of: Measure): number {
  const hexes = own(t.land, sheet.seat);
  const kinds = hexes.map(hex => t.land.building[hex] as Building);
  const levels = [...sheet.science].sort((a, b) => b - a);
  if (typeof of !== 'string') return kinds.filter(kind => of.includes(kind)).length;
  const counts: Record<typeof of, () => number> = {
    cityTiles: () => sheet.cities.length,
    bridges: () => t.land.bridges.filter(({ seat }) => seat === sheet.seat).length,
    buildings: () => kinds.length,
    groups: () => groups(hexes, hex => beside(t.land, hex)).length,
    shapes: () => new Set(kinds).size,
    lowestLevel: () => levels[levels.length - 1],
    twoHighestLevels: () => levels[0] + levels[1],
  };
  return counts[of]();
}

export function scored(t: Table, sheet: Sheet, scoring: Scoring): number {
  const n = measured(t, sheet, scoring.of);
  return 'each' in scoring ? n * scoring.each : scoring.table[Math.min(n, scoring.table.length - 1)];
}
