/** The numbers of one seat. */
import { bounded } from '../../../bots/features.ts';
import {
  BONUS_IDS,
  CULTS,
  FACTION_IDS,
  FAVOR_IDS,
  type Gain,
  PIECES,
  ROUNDS,
  SANCTUARY,
  SCORING_TILES,
  STRUCTURES,
  TRADING_HOUSE,
} from '../data/index.ts';
import type { Player, State } from '../rules/index.ts';
import { cardPoints } from '../rules/questions/cards.ts';
import type { Own } from './land.ts';
import { heightFor, reachOf, type Survey } from './value.ts';
import { weights } from './weights.ts';

const GOODS = ['coins', 'workers', 'priests', 'power'] as const;
const BUILDINGS = STRUCTURES.slice(1, SANCTUARY + 1);

export const SEAT_NAMES = [
  'value',
  'points',
  'coins',
  'workers',
  'priests',
  'keys',
  'shipping',
  'digging',
  'bowl I',
  'bowl II',
  'bowl III',
  ...CULTS.map(cult => `${cult} height`),
  ...BUILDINGS.map(kind => `${kind} to build`),
  'has passed',
  'towns',
  ...GOODS.map(good => `income of ${good}`),
  ...GOODS.map(good => `${good} to come`),
  ...FAVOR_IDS,
  ...BONUS_IDS,
  'nearest town lacks',
  'second town lacks',
  'network',
  'structures',
  'network prize',
  'cult prizes',
  ...CULTS.map(cult => `${cult} prize`),
  'reach',
  'company',
  'on turn',
  'first in order',
  'tracks near the top',
  'actions used',
  'priests in supply',
  ...FACTION_IDS,
  'land at home',
  'land one spade away',
  'land two spades away',
  'third town lacks',
  'final tile',
  'final tile prize',
  'rewards of this round',
  'rewards of the next round',
  'rewards of later rounds',
  'points of the card',
  'points of FAV12',
  'bridges',
  'hexes skipped',
  'place in passing',
  'tokens',
];

/** A town that lacks more is as far away as none. */
const FARTHEST = 6;
const NEAR_TOP = 8;

/** Numbers written one after the other. */
let out: Float64Array;
let at = 0;
const put = (n: number): void => {
  out[at++] = bounded(n);
};

export function fillSeat(block: Float64Array, s: State, seat: number, survey: Survey, expected: number): void {
  out = block;
  at = 0;
  const p = s.players[seat];
  put((expected - 100) / 30);
  putBoard(p);
  putIncome(survey.incomes[seat], survey.left);
  for (const tile of FAVOR_IDS) put(p.favors.includes(tile) ? 1 : 0);
  for (const card of BONUS_IDS) put(p.card === card ? 1 : 0);
  const lacks = lacking(survey.lands[seat]);
  putLand(seat, survey, lacks);
  put(s.active === seat ? 1 : 0);
  put(s.order[0] === seat ? 1 : 0);
  let near = 0;
  for (const height of p.cults) if (height >= NEAR_TOP) near++;
  put(near);
  put(p.used.length / 2);
  put(p.supply / 5);
  for (const faction of FACTION_IDS) put(p.faction === faction ? 1 : 0);
  putMore(s, seat, survey, lacks);
}

function putBoard(p: Player): void {
  put(p.vp / 50);
  put(p.coins / 10);
  put(p.workers / 5);
  put(p.priests / 3);
  put(p.keys);
  put(p.shipping / 2);
  put(p.digging);
  for (const tokens of p.bowls) put(tokens / 5);
  for (const height of p.cults) put(height / 5);
  for (let kind = 1; kind <= SANCTUARY; kind++) put(p.left[kind] / 4);
  put(p.passed ? 1 : 0);
  put(p.towns.length);
}

const NOTHING: Gain = { coins: 0, workers: 0, priests: 0, power: 0 };

function putIncome(income: Gain | null, left: number): void {
  const { coins, workers, priests, power } = income ?? NOTHING;
  put(coins / 10);
  put(workers / 5);
  put(priests / 2);
  put(power / 5);
  put((left * coins) / 20);
  put((left * workers) / 10);
  put((left * priests) / 4);
  put((left * power) / 10);
}

const lacks: [number, number, number] = [FARTHEST, FARTHEST, FARTHEST];

/** What the three groups lack that are nearest to being towns. */
function lacking(land: Own | null): typeof lacks {
  lacks.fill(FARTHEST);
  for (const group of land?.groups ?? []) {
    if (group.size < 2) continue;
    let lack = group.lacks;
    for (let n = 0; n < lacks.length; n++) if (lack < lacks[n]) [lacks[n], lack] = [lack, lacks[n]];
  }
  return lacks;
}

function putLand(seat: number, { lands, hexes, networks, cults, around }: Survey, [first, second]: typeof lacks): void {
  put(first / 3);
  put(second / 3);
  put((lands[seat]?.network ?? 0) / 6);
  put(hexes[seat].length / 8);
  put(networks[seat] / 9);
  let prizes = 0;
  for (const prize of cults[seat]) prizes += prize;
  put(prizes / 8);
  for (const prize of cults[seat]) put(prize / 4);
  const near = around[seat];
  put(near ? reachOf(near, weights) / 5 : 0);
  put(near ? near.company / 4 : 0);
}

function putMore(s: State, seat: number, { lands, tiles, around }: Survey, [, , third]: typeof lacks): void {
  const p = s.players[seat];
  for (let spades = 0; spades < 3; spades++) put((around[seat]?.land[spades] ?? 0) / 4);
  put(third / 3);
  put((lands[seat]?.tile ?? 0) / 6);
  put((tiles?.[seat] ?? 0) / 9);
  putRewards(s, seat);
  put(p.card && p.faction ? cardPoints(p, p.card) / 5 : 0);
  put(p.favors.includes('FAV12') ? (PIECES[TRADING_HOUSE] - p.left[TRADING_HOUSE]) / 2 : 0);
  put(p.bridges / 2);
  put(p.skips);
  const passed = s.passed.indexOf(seat);
  put(passed < 0 ? 0 : 1 - passed / s.seats);
  put((p.bowls[0] + p.bowls[1] + p.bowls[2]) / 6);
}

/** How often the rewards at the end of rounds would be given for the heights of today. */
function putRewards(s: State, seat: number): void {
  let [now, next, later] = [0, 0, 0];
  for (let round = Math.max(1, s.round); round < ROUNDS && round <= s.scoring.length; round++) {
    const { per } = SCORING_TILES[s.scoring[round - 1]];
    const height = heightFor(s, seat, per.cult);
    if (round === s.round) now = Math.floor(height / per.steps);
    else if (round === s.round + 1) next = height / per.steps;
    else later += height / per.steps;
  }
  put(now / 2);
  put(next / 2);
  put(later / 4);
}
