/** What a tile will still bring its owner: income, special actions, passing, and what it gives each time something happens. */
import { BUILDINGS, type Gain, type Measure, POWER_VALUE, ROUNDS, type Scoring, type Tile, type Trigger, WORKSHOP } from '../data/index.ts';
import { byRound, later, type Prices, worthOf } from './prices.ts';
import type { AgeWeights } from './weights.ts';

/** Building numbers, or a word for something else that can be counted. */
export type Counted = readonly number[] | Extract<Measure, string>;
export type Counting = { of: Counted; each: number; table: null } | { of: Counted; each: 0; table: readonly number[] };

/** By round: what counts once in that round, and what counts in every round after it. */
export interface TileWorth {
  income: readonly number[];
  special: readonly number[];
  /** What usually happens in a round. */
  usual: readonly number[];
  /** All three in every round after this one. */
  later: readonly number[];
  atOnce: readonly number[];
  /** To be counted on the map, when passing and at once. */
  pass: Counting | null;
  passSteps: Counted | null;
  scores: Counting | null;
  stepsPer: Counted | null;
}

export function tileWorth(tile: Tile, prices: Prices, w: AgeWeights, seats: number): TileWorth {
  const gained = (gain: Gain | undefined) =>
    byRound(round => (gain && round <= ROUNDS ? worthOf(gain, prices, w, round, seats) + monumental(gain, w) : 0));
  const income = gained(tile.income);
  const special = gained(tile.special);
  const usual = byRound(round => (round <= ROUNDS ? usually(tile, prices, w, round, seats) : 0));
  return {
    income,
    special,
    usual,
    later: later(byRound(round => income[round] + special[round] + usual[round])),
    atOnce: gained(tile.atOnce),
    pass: counting(tile.pass?.score),
    passSteps: numbers(tile.pass?.stepsPer),
    scores: counting(tile.atOnce?.score),
    stepsPer: numbers(tile.atOnce?.stepsPer),
  };
}

const numbers = (of: Measure | undefined): Counted | null =>
  of === undefined ? null : typeof of === 'string' ? of : of.map(kind => BUILDINGS.indexOf(kind));

function counting(scoring: Scoring | undefined): Counting | null {
  const of = numbers(scoring?.of);
  if (!scoring || !of) return null;
  return 'each' in scoring ? { of, each: scoring.each, table: null } : { of, each: 0, table: scoring.table };
}

/** A neutral building with more power than a workshop is more of a city. */
function monumental({ neutral }: Gain, w: AgeWeights): number {
  return neutral ? ((POWER_VALUE[BUILDINGS.indexOf(neutral)] - POWER_VALUE[WORKSHOP]) * w.neutralBuilding) / 4 : 0;
}

function usually(tile: Tile, prices: Prices, w: AgeWeights, round: number, seats: number): number {
  let worth = 0;
  for (const trigger of tile.on ?? []) worth += rateOf(trigger, w) * worthOf(trigger.gain, prices, w, round, seats);
  if (tile.skip) worth += w.skip * (tile.skip.revised === undefined ? tile.skip.points : tile.skip.revised + seats);
  if (tile.reach) worth += w.bonusReach * tile.reach;
  if (tile.cityPower) worth += w.cityPower;
  if (tile.cityAcrossRiver) worth += w.cityAcrossRiver;
  if (tile.powerActionDiscount) worth += w.ratePower * prices.power.now[round];
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
