/** What gains are worth, in the words in which all tiles are written. */
import { falling, type Price } from '../../terra/bot/index.ts';
import { COINS_PER_POINT, type Gain, ROUNDS, type Tile, type Trigger } from '../data/index.ts';
import { pointsFor } from '../rules/questions/measure.ts';
import type { State } from '../rules/state.ts';
import type { InnovationWeights } from './weights.ts';

export type Prices = Record<'coins' | 'tools' | 'scholars' | 'power' | 'books', Price>;

const known = new WeakMap<InnovationWeights, Prices>();

export function pricesFor(w: InnovationWeights): Prices {
  const prices = known.get(w) ?? workedOut(w);
  known.set(w, prices);
  return prices;
}

const AT_THE_END = 1 / COINS_PER_POINT;

const workedOut = (w: InnovationWeights): Prices => ({
  coins: falling(w.coinEarly, w.coinLate, ROUNDS, AT_THE_END),
  tools: falling(w.toolEarly, w.toolLate, ROUNDS, AT_THE_END),
  scholars: falling(w.scholarEarly, w.scholarLate, ROUNDS, AT_THE_END),
  power: falling(w.powerEarly, w.powerLate, ROUNDS, AT_THE_END),
  books: falling(w.bookEarly, w.bookLate, ROUNDS, AT_THE_END),
});

/** A gain received once in a round. */
export function worthOf(s: State, seat: number, gain: Gain, round: number, prices: Prices, w: InnovationWeights): number {
  return total(s, seat, gain, prices, price => price.now[round], 1, w);
}

/** A gain received in every round after this one. */
export function worthEachRound(s: State, seat: number, gain: Gain, round: number, prices: Prices, w: InnovationWeights): number {
  return total(s, seat, gain, prices, price => price.later[round], ROUNDS - round, w);
}

function total(
  s: State,
  seat: number,
  gain: Gain,
  prices: Prices,
  of: (price: Price) => number,
  times: number,
  w: InnovationWeights,
): number {
  let worth = 0;
  if (gain.coins) worth += gain.coins * of(prices.coins);
  if (gain.tools) worth += gain.tools * of(prices.tools);
  if (gain.scholars) worth += gain.scholars * of(prices.scholars);
  if (gain.power) worth += gain.power * of(prices.power);
  if (gain.books) worth += gain.books * of(prices.books);
  return worth + times * besides(s, seat, gain, w);
}

/** Everything in a gain that is no goods. */
function besides(s: State, seat: number, gain: Gain, w: InnovationWeights): number {
  const { points = 0, steps = 0, stepsInOne = 0, stepInEach = 0, spades = 0, bridges = 0, annexes = 0, competencies = 0 } = gain;
  let worth = points + (gain.pointsBySeats?.[s.seats - 2] ?? 0);
  worth += w.step * (steps + stepsInOne + 4 * stepInEach) + w.spade * spades + w.bridge * bridges + w.annex * annexes;
  worth += w.competency * competencies + w.track * ((gain.shipping ?? 0) + (gain.terraforming ?? 0));
  worth += w.city * (gain.cityTiles ?? 0);
  if (gain.score) worth += pointsFor(s, seat, gain.score);
  if (gain.replace || gain.anywhere || gain.neutral || gain.settle) worth += w.building;
  if (gain.again) worth += w.anotherAction;
  return worth;
}

/** How often a round sees what a trigger waits for. */
export function rateOf({ event, buildings, at }: Trigger, w: InnovationWeights): number {
  switch (event) {
    case 'build': {
      const [first] = buildings ?? [];
      const rate =
        first === 'workshop' ? w.rateWorkshop : first === 'guild' ? w.rateGuild : first === 'school' ? w.rateSchool : w.rateGreat;
      return at ? rate * w.rateAtPlace : rate;
    }
    case 'spade':
      return w.rateSpade;
    case 'step':
      return w.rateStep;
    case 'cityTile':
      return w.rateCity;
    case 'track':
      return w.rateTrack;
    case 'innovation':
      return w.rateInnovation;
    case 'competency':
      return w.rateCompetency;
    case 'scholar':
      return w.rateScholar;
    case 'powerAction':
      return w.ratePowerAction;
  }
}

/** What a tile will give in the rounds to come; `unused` says that its special action is still open in this one, `passes` how often one passes. */
export function tileToCome(
  s: State,
  seat: number,
  { income, special, pass, on }: Tile,
  { rounds, unused, passes }: { rounds: number; unused: boolean; passes: number },
  prices: Prices,
  w: InnovationWeights,
): number {
  const { round } = s;
  let worth = 0;
  if (income) worth += worthEachRound(s, seat, income, round, prices, w);
  if (special) worth += worthEachRound(s, seat, special, round, prices, w);
  if (special && unused) worth += worthOf(s, seat, special, Math.max(1, round), prices, w);
  if (pass?.score) worth += passes * pointsFor(s, seat, pass.score);
  if (pass?.stepsPer) worth += passes * w.step * pointsFor(s, seat, { of: pass.stepsPer, each: 1 });
  for (const trigger of on ?? [])
    worth += rounds * rateOf(trigger, w) * worthOf(s, seat, trigger.gain, Math.min(ROUNDS, round + 1), prices, w);
  return worth;
}
