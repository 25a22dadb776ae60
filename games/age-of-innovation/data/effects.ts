/**
 * The vocabulary in which all tiles are written: what is gained, what is counted, when. The rules know these words
 * and no tile by its name.
 */
import type { Building } from './buildings.ts';
import type { Discipline } from './science.ts';

export interface Price {
  coins?: number;
  tools?: number;
  scholars?: number;
  power?: number;
  /** Of any discipline. */
  books?: number;
}

/** Something that can be counted: own buildings on the map, or what the word says. */
export type Measure =
  | readonly Building[]
  | 'cityTiles'
  | 'bridges'
  | 'buildings'
  | 'groups'
  | 'shapes'
  | 'lowestLevel'
  | 'twoHighestLevels';

/** So many points for each, or by a table whose last entry stands for more as well. */
export type Scoring = { of: Measure; each: number } | { of: Measure; table: readonly number[] };

/** What can be gained at one go. */
export interface Gain {
  coins?: number;
  tools?: number;
  scholars?: number;
  power?: number;
  points?: number;
  /** By number of players, from 2 on. */
  pointsBySeats?: readonly number[];
  score?: Scoring;
  /** Books of the owner's choice. */
  books?: number;
  /** Books of the discipline of the tile gained. */
  booksOfIt?: number;
  /** Steps on the science board: freely distributed, so many for each of something, all in one discipline, one in each. */
  steps?: number;
  stepsPer?: Measure;
  stepsInOne?: number;
  stepInEach?: number;
  /** Terraform and/or build with so many free spades. */
  spades?: number;
  /** The same with one free spade and a free workshop, on any native hex within reach (AOI-FACTION-LIZARDS-02). */
  settle?: true;
  bridges?: number;
  annexes?: number;
  /** New power tokens into bowl III. */
  tokens?: number;
  /** Free steps on the player board's tracks. */
  shipping?: number;
  terraforming?: number;
  competencies?: number;
  cityTiles?: number;
  /** A neutral building to be placed at once. */
  neutral?: Building;
  /** A building from the own board, free, on any empty native hex. */
  anywhere?: Building;
  /** One own building is exchanged for another, free of charge. */
  replace?: { from: Building; to: Building };
  /** Another action in the same turn. */
  again?: true;
}

export type Event = 'build' | 'spade' | 'step' | 'cityTile' | 'track' | 'innovation' | 'competency' | 'scholar' | 'powerAction';

/** What is gained each time something happens; for each spade, step or building. */
export interface Trigger {
  event: Event;
  buildings?: readonly Building[];
  at?: 'river' | 'edge';
  gain: Gain;
}

/** Crossing hexes at a price when terraforming and building: tunnels and flights. */
export interface Skip {
  by: 'tunnel' | 'flight';
  hexes: number;
  price: Price;
  points: number;
  /** The points where the 2024 values are played: so many, and one for each player. */
  revised?: number;
}

/** Everything a tile can do. */
export interface Tile {
  rule: string;
  income?: Gain;
  atOnce?: Gain;
  special?: Gain;
  pass?: Gain;
  on?: readonly Trigger[];
  /** Reach over so many more river hexes in phase II. */
  reach?: number;
  skip?: Skip;
  /** The power value that makes a city. */
  cityPower?: number;
  /** Cities may ignore a river hex between two groups. */
  cityAcrossRiver?: true;
  /** Counted so many levels higher for the science bonus. */
  bonusLevels?: number;
  powerActionDiscount?: number;
  /** An action of the owner: bridges for tools, over land as well. */
  bridgePrice?: Price;
}

/** Steps and books a place of the competency display gives. */
export interface SlotGain {
  discipline: Discipline;
  steps: number;
  books: number;
}
