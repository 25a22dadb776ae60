/** What components are called, in English. */
import { count, TERRAINS } from '@tarsas/terra/text/en.ts';
import {
  BOARDS,
  type BoardId,
  type Building,
  type Discipline,
  FACTIONS,
  type FactionId,
  FINAL_TILES,
  INNOVATIONS,
  type InnovationId,
  PALACES,
  ROUND_TILES,
  type Terrain,
  type Trigger,
} from '../data/index.ts';
import type { Good, Source } from '../rules/state.ts';

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
export const terrain: Record<Terrain, string> = TERRAINS;

export const coins = (n: number) => count(n, 'coin');
export const tools = (n: number) => count(n, 'tool');
export const scholars = (n: number) => count(n, 'scholar');
export const books = (n: number) => count(n, 'book');
export const points = (n: number) => `${n} VP`;
export const steps = (n: number) => count(n, 'step');
export const spades = (n: number) => count(n, 'spade');

export const good: Record<Good, (n: number) => string> = {
  power: n => `${n} power`,
  scholars,
  tools,
  coins,
  banking: n => count(n, 'banking book'),
  law: n => count(n, 'law book'),
  engineering: n => count(n, 'engineering book'),
  medicine: n => count(n, 'medicine book'),
};

export const anyOf = (kinds: readonly Building[]) => kinds.map(kind => building[kind]).join(' or ');

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

const FIXED: Partial<Record<Source, string>> = {
  science: 'the science board',
  shipping: 'the shipping track',
  terraforming: 'the terraforming track',
  school: 'the school',
  university: 'the university',
};
const KINDS: Record<string, string> = {
  palace: 'palace tile',
  competency: 'competency tile',
  bonus: 'round bonus',
  city: 'city tile',
  round: 'round tile',
  final: 'final-round tile',
  power: 'power action',
  book: 'book action',
};
/** What round tiles score, unless it is a building. */
const SCORED = {
  build: 'buildings',
  spade: 'spades',
  step: 'levels',
  cityTile: 'city tiles',
  track: 'shipping and terraforming',
  innovation: 'innovations',
  competency: 'competencies',
  scholar: 'scholars',
  powerAction: 'power actions',
};
/** Tiles without a printed number are named after what they do. */
const SHORT: Partial<Record<Source, string>> = {
  competency1: 'tool and step',
  competency2: 'VP and coins',
  competency3: 'book and power',
  competency4: 'VP, coins and a tool',
  competency5: '2 spades',
  competency6: 'annexes',
  competency7: '4 power',
  competency8: 'sending scholars',
  competency9: 'city tiles',
  competency10: 'workshops on the edge',
  competency11: 'tower',
  competency12: 'lowest level',
  bonus1: 'riverside workshops',
  bonus2: 'palace and university',
  bonus3: 'step',
  bonus4: 'sending scholars',
  bonus5: 'spade',
  bonus6: 'schools',
  bonus7: 'guilds',
  bonus8: 'bridge',
  bonus9: '4 power, 2 coins',
  bonus10: '6 coins',
  city1: '3 tools',
  city2: '2 spades',
  city3: '2 books',
  city4: '6 coins',
  city5: '1 step in each discipline',
  city6: '8 power',
  city7: '1 scholar',
  final1: 'workshop on the edge',
  power1: 'bridge',
  power2: '1 scholar',
  power3: '2 tools',
  power4: '7 coins',
  power5: '1 spade',
  power6: '2 spades',
  book1: '5 power',
  book2: '6 coins',
  book3: 'VP for guilds',
  book4: '2 steps',
  book5: 'workshop to guild',
  book6: '3 spades',
};

/** The name without the kind of tile. */
export function shortOf(id: Source): string {
  const scored = ({ event, buildings }: Trigger) => (buildings ? anyOf(buildings) : SCORED[event]);
  if (id in ROUND_TILES) {
    const { scores, bonus } = ROUND_TILES[id as keyof typeof ROUND_TILES];
    return `${scored(scores)} – ${discipline[bonus.discipline]}`;
  }
  return SHORT[id] ?? (id in FINAL_TILES ? scored(FINAL_TILES[id as keyof typeof FINAL_TILES].scores) : '');
}

/** What a component is called. */
export function named(id: Source): string {
  if (id in BOARDS) return `the ${terrain[id as BoardId]} board`;
  if (id in FACTIONS) return id === 'omar' ? faction.omar : `the ${faction[id as FactionId]}`;
  if (id in INNOVATIONS) return `the innovation ${innovation[id as InnovationId]}`;
  const fixed = FIXED[id];
  if (fixed) return fixed;
  const [, kind, number] = /^([a-z]+)(\d+)$/.exec(id) ?? ['', id, ''];
  // Only palace tiles have a number printed on them.
  return id in PALACES ? `${KINDS[kind]} ${number}` : `${KINDS[kind]}: ${shortOf(id)}`;
}
