/** What is on the table. */
import type { Core, Seat } from '@tarsas/kernel';
import type { Phase, Resource, Some, Stock } from '../data/components.ts';
import type { Override } from '../data/override.ts';
import type { View } from './view.ts';

export type LocationId = string;
export type CardId = string;
/** The location or card an ability is printed on. */
export type Source = string;

export interface Options {
  /** EE-OPT-01 */
  game: 'normal' | 'lightning';
  /** EE-OPT-02 */
  refreshAdjacentRoad: 'all' | 'one';
  /** EE-OPT-03 */
  refreshAdjacentIndustryCard: 'all' | 'one';
  /** EE-OPT-04 */
  replacedDisasterGoes: 'shuffledIntoDeck' | 'discarded';
  /** EE-OPT-05 */
  neighbourScoringNeedsIntact: boolean;
  /** EE-OPT-06: a seat, or drawn at random. */
  firstPlayer: 'random' | Seat;
  /** EE-OPT-07: economy, industry and conflict together, or one after the other. */
  simultaneous: boolean;
  /** EE-IND-12 */
  discardRestAfterFewerThanTwo: boolean;
  /** EE-COMB-05 */
  combinedDraw: 'afterIndustry' | 'atTheEnd';
  /** EE-LIGHT-08 */
  lightningSameTargetPairAllowed: boolean;
  /** EE-ABIL-26 */
  repeatMayTargetRepeat: boolean;
  /** EE-RES-05 */
  supplyUnlimited: boolean;
  /** EE-OPT-08 */
  components: Override | null;
}

export interface Player extends Stock {
  /** The same tokens as everybody can count them: what all start with, and every gain and payment since, which are public (EE-RES-06). */
  counted: Stock;
  hand: readonly CardId[];
  /** The empire, from left to right: position n is `tiles[n - 1]`. */
  tiles: readonly LocationId[];
  destroyed: readonly LocationId[];
  /** Innovations in the order they came, and the location above each. */
  innovations: readonly CardId[];
  under: readonly LocationId[];
  exhausted: readonly Source[];
  /** What is left to play of a combined phase once everybody has finished the half they chose first. */
  laterHalf: Half | null;
  /** Points on the score track, by where they came from. */
  fromConflicts: number;
  fromAbilities: number;
  fromFewResources: number;
}

export type Half = 'economy' | 'industry';

/** A disaster that nobody has taken yet, with what was bid on it. */
export interface Threat extends Stock {
  card: CardId;
}

export interface State extends Core<Frame, Options> {
  players: Player[];
  /** The top card is the last one. */
  deck: readonly CardId[];
  /** In order of id: the order of discards means nothing, and players in a parallel phase discard together. */
  discard: readonly CardId[];
  conflictDeck: readonly string[];
  conflictDiscard: readonly string[];
  threats: Threat[];
  conflict: string | null;
  /** What lies open of each player's hand in a conflict, until it goes back to the supply; empty before the hands are opened. */
  fists: readonly Readonly<Handful>[];
  /** Where the turn marker stands; 0 is START. */
  space: number;
  firstPlayer: Seat;
}

export interface Handful {
  axes: number;
  /** Null while only the axes have been counted. */
  coins: number | null;
}

/** One frame per thing done or asked, chapter by chapter. */
export type Frame =
  | { kind: 'game' }
  // Disaster phase
  | { kind: 'disasterPhase'; cards: number }
  | { kind: 'bidding'; seat: Seat; decided: readonly CardId[] }
  | { kind: 'goOnBidding'; seat: Seat; decided: readonly CardId[] }
  | { kind: 'destroy'; seat: Seat; position: number }
  | { kind: 'chooseDestroyed'; seat: Seat; among: readonly LocationId[] }
  | { kind: 'place'; seat: Seat; card: CardId }
  | { kind: 'placeUnder'; seat: Seat; card: CardId }
  | { kind: 'fewResources'; seat: Seat /** What lies open while the screen is away. */; shown: Readonly<Stock> | null }
  // Economy phase
  | { kind: 'economyPhase' }
  | EconomyFrame
  // Industry phase
  | { kind: 'industryPhase' }
  | IndustryFrame
  | { kind: 'swap'; seat: Seat; source: Source; first: LocationId | null }
  | { kind: 'moveInnovation'; seat: Seat; source: Source; card: CardId | null }
  | { kind: 'drawUp' }
  // Combined phase
  | { kind: 'combinedPhase' }
  | { kind: 'combined'; seat: Seat }
  | { kind: 'secondHalves' }
  // Conflict phase
  | { kind: 'conflictPhase' }
  | { kind: 'bids'; sealed: readonly (Readonly<Handful> | null)[] }
  | { kind: 'rewards'; strength: readonly number[] }
  | { kind: 'upheavals'; strength: readonly number[] }
  // Refreshing as many abilities as a conflict card or a destroyed location allows
  | ({ kind: 'refreshing' } & Refreshing)
  | ({ kind: 'refreshOwn' } & Refreshing)
  // Lightning variant
  | { kind: 'lightning' }
  | { kind: 'lightningKeep'; answers: readonly ('keep' | 'redraw' | null)[] }
  | { kind: 'lightningPick'; picks: readonly (readonly CardId[] | null)[] }
  | { kind: 'carryOut'; seat: Seat; cards: readonly CardId[] }
  | { kind: 'lightningHands' };

interface Refreshing {
  seat: Seat;
  source: Source;
  /** How many exhaustion markers are taken off. */
  markers: number;
  /** On the neighbours of this location; null is the whole empire. */
  nextTo: LocationId | null;
}

export interface EconomyFrame {
  kind: 'economy';
  seat: Seat;
  /** Abilities used, once for every use; and abilities that may be carried out once more. */
  used: readonly Source[];
  again: readonly Source[];
}

export interface IndustryFrame {
  kind: 'industry';
  seat: Seat;
  /** Cards played or sold. */
  cards: number;
  restored: boolean;
  used: readonly Source[];
}

export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

export type Choice =
  | { do: 'bid'; card: CardId; resource: Resource }
  | { do: 'freeBid'; card: CardId; source: Source }
  | { do: 'take'; card: CardId }
  | { do: 'replace'; card: CardId; source: Source }
  | { do: 'endTurn' }
  | { do: 'destroy'; location: LocationId }
  | { do: 'place'; location: LocationId }
  | { do: 'buyCoin' }
  | { do: 'enough' }
  | { do: 'collect' }
  | { do: 'use'; source: Source }
  | { do: 'exchange'; source: Source; coins: number; get: Resource | 'all' }
  | { do: 'refresh'; source: Source; ability: Source }
  | { do: 'repeat'; source: Source; of: Source }
  | { do: 'play'; card: CardId; coins: number }
  | { do: 'sell'; card: CardId }
  | { do: 'restore'; location: LocationId; coins: number }
  | { do: 'throwAway'; cards: readonly CardId[] }
  | { do: 'swap'; location: LocationId }
  | { do: 'lift'; card: CardId }
  | { do: 'finish' }
  | { do: 'first'; phase: Half }
  | { do: 'axes'; axes: number }
  | { do: 'coins'; coins: number }
  | { do: 'free'; ability: Source }
  | { do: 'keep' }
  | { do: 'redraw' }
  | { do: 'pick'; cards: CardId[] };

/** What happened, for the log. */
export interface Facts {
  start: { seat: Seat; tiles: readonly LocationId[] };
  phase: { space: number; phase: Phase };
  end: Record<string, never>;
  finalScore: { seat: Seat; track: number; intact: number; endgame: number; points: number };
  disaster: { card: CardId };
  bid: { seat: Seat; card: CardId; resource: Resource };
  freeBid: { seat: Seat; card: CardId; source: Source };
  taken: { seat: Seat; card: CardId; resources: Some };
  firstPlayer: { seat: Seat };
  replaced: { seat: Seat; source: Source; card: CardId; by: CardId };
  destroyed: { seat: Seat; location: LocationId };
  nothingLeft: { seat: Seat };
  placed: { seat: Seat; card: CardId; location: LocationId };
  noRoom: { seat: Seat; card: CardId };
  shown: { seat: Seat; resources: Stock };
  coinBought: { seat: Seat };
  gained: { seat: Seat; source: Source; resources: Some };
  points: { seat: Seat; source: Source; points: number };
  exchanged: { seat: Seat; source: Source; paid: Some; got: Some };
  refreshed: { seat: Seat; source: Source; abilities: Source[] };
  repeated: { seat: Seat; source: Source; of: Source };
  finished: { seat: Seat; phase: Half };
  played: { seat: Seat; card: CardId; paid: Some; discount: Source | null };
  sold: { seat: Seat; card: CardId; got: Some };
  restored: { seat: Seat; location: LocationId; paid: Some; discounts: Source[] };
  thrownAway: { seat: Seat; cards: readonly CardId[] };
  swapped: { seat: Seat; source: Source; locations: LocationId[] };
  moved: { seat: Seat; source: Source; card: CardId; location: LocationId };
  drew: { seat: Seat; cards: number };
  drewCards: { seat: Seat; cards: CardId[] };
  reshuffled: { cards: number };
  first: { seat: Seat; phase: Half };
  conflict: { card: string };
  fist: { seat: Seat; starting: number; axes: number; coins: number; strength: number };
  band: { seat: Seat; band: number; points: number; resources: Some };
  victory: { seat: Seat; points: number; resources: Some };
  upheaval: { seat: Seat; location: LocationId; other: LocationId; position: number };
  upheavalStays: { seat: Seat; location: LocationId | null };
  redrew: { seat: Seat; cards: readonly CardId[] };
  picked: { seat: Seat; cards: readonly CardId[] };
}

export type ScoreKey = 'locations' | 'endgame' | 'conflicts' | 'abilities' | 'fewResources';

export interface EmpiresEnd {
  options: Options;
  frame: Frame;
  choice: Choice;
  facts: Facts;
  state: State;
  view: View;
  line: ScoreKey;
}
