/**
 * Everything a faction does differently, beyond the numbers of its board. An ability is data in the vocabulary of
 * `Effect`, or a pure question; the steps ask for it by its name and know no faction.
 */
import { acrossBridge } from '@tarsas/terra';
import { type FactionId, STRONGHOLD, TEMPLE } from '../data/index.ts';
import { type Due, mapOf, type Player, type SpecialId, type State } from './state.ts';

/** What a faction receives at some occasion. */
export interface Effect {
  coins?: number;
  workers?: number;
  priests?: number;
  power?: number;
  points?: number;
  /** New power tokens into bowl I. */
  tokens?: number;
  tokensPerSeat?: number;
  shipping?: number;
  spades?: number;
  actions?: number;
  due?: readonly Due[];
  rule: string;
}

/** A special action that the faction board offers (TM-SPEC-01). */
export interface Special {
  id: SpecialId;
  /** `effect` has no target; the others name a hex, except for the choice of a new home terrain. */
  kind: 'effect' | 'freeDwelling' | 'sandstorm' | 'freeTradingHouse' | 'newHome';
  effect?: Effect;
  workers?: number;
  power?: number;
  tokens?: number;
  needsStronghold: boolean;
  /** Taken any number of times, in separate turns, with no action token. */
  repeats?: true;
  rule: string;
}

/** An exchange open at any time. */
export interface Exchange {
  from: 'coins' | 'points';
  to: 'coins' | 'points';
  price: number;
}

export interface Ability {
  /** On taking the faction, building the stronghold, founding a town. */
  chosen?: Effect;
  stronghold?: Effect;
  town?: Effect;
  /** When neighbours take, or do not take, power from a structure of the faction. */
  offersTaken?: Effect;
  offersDeclined?: Effect;
  /** For every spade gained, or used once the stronghold stands; or what each gives instead. */
  spadeGained?: Effect;
  spadeUsedWithStronghold?: Effect;
  insteadOfSpade?: Effect & { scores: boolean };
  /** Turning a hex into home terrain always takes exactly so many spades, and nothing else can be done with spades. */
  spadesForAnyHex?: number;
  /** Transforming without spades: tokens or cult steps, more of them for another faction's home terrain. */
  transforms?: { pay: 'tokens' | 'steps'; foreignHome: number; other: number };
  special?: readonly Special[];
  pointsForPassing?(s: State, seat: number): number;
  passingRule?: string;
  powerActionDiscount?: number;
  repeatsPowerActions?: true;
  stepsPerPriestWithStronghold?: number;
  exchange?: readonly Exchange[];
  coinsPerPoint?: number;
  townsAcrossRiver?: true;
  /** Settles along the river only, on terrains opened with priests instead of being transformed. */
  opensTerrains?: { ownCoins: number; foreignCoins: number };
}

export const strongholdStands = (p: Player): boolean => p.left[STRONGHOLD] === 0;

const abilities: Record<FactionId, Ability> = {
  auren: {
    stronghold: { due: ['favor'], rule: 'TM-AUREN-02' },
    special: [{ id: 'ACTA', kind: 'effect', effect: { due: ['steps'], rule: 'TM-AUREN-02' }, needsStronghold: true, rule: 'TM-AUREN-02' }],
  },
  witches: {
    town: { points: 5, rule: 'TM-WITCH-01' },
    special: [{ id: 'ACTW', kind: 'freeDwelling', needsStronghold: true, rule: 'TM-WITCH-02' }],
  },
  alchemists: {
    exchange: [
      { from: 'points', to: 'coins', price: 1 },
      { from: 'coins', to: 'points', price: 2 },
    ],
    coinsPerPoint: 2,
    stronghold: { power: 12, rule: 'TM-ALCH-02' },
    spadeUsedWithStronghold: { power: 2, rule: 'TM-ALCH-02' },
  },
  darklings: {
    stronghold: { due: ['ordain'], rule: 'TM-DARK-02' },
  },
  halflings: {
    spadeGained: { points: 1, rule: 'TM-HALF-01' },
    stronghold: { due: ['spades'], rule: 'TM-HALF-02' },
  },
  cultists: {
    offersTaken: { due: ['step'], rule: 'TM-CULTI-01' },
    offersDeclined: { power: 1, rule: 'TM-CULTI-02' },
    stronghold: { points: 7, rule: 'TM-CULTI-04' },
  },
  engineers: {
    special: [
      {
        id: 'ACTE',
        kind: 'effect',
        effect: { due: ['bridge'], rule: 'TM-ENG-01' },
        workers: 2,
        needsStronghold: false,
        repeats: true,
        rule: 'TM-ENG-01',
      },
    ],
    pointsForPassing: (s, seat) => (strongholdStands(s.players[seat]) ? 3 * bridgesBetweenOwn(s, seat) : 0),
    passingRule: 'TM-ENG-02',
  },
  dwarves: {},
  mermaids: {
    townsAcrossRiver: true,
    stronghold: { shipping: 1, rule: 'TM-MERM-02' },
  },
  swarmlings: {
    town: { workers: 3, rule: 'TM-SWARM-01' },
    special: [{ id: 'ACTS', kind: 'freeTradingHouse', needsStronghold: true, rule: 'TM-SWARM-02' }],
  },
  chaosmagicians: {
    special: [{ id: 'ACTC', kind: 'effect', effect: { actions: 2, rule: 'TM-CHAOS-03' }, needsStronghold: true, rule: 'TM-CHAOS-03' }],
  },
  giants: {
    spadesForAnyHex: 2,
    special: [{ id: 'ACTG', kind: 'effect', effect: { spades: 2, rule: 'TM-GIANT-02' }, needsStronghold: true, rule: 'TM-GIANT-02' }],
  },
  fakirs: {},
  nomads: {
    special: [{ id: 'ACTN', kind: 'sandstorm', needsStronghold: true, rule: 'TM-NOMAD-02' }],
  },
  icemaidens: {
    chosen: { due: ['favor'], rule: 'FI-MAIDEN-01' },
    pointsForPassing: (s, seat) => (strongholdStands(s.players[seat]) ? 3 * structuresOf(s, seat, TEMPLE) : 0),
    passingRule: 'FI-MAIDEN-04',
  },
  yetis: {
    powerActionDiscount: 1,
    repeatsPowerActions: true,
  },
  dragonlords: {
    transforms: { pay: 'tokens', foreignHome: 2, other: 1 },
    insteadOfSpade: { tokens: 1, scores: true, rule: 'FI-DRAGON-05' },
    stronghold: { tokensPerSeat: 1, rule: 'FI-DRAGON-07' },
  },
  acolytes: {
    transforms: { pay: 'steps', foreignHome: 4, other: 3 },
    insteadOfSpade: { due: ['step'], scores: true, rule: 'FI-ACOL-06' },
    stepsPerPriestWithStronghold: 1,
  },
  shapeshifters: {
    offersTaken: { due: ['token'], rule: 'FI-SHAPE-05' },
    offersDeclined: { power: 1, rule: 'FI-SHAPE-08' },
    special: [
      { id: 'ACTH5', kind: 'newHome', power: 5, needsStronghold: true, repeats: true, rule: 'FI-SHAPE-11' },
      { id: 'ACTH6', kind: 'newHome', tokens: 5, needsStronghold: true, repeats: true, rule: 'FI-SHAPE-11' },
    ],
  },
  riverwalkers: {
    opensTerrains: { ownCoins: 1, foreignCoins: 2 },
    insteadOfSpade: { scores: false, rule: 'FI-RIVER-14' },
    stronghold: { due: ['bridge', 'bridge'], rule: 'FI-RIVER-15' },
  },
};

const NONE: Ability = {};
export const abilityOf = (p: Player): Ability => (p.faction ? abilities[p.faction] : NONE);

/** The spades of a stronghold reward (TM-HALF-02), and the most workers that become priests (TM-DARK-02). */
export const STRONGHOLD_SPADES = 3;
export const MOST_ORDAINED = 3;

function structuresOf(s: State, seat: number, kind: number): number {
  let n = 0;
  for (let hex = 0; hex < s.owner.length; hex++) if (s.owner[hex] === seat && s.structure[hex] === kind) n++;
  return n;
}

function bridgesBetweenOwn(s: State, seat: number): number {
  const { bridges } = mapOf(s.options);
  return bridges.filter(
    (ends, place) => s.bridges[place] === seat && s.owner[ends[0]] === seat && s.owner[acrossBridge(ends, ends[0])] === seat,
  ).length;
}
