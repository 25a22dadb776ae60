/** What a tile will still bring its owner: income, special actions, passing, and what it gives each time something happens. */
import {
  BONUS_IDS,
  COMPETENCY_IDS,
  FACTION_IDS,
  type Gain,
  INNOVATION_IDS,
  type Measure,
  PALACE_IDS,
  POWER_VALUE,
  ROUNDS,
  type Scoring,
  type Tile,
  type Trigger,
} from '../data/index.ts';
import { tileOf } from '../rules/questions/tiles.ts';
import type { State, TileId } from '../rules/state.ts';
import { AFTER_ALL, later, pricesFor, worthOf } from './prices.ts';
import type { AgeWeights } from './weights.ts';

/** By round: what counts once in that round, and what counts in every round after it. */
export interface TileWorth {
  income: number[];
  incomeLater: number[];
  special: number[];
  specialLater: number[];
  /** What usually happens in a round. */
  usual: number[];
  usualLater: number[];
  atOnce: number[];
  /** To be counted on the map, when passing and at once. */
  pass: Scoring | null;
  passSteps: Measure | null;
  scores: Scoring | null;
  stepsPer: Measure | null;
}
export type Tiles = Readonly<Record<string, TileWorth>>;

const ALL: readonly TileId[] = [...FACTION_IDS, ...PALACE_IDS, ...INNOVATION_IDS, ...COMPETENCY_IDS, ...BONUS_IDS];
const known = new WeakMap<AgeWeights, Map<string, Tiles>>();

export function tilesFor(s: State, w: AgeWeights): Tiles {
  let tables = known.get(w);
  if (!tables) {
    tables = new Map();
    known.set(w, tables);
  }
  const key = `${s.seats} ${s.options.factions}`;
  let tiles = tables.get(key);
  if (!tiles) {
    tiles = Object.fromEntries(ALL.map(id => [id, worked(tileOf(s, id), w, s.seats)]));
    tables.set(key, tiles);
  }
  return tiles;
}

const rounds = (of: (round: number) => number): number[] =>
  Array.from({ length: AFTER_ALL + 1 }, (_, round) => of(Math.min(round, ROUNDS)));

function worked(tile: Tile, w: AgeWeights, seats: number): TileWorth {
  const gained = (gain: Gain | undefined) => rounds(round => (gain ? worthOf(gain, w, round, seats) : 0));
  const income = gained(tile.income);
  const special = gained(tile.special);
  const usual = rounds(round => usually(tile, w, round, seats));
  return {
    income,
    incomeLater: later(income),
    special,
    specialLater: later(special),
    usual,
    usualLater: later(usual),
    atOnce: gained(tile.atOnce).map(worth => worth + monumental(tile.atOnce, w)),
    pass: tile.pass?.score ?? null,
    passSteps: tile.pass?.stepsPer ?? null,
    scores: tile.atOnce?.score ?? null,
    stepsPer: tile.atOnce?.stepsPer ?? null,
  };
}

/** A neutral building with more power than a workshop is more of a city. */
function monumental(gain: Gain | undefined, w: AgeWeights): number {
  if (!gain?.neutral) return 0;
  const power = { workshop: 1, guild: 2, school: 2, university: 3, palace: 3, tower: 2, monument: 4 }[gain.neutral];
  return ((power - POWER_VALUE[1]) * w.neutralBuilding) / 4;
}

function usually(tile: Tile, w: AgeWeights, round: number, seats: number): number {
  let worth = 0;
  for (const trigger of tile.on ?? []) worth += rateOf(trigger, w) * worthOf(trigger.gain, w, round, seats);
  if (tile.skip) worth += w.skip * (tile.skip.revised === undefined ? tile.skip.points : tile.skip.revised + seats);
  if (tile.reach) worth += w.bonusReach * tile.reach;
  if (tile.cityPower) worth += w.cityPower;
  if (tile.cityAcrossRiver) worth += w.cityAcrossRiver;
  if (tile.powerActionDiscount) worth += w.ratePower * pricesFor(w).power[round];
  return worth;
}

function rateOf({ event, buildings, at }: Trigger, w: AgeWeights): number {
  const often = {
    build: 0,
    spade: w.rateSpade,
    step: w.rateStep,
    cityTile: w.rateCity,
    track: w.rateTrack,
    innovation: w.rateInnovation,
    competency: w.rateCompetency,
    scholar: w.rateScholar,
    powerAction: w.ratePower,
  };
  const built = {
    workshop: w.rateWorkshop,
    guild: w.rateGuild,
    school: w.rateSchool,
    university: w.rateBig,
    palace: w.rateBig,
    tower: 0,
    monument: 0,
  };
  let rate = often[event];
  for (const kind of buildings ?? []) rate += built[kind];
  if (at === 'river') rate *= w.rateRiver;
  if (at === 'edge') rate *= w.rateEdge;
  return rate;
}
