/** General set-up (section 2, with section 28 for the draft and section 29 for two players). */
import { type Core, type Random, type Setup, shuffle } from '@tarsas/kernel';
import {
  ALWAYS_THERE,
  ANNEXES,
  AREA_TILES,
  BOARD_IDS,
  BONUS_IDS,
  BOOK_ACTION_IDS,
  BOOK_ACTIONS_IN_PLAY,
  BOOKS,
  BRIDGES,
  CITY_TILE_IDS,
  CITY_TILES_OF_EACH,
  COMPETENCY_IDS,
  COPIES,
  DISCIPLINES,
  DISPLAY,
  FACTION_IDS,
  FINAL_TILE_IDS,
  FINAL_TILES,
  type FinalTileId,
  INNOVATION_IDS,
  NEUTRAL_LEVEL,
  NEUTRAL_PIECES,
  PALACE_IDS,
  PIECES,
  RING,
  RIVER,
  ROUND_TILE_IDS,
  ROUND_TILES,
  ROUNDS,
  type RoundTileId,
  SCHOLAR_SPACES,
  SCHOLARS,
  SPARE_BONUSES,
  START_POINTS,
  TOP_LEVEL,
} from '../data/index.ts';
import type { Options } from './options.ts';
import { note } from './questions/score.ts';
import { mapFor, NEUTRAL, type Player, type State } from './state.ts';

export function setup({ seats, options, random }: Setup<Options>): Omit<State, keyof Core> {
  const draw = <T>(ids: readonly T[], n: number): T[] => shuffle([...ids], random).slice(0, n);
  const map = mapFor(seats, options);
  const rounds = roundTiles(random);
  const drafts = options.choosing === 'draft';
  const palaces = draw(
    PALACE_IDS.filter(id => id !== ALWAYS_THERE),
    seats + 1,
  ); // AOI-SETUP-21, AOI-DRAFT-03
  const bonuses = draw(BONUS_IDS, drafts ? seats + SPARE_BONUSES : BONUS_IDS.length);
  const neutralLevels = seats === 2 ? levelsOfNeutral(rounds) : [];
  return {
    terrain: map.terrain.map(terrain => (terrain === 'river' ? RIVER : RING.indexOf(terrain))),
    building: new Array(map.count).fill(0),
    owner: new Array(map.count).fill(-1),
    inCity: new Array(map.count).fill(0),
    bridges: new Array(map.bridges.length).fill(-1),
    neutral: [],
    annexed: [],
    round: 0,
    phase: 0,
    rounds,
    finalTile: finalTile(rounds[ROUNDS - 1], random),
    bookActions: draw(BOOK_ACTION_IDS, BOOK_ACTIONS_IN_PLAY),
    covered: [],
    display: draw(INNOVATION_IDS, DISPLAY[seats].length),
    competencies: draw(COMPETENCY_IDS, COMPETENCY_IDS.length),
    piles: new Array(COMPETENCY_IDS.length).fill(COPIES),
    palaces: drafts ? [] : [...palaces, ALWAYS_THERE],
    citiesLeft: new Array(CITY_TILE_IDS.length).fill(CITY_TILES_OF_EACH),
    books: new Array(DISCIPLINES.length).fill(BOOKS),
    neutralLeft: [...NEUTRAL_PIECES],
    annexesLeft: ANNEXES,
    bonuses: drafts ? [] : bonuses.slice(BOARD_IDS.length),
    bonusCoins: drafts ? [] : new Array(SPARE_BONUSES).fill(1),
    scholars: scholarSpaces(seats === 2),
    neutralLevels,
    area: seats === 2 ? AREA_TILES[random(AREA_TILES.length)] : 0,
    areaShown: false,
    offered: {
      boards: drafts ? draw(BOARD_IDS, BOARD_IDS.length - 1) : [...BOARD_IDS],
      factions: draw(FACTION_IDS, drafts ? seats + 1 : BOARD_IDS.length),
      palaces: drafts ? palaces : [],
      bonuses: drafts ? bonuses : bonuses.slice(0, BOARD_IDS.length),
    },
    players: Array.from({ length: seats }, newPlayer),
    startPlayer: random(seats),
    order: [],
    passed: [],
    built: [],
  };
}

function newPlayer(): Player {
  const p: Player = {
    board: null,
    faction: null,
    palace: null,
    bonus: null,
    home: -1,
    vp: START_POINTS,
    coins: 0,
    tools: 0,
    scholars: 0,
    supply: SCHOLARS,
    bridges: BRIDGES,
    annexes: 0,
    keys: 0,
    shipping: 0,
    terraforming: 0,
    passed: false,
    bowls: [0, 0, 0],
    science: [0, 0, 0, 0],
    books: [0, 0, 0, 0],
    left: [...PIECES],
    innovations: [],
    competencies: [],
    cities: [],
    used: [],
    due: [],
    tally: [],
  };
  note(p, 'start', 0, START_POINTS);
  return p;
}

/** Filled from round 6 down to round 1; the list returned begins with round 1 (AOI-SETUP-04 to 08, AOI-SETUP-25). */
export function roundTiles(random: Random): RoundTileId[] {
  const pile = shuffle([...ROUND_TILE_IDS], random);
  const placed: RoundTileId[] = [];
  const aside: RoundTileId[] = [];
  while (placed.length < ROUNDS) {
    const id = pile.pop();
    if (!id) throw new Error('the round tiles ran out');
    const tile = ROUND_TILES[id];
    if (tile.early && placed.length < 2) aside.push(id);
    else if (!isThird(placed, id)) placed.push(id);
    if (placed.length === 2 && aside.length > 0) shuffle(Object.assign(pile, { length: pile.push(...aside.splice(0)) }), random);
  }
  return placed.reverse();
}

/** The third tile of a discipline, none of the three on round 6 (AOI-SETUP-08). */
function isThird(placed: readonly RoundTileId[], id: RoundTileId): boolean {
  const { discipline } = ROUND_TILES[id].bonus;
  const same = placed.filter(other => ROUND_TILES[other].bonus.discipline === discipline);
  return same.length === 2 && !same.includes(placed[0]);
}

/** Not of the building type that round 6 scores already (AOI-SETUP-10, AOI-SETUP-11). */
export function finalTile(last: RoundTileId, random: Random): FinalTileId {
  const scored = ROUND_TILES[last].scores.buildings ?? [];
  const fitting = shuffle([...FINAL_TILE_IDS], random).filter(id => !FINAL_TILES[id].scores.buildings?.some(kind => scored.includes(kind)));
  return fitting[0];
}

/** One scholar of the neutral faction on a space worth 2 of every discipline (AOI-2P-02). */
function scholarSpaces(withNeutral: boolean): number[] {
  return DISCIPLINES.flatMap(() => SCHOLAR_SPACES.map((_, i) => (withNeutral && i === 1 ? NEUTRAL : -1)));
}

/** The neutral markers, moved up for the science bonuses of rounds 1 to 5 (AOI-2P-03). */
export function levelsOfNeutral(rounds: readonly RoundTileId[]): number[] {
  const levels = DISCIPLINES.map(() => NEUTRAL_LEVEL);
  for (const id of rounds.slice(0, ROUNDS - 1)) {
    const { discipline, per } = ROUND_TILES[id].bonus;
    const d = DISCIPLINES.indexOf(discipline);
    levels[d] = Math.min(TOP_LEVEL, levels[d] + per);
  }
  return levels;
}
