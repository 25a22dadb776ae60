/** What can be printed on the tiles, cards and boards of Empire's End. */

export const RESOURCES = ['wheat', 'hammer', 'axe', 'coin'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Stock = Record<Resource, number>;
export type Some = Partial<Stock>;

export const LOCATION_TYPES = ['city', 'village', 'army', 'road', 'farm'] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];

export const DISASTER_TYPES = ['fire', 'rebellion', 'famine', 'flood', 'pestilence', 'barbarians', 'plague', 'earthquake'] as const;
export type DisasterType = (typeof DISASTER_TYPES)[number];

export const PHASES = ['disaster', 'doubleDisaster', 'economy', 'industry', 'conflict', 'combined'] as const;
export type Phase = (typeof PHASES)[number];

/** When an ability works. */
export const TIMES = ['disaster', 'economy', 'industry', 'conflict', 'endgame', 'onDestroyed'] as const;
export type Time = (typeof TIMES)[number];

/** Tested on the one or two neighbours of the location an ability belongs to. */
export interface Match {
  type?: LocationType;
  state: 'intact' | 'destroyed';
}

export type Effect =
  | { op: 'gain'; resources: Some }
  | { op: 'gainPerAdjacent'; resources: Some; match: Match }
  | { op: 'points'; points: number }
  | { op: 'pointsPerAdjacent'; points: number; match: Match }
  | { op: 'convert'; pay: Some; to: Some; mode: 'all' | 'choose'; times: number }
  | { op: 'refresh'; scope: 'adjacent' | 'empire'; limit: number | null }
  | { op: 'repeat'; phase: 'economy' | 'endgame' }
  | { op: 'discountPlay'; amount: number; cards: number }
  | { op: 'discountRestore'; scope: 'adjacent'; amount: number }
  | { op: 'swapLocations' }
  | { op: 'moveInnovation' }
  | { op: 'strength'; amount: number }
  | { op: 'strengthPerAdjacent'; amount: number; match: Match }
  | { op: 'freeBid'; resource: Resource }
  | { op: 'replaceDisaster' }
  | { op: 'scorePerResource'; resource: Resource; points: number }
  | { op: 'scorePerAdjacent'; points: number; match: Match }
  | { op: 'scorePerDestroyed'; points: number }
  | { op: 'scoreMostDestroyed'; points: number };
export type Op = Effect['op'];

/** Effects that score when the game ends. */
export type ScoringEffect = Extract<Effect, { op: `score${string}` }>;
export const isScoring = (effect: Effect): effect is ScoringEffect => effect.op.startsWith('score');

/** Effects that bring more or less by the neighbours of their location, or by what the player has at the end. */
export type DependentEffect = ScoringEffect | Extract<Effect, { match: Match }>;
export const isDependent = (effect: Effect): effect is DependentEffect => 'match' in effect || isScoring(effect);

/** At which times each kind of ability can be printed. */
export const TIMES_OF: Record<Op, readonly Time[]> = {
  gain: ['economy', 'onDestroyed'],
  gainPerAdjacent: ['economy'],
  points: ['economy', 'industry'],
  pointsPerAdjacent: ['economy'],
  convert: ['economy'],
  refresh: ['economy', 'industry', 'onDestroyed'],
  repeat: ['economy', 'endgame'],
  discountPlay: ['industry'],
  discountRestore: ['industry'],
  swapLocations: ['industry'],
  moveInnovation: ['industry'],
  strength: ['conflict'],
  strengthPerAdjacent: ['conflict'],
  freeBid: ['disaster'],
  replaceDisaster: ['disaster'],
  scorePerResource: ['endgame'],
  scorePerAdjacent: ['endgame'],
  scorePerDestroyed: ['endgame'],
  scoreMostDestroyed: ['endgame'],
};

export interface Printed {
  phase: Time;
  effect: Effect;
}

/** How sure we are of what an entry says. No entry is known altogether: each kind names what is ours. `text/` has the words. */
export type Confidence =
  | 'restoreCost'
  | 'pointsAndRestoreCost'
  /** The points come from a preview of the publisher; the restore cost is ours. */
  | 'preview'
  /** The ability certainly exists with this number; which card has it, its bids and its cost are ours. */
  | 'abilityAttested'
  /** The same of the kind of ability; its number is ours too. */
  | 'kindAttested'
  | 'reconstructed'
  /** The card of the rulebook's example; its two lower rewards are ours. */
  | 'example'
  /** First phase, number of phases and closing conflict are known; the order is ours. */
  | 'order';

export interface Location {
  id: string;
  type: LocationType;
  points: number;
  /** In hammers. */
  restoreCost: number;
  ability: Printed;
  confidence: Confidence;
}

export interface Disaster {
  id: string;
  type: DisasterType;
  /** The position it threatens, 1 to 11. */
  target: number;
  bid: readonly Resource[];
  /** In hammers, when played from hand. */
  cost: number;
  innovation: Printed;
  confidence: Confidence;
}

export interface Reward {
  points: number;
  resources: Some;
  /** Exhaustion markers that may be removed. */
  refresh: number;
}

export interface Band extends Reward {
  /** Strength from … to …; null is open. */
  min: number | null;
  max: number | null;
}

export interface Conflict {
  id: string;
  victory: Reward;
  bands: readonly Band[];
  /** The rank-th most valuable intact location is swapped with the tile at the position. */
  upheaval: { rank: number; position: number };
  confidence: Confidence;
}

export interface Track {
  players: readonly number[];
  spaces: readonly Phase[];
  /** The space with the lightning symbol; play starts on the one after it. */
  lightning: number;
  confidence: Confidence;
}

export interface Components {
  tracks: readonly Track[];
  locations: Readonly<Record<string, Location>>;
  disasters: Readonly<Record<string, Disaster>>;
  conflicts: Readonly<Record<string, Conflict>>;
}

/** Numbers of the rulebook's text. */
export const START: Readonly<Stock> = { wheat: 2, hammer: 2, axe: 2, coin: 2 }; // EE-SETUP-08
export const HAND = 4; // EE-SETUP-08
export const LIGHTNING_HAND = 2; // EE-LIGHT-09
export const CARDS_PER_INDUSTRY = 2; // EE-IND-02
export const FEW = 5; // EE-FEW-01
export const POINTS_PER_COIN = 2; // EE-FEW-03
/** Tokens in the box, which limit gains only where a table wants it so (EE-COMP-05, EE-RES-05). */
export const SUPPLY: Readonly<Stock> = { wheat: 35, hammer: 30, axe: 30, coin: 25 };
