/** A position of Terra Mystica as numbers. Nothing is hidden here, so all seats see the same. */
import { bounded, type Features, type Numbers } from '../../../bots/features.ts';
import {
  BONUS_IDS,
  CULTS,
  FAVOR_IDS,
  FAVOR_TILES,
  FINAL_TILES,
  MAP_IDS,
  POWER_ACTION_IDS,
  ROUNDS,
  SCORING_TILES,
  TOWN_IDS,
  TOWN_TILES,
} from '../data/index.ts';
import type { State } from '../rules/index.ts';
import { fillSeat, SEAT_NAMES } from './seatNumbers.ts';
import { surveyed, worths } from './value.ts';
import { weights } from './weights.ts';

const DEEDS = ['spade', 'town', 'dwelling', 'tradingHouse', 'temple', 'big'] as const;
const REWARDED = [...CULTS, 'priests'] as const;
const MOST_SEATS = 5;
const SEAT_COUNTS = [2, 3, 4, 5] as const;
const EACH_ROUND = [...Array(ROUNDS + 1).keys()];

const TABLE_NAMES = [
  ...EACH_ROUND.map(round => `round ${round}`),
  ...DEEDS.map(deed => `${deed} scores now`),
  ...DEEDS.map(deed => `${deed} scores next`),
  ...DEEDS.map(deed => `${deed} scores later`),
  ...REWARDED.map(what => `${what} rewarded later`),
  ...REWARDED.map(what => `${what} rewarded now`),
  ...BONUS_IDS.map(card => `${card} is free`),
  ...POWER_ACTION_IDS.map(action => `${action} is used`),
  ...SEAT_COUNTS.map(seats => `${seats} seats`),
  ...MAP_IDS.slice(1).map(map => `map ${map}`),
  ...FINAL_TILES.map(tile => `final tile ${tile}`),
  ...TOWN_IDS.map(town => `${town} left`),
  ...FAVOR_IDS.map(favor => `${favor} left`),
  'turn order varies',
  'seats that have passed',
];

const table = new Float64Array(TABLE_NAMES.length);
const blocks = Array.from({ length: MOST_SEATS }, () => new Float64Array(SEAT_NAMES.length));
/** By number of seats. */
const seated = Array.from({ length: MOST_SEATS + 1 }, (_, seats) => blocks.slice(0, seats));

export const features: Features<State> = {
  table: TABLE_NAMES,
  seat: SEAT_NAMES,
  of(s): Numbers {
    const survey = surveyed(s, weights);
    const expected = worths(s, weights, survey);
    fillTable(s);
    for (let seat = 0; seat < s.seats; seat++) fillSeat(blocks[seat], s, seat, survey, expected[seat]);
    return { table, seats: seated[s.seats] };
  },
};

/** Where each group of numbers about the table begins. */
const AT = {
  now: EACH_ROUND.length,
  next: EACH_ROUND.length + DEEDS.length,
  later: EACH_ROUND.length + 2 * DEEDS.length,
  rewardedLater: EACH_ROUND.length + 3 * DEEDS.length,
  rewardedNow: EACH_ROUND.length + 3 * DEEDS.length + REWARDED.length,
  cards: EACH_ROUND.length + 3 * DEEDS.length + 2 * REWARDED.length,
};

function fillTable(s: State): void {
  table.fill(0);
  table[s.round] = 1;
  fillScoring(s);
  let at = AT.cards;
  for (const card of BONUS_IDS) {
    const place = s.cards.indexOf(card);
    table[at++] = place < 0 || s.players.some(p => p.card === card) ? 0 : bounded(1 + 0.2 * s.cardCoins[place]);
  }
  for (let action = 0; action < POWER_ACTION_IDS.length; action++) table[at++] = s.covered[action];
  for (const seats of SEAT_COUNTS) table[at++] = s.seats === seats ? 1 : 0;
  for (let map = 1; map < MAP_IDS.length; map++) table[at++] = s.options.map === MAP_IDS[map] ? 1 : 0;
  for (const tile of FINAL_TILES) table[at++] = s.finalTile === tile ? 1 : 0;
  for (let town = 0; town < TOWN_IDS.length; town++) table[at++] = s.townsLeft[town] / TOWN_TILES[TOWN_IDS[town]].count;
  for (let favor = 0; favor < FAVOR_IDS.length; favor++) table[at++] = s.favorsLeft[favor] / FAVOR_TILES[FAVOR_IDS[favor]].count;
  table[at++] = s.options.turnOrder === 'variable' ? 1 : 0;
  table[at] = s.passed.length / s.seats;
}

/** What rounds score, and what they reward at their end: this one, the next, and those after it. */
function fillScoring(s: State): void {
  for (let round = Math.max(1, s.round); round <= s.scoring.length; round++) {
    const { deed, per } = SCORING_TILES[s.scoring[round - 1]];
    const group = round === s.round ? AT.now : round === s.round + 1 ? AT.next : AT.later;
    table[group + DEEDS.indexOf(deed)]++;
    if (round < ROUNDS) table[(round === s.round ? AT.rewardedNow : AT.rewardedLater) + REWARDED.indexOf(per.cult)] += 1 / per.steps;
  }
}
