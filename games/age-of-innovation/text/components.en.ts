/** English names and descriptions of all components. */
import {
  BOARDS,
  BONUSES,
  BOOK_ACTIONS,
  type BoardId,
  CITY_TILES,
  COMPETENCIES,
  FACTIONS,
  type FactionId,
  FINAL_TILES,
  type FinalTileId,
  type Guess,
  INNOVATIONS,
  PALACES,
  POWER_ACTIONS,
  REVISED,
  ROUND_TILES,
  type RoundTileId,
  type Tile,
} from '../data/index.ts';
import type { Source } from '../rules/state.ts';
import { gainWords, isUpgrade, type Phrases, scoringWords, startWords, tileWords } from './effects.ts';
import { anyOf, books, building, coins, discipline, named, points, s, scholars, spades, steps, tools } from './names.en.ts';

export * from './names.en.ts';

const MEASURES = {
  cityTiles: 'own city tile',
  bridges: 'own bridges',
  buildings: 'own buildings',
  groups: 'own groups of buildings',
  shapes: 'different shape of building',
  lowestLevel: 'level of your lowest discipline',
  twoHighestLevels: 'level of your two highest disciplines',
};
const EVENTS = {
  build: 'each building',
  spade: 'each spade used',
  step: 'each level climbed',
  cityTile: 'each city tile gained',
  track: 'each step on the shipping or terraforming track',
  innovation: 'each innovation gained',
  competency: 'each competency gained',
  scholar: 'each scholar sent or returned',
  powerAction: 'each power action',
};

const phrases: Phrases = {
  gain: {
    coins,
    tools,
    scholars,
    power: n => `${n} power`,
    points,
    score: scoring => scoringWords(phrases, scoring),
    books: n => `${books(n)} of your choice`,
    booksOfIt: n => `${books(n)} of its discipline`,
    steps: n => `${steps(n)} freely distributed`,
    stepsPer: of => `1 step per ${phrases.measure(of)}, freely distributed`,
    stepsInOne: n => `${steps(n)} in one discipline`,
    stepInEach: n => `${steps(n)} in each discipline`,
    spades: n => `terraform and/or build with ${s(n, 'free spade')}`,
    settle: () => 'terraform and/or build with 1 free spade and a free workshop',
    bridges: n => (n === 1 ? '1 bridge' : `up to ${n} bridges`),
    annexes: n => `${s(n, 'annex', 'annexes')}, to be placed by action`,
    tokens: n => `${s(n, 'power token')} into bowl III`,
    shipping: n => `${steps(n)} on the shipping track`,
    terraforming: n => `${steps(n)} on the terraforming track`,
    competencies: n => `${s(n, 'competency tile')}`,
    cityTiles: n => `${s(n, 'city tile')}`,
    neutral: kind => `a neutral ${building[kind]}`,
    anywhere: kind => `a free ${building[kind]} on any empty native hex`,
    replace: ({ from, to }) =>
      isUpgrade(from, to)
        ? `upgrade a ${building[from]} to a ${building[to]} for free`
        : `downgrade a ${building[from]} to a ${building[to]}`,
    again: () => 'then a second action',
  },
  pointsBySeats: (n, others) =>
    `${points(n)}${others.length > 0 ? ` (${others.map(o => `${o.seats} players: ${o.points}`).join(', ')})` : ''}`,
  start: 'at the start',
  stepsIn: (d, n) => `${steps(n)} in ${discipline[d]}`,
  measure: of => (typeof of === 'string' ? MEASURES[of] : `own ${anyOf(of)} on the map`),
  pointsEach: (n, what) => `${points(n)} per ${what}`,
  pointsByTable: (rows, what) => `VP by number of ${what} (${rows})`,
  income: 'income',
  atOnce: 'at once',
  special: 'special action',
  pass: 'when passing',
  trigger: ({ event, buildings, at }, gain) => {
    const what = buildings ? `each ${anyOf(buildings)} built` : EVENTS[event];
    return `${what}${at === 'river' ? ' by a river' : at === 'edge' ? ' on the edge of the board' : ''}: ${gain}`;
  },
  reach: n => `in phase II reach over ${s(n, 'more river hex', 'more river hexes')}`,
  skip: ({ by, hexes, price, points: n, revised }) =>
    `when terraforming and/or building: ${by === 'tunnel' ? 'tunnel under' : 'fly over'} ${hexes === 1 ? '1 hex' : `up to ${hexes} hexes`} for ${gainWords(phrases, price)} and gain ${revised === undefined ? points(n) : `${revised} VP and 1 more per player`}`,
  cityPower: n => `cities need a power value of only ${n}`,
  cityAcrossRiver: 'a city may ignore one river hex between two groups',
  bonusLevels: n => `for the science bonus you count as ${s(n, 'level')} higher`,
  powerActionDiscount: n => `power actions cost ${n} power less`,
  bridgePrice: 'action: a bridge for 1 tool, over land too',
};

const TILES: Record<string, Omit<Tile, 'rule'>> = { ...FACTIONS, ...INNOVATIONS, ...PALACES, ...COMPETENCIES, ...BONUSES };
const GIVING: Record<string, { gain: Parameters<typeof gainWords>[1] }> = { ...POWER_ACTIONS, ...BOOK_ACTIONS, ...CITY_TILES };
const STARTS: Partial<Record<FactionId, string>> = {
  inventors: 'choose a competency tile after the starting buildings',
  monks: 'start with the university alone, and a competency tile',
  omar: 'start with a neutral tower as third building',
};
const TRAITS: Record<BoardId, string> = {
  desert: '1 free spade after the starting buildings',
  plains: 'upgrading terraforming is cheaper',
  swamp: '1 scholar at the start, 9 power tokens in bowl II',
  lake: 'shipping starts at 1',
  forest: '1 step in each discipline at the start, 8 power tokens in bowl II',
  mountain: '2 more coins of income, 3 coins for the first guild',
  wasteland: '1 book and 1 more tool at the start, no further book for the 2nd innovation',
};

/** What the left half of a round tile or a final-round tile scores. */
function scoredBy(id: RoundTileId | FinalTileId): string {
  const { scores } = { ...ROUND_TILES, ...FINAL_TILES }[id];
  return phrases.trigger(scores, gainWords(phrases, scores.gain));
}

/** What the tiles of a round bring: in round 6 the final-round tile covers the science bonus. */
export const roundWords = (tile: RoundTileId, finalTile: FinalTileId | null): string =>
  finalTile ? `${scoredBy(tile)}; final-round tile: ${scoredBy(finalTile)}` : describe(tile);

/** What a component does, in one line; with the values of 2024 where the table plays them. */
export function describe(id: Source, revised = false): string {
  if (id in BOARDS) return TRAITS[id as BoardId];
  if (id in ROUND_TILES) {
    const { bonus } = ROUND_TILES[id as keyof typeof ROUND_TILES];
    const per = bonus.per === 1 ? 'level' : `${bonus.per} levels`;
    const gain = bonus.gain.spades ? spades(bonus.gain.spades) : gainWords(phrases, bonus.gain);
    return `${scoredBy(id as RoundTileId)}; at the end of the round: ${gain} per ${per} of ${discipline[bonus.discipline]}`;
  }
  if (id in FINAL_TILES) return scoredBy(id as FinalTileId);
  if (id in GIVING) return gainWords(phrases, GIVING[id].gain);
  const start = id in FACTIONS ? [STARTS[id as FactionId] ?? '', startWords(phrases, FACTIONS[id as FactionId])] : [];
  const tile = id in TILES ? tileWords(phrases, (revised && REVISED[id as FactionId]) || TILES[id]) : '';
  return [...start, tile].filter(Boolean).join('; ');
}

/** What is not certain, said where a player meets it. */
export const guess: Record<Guess, string> = {
  bridgeSites: 'The bridge sites of the 1–3 side are not certain: they are inferred from the rule of the 3–5 side.',
  edges: 'The edge hexes of the 1–3 side are known from one source only.',
  innovationDisplay: 'The innovation board for five players is not certain: no picture of it was at hand.',
  neutralEmpire: 'The values of the area-scoring tiles (12–15) are known from one source only.',
};

/** What the special action of a tile gives. */
export const specialWords = (id: Source): string => gainWords(phrases, TILES[id]?.special ?? {});

export const described = (id: Source, revised = false): string => `${named(id)} (${describe(id, revised)})`;
