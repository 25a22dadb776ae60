/** What lies on the table before anybody is asked anything. */
import { type Random, type Setup, shuffle } from '@tarsas/kernel';
import {
  BONUS_CARDS,
  BONUS_IDS,
  type BonusId,
  BRIDGES,
  EXPANSION_MAPS,
  FACTIONS,
  FAVOR_IDS,
  FAVOR_TILES,
  type FactionId,
  FINAL_TILES,
  type FinalTile,
  INTRODUCTORY,
  INTRODUCTORY_SCORING,
  LATE_ROUNDS,
  NOT_LATE,
  PIECES,
  POWER_ACTION_IDS,
  PRIEST_SPACES,
  PRIESTS,
  ROUNDS,
  SCORING_IDS,
  SCORING_TILES,
  type ScoringId,
  SPARE_CARDS,
  TERRAINS,
  TOWN_IDS,
  TOWN_TILES,
} from '../data/index.ts';
import type { Options } from './options.ts';
import { mapOf, type Player, type State } from './state.ts';
import { factionsInPlay } from './steps/setup.ts';

export function setup({ seats, options, random }: Setup<Options>): Omit<State, keyof import('@tarsas/kernel').Core> {
  const map = mapOf(options);
  const cards = drawCards(options, seats, random);
  const table = [...Array(seats).keys()];
  const first = options.startPlayer === 'random' ? random(seats) : 0;
  const auction = options.factions === 'auction';
  return {
    terrain: map.terrain.map(terrain => TERRAINS.indexOf(terrain)),
    structure: map.ids.map(() => 0),
    owner: map.ids.map(() => -1),
    inTown: map.ids.map(() => 0),
    bridges: map.bridges.map(() => -1),
    round: 0,
    scoring: drawScoring(options, random),
    finalTile: drawFinalTile(options, random),
    cards,
    cardCoins: cards.map(() => 0),
    favorsLeft: FAVOR_IDS.map(id => FAVOR_TILES[id].count),
    townsLeft: TOWN_IDS.map(id => (TOWN_TILES[id].promo && !options.newTownTiles ? 0 : TOWN_TILES[id].count)),
    covered: POWER_ACTION_IDS.map(() => 0),
    priests: new Array(4 * PRIEST_SPACES.length).fill(-1),
    players: table.map(newPlayer),
    table,
    // In an auction the spaces of the turn order board are still free.
    order: auction ? table.map(() => -1) : [...table.slice(first), ...table.slice(0, first)],
    passed: [],
    active: -1,
    actions: 0,
    offers: [],
    events: 0,
    lots: auction ? drawLots(options, seats, random) : [],
    colours: options.factions === 'random-colours' ? drawBoards(options, random).slice(0, seats) : [],
  };
}

function newPlayer(): Player {
  return {
    faction: null,
    home: -1,
    start: -1,
    vp: 0,
    coins: 0,
    workers: 0,
    priests: 0,
    supply: PRIESTS,
    keys: 0,
    shipping: 0,
    digging: 0,
    skips: 0,
    bridges: BRIDGES,
    card: null,
    passed: false,
    gone: false,
    lost: 0,
    open: 0,
    bowls: [0, 0, 0],
    cults: [0, 0, 0, 0],
    left: [...PIECES],
    favors: [],
    towns: [],
    used: [],
    due: [],
    rivers: [],
    tally: [],
  };
}

/** Drawn again until the tile for spades is not in the last two rounds, so that all legal orders are equally likely (TM-DEC-21). */
function drawScoring(options: Readonly<Options>, random: Random): ScoringId[] {
  if (options.prescribed) return options.prescribed.scoring;
  if (options.factions === 'introductory') return [...INTRODUCTORY_SCORING];
  const tiles = SCORING_IDS.filter(id => !SCORING_TILES[id].promo || options.templeTile);
  for (;;) {
    const drawn = shuffle([...tiles], random).slice(0, ROUNDS);
    if (drawn.indexOf(NOT_LATE) < ROUNDS - LATE_ROUNDS) return drawn;
  }
}

/** One per player and three more (TM-SETUP-32). */
function drawCards(options: Readonly<Options>, seats: number, random: Random): BonusId[] {
  if (options.prescribed) {
    if (options.prescribed.cards.length <= seats) throw new Error(`${seats} players need ${seats + SPARE_CARDS} bonus cards.`);
    return options.prescribed.cards;
  }
  if (options.factions === 'introductory') return [...INTRODUCTORY[seats].cards];
  const cards = BONUS_IDS.filter(id => !BONUS_CARDS[id].promo || options.shippingCard);
  const drawn = shuffle([...cards], random).slice(0, seats + SPARE_CARDS);
  return BONUS_IDS.filter(id => drawn.includes(id));
}

function drawFinalTile(options: Readonly<Options>, random: Random): FinalTile | null {
  const { finalTile } = options;
  if (finalTile === 'none' || (finalTile === 'with-expansion' && !usesExpansion(options))) return null;
  return finalTile === 'random' || finalTile === 'with-expansion' ? FINAL_TILES[random(FINAL_TILES.length)] : finalTile;
}

/** Fire & Ice is at the table with any of its factions or a side of its board. */
function usesExpansion({ map, iceFactions, volcanoFactions, variableFactions, factions }: Readonly<Options>): boolean {
  if (factions === 'introductory') return false;
  return iceFactions || volcanoFactions || variableFactions || EXPANSION_MAPS.includes(map);
}

function drawBoards(options: Readonly<Options>, random: Random): number[] {
  return shuffle([...new Set(factionsInPlay(options).map(id => FACTIONS[id].board))], random);
}

/** As many tokens as players, each with a side at random (FI-AUCT-01, FI-DEC-12). */
function drawLots(options: Readonly<Options>, seats: number, random: Random): FactionId[] {
  const factions = factionsInPlay(options);
  return drawBoards(options, random)
    .slice(0, seats)
    .map(board => {
      const sides = factions.filter(id => FACTIONS[id].board === board);
      return sides[random(sides.length)];
    });
}
