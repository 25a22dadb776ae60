/** The twenty factions: the common board once, then only what differs, in the order of the printed board. */
import type { Cult } from './cults.ts';
import { type Gain, gain, type Price, price } from './stock.ts';
import type { CycleTerrain } from './terrain.ts';

export interface Shipping {
  start: number;
  /** Points for reaching 1, 2, 3 …; a value that cannot be reached by advancing has none. */
  points: readonly number[];
  max: number;
  advance: Price | null;
}

export interface Digging {
  /** The price of a spade at each level. */
  spade: readonly { good: 'workers' | 'priests'; amount: number }[];
  upgrade: Price | null;
  /** Points for each spade paid for. */
  pointsPerSpade: number;
}

/** Skipping hexes at a price in transform and build: tunnels and carpets. */
export interface Skipping {
  hexes: number;
  hexesWithStronghold: number;
  price: Price;
  priceWithStronghold: Price;
  points: number;
  /** Town tile TW7 adds hexes to it. */
  grows: boolean;
}

export interface Faction {
  set: 'base' | 'fire-and-ice';
  /** Ice, volcano, or a terrain chosen at the start; `chosen` factions use the pieces of that colour. */
  home: CycleTerrain | 'ice' | 'volcano' | 'chosen';
  /** Two factions with the same number are the two sides of one board. */
  board: number;
  start: {
    coins: number;
    workers: number;
    priests: number;
    power: readonly [number, number, number];
    cults: Partial<Record<Cult, number>>;
    dwellings: 1 | 2 | 3;
  };
  /** By structure number: the price to build or upgrade to it. */
  cost: readonly Price[];
  /** A trading house with no opponent's structure beside it costs so many coins more. */
  lonely: number;
  powerValue: readonly number[];
  /** Visible with all dwellings on the board. */
  always: Gain;
  /** By structure number: what becomes visible when the first, second … structure leaves the board. */
  income: readonly (readonly Gain[])[];
  favorsPerTemple: number;
  shipping: Shipping | null;
  digging: Digging | null;
  skipping: Skipping | null;
}

const POINTS_AT_START = 20;
const POINTS_PER_DIGGING = 6;

export { POINTS_AT_START, POINTS_PER_DIGGING };

interface Differences extends Omit<Partial<Faction>, 'start' | 'cost' | 'income'> {
  home: Faction['home'];
  board: number;
  start?: Partial<Faction['start']>;
  cost?: { dwelling?: Price; tradingHouse?: Price; temple?: Price; stronghold?: Price; sanctuary?: Price };
  income?: { dwelling?: readonly Gain[]; tradingHouse?: readonly Gain[]; temple?: readonly Gain[]; stronghold?: Gain; sanctuary?: Gain };
}

const worker = gain({ workers: 1 });
const priest = gain({ priests: 1 });
const none = gain({});
const trade = (coins: number, power: number) => gain({ coins, power });

const WORKERS_BUT_THE_LAST = [worker, worker, worker, worker, worker, worker, worker, none];
const ALL_WORKERS = [worker, worker, worker, worker, worker, worker, worker, worker];
const WORKERS_WITH_GAPS = [worker, worker, none, worker, worker, none, worker, worker];
const VOLCANO_WORKERS = [worker, worker, worker, none, worker, worker, worker, none];
const TRADE = [trade(2, 1), trade(2, 1), trade(2, 2), trade(2, 2)];
const RISING_TRADE = [trade(2, 1), trade(2, 1), trade(3, 1), trade(4, 1)];
const PRIEST_POWER_PRIEST = [priest, gain({ power: 5 }), priest];

const SHIPPING: Shipping = { start: 0, points: [2, 3, 4], max: 3, advance: price(4, 0, 1) };
const workersPerSpade = (...amounts: number[]) => amounts.map(amount => ({ good: 'workers' as const, amount }));
const DIGGING: Digging = { spade: workersPerSpade(3, 2, 1), upgrade: price(5, 2, 1), pointsPerSpade: 0 };

function board(of: Differences): Faction {
  const { start, cost, income, ...rest } = of;
  return {
    set: 'base',
    lonely: 3,
    powerValue: [0, 1, 2, 2, 3, 3],
    always: worker,
    favorsPerTemple: 1,
    shipping: SHIPPING,
    digging: DIGGING,
    skipping: null,
    ...rest,
    start: { coins: 15, workers: 3, priests: 0, power: [5, 7, 0], cults: {}, dwellings: 2, ...start },
    cost: [
      price(0, 0),
      cost?.dwelling ?? price(2, 1),
      cost?.tradingHouse ?? price(3, 2),
      cost?.temple ?? price(5, 2),
      cost?.stronghold ?? price(6, 4),
      cost?.sanctuary ?? price(6, 4),
    ],
    income: [
      [],
      income?.dwelling ?? WORKERS_BUT_THE_LAST,
      income?.tradingHouse ?? TRADE,
      income?.temple ?? [priest, priest, priest],
      [income?.stronghold ?? gain({ power: 2 })],
      [income?.sanctuary ?? priest],
    ],
  };
}

const factions = <K extends string>(of: Record<K, Faction>) => of;
/** What both factions of the volcano share. */
const VOLCANO = {
  set: 'fire-and-ice',
  home: 'volcano',
  board: 9,
  cost: { stronghold: price(8, 4), sanctuary: price(8, 4) },
  always: none,
  income: { dwelling: VOLCANO_WORKERS },
  digging: null,
} as const;

export const FACTIONS = factions({
  fakirs: board({
    home: 'desert',
    board: 1,
    start: { power: [7, 5, 0], cults: { fire: 1, air: 1 } },
    cost: { stronghold: price(10, 4) },
    income: { stronghold: priest },
    shipping: null,
    digging: { ...DIGGING, spade: workersPerSpade(3, 2) },
    skipping: { hexes: 1, hexesWithStronghold: 2, price: price(0, 0, 1), priceWithStronghold: price(0, 0, 1), points: 4, grows: true },
  }),
  nomads: board({
    home: 'desert',
    board: 1,
    start: { workers: 2, cults: { fire: 1, earth: 1 }, dwellings: 3 },
    cost: { stronghold: price(8, 4) },
    income: { tradingHouse: RISING_TRADE },
  }),
  chaosmagicians: board({
    home: 'wasteland',
    board: 2,
    start: { workers: 4, cults: { fire: 2 }, dwellings: 1 },
    cost: { stronghold: price(4, 4), sanctuary: price(8, 4) },
    income: { stronghold: gain({ workers: 2 }) },
    favorsPerTemple: 2,
  }),
  giants: board({
    home: 'wasteland',
    board: 2,
    start: { cults: { fire: 1, air: 1 } },
    income: { stronghold: gain({ power: 4 }) },
  }),
  mermaids: board({
    home: 'lake',
    board: 3,
    start: { power: [3, 9, 0], cults: { water: 2 } },
    cost: { sanctuary: price(8, 4) },
    income: { stronghold: gain({ power: 4 }) },
    shipping: { ...SHIPPING, start: 1, points: [0, 2, 3, 4, 5], max: 5 },
  }),
  swarmlings: board({
    home: 'lake',
    board: 3,
    start: { coins: 20, workers: 8, power: [3, 9, 0], cults: { fire: 1, water: 1, earth: 1, air: 1 } },
    cost: { dwelling: price(3, 2), tradingHouse: price(4, 3), temple: price(6, 3), stronghold: price(8, 5), sanctuary: price(8, 5) },
    lonely: 4,
    always: gain({ workers: 2 }),
    income: {
      tradingHouse: [trade(2, 2), trade(2, 2), trade(2, 2), trade(3, 2)],
      stronghold: gain({ power: 4 }),
      sanctuary: gain({ priests: 2 }),
    },
  }),
  dwarves: board({
    home: 'mountain',
    board: 4,
    start: { cults: { earth: 2 } },
    income: { tradingHouse: [trade(3, 1), trade(2, 1), trade(2, 2), trade(3, 2)] },
    shipping: null,
    skipping: { hexes: 1, hexesWithStronghold: 1, price: price(0, 2), priceWithStronghold: price(0, 1), points: 4, grows: false },
  }),
  engineers: board({
    home: 'mountain',
    board: 4,
    start: { coins: 10, workers: 2, power: [3, 9, 0] },
    cost: { dwelling: price(1, 1), tradingHouse: price(2, 1), temple: price(4, 1), stronghold: price(6, 3), sanctuary: price(6, 3) },
    lonely: 2,
    always: none,
    income: { dwelling: WORKERS_WITH_GAPS, temple: PRIEST_POWER_PRIEST },
  }),
  cultists: board({
    home: 'plains',
    board: 5,
    start: { cults: { fire: 1, earth: 1 } },
    cost: { stronghold: price(8, 4), sanctuary: price(8, 4) },
  }),
  halflings: board({
    home: 'plains',
    board: 5,
    start: { power: [3, 9, 0], cults: { earth: 1, air: 1 } },
    cost: { stronghold: price(8, 4) },
    digging: { ...DIGGING, upgrade: price(1, 2, 1) },
  }),
  alchemists: board({
    home: 'swamp',
    board: 6,
    start: { cults: { fire: 1, water: 1 } },
    income: { tradingHouse: RISING_TRADE, stronghold: gain({ coins: 6 }) },
  }),
  darklings: board({
    home: 'swamp',
    board: 6,
    start: { workers: 1, priests: 1, cults: { water: 1, earth: 1 } },
    cost: { sanctuary: price(10, 4) },
    income: { sanctuary: gain({ priests: 2 }) },
    digging: { spade: [{ good: 'priests', amount: 1 }], upgrade: null, pointsPerSpade: 2 },
  }),
  auren: board({
    home: 'forest',
    board: 7,
    start: { cults: { water: 1, air: 1 } },
    cost: { sanctuary: price(8, 4) },
  }),
  witches: board({
    home: 'forest',
    board: 7,
    start: { cults: { air: 2 } },
  }),
  icemaidens: board({
    set: 'fire-and-ice',
    home: 'ice',
    board: 8,
    start: { power: [6, 6, 0], cults: { water: 1, air: 1 } },
    income: { dwelling: ALL_WORKERS, stronghold: gain({ power: 4 }) },
    digging: { ...DIGGING, upgrade: price(5, 1, 1) },
  }),
  yetis: board({
    set: 'fire-and-ice',
    home: 'ice',
    board: 8,
    start: { power: [0, 12, 0], cults: { earth: 1, air: 1 } },
    powerValue: [0, 1, 2, 2, 4, 4],
    income: { dwelling: ALL_WORKERS, tradingHouse: [trade(2, 2), trade(2, 2), trade(2, 2), trade(2, 2)], stronghold: gain({ power: 4 }) },
    digging: { ...DIGGING, upgrade: price(5, 1, 1) },
  }),
  acolytes: board({ ...VOLCANO, start: { power: [6, 6, 0], cults: { fire: 3, water: 3, earth: 3, air: 3 } } }),
  dragonlords: board({ ...VOLCANO, start: { power: [4, 4, 0], cults: { fire: 2 } } }),
  riverwalkers: board({
    set: 'fire-and-ice',
    home: 'chosen',
    board: 10,
    start: { power: [10, 2, 0], cults: { fire: 1, air: 1 } },
    income: { dwelling: WORKERS_WITH_GAPS, temple: PRIEST_POWER_PRIEST },
    shipping: { start: 1, points: [], max: 1, advance: null },
    digging: null,
  }),
  shapeshifters: board({
    set: 'fire-and-ice',
    home: 'chosen',
    board: 10,
    start: { power: [4, 4, 0], cults: { fire: 1, water: 1 } },
    cost: { stronghold: price(6, 3) },
    income: { stronghold: gain({ power: 4 }) },
    digging: { spade: workersPerSpade(3), upgrade: null, pointsPerSpade: 0 },
  }),
});
export type FactionId = keyof typeof FACTIONS;
export const FACTION_IDS = Object.keys(FACTIONS) as FactionId[];

/** What old game logs call a faction. */
export const OLD_NAMES: Readonly<Record<string, FactionId>> = { dragonmasters: 'dragonlords' };

/** Starting points that even the factions out, as played on the reference server (TM-DEC-24). */
export const HANDICAP: Record<FactionId, number> = {
  fakirs: 33,
  nomads: 19,
  chaosmagicians: 19,
  giants: 25,
  mermaids: 19,
  swarmlings: 22,
  dwarves: 20,
  engineers: 16,
  cultists: 16,
  halflings: 20,
  alchemists: 27,
  darklings: 15,
  auren: 27,
  witches: 19,
  icemaidens: 20,
  yetis: 22,
  acolytes: 23,
  dragonlords: 24,
  riverwalkers: 21,
  shapeshifters: 22,
};
