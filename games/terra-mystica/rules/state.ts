/** What is on the table, and the kinds of questions, answers and facts. */
import type { Core, Play as KernelPlay, Step as KernelStep, Like, Seat } from '@tarsas/kernel';
import type { Board, Offer as EarlyOffer, HexMap } from '@tarsas/terra';
import {
  type BonusId,
  type Cult,
  type CycleTerrain,
  type FactionId,
  type FavorId,
  type FinalTile,
  MAPS,
  type MapId,
  type PowerActionId,
  type ScoringId,
  type Structure,
  type Terrain,
  type TownId,
} from '../data/index.ts';
import type { Options } from './options.ts';

/** A reward that still has to be taken, in whatever order its owner likes (TM-DEC-06). */
export type Due =
  | 'favor'
  | 'town'
  /** One step on a track of choice, or two on the same one. */
  | 'step'
  | 'steps'
  | `top:${Cult}`
  | 'bridge'
  | 'spades'
  | 'ordain'
  | 'token'
  | 'priest';

export type SpecialId = 'BON1' | 'BON2' | 'FAV6' | 'ACTA' | 'ACTW' | 'ACTS' | 'ACTC' | 'ACTG' | 'ACTN' | 'ACTE' | 'ACTH5' | 'ACTH6';

export interface Player {
  faction: FactionId | null;
  /** The terrain structures stand on, and the one from which spades are counted: they differ only for ice factions. -1 until known. */
  home: number;
  start: number;
  vp: number;
  coins: number;
  workers: number;
  priests: number;
  /** Priests in the own supply: neither on the faction board nor on the cult board. */
  supply: number;
  keys: number;
  shipping: number;
  digging: number;
  /** Hexes that can be skipped beyond what the faction board says (TW7). */
  skips: number;
  bridges: number;
  card: BonusId | null;
  passed: boolean;
  gone: boolean;
  /** Tracks, as bits, where the step to the top was lost in this action for want of a key. */
  lost: number;
  /** Terrains, as bits, that a faction without spades has opened for itself. */
  open: number;
  bowls: number[];
  cults: readonly number[];
  /** Structures still on the faction board, by structure number. */
  left: readonly number[];
  favors: readonly FavorId[];
  towns: readonly TownId[];
  used: readonly SpecialId[];
  due: readonly Due[];
  /** River hexes that join the structures around them to one town. */
  rivers: readonly number[];
  /** Points by source and round, in pairs: 8 × the number of the line + round, points. */
  tally: readonly number[];
}

/** An open offer of power while play goes on (option `leech: open`). */
export interface Offer {
  seat: Seat;
  from: Seat;
  power: number;
  /** Which build or upgrade it belongs to. */
  event: number;
  /** Another player has taken, or declined, power from the same event. */
  taken: boolean;
  declined: boolean;
}

/** By hex number: terrain, structure and owner as numbers (see data/); by bridge place: its owner. */
export interface State extends Core<Frame, Options> {
  terrain: readonly number[];
  structure: readonly number[];
  owner: readonly number[];
  inTown: readonly number[];
  bridges: readonly number[];
  /** 0 before the first round. */
  round: number;
  scoring: readonly ScoringId[];
  finalTile: FinalTile | null;
  /** Bonus cards in play and the coins on each. */
  cards: readonly BonusId[];
  cardCoins: readonly number[];
  favorsLeft: readonly number[];
  townsLeft: readonly number[];
  /** Power actions covered this round, 0 or 1. */
  covered: readonly number[];
  /** Four spaces below each cult track: whose priest, or -1. */
  priests: readonly number[];
  players: Player[];
  /** Seats clockwise, seats in the order of this round, and seats that have passed, in that order. */
  table: readonly Seat[];
  order: readonly Seat[];
  passed: readonly Seat[];
  /** Whose turn it is and how many actions it still has. */
  active: Seat;
  actions: number;
  offers: Offer[];
  events: number;
  /** Factions still to be auctioned, or boards given to each seat by chance. */
  lots: readonly FactionId[];
  colours: readonly number[];
}

/** Spades in use: of action 1, of another action, of a stronghold, or of a cult reward. The frame keeps how far they have come. */
export interface Dig {
  kind: 'dig';
  seat: Seat;
  free: number;
  /** Hexes turned into home terrain: one of them may get a dwelling. */
  home: number[];
  /** The one hex left on another terrain, which may be dug on (TM-DEC-11); -1 for none. */
  away: number;
  mayBuy: boolean;
  mayBuild: boolean;
  cult: boolean;
  /** The hex reached by skipping others, paid for once in this action (TM-DEC-16); -1 for none. */
  skipped: number;
  over: boolean;
}

export type Frame =
  | { kind: 'game'; stage: 'factions' | 'volcano' | 'dwellings' | 'cards' | 'rounds' | 'final'; next: number }
  // Set-up
  | { kind: 'chooseFaction'; seat: Seat }
  | { kind: 'chooseTerrain'; seat: Seat }
  | { kind: 'auction'; first: Seat; bidding: Seat[] }
  | { kind: 'bid'; seat: Seat; high: number; holder: Seat; bidding: Seat[] }
  | { kind: 'chooseLot'; seat: Seat; price: number }
  | { kind: 'placeDwelling'; seat: Seat }
  | { kind: 'firstCard'; seat: Seat }
  // A round
  | { kind: 'round'; stage: 'income' | 'priests' | 'actions' | 'offers' | 'rewards' | 'spades' | 'cleanUp'; next: number }
  | { kind: 'turn'; seat: Seat }
  | { kind: 'act'; seat: Seat }
  | { kind: 'wrapUp'; seat: Seat }
  | { kind: 'rewards'; seat: Seat }
  | { kind: 'offers' }
  // Parts of an action
  | Dig
  | { kind: 'useSpades'; seat: Seat }
  | { kind: 'into'; seat: Seat; hex: number }
  | { kind: 'payTokens'; seat: Seat; tokens: number; hex: number }
  | { kind: 'paySteps'; seat: Seat; steps: number; hex: number }
  | { kind: 'newHome'; seat: Seat }
  | { kind: 'leech'; seat: Seat; hex: number; taken: boolean; offers: EarlyOffer[] };
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

export type Choice =
  | { do: 'faction'; faction: FactionId }
  | { do: 'terrain'; terrain: CycleTerrain }
  | { do: 'bid'; points: number }
  | { do: 'passBid' }
  | { do: 'lot'; faction: FactionId; place: number }
  | { do: 'place'; hex: string }
  | { do: 'card'; card: BonusId }
  // Actions
  | { do: 'build'; hex: string }
  | { do: 'transform'; hex: string }
  | { do: 'into'; terrain: Terrain }
  | { do: 'upgrade'; hex: string; to: Structure }
  | { do: 'shipping' }
  | { do: 'digging' }
  | { do: 'send'; cult: Cult; steps: number }
  | { do: 'power'; action: PowerActionId; sacrifice: number }
  | { do: 'special'; action: SpecialId; hex?: string; sacrifice?: number }
  | { do: 'pass'; card: BonusId | null }
  | { do: 'leave' }
  // In the own turn
  | { do: 'convert'; from: Convertible; to: Convertible; sacrifice?: number }
  | { do: 'sacrifice'; power: number }
  | { do: 'connect'; river: string }
  | { do: 'endTurn' }
  | { do: 'done' }
  // Rewards
  | { do: 'favor'; tile: FavorId }
  | { do: 'town'; tile: TownId }
  | { do: 'step'; cult: Cult }
  | { do: 'enterTop'; cult: Cult }
  | { do: 'keepKey'; cult: Cult }
  | { do: 'bridge'; from: string; to: string }
  | { do: 'useSpades' }
  | { do: 'ordain'; workers: number }
  | { do: 'token' }
  | { do: 'takePriest' }
  | { do: 'unlock'; terrain: CycleTerrain }
  | { do: 'giveUp'; due: Due }
  // Prices
  | { do: 'tokens'; bowls: number[] }
  | { do: 'loseSteps'; cult: Cult }
  // Power from others' building
  | { do: 'take'; from: Seat; power: number }
  | { do: 'decline'; from: Seat; power: number };
export type Do<K extends Choice['do']> = Extract<Choice, { do: K }>;
/** What a caller looks for among the choices. */
export type Wanted = Like<Choice>;
export type Convertible = 'power' | 'priests' | 'workers' | 'coins' | 'points';

/** Where points come from. */
export const LINES = [
  'start',
  'bid',
  'scoringTile',
  'bonusCard',
  'favorTile',
  'townTile',
  'shipping',
  'digging',
  'faction',
  'leech',
  'exchange',
  'cults',
  'network',
  'finalTile',
  'resources',
] as const;
export type Line = (typeof LINES)[number];

export interface Facts {
  tiles: { scoring: readonly ScoringId[]; cards: readonly BonusId[]; finalTile: FinalTile | null };
  startPlayer: { seat: Seat };
  lots: { factions: readonly FactionId[] };
  colour: { seat: Seat; terrain: Terrain | 'chosen' };
  faction: { seat: Seat; faction: FactionId };
  terrain: { seat: Seat; terrain: Terrain };
  bid: { seat: Seat; points: number };
  passedBid: { seat: Seat };
  lot: { seat: Seat; faction: FactionId; place: number; points: number };
  placed: { seat: Seat; hex: string };
  card: { seat: Seat; card: BonusId; coins: number };
  round: { round: number; tile: ScoringId; order: readonly Seat[] };
  income: { seat: Seat; coins: number; workers: number; priests: number; power: number };
  gained: { seat: Seat; coins: number; workers: number; priests: number; power: number; tokens: number };
  points: { seat: Seat; points: number; line: Line };
  noPriest: { seat: Seat; priests: number };
  noCoins: { seat: Seat; priests: number };
  spadesGained: { seat: Seat; spades: number };
  spadesBought: { seat: Seat; spades: number; good: 'workers' | 'priests'; amount: number };
  spadesLost: { seat: Seat; spades: number };
  skipped: { seat: Seat; hex: string };
  transformed: { seat: Seat; hex: string; terrain: Terrain; spades: number };
  built: { seat: Seat; hex: string };
  upgraded: { seat: Seat; hex: string; to: Structure };
  shipping: { seat: Seat; value: number };
  digging: { seat: Seat; level: number };
  farther: { seat: Seat; hexes: number };
  sent: { seat: Seat; cult: Cult; steps: number; returned: boolean };
  steps: { seat: Seat; cult: Cult; steps: number; at: number };
  stepsDown: { seat: Seat; cult: Cult; steps: number; at: number };
  top: { seat: Seat; cult: Cult };
  stepLost: { seat: Seat; cult: Cult };
  power: { seat: Seat; action: PowerActionId; power: number };
  special: { seat: Seat; action: SpecialId };
  extraActions: { seat: Seat; actions: number };
  bridge: { seat: Seat; from: string; to: string };
  converted: { seat: Seat; from: Convertible; to: Convertible; price: number; gained: number };
  sacrificed: { seat: Seat; power: number };
  tokensLost: { seat: Seat; bowls: number[] };
  favor: { seat: Seat; tile: FavorId };
  townFounded: { seat: Seat; hexes: string[] };
  townJoined: { seat: Seat; hexes: string[] };
  town: { seat: Seat; tile: TownId };
  river: { seat: Seat; river: string };
  ordained: { seat: Seat; workers: number };
  unlocked: { seat: Seat; terrain: CycleTerrain; coins: number };
  home: { seat: Seat; terrain: Terrain };
  gaveUp: { seat: Seat; due: Due };
  offered: { seat: Seat; from: Seat; power: number };
  taken: { seat: Seat; from: Seat; power: number; offered: number };
  declined: { seat: Seat; from: Seat; power: number };
  noTakers: { seat: Seat };
  passed: { seat: Seat; card: BonusId | null; returned: BonusId | null };
  left: { seat: Seat };
  reward: { seat: Seat; coins: number; workers: number; priests: number; power: number; spades: number };
  cleanUp: { round: number; nextOrder: readonly Seat[] };
  cultScore: { seat: Seat; cult: Cult; at: number; points: number };
  networkScore: { seat: Seat; structures: number; points: number };
  tileScore: { seat: Seat; tile: FinalTile; value: number; points: number };
  resourceScore: { seat: Seat; coins: number; points: number };
}

export type View = Omit<State, 'rng'>;

/** The position as the rules read it. The generator answers no question. */
export const positionOf = (view: View): State => ({ ...view, rng: [] });

export interface TerraMystica {
  options: Options;
  frame: Frame;
  choice: Choice;
  facts: Facts;
  state: State;
  view: View;
  line: Line;
}

export type Play = KernelPlay<TerraMystica>;
export type Step<K extends Frame['kind'], C extends Choice = Choice> = KernelStep<TerraMystica, FrameOf<K>, C>;

export const mapIdOf = (options: Readonly<Options>): MapId => (options.factions === 'introductory' ? 'base' : options.map);

export const mapOf = (options: Readonly<Options>): HexMap<CycleTerrain> => MAPS[mapIdOf(options)];

export function boardOf(s: State): Board {
  return { map: mapOf(s.options), owner: s.owner, bridges: s.bridges };
}
