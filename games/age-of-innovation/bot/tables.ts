/** Everything that depends on the weights alone, worked out once: prices by round, tiles, bonuses. */
import {
  BOARD_IDS,
  BONUS_IDS,
  COMPETENCY_IDS,
  FACTION_IDS,
  INNOVATION_IDS,
  LEVEL_INCOME,
  PALACE_IDS,
  ROUND_TILE_IDS,
  ROUND_TILES,
  ROUNDS,
} from '../data/index.ts';
import { tileOf } from '../rules/questions/tiles.ts';
import type { State } from '../rules/state.ts';
import { byRound, later, type Prices, pricesFor, worthOf } from './prices.ts';
import { type TileWorth, tileWorth } from './tiles.ts';
import type { AgeWeights } from './weights.ts';

export interface Tables {
  prices: Prices;
  tiles: Readonly<Record<string, TileWorth>>;
  /** By discipline and round: the income of a high level in every round after it. */
  levels: readonly (readonly number[])[];
  /** By round tile and round: one time its science bonus at the end of that round. */
  bonuses: Readonly<Record<string, readonly number[]>>;
  /** Boards and factions by their names. */
  extra: Readonly<Record<string, number>>;
}

const known = new WeakMap<AgeWeights, Map<string, Tables>>();
let last: { w: AgeWeights; seats: number; factions: string; tables: Tables } | null = null;

export function tablesFor(s: State, w: AgeWeights): Tables {
  const { seats } = s;
  const { factions } = s.options;
  if (last && last.w === w && last.seats === seats && last.factions === factions) return last.tables;
  const byTable = known.get(w) ?? new Map<string, Tables>();
  known.set(w, byTable);
  const key = `${seats} ${factions}`;
  const tables = byTable.get(key) ?? workedOut(s, w);
  byTable.set(key, tables);
  last = { w, seats, factions, tables };
  return tables;
}

const TILES = [...FACTION_IDS, ...PALACE_IDS, ...INNOVATION_IDS, ...COMPETENCY_IDS, ...BONUS_IDS];

function workedOut(s: State, w: AgeWeights): Tables {
  const prices = pricesFor(w);
  const { seats } = s;
  const after = (gain: Parameters<typeof worthOf>[0]) => byRound(round => worthOf(gain, prices, w, Math.min(ROUNDS, round + 1), seats));
  return {
    prices,
    tiles: Object.fromEntries(TILES.map(id => [id, tileWorth(tileOf(s, id), prices, w, seats)])),
    levels: LEVEL_INCOME.map(gain => later(byRound(round => worthOf(gain, prices, w, round, seats)))),
    bonuses: Object.fromEntries(ROUND_TILE_IDS.map(id => [id, after(ROUND_TILES[id].bonus.gain)])),
    extra: Object.fromEntries([
      ...BOARD_IDS.map(id => [id, w[named('board', id)]]),
      ...FACTION_IDS.map(id => [id, w[named('faction', id)]]),
    ]),
  };
}

/** `boardDesert`, `factionMoles` and the like. */
const named = (what: 'board' | 'faction', id: string) => `${what}${id[0].toUpperCase()}${id.slice(1)}` as keyof AgeWeights;
