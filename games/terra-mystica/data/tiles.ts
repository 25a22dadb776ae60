/** Bonus cards, scoring tiles, favor tiles, town tiles, power actions and final scoring tiles. */
import type { Cult } from './cults.ts';
import { type Gain, gain } from './stock.ts';

/** What a special action space lets its owner do. */
export type TileAction = 'spade' | 'cultStep';

export interface BonusCard {
  income: Gain;
  action?: TileAction;
  shipping?: number;
  /** Points when the card is given back. */
  pass?: { dwelling?: number; tradingHouse?: number; stronghold?: number; sanctuary?: number; shipping?: number };
  promo?: true;
}

const cards = <K extends string>(of: Record<K, BonusCard>) => of;
export const BONUS_CARDS = cards({
  BON1: { income: gain({ coins: 2 }), action: 'spade' },
  BON2: { income: gain({ coins: 4 }), action: 'cultStep' },
  BON3: { income: gain({ coins: 6 }) },
  BON4: { income: gain({ power: 3 }), shipping: 1 },
  BON5: { income: gain({ workers: 1, power: 3 }) },
  BON6: { income: gain({ workers: 2 }), pass: { stronghold: 4, sanctuary: 4 } },
  BON7: { income: gain({ workers: 1 }), pass: { tradingHouse: 2 } },
  BON8: { income: gain({ priests: 1 }) },
  BON9: { income: gain({ coins: 2 }), pass: { dwelling: 1 } },
  BON10: { income: gain({ power: 3 }), pass: { shipping: 3 }, promo: true },
});
export type BonusId = keyof typeof BONUS_CARDS;
export const BONUS_IDS = Object.keys(BONUS_CARDS) as BonusId[];

/** Cards beyond one per player (TM-BONUS-03). */
export const SPARE_CARDS = 3;

export type Scored = 'spade' | 'town' | 'dwelling' | 'tradingHouse' | 'temple' | 'big';
export interface ScoringTile {
  /** What it scores: points for each of this kind in its round; `big` is a stronghold or sanctuary. */
  deed: Scored;
  points: number;
  /** The reward for every so many steps on a track, or for every priest on the cult board. */
  per: { cult: Cult | 'priests'; steps: number };
  reward: Gain;
  spades?: number;
  promo?: true;
}

const tiles = <K extends string>(of: Record<K, ScoringTile>) => of;
export const SCORING_TILES = tiles({
  SCORE1: { deed: 'spade', points: 2, per: { cult: 'earth', steps: 1 }, reward: gain({ coins: 1 }) },
  SCORE2: { deed: 'town', points: 5, per: { cult: 'earth', steps: 4 }, reward: gain({}), spades: 1 },
  SCORE3: { deed: 'dwelling', points: 2, per: { cult: 'water', steps: 4 }, reward: gain({ priests: 1 }) },
  SCORE4: { deed: 'big', points: 5, per: { cult: 'fire', steps: 2 }, reward: gain({ workers: 1 }) },
  SCORE5: { deed: 'dwelling', points: 2, per: { cult: 'fire', steps: 4 }, reward: gain({ power: 4 }) },
  SCORE6: { deed: 'tradingHouse', points: 3, per: { cult: 'water', steps: 4 }, reward: gain({}), spades: 1 },
  SCORE7: { deed: 'big', points: 5, per: { cult: 'air', steps: 2 }, reward: gain({ workers: 1 }) },
  SCORE8: { deed: 'tradingHouse', points: 3, per: { cult: 'air', steps: 4 }, reward: gain({}), spades: 1 },
  SCORE9: { deed: 'temple', points: 4, per: { cult: 'priests', steps: 1 }, reward: gain({ coins: 2 }), promo: true },
});
export type ScoringId = keyof typeof SCORING_TILES;
export const SCORING_IDS = Object.keys(SCORING_TILES) as ScoringId[];
export const ROUNDS = 6;
/** The tile for spades is not drawn for the last two rounds (TM-SETUP-31). */
export const NOT_LATE: ScoringId = 'SCORE1';
export const LATE_ROUNDS = 2;

export interface FavorTile {
  cult: Cult;
  steps: number;
  count: number;
  income?: Gain;
  action?: TileAction;
  /** The total power value that founds a town. */
  townPower?: number;
  built?: { dwelling?: number; tradingHouse?: number };
  /** Points when passing, by the number of trading houses on the map. */
  pass?: readonly number[];
}

const favors = <K extends string>(of: Record<K, FavorTile>) => of;
export const FAVOR_TILES = favors({
  FAV1: { cult: 'fire', steps: 3, count: 1 },
  FAV2: { cult: 'water', steps: 3, count: 1 },
  FAV3: { cult: 'earth', steps: 3, count: 1 },
  FAV4: { cult: 'air', steps: 3, count: 1 },
  FAV5: { cult: 'fire', steps: 2, count: 3, townPower: 6 },
  FAV6: { cult: 'water', steps: 2, count: 3, action: 'cultStep' },
  FAV7: { cult: 'earth', steps: 2, count: 3, income: gain({ workers: 1, power: 1 }) },
  FAV8: { cult: 'air', steps: 2, count: 3, income: gain({ power: 4 }) },
  FAV9: { cult: 'fire', steps: 1, count: 3, income: gain({ coins: 3 }) },
  FAV10: { cult: 'water', steps: 1, count: 3, built: { tradingHouse: 3 } },
  FAV11: { cult: 'earth', steps: 1, count: 3, built: { dwelling: 2 } },
  FAV12: { cult: 'air', steps: 1, count: 3, pass: [0, 2, 3, 3, 4] },
});
export type FavorId = keyof typeof FAVOR_TILES;
export const FAVOR_IDS = Object.keys(FAVOR_TILES) as FavorId[];

export interface TownTile {
  points: number;
  reward: Gain;
  /** Steps on each of the four tracks. */
  steps?: number;
  /** One shipping value more, or one more hex for those who fly. */
  range?: number;
  keys: number;
  count: number;
  promo?: true;
}

const towns = <K extends string>(of: Record<K, TownTile>) => of;
export const TOWN_TILES = towns({
  TW1: { points: 5, reward: gain({ coins: 6 }), keys: 1, count: 2 },
  TW2: { points: 7, reward: gain({ workers: 2 }), keys: 1, count: 2 },
  TW3: { points: 9, reward: gain({ priests: 1 }), keys: 1, count: 2 },
  TW4: { points: 6, reward: gain({ power: 8 }), keys: 1, count: 2 },
  TW5: { points: 8, reward: gain({}), steps: 1, keys: 1, count: 2 },
  TW6: { points: 2, reward: gain({}), steps: 2, keys: 2, count: 1, promo: true },
  TW7: { points: 4, reward: gain({}), range: 1, keys: 1, count: 2, promo: true },
  TW8: { points: 11, reward: gain({}), keys: 1, count: 1, promo: true },
});
export type TownId = keyof typeof TOWN_TILES;
export const TOWN_IDS = Object.keys(TOWN_TILES) as TownId[];
export const TOWN_POWER = 7;

export interface PowerAction {
  power: number;
  reward: Gain;
  spades?: number;
  bridge?: true;
}

const actions = <K extends string>(of: Record<K, PowerAction>) => of;
export const POWER_ACTIONS = actions({
  ACT1: { power: 3, reward: gain({}), bridge: true },
  ACT2: { power: 3, reward: gain({ priests: 1 }) },
  ACT3: { power: 4, reward: gain({ workers: 2 }) },
  ACT4: { power: 4, reward: gain({ coins: 7 }) },
  ACT5: { power: 4, reward: gain({}), spades: 1 },
  ACT6: { power: 6, reward: gain({}), spades: 2 },
});
export type PowerActionId = keyof typeof POWER_ACTIONS;
export const POWER_ACTION_IDS = Object.keys(POWER_ACTIONS) as PowerActionId[];

/** What the final scoring tiles of Fire & Ice measure in one network. */
export const FINAL_TILES = ['connected-distance', 'connected-sa-sh-distance', 'building-on-edge', 'connected-clusters'] as const;
export type FinalTile = (typeof FINAL_TILES)[number];

export const CULT_PRIZES = [8, 4, 2] as const;
export const NETWORK_PRIZES = [18, 12, 6] as const;
export const COINS_PER_POINT = 3;
