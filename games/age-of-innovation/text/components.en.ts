/** English names and descriptions of all components. */
import { count } from '@tarsas/terra/text/en.ts';
import type { BoardId, FactionId, Guess } from '../data/index.ts';
import { type EffectWords, gainWords, isUpgrade, scoringWords } from './effects.ts';
import { phrases } from './lexicon.ts';
import { anyOf, books, building, coins, discipline, named, points, scholars, spades, steps, tools } from './names.en.ts';

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

const effects: EffectWords = {
  gain: {
    coins,
    tools,
    scholars,
    power: n => `${n} power`,
    points,
    score: scoring => scoringWords(effects, scoring),
    books: n => `${books(n)} of your choice`,
    booksOfIt: n => `${books(n)} of its discipline`,
    steps: n => `${steps(n)} freely distributed`,
    stepsPer: of => `1 step per ${effects.measure(of)}, freely distributed`,
    stepsInOne: n => `${steps(n)} in one discipline`,
    stepInEach: n => `${steps(n)} in each discipline`,
    spades: n => `terraform and/or build with ${count(n, 'free spade')}`,
    settle: () => 'terraform and/or build with 1 free spade and a free workshop',
    bridges: n => (n === 1 ? '1 bridge' : `up to ${n} bridges`),
    annexes: n => `${count(n, 'annex', 'annexes')}, to be placed by action`,
    tokens: n => `${count(n, 'power token')} into bowl III`,
    shipping: n => `${steps(n)} on the shipping track`,
    terraforming: n => `${steps(n)} on the terraforming track`,
    competencies: n => `${count(n, 'competency tile')}`,
    cityTiles: n => `${count(n, 'city tile')}`,
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
  reach: n => `in phase II reach over ${count(n, 'more river hex', 'more river hexes')}`,
  skip: ({ by, hexes, price, points: n, revised }) =>
    `when terraforming and/or building: ${by === 'tunnel' ? 'tunnel under' : 'fly over'} ${hexes === 1 ? '1 hex' : `up to ${hexes} hexes`} for ${gainWords(effects, price)} and gain ${revised === undefined ? points(n) : `${revised} VP and 1 more per player`}`,
  cityPower: n => `cities need a power value of only ${n}`,
  cityAcrossRiver: 'a city may ignore one river hex between two groups',
  bonusLevels: n => `for the science bonus you count as ${count(n, 'level')} higher`,
  powerActionDiscount: n => `power actions cost ${n} power less`,
  bridgePrice: 'action: a bridge for 1 tool, over land too',
};

const starts: Partial<Record<FactionId, string>> = {
  inventors: 'choose a competency tile after the starting buildings',
  monks: 'start with the university alone, and a competency tile',
  omar: 'start with a neutral tower as third building',
};
const traits: Record<BoardId, string> = {
  desert: '1 free spade after the starting buildings',
  plains: 'upgrading terraforming is cheaper',
  swamp: '1 scholar at the start, 9 power tokens in bowl II',
  lake: 'shipping starts at 1',
  forest: '1 step in each discipline at the start, 8 power tokens in bowl II',
  mountain: '2 more coins of income, 3 coins for the first guild',
  wasteland: '1 book and 1 more tool at the start, no further book for the 2nd innovation',
};

export const { describe, described, roundWords, specialWords } = phrases({
  effects,
  traits,
  starts,
  named,
  spades,
  roundTile: (scored, gain, per, d) =>
    `${scored}; at the end of the round: ${gain} per ${per === 1 ? 'level' : `${per} levels`} of ${discipline[d]}`,
  lastRound: (scored, final) => `${scored}; final-round tile: ${final}`,
});

/** What is not certain, said where a player meets it. */
export const guess: Record<Guess, string> = {
  bridgeSites: 'The bridge sites of the 1–3 side are not certain: they are inferred from the rule of the 3–5 side.',
  edges: 'The edge hexes of the 1–3 side are known from one source only.',
  innovationDisplay: 'The innovation board for five players is not certain: no picture of it was at hand.',
  neutralEmpire: 'The values of the area-scoring tiles (12–15) are known from one source only.',
};
