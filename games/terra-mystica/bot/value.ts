/** Points a seat may expect at the end: those it has, and what goods, income, tracks, networks and towns will still bring. */
import { expectedPrizes } from '../../terra/bot/index.ts';
import {
  BONUS_CARDS,
  type BonusId,
  COINS_PER_POINT,
  CULT_PRIZES,
  CULTS,
  type Cult,
  FACTION_IDS,
  FAVOR_TILES,
  type FactionId,
  type Gain,
  NETWORK_PRIZES,
  PIECES,
  ROUNDS,
  SANCTUARY,
  SCORING_TILES,
  STRONGHOLD,
  TRADING_HOUSE,
} from '../data/index.ts';
import { abilityOf, strongholdStands } from '../rules/abilities.ts';
import type { Player, State } from '../rules/index.ts';
import { cardPoints, freeCards } from '../rules/questions/cards.ts';
import { incomeOf } from '../rules/questions/income.ts';
import { type Around, type Own, ownLand, surroundings } from './land.ts';
import { type Prices, pricesFor, worthEachRound, worthOf } from './prices.ts';
import type { TerraWeights } from './weights.ts';

/** What has to be worked out about a position before it can be judged, by seat. The land of a seat without a faction is null. */
export interface Survey {
  left: number;
  hexes: number[][];
  lands: (Own | null)[];
  around: (Around | null)[];
  incomes: (Gain | null)[];
  /** Prizes to expect for the largest network, for the final tile of Fire & Ice, and for each cult track. */
  networks: number[];
  tiles: number[] | null;
  cults: number[][];
}

export const value = (s: State, w: TerraWeights): number[] => (s.over ? s.players.map(p => p.vp) : worths(s, w, surveyed(s, w)));

export function surveyed(s: State, w: TerraWeights): Survey {
  const hexes = hexesBySeat(s);
  const left = ROUNDS - s.round;
  const lands = s.players.map((p, seat) => (p.faction ? ownLand(s, seat, hexes[seat]) : null));
  const sizes = lands.map(land => land?.network ?? 0);
  const scale = w.networkScale + w.networkScaleRound * left;
  const networks = expectedPrizes(sizes, NETWORK_PRIZES, scale);
  const tiles = s.finalTile
    ? expectedPrizes(
        lands.map(land => land?.tile ?? 0),
        NETWORK_PRIZES,
        scale,
      )
    : null;
  const around = s.players.map((p, seat) => (p.faction ? surroundings(s, seat, hexes[seat]) : null));
  const incomes = s.players.map(p => (p.faction ? incomeOf(p) : null));
  return { left, hexes, lands, around, incomes, networks, tiles, cults: cultPrizes(s, w, left) };
}

/** What the judgement of a seat is made of, in the order of its numbers. */
export const TERMS = [
  'points',
  'goods',
  'income',
  'card',
  'tracks',
  'cultRewards',
  'cults',
  'network',
  'towns',
  'land',
  'buildings',
  'rewards',
  'faction',
] as const;

export function termsOf(s: State, w: TerraWeights): number[][] {
  if (s.over) return s.players.map(p => onlyPoints(p));
  return worthsByTerm(s, w, surveyed(s, w));
}

const onlyPoints = (p: Player): number[] => TERMS.map(term => (term === 'points' ? p.vp : 0));

/** By seat: the points to expect. */
export const worths = (s: State, w: TerraWeights, survey: Survey): number[] => worthsByTerm(s, w, survey).map(sum);

function worthsByTerm(s: State, w: TerraWeights, { left, lands, around, incomes, networks, tiles, cults }: Survey): number[][] {
  const prices = pricesFor(w);
  const cards = s.round < ROUNDS ? freeCards(s) : [];
  return s.players.map((p, seat) => {
    const land = lands[seat];
    if (!land) return onlyPoints(p);
    const reach = reachOf(around[seat]!, w);
    return [
      p.vp,
      goods(s, p, prices, w),
      worthEachRound(withoutCard(p, incomes[seat]!), prices, s.round),
      card(s, p, cards, prices, w),
      tracksAndTiles(s, p, left, w),
      cultRewards(s, seat, prices),
      w.cultPrize * sum(cults[seat]),
      w.networkPrize * networks[seat] + w.networkSize * land.network + (tiles ? w.tilePrize * tiles[seat] : 0),
      towns(land.groups, left, w),
      left * w.reach * (reach / (reach + w.reachEnough)) + (left / ROUNDS) * w.company * around[seat]!.company,
      bigToCome(s, p, w),
      dues(p, prices, s.round, w),
      w[OWN_WEIGHTS[p.faction!].faction],
    ];
  });
}

function hexesBySeat(s: State): number[][] {
  const hexes: number[][] = s.players.map(() => []);
  for (let hex = 0; hex < s.owner.length; hex++) if (s.owner[hex] >= 0) hexes[s.owner[hex]].push(hex);
  return hexes;
}

/** The names of the weights of a faction's own: their kind and its name as one word. */
const OWN_WEIGHTS = Object.fromEntries(
  FACTION_IDS.map(id => {
    const name = id[0].toUpperCase() + id.slice(1);
    return [id, { stronghold: `stronghold${name}`, faction: `faction${name}` }];
  }),
) as Record<FactionId, Record<'stronghold' | 'faction', keyof TerraWeights>>;

/**
 * Who has passed can spend nothing before the next round; after the last pass everything is coins. Of more than can sensibly be spent in a
 * round the rest is worth no more than in the end.
 */
function goods(s: State, p: Player, prices: Prices, w: TerraWeights): number {
  const round = Math.max(1, p.passed ? s.round + 1 : s.round);
  const [one, two, three] = p.bowls;
  if (round > ROUNDS) {
    const rate = abilityOf(p).coinsPerPoint ?? COINS_PER_POINT;
    return (p.coins + p.workers + p.priests + three + two / 2) / rate;
  }
  return (
    upTo(p.coins, w.enoughCoins, prices.coins.now[round]) +
    upTo(p.workers, w.enoughWorkers, prices.workers.now[round]) +
    upTo(p.priests, w.enoughPriests, prices.priests.now[round]) +
    prices.power.now[round] * (three + w.bowlOne * one + w.bowlTwo * two)
  );
}

const upTo = (n: number, enough: number, price: number): number =>
  n <= enough ? n * price : enough * price + (n - enough) / COINS_PER_POINT;

/** Land in reach, weighed by the spades it takes. */
export const reachOf = ({ land: [home, one, two, three] }: Around, w: TerraWeights): number =>
  home * w.reachHome + one * w.reachOne + two * w.reachTwo + three * w.reachThree;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function withoutCard(p: Player, income: Gain): Gain {
  if (!p.card) return income;
  const { coins, workers, priests, power } = BONUS_CARDS[p.card].income;
  return { coins: income.coins - coins, workers: income.workers - workers, priests: income.priests - priests, power: income.power - power };
}

/** The card in hand, and the one that will be taken in passing. */
function card(s: State, p: Player, free: readonly BonusId[], prices: Prices, w: TerraWeights): number {
  const chosen = p.card && (p.passed || s.round === 0) ? cardToCome(s, p, p.card, prices, w) : 0;
  if (chosen > 0 || s.round === 0) return chosen;
  let best = 0;
  if (!p.passed) for (const id of free) best = Math.max(best, cardToCome(s, p, id, prices, w));
  if (!p.card) return best;
  const idle = BONUS_CARDS[p.card].action && !p.used.includes(p.card as 'BON1') && !p.passed ? actionWorth(p.card, w) : 0;
  return best + cardPoints(p, p.card) + idle;
}

const actionWorth = (id: BonusId, w: TerraWeights): number => (BONUS_CARDS[id].action === 'spade' ? w.cardSpade : w.cardStep);

/** What a card will bring in the round that begins with its income. */
function cardToCome(s: State, p: Player, id: BonusId, prices: Prices, w: TerraWeights): number {
  const { income, action, shipping } = BONUS_CARDS[id];
  const coins = p.card === id ? 0 : s.cardCoins[s.cards.indexOf(id)];
  const round = s.round + 1;
  return (
    worthOf(income, prices, round) +
    coins * prices.coins.now[round] +
    cardPoints(p, id) +
    (action ? actionWorth(id, w) : 0) +
    (shipping ? w.cardShipping : 0)
  );
}

/** Shipping and digging, favor tiles, the stronghold, keys: what they bring in each round to come. */
function tracksAndTiles(s: State, p: Player, left: number, w: TerraWeights): number {
  const passes = p.passed ? left : left + 1;
  let worth = left * (w.digging * p.digging + w.shipping * p.shipping) + Math.min(2, p.keys) * w.key;
  for (const tile of p.favors) {
    const { action, built, pass, townPower } = FAVOR_TILES[tile];
    if (action) worth += w.favorStep * (p.used.includes('FAV6') || p.passed ? left : left + 1);
    if (built?.tradingHouse) worth += w.favorTen * left;
    if (built?.dwelling) worth += w.favorEleven * left;
    if (townPower) worth += w.favorFive * left;
    if (pass) worth += passes * (pass[PIECES[TRADING_HOUSE] - p.left[TRADING_HOUSE]] ?? 0);
  }
  if (strongholdStands(p)) worth += w[OWN_WEIGHTS[p.faction!].stronghold] * left;
  const points = abilityOf(p).pointsForPassing;
  if (points) worth += passes * points(s, s.players.indexOf(p));
  if (s.passed[0] !== undefined && s.players[s.passed[0]] === p && left > 0) worth += w.firstToPass;
  return worth;
}

/** By seat: the prizes of the four tracks, as far as today's heights foretell them. */
function cultPrizes(s: State, w: TerraWeights, left: number): number[][] {
  const bySeat: number[][] = s.players.map(() => []);
  const scale = w.cultScale + w.cultScaleRound * left;
  for (let track = 0; track < CULTS.length; track++) {
    const prizes = expectedPrizes(
      s.players.map(p => p.cults[track]),
      CULT_PRIZES,
      scale,
    );
    for (let seat = 0; seat < bySeat.length; seat++) bySeat[seat].push(prizes[seat]);
  }
  return bySeat;
}

/** Rewards at the end of this and later rounds for the heights reached so far; half of what a step more would complete. */
function cultRewards(s: State, seat: number, prices: Prices): number {
  let worth = 0;
  for (let round = Math.max(1, s.round); round < ROUNDS; round++) {
    const { per, reward, spades = 0 } = SCORING_TILES[s.scoring[round - 1]];
    const height = heightFor(s, seat, per.cult);
    const times = Math.floor(height / per.steps) + (round === s.round ? 0 : (0.5 * (height % per.steps)) / per.steps);
    worth += times * (worthOf(reward, prices, round + 1) + spades * prices.workers.now[round + 1] * 1.5);
  }
  return worth;
}

/** What a reward at the end of a round counts. */
export const heightFor = (s: State, seat: number, cult: Cult | 'priests'): number =>
  cult === 'priests' ? countPriests(s, seat) : s.players[seat].cults[CULTS.indexOf(cult)];

function countPriests(s: State, seat: number): number {
  let n = 0;
  for (const owner of s.priests) if (owner === seat) n++;
  return n;
}

/** Each structure or power that a group lacks makes a town less likely, the more so the less time is left. */
function towns(groups: readonly { lacks: number; size: number }[], left: number, w: TerraWeights): number {
  const hurry = 1 / (1 + w.townTime * left);
  let worth = 0;
  for (const { lacks, size } of groups) if (size > 1) worth += w.town * w.townStep ** (lacks * hurry);
  return worth;
}

/** Strongholds and sanctuaries still to be built may meet a round that gives points for them. */
function bigToCome(s: State, p: Player, w: TerraWeights): number {
  let rounds = 0;
  for (let round = s.round + 1; round <= ROUNDS; round++) if (SCORING_TILES[s.scoring[round - 1]].deed === 'big') rounds++;
  return w.bigWait * 5 * Math.min(rounds, p.left[STRONGHOLD] + p.left[SANCTUARY]);
}

/** Rewards that still have to be taken. */
function dues(p: Player, prices: Prices, round: number, w: TerraWeights): number {
  let worth = 0;
  for (const due of p.due) {
    if (due === 'favor') worth += w.dueFavor;
    else if (due === 'town') worth += w.town;
    else if (due === 'step') worth += w.dueStep;
    else if (due === 'steps') worth += 2 * w.dueStep;
    else if (due === 'bridge') worth += w.dueBridge;
    else if (due === 'spades') worth += 3 * w.dueSpade;
    else if (due === 'priest') worth += prices.priests.now[Math.max(1, round)];
    else worth += 1;
  }
  return worth;
}
