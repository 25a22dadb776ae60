/** What is on the table, and the kinds of questions and answers. */
import type { Core, CoreView, Play as KernelPlay, Step as KernelStep, Seat } from '@tarsas/kernel';
import type { Board, HexMap, Offer } from '@tarsas/terra';
import {
  type BoardId,
  type BonusId,
  type BookActionId,
  type Building,
  type CityTileId,
  type CompetencyId,
  type Discipline,
  type FactionId,
  type FinalTileId,
  type InnovationId,
  MAPS,
  type MapId,
  type PalaceId,
  type PowerActionId,
  type RoundTileId,
  type Skip,
  type Terrain,
} from '../data/index.ts';
import type { Facts } from './facts.ts';
import type { Options } from './options.ts';

export type { Facts } from './facts.ts';

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

export interface Player {
  board: BoardId | null;
  faction: FactionId | null;
  /** The tile by the palace; in the draft it lies there before the palace is built. */
  palace: PalaceId | null;
  bonus: BonusId | null;
  /** The number of the native terrain, -1 until known. */
  home: number;
  vp: number;
  coins: number;
  tools: number;
  scholars: number;
  /** Scholars in the own supply: neither gained nor on the science board. */
  supply: number;
  bridges: number;
  annexes: number;
  /** City keys not used yet. */
  keys: number;
  shipping: number;
  terraforming: number;
  passed: boolean;
  bowls: number[];
  science: number[];
  books: number[];
  /** Buildings still on the player board, by building number. */
  left: number[];
  innovations: InnovationId[];
  competencies: CompetencyId[];
  cities: CityTileId[];
  /** Tiles whose special action is covered this round. */
  used: TileId[];
  due: Due[];
  /** Points by source and round, in pairs: 8 × the number of the line + round, points. */
  tally: number[];
}

/** A build for which the neighbours have still to be offered power: values fixed when it happened (AOI-OPEN-16). */
export interface Built {
  seat: Seat;
  hex: number;
  power: number[];
}

/** 0 is the set-up, then the three phases of a round, 4 the final scoring. */
export type Phase = 0 | 1 | 2 | 3 | 4;

/** By hex number: terrain, building and owner as numbers (see data/); by bridge place: its owner. */
export interface State extends Core<Frame, Options> {
  terrain: number[];
  building: number[];
  owner: number[];
  inCity: number[];
  bridges: number[];
  /** Hexes with a neutral building, and hexes with an annex. */
  neutral: number[];
  annexed: number[];
  round: number;
  phase: Phase;
  rounds: RoundTileId[];
  finalTile: FinalTileId;
  bookActions: BookActionId[];
  /** Power and book actions covered this round. */
  covered: (PowerActionId | BookActionId)[];
  display: (InnovationId | null)[];
  /** The kind of competency on each place of the display, and how many are left of it. */
  competencies: CompetencyId[];
  piles: number[];
  palaces: PalaceId[];
  citiesLeft: number[];
  books: number[];
  /** Neutral buildings left, by building number, and annexes. */
  neutralLeft: number[];
  annexesLeft: number;
  /** Round bonuses beside the board and the coins on them. */
  bonuses: BonusId[];
  bonusCoins: number[];
  /** Four spaces below each discipline: whose scholar, NEUTRAL, or -1. */
  scholars: number[];
  /** Levels of the neutral faction with two players, else empty; and the size of its empire, 0 for none or unknown. */
  neutralLevels: number[];
  area: number;
  areaShown: boolean;
  /** What can still be chosen before the game: sets by position, or the items of the draft. */
  offered: { boards: BoardId[]; factions: FactionId[]; palaces: PalaceId[]; bonuses: BonusId[] };
  players: Player[];
  startPlayer: Seat;
  /** Seats in the order of this round, and those who have passed, in that order. */
  order: Seat[];
  passed: Seat[];
  built: Built[];
}

/** The owner of the scholars of the neutral faction. */
export const NEUTRAL = 9;

/** The action "terraform and/or build" in progress (section 16). */
export interface Dig {
  kind: 'dig';
  seat: Seat;
  free: number;
  mayBuy: boolean;
  mayBuild: boolean;
  /** A free workshop on any native hex within reach (AOI-FACTION-LIZARDS-02). */
  settles: boolean;
  /** Spades may be split freely, hexes left half-way (AOI-PHASE3-09). */
  splits: boolean;
  /** The first hex transformed; the hex whose new terrain is being chosen; -1 for none. */
  first: number;
  target: number;
  /** A hex left half-way: no other is begun before it is native (AOI-TERRA-20); -1 for none. */
  halfWay: number;
  /** A tunnel or flight is being chosen, or has been used (AOI-OPEN-13). */
  skipping: Skip['by'] | null;
  skipped: boolean;
}

export type Frame =
  | {
      kind: 'game';
      stage: 'choose' | 'bonuses' | 'prepare' | 'wishes' | 'place' | 'competencies' | 'spades' | 'rounds' | 'final';
      next: number;
    }
  // Set-up
  | { kind: 'chooseSet'; seat: Seat }
  | { kind: 'draft'; seat: Seat }
  | { kind: 'chooseBonus'; seat: Seat }
  | { kind: 'placeStart'; seat: Seat }
  // A round
  | { kind: 'round'; stage: 'income' | 'actions' | 'bonus' | 'prepare'; next: number }
  | { kind: 'turn'; seat: Seat; stage: 'act' | 'wrapUp' | 'offers' }
  | { kind: 'act'; seat: Seat; again: boolean }
  | { kind: 'wrapUp'; seat: Seat }
  | { kind: 'exchange'; seat: Seat }
  | { kind: 'pass'; seat: Seat; stage: 'rewards' | 'points' }
  | { kind: 'takeBonus'; seat: Seat }
  // Parts of an action
  | { kind: 'rewards'; seat: Seat; spadesLater: boolean }
  | { kind: 'nextReward'; seat: Seat; spadesLater: boolean }
  | { kind: 'palaceTile'; seat: Seat }
  | { kind: 'book'; seat: Seat; from: Source }
  | { kind: 'steps'; seat: Seat; n: number; from: Source }
  | { kind: 'stepsInOne'; seat: Seat; n: number; from: Source }
  | { kind: 'key'; seat: Seat; discipline: number; n: number; from: Source }
  | { kind: 'competency'; seat: Seat }
  | { kind: 'cityTile'; seat: Seat }
  | { kind: 'bridge'; seat: Seat; n: number; overLand: boolean }
  | { kind: 'neutral'; seat: Seat; building: number; from: Source }
  | { kind: 'anywhere'; seat: Seat; building: number; from: Source }
  | { kind: 'replace'; seat: Seat; old: number; building: number; from: Source }
  | Dig
  | { kind: 'payBooks'; seat: Seat; n: number }
  /** `had`: the books before any was paid. */
  | { kind: 'develop'; seat: Seat; tile: InnovationId; had: number[] }
  | { kind: 'bookAction'; seat: Seat; action: BookActionId; had: number[] }
  | { kind: 'offers'; from: Seat; hex: number; offers: Offer[] };
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

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

/** Where points come from. */
export const LINES = [
  'start',
  'roundTile',
  'finalTile',
  'cityTile',
  'innovation',
  'palace',
  'competency',
  'roundBonus',
  'faction',
  'bookAction',
  'shipping',
  'terraforming',
  'medicine',
  'leech',
  'empire',
  'science',
  'resources',
] as const;
export type Line = (typeof LINES)[number];

export type View = CoreView<Frame, Options> & Omit<State, keyof Core>;

export interface AgeOfInnovation {
  options: Options;
  frame: Frame;
  choice: Choice;
  facts: Facts;
  state: State;
  view: View;
  line: Line;
}

export type Play = KernelPlay<AgeOfInnovation>;
export type Step<K extends Frame['kind'], C extends Choice = Choice> = KernelStep<AgeOfInnovation, FrameOf<K>, C>;

/** The side of the board for the number of players (AOI-SETUP-01 to 03). */
export const sideFor = (seats: number, options: Readonly<Options>): MapId =>
  seats < 3 || (seats === 3 && options.map === 'tight') ? '1-3' : '3-5';

export const mapFor = (seats: number, options: Readonly<Options>): HexMap<Terrain> => MAPS[sideFor(seats, options)];

export const mapOf = (s: Pick<State, 'seats' | 'options'>): HexMap<Terrain> => mapFor(s.seats, s.options);

export function boardOf(s: State): Board {
  return { map: mapOf(s), owner: s.owner, bridges: s.bridges };
}
