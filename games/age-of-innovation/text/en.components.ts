/** English names and descriptions of all components. */
import {
  BOARDS,
  BONUSES,
  BOOK_ACTIONS,
  type BoardId,
  type Building,
  CITY_TILES,
  COMPETENCIES,
  type Discipline,
  FACTIONS,
  type FactionId,
  FINAL_TILES,
  INNOVATIONS,
  type InnovationId,
  PALACES,
  POWER_ACTIONS,
  REVISED,
  ROUND_TILES,
  type Terrain,
  type Tile,
} from '../data/index.ts';
import type { Good, Source } from '../rules/state.ts';
import { gainWords, type Phrases, scoringWords, startWords, tileWords } from './effects.ts';

const s = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

export const building: Record<Building, string> = {
  workshop: 'workshop',
  guild: 'guild',
  school: 'school',
  university: 'university',
  palace: 'palace',
  tower: 'tower',
  monument: 'monument',
};
export const discipline: Record<Discipline, string> = { banking: 'banking', law: 'law', engineering: 'engineering', medicine: 'medicine' };
export const terrain: Record<Terrain, string> = {
  desert: 'desert',
  plains: 'plains',
  swamp: 'swamp',
  lake: 'lake',
  forest: 'forest',
  mountain: 'mountain',
  wasteland: 'wasteland',
};

export const coins = (n: number) => s(n, 'coin');
export const tools = (n: number) => s(n, 'tool');
export const scholars = (n: number) => s(n, 'scholar');
export const books = (n: number) => s(n, 'book');
export const points = (n: number) => `${n} VP`;
export const steps = (n: number) => s(n, 'step');
export const spades = (n: number) => s(n, 'spade');

export const good: Record<Good, (n: number) => string> = {
  power: n => `${n} power`,
  scholars,
  tools,
  coins,
  banking: n => s(n, 'banking book'),
  law: n => s(n, 'law book'),
  engineering: n => s(n, 'engineering book'),
  medicine: n => s(n, 'medicine book'),
};

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
const anyOf = (kinds: readonly Building[]) => kinds.map(kind => building[kind]).join(' or ');

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
    replace: ({ from, to }) => `turn a ${building[from]} into a ${building[to]} for free`,
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

export const faction: Record<FactionId, string> = {
  blessed: 'Blessed',
  felines: 'Felines',
  goblins: 'Goblins',
  illusionists: 'Illusionists',
  inventors: 'Inventors',
  lizards: 'Lizards',
  moles: 'Moles',
  monks: 'Monks',
  navigators: 'Navigators',
  omar: 'Omar',
  philosophers: 'Philosophers',
  psychics: 'Psychics',
};
export const innovation: Record<InnovationId, string> = {
  deus: 'Deus ex Machina',
  tradeRoutes: 'Trade Routes',
  professors: 'Professors',
  steel: 'Steel',
  sewers: 'Sewers',
  architecture: 'Architecture',
  colleges: 'Colleges',
  steamPower: 'Steam Power',
  libraries: 'Libraries',
  census: 'Census',
  communication: 'Communication',
  league: 'League of Cities',
  neutralGuild: 'Guild',
  neutralUniversity: 'University',
  neutralSchool: 'School',
  neutralMonument: 'Monument',
  neutralWorkshop: 'Workshop',
  neutralPalace: 'Palace',
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

/** What a component does, in one line; with the values of 2024 where the table plays them. */
export function describe(id: Source, revised = false): string {
  if (id in BOARDS) return TRAITS[id as BoardId];
  if (id in ROUND_TILES) {
    const { scores, bonus } = ROUND_TILES[id as keyof typeof ROUND_TILES];
    const per = bonus.per === 1 ? 'level' : `${bonus.per} levels`;
    const gain = bonus.gain.spades ? spades(bonus.gain.spades) : gainWords(phrases, bonus.gain);
    return `${phrases.trigger(scores, gainWords(phrases, scores.gain))}; at the end of the round: ${gain} per ${per} of ${discipline[bonus.discipline]}`;
  }
  if (id in FINAL_TILES) {
    const { scores } = FINAL_TILES[id as keyof typeof FINAL_TILES];
    return phrases.trigger(scores, gainWords(phrases, scores.gain));
  }
  if (id in GIVING) return gainWords(phrases, GIVING[id].gain);
  const start = id in FACTIONS ? [STARTS[id as FactionId] ?? '', startWords(phrases, FACTIONS[id as FactionId])] : [];
  const tile = id in TILES ? tileWords(phrases, (revised && REVISED[id as FactionId]) || TILES[id]) : '';
  return [...start, tile].filter(Boolean).join('; ');
}

const FIXED: Partial<Record<Source, string>> = {
  science: 'the science board',
  shipping: 'the shipping track',
  terraforming: 'the terraforming track',
  school: 'the school',
  university: 'the university',
};
const NUMBERED: Record<string, string> = {
  palace: 'palace tile',
  competency: 'competency tile',
  bonus: 'round bonus',
  city: 'city tile',
  round: 'round tile',
  final: 'final-round tile',
  power: 'power action',
  book: 'book action',
};

/** What a component is called. */
export function named(id: Source): string {
  if (id in BOARDS) return `the ${terrain[id as BoardId]} board`;
  if (id in FACTIONS) return id === 'omar' ? faction.omar : `the ${faction[id as FactionId]}`;
  if (id in INNOVATIONS) return `the innovation ${innovation[id as InnovationId]}`;
  const fixed = FIXED[id];
  if (fixed) return fixed;
  const [, kind, number] = /^([a-z]+)(\d+)$/.exec(id) ?? ['', id, ''];
  return `${NUMBERED[kind] ?? kind} ${number}`;
}

export const described = (id: Source, revised = false): string => `${named(id)} (${describe(id, revised)})`;
