/** What is on the table. Questions, answers and facts have files of their own. */
import type { Core, Play as KernelPlay, Step as KernelStep, Seat } from '@tarsas/kernel';
import type { Board, HexMap } from '@tarsas/terra';
import {
  type BoardId,
  type BonusId,
  type BookActionId,
  type CityTileId,
  type CompetencyId,
  type FactionId,
  type FinalTileId,
  type InnovationId,
  MAPS,
  type MapId,
  type PalaceId,
  type PowerActionId,
  type RoundTileId,
  type Terrain,
} from '../data/index.ts';
import type { Choice } from './choices.ts';
import type { Facts } from './facts.ts';
import type { Frame, FrameOf } from './frames.ts';
import type { Options } from './options.ts';
import type { Due, TileId } from './sources.ts';

export type * from './choices.ts';
export type { Facts } from './facts.ts';
export type * from './frames.ts';
export type * from './sources.ts';

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
  science: readonly number[];
  books: number[];
  /** Buildings still on the player board, by building number. */
  left: readonly number[];
  innovations: readonly InnovationId[];
  competencies: readonly CompetencyId[];
  cities: readonly CityTileId[];
  /** Tiles whose special action is covered this round. */
  used: TileId[];
  due: Due[];
  /** Points by source and round, in pairs: 8 × the number of the line + round, points. */
  tally: readonly number[];
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
  terrain: readonly number[];
  building: readonly number[];
  owner: readonly number[];
  inCity: readonly number[];
  bridges: readonly number[];
  /** Hexes with a neutral building, and hexes with an annex. */
  neutral: number[];
  annexed: number[];
  round: number;
  phase: Phase;
  rounds: readonly RoundTileId[];
  finalTile: FinalTileId;
  bookActions: readonly BookActionId[];
  /** Power and book actions covered this round. */
  covered: (PowerActionId | BookActionId)[];
  display: (InnovationId | null)[];
  /** The kind of competency on each place of the display, and how many are left of it. */
  competencies: readonly CompetencyId[];
  piles: number[];
  palaces: readonly PalaceId[];
  citiesLeft: number[];
  books: number[];
  /** Neutral buildings left, by building number, and annexes. */
  neutralLeft: readonly number[];
  annexesLeft: number;
  /** Round bonuses beside the board and the coins on them. */
  bonuses: readonly BonusId[];
  bonusCoins: readonly number[];
  /** Four spaces below each discipline: whose scholar, NEUTRAL, or -1. */
  scholars: readonly number[];
  /** Levels of the neutral faction with two players, else empty; and the size of its empire, 0 for none or unknown. */
  neutralLevels: readonly number[];
  area: number;
  areaShown: boolean;
  /** What can still be chosen before the game: sets by position, or the items of the draft. */
  offered: { boards: BoardId[]; factions: FactionId[]; palaces: PalaceId[]; bonuses: BonusId[] };
  players: Player[];
  startPlayer: Seat;
  /** Seats in the order of this round, and those who have passed, in that order. */
  order: readonly Seat[];
  passed: Seat[];
  built: Built[];
}

/** The owner of the scholars of the neutral faction. */
export const NEUTRAL = 9;

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

export type View = Omit<State, 'rng'>;

/** The position as the rules read it. The generator answers no question. */
export const positionOf = (view: View): State => ({ ...view, rng: [] });

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
