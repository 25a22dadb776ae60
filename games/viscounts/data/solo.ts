/** The AI boards and the schemes of the solo game (VWK-SOLO). Each entry says how sure we are of it. */
import {
  type Ability,
  and,
  type BuildingType,
  dismissAdjacent,
  type Effect,
  flip,
  futureScheme,
  gain,
  type Icon,
  icons,
  type Resource,
  type Sure,
  when,
} from './effects.ts';

export const AI_IDS = ['cleric', 'builder', 'noble', 'cards'] as const;
export type AiId = (typeof AI_IDS)[number];

/** What a board calls its primary focus; the card-focused AI flips debts and deeds (VWK-SOLO-19). */
export type AiAction = 'construct' | 'placeWorkers' | 'transcribe' | 'flip';

export type SchemeOption = { action: AiAction | 'primaryFocus' } | { effect: Effect };
export type SchemeRow =
  /** One corruption for every criminal icon on the AI's board (VWK-SOLO-54). */
  | { row: 'corruption' }
  | { row: 'effect'; effect: Effect }
  | { row: 'move'; spaces: number }
  /** From left to right, the first one possible (VWK-SOLO-53). */
  | { row: 'first'; of: SchemeOption[] };
export interface Scheme {
  deck: 'starting' | 'future';
  icons: Icon[];
  rows: SchemeRow[];
  sure: Sure;
}

export interface AiBoard {
  focus: AiAction;
  /** Resources in order of preference; `until` 0 has no limit. Empty: all resources are one kind (VWK-SOLO-12). */
  priority: { resource: Resource; until: number }[];
  start: { ink?: number; gold?: number; stone?: number; any?: number; deeds: number; debts: number };
  building: string;
  printed: Icon[][];
  removes: { deck: 'starting' | 'future'; icons: Icon[] }[];
  /** Guildhalls, trading posts, workshops: from left to right as the AI builds them (VWK-SOLO-03). */
  slots: Record<BuildingType, Ability[]>;
  sure: Sure;
}

export const AI_BUILDS: BuildingType[] = ['guildhall', 'tradingPost', 'workshop'];
/** Never a single worker (VWK-SOLO-33). */
export const AI_LADDER = [
  { icons: 3, workers: 2 },
  { icons: 5, workers: 3 },
  { icons: 8, workers: 4 },
];
/** It never trades, so silver is no fuel for it (VWK-SOLO-30). */
export const AI_FUEL: Record<Exclude<AiAction, 'flip'>, Resource> = { construct: 'stone', placeWorkers: 'gold', transcribe: 'ink' };
export const AI_LEFTOVER_VP = 1;
/** Silver becomes resources, two for one; an odd silver is lost (VWK-SOLO-23). */
export const AI_SILVER_PER_RESOURCE = 2;

/** Above the track of the AI, from left to right (VWK-SOLO-58). Below it is as on the human board. */
export const AI_CELLS: Effect[][] = [
  [gain('deed', 3)],
  [gain('deed', 2)],
  [gain('deed'), gain('resource')],
  [gain('deed'), gain('debt'), gain('resource')],
  [gain('debt'), gain('resource')],
  [gain('debt', 2), gain('resource')],
  [gain('debt', 3), gain('resource', 2)],
];

/** The four boards differ in the icons of the guildhalls only. */
function slots(...guildhalls: Icon[]): Record<BuildingType, Ability[]> {
  return {
    guildhall: guildhalls.map(icon => icons(icon)),
    tradingPost: [
      { kind: 'onBuilt', effect: futureScheme },
      { kind: 'trigger', on: 'collision', if: 'none', effect: flip('debt') },
      when('flipAny', dismissAdjacent),
    ],
    workshop: [when('gainScheme', dismissAdjacent), when('shuffle', gain('virtue')), when('shuffle', gain('corruption'))],
  };
}

export const AI_BOARDS: Record<AiId, AiBoard> = {
  cleric: {
    focus: 'transcribe',
    priority: [
      { resource: 'ink', until: 6 },
      { resource: 'stone', until: 4 },
      { resource: 'gold', until: 0 },
    ],
    start: { ink: 1, stone: 1, deeds: 1, debts: 1 },
    building: 'guildhall.1',
    printed: [[], ['noble'], ['builder', 'cleric']],
    removes: [
      { deck: 'starting', icons: ['noble'] },
      { deck: 'future', icons: ['builder', 'noble'] },
      { deck: 'future', icons: ['noble'] },
    ],
    slots: slots('cleric', 'builder', 'noble'),
    sure: 'one source',
  },
  builder: {
    focus: 'construct',
    priority: [
      { resource: 'stone', until: 6 },
      { resource: 'gold', until: 4 },
      { resource: 'ink', until: 0 },
    ],
    start: { stone: 1, gold: 1, deeds: 1, debts: 1 },
    building: 'guildhall.1',
    printed: [[], ['cleric'], ['noble', 'builder']],
    removes: [
      { deck: 'starting', icons: ['cleric'] },
      { deck: 'future', icons: ['noble', 'cleric'] },
      { deck: 'future', icons: ['cleric'] },
    ],
    slots: slots('builder', 'noble', 'cleric'),
    sure: 'partly reconstructed',
  },
  noble: {
    focus: 'placeWorkers',
    priority: [
      { resource: 'gold', until: 6 },
      { resource: 'ink', until: 4 },
      { resource: 'stone', until: 0 },
    ],
    start: { gold: 1, ink: 1, deeds: 1, debts: 1 },
    building: 'guildhall.1',
    printed: [[], ['builder'], ['cleric', 'noble']],
    removes: [
      { deck: 'starting', icons: ['builder'] },
      { deck: 'future', icons: ['cleric', 'builder'] },
      { deck: 'future', icons: ['builder'] },
    ],
    slots: slots('noble', 'cleric', 'builder'),
    sure: 'reconstructed',
  },
  cards: {
    focus: 'flip',
    priority: [],
    start: { any: 2, deeds: 2, debts: 2 },
    building: 'guildhall.1',
    printed: [[], ['noble'], ['builder', 'cleric']],
    removes: [
      { deck: 'starting', icons: ['noble', 'cleric'] },
      { deck: 'future', icons: ['noble', 'cleric'] },
      { deck: 'future', icons: ['builder', 'noble'] },
    ],
    slots: slots('noble', 'builder', 'cleric'),
    sure: 'reconstructed',
  },
};

export const SCHEMES = {
  'S-b': {
    deck: 'starting',
    icons: ['builder'],
    rows: [
      { row: 'effect', effect: dismissAdjacent },
      { row: 'move', spaces: 2 },
      { row: 'first', of: [{ action: 'construct' }, { effect: and(flip(), gain('virtue')) }] },
    ],
    sure: 'reconstructed',
  },
  'S-n': {
    deck: 'starting',
    icons: ['noble'],
    rows: [
      { row: 'effect', effect: dismissAdjacent },
      { row: 'move', spaces: 2 },
      { row: 'first', of: [{ action: 'placeWorkers' }, { effect: and(flip(), gain('virtue')) }] },
    ],
    sure: 'one source',
  },
  'S-c': {
    deck: 'starting',
    icons: ['cleric'],
    rows: [
      { row: 'effect', effect: dismissAdjacent },
      { row: 'move', spaces: 2 },
      { row: 'first', of: [{ action: 'transcribe' }, { effect: and(flip(), gain('virtue')) }] },
    ],
    sure: 'reconstructed',
  },
  'S-bn': {
    deck: 'starting',
    icons: ['builder', 'noble'],
    rows: [
      { row: 'effect', effect: gain('resource') },
      { row: 'move', spaces: 1 },
      { row: 'first', of: [{ action: 'construct' }, { action: 'primaryFocus' }, { effect: and(gain('debt'), flip('deed')) }] },
    ],
    sure: 'two sources',
  },
  'S-bc': {
    deck: 'starting',
    icons: ['builder', 'cleric'],
    rows: [
      { row: 'effect', effect: gain('resource') },
      { row: 'move', spaces: 1 },
      { row: 'first', of: [{ action: 'transcribe' }, { action: 'primaryFocus' }, { effect: and(gain('debt'), flip('deed')) }] },
    ],
    sure: 'reconstructed',
  },
  'S-nc': {
    deck: 'starting',
    icons: ['noble', 'cleric'],
    rows: [
      { row: 'effect', effect: gain('resource') },
      { row: 'move', spaces: 1 },
      { row: 'first', of: [{ action: 'placeWorkers' }, { action: 'primaryFocus' }, { effect: and(gain('debt'), flip('deed')) }] },
    ],
    sure: 'reconstructed',
  },
  'S-x1': {
    deck: 'starting',
    icons: ['criminal'],
    rows: [
      { row: 'corruption' },
      { row: 'effect', effect: futureScheme },
      { row: 'move', spaces: 1 },
      { row: 'first', of: [{ action: 'primaryFocus' }, { effect: and(gain('deed'), flip('debt')) }] },
    ],
    sure: 'two sources',
  },
  'S-x2': {
    deck: 'starting',
    icons: ['criminal'],
    rows: [
      { row: 'corruption' },
      { row: 'effect', effect: gain('resource') },
      { row: 'move', spaces: 3 },
      { row: 'first', of: [{ action: 'primaryFocus' }, { effect: and(gain('deed'), flip('debt')) }] },
    ],
    sure: 'reconstructed',
  },
  'F-b': {
    deck: 'future',
    icons: ['builder'],
    rows: [
      { row: 'effect', effect: and(gain('virtue'), dismissAdjacent) },
      { row: 'move', spaces: 4 },
      { row: 'first', of: [{ action: 'construct' }, { action: 'transcribe' }, { effect: and(gain('deed'), gain('debt')) }] },
    ],
    sure: 'reconstructed',
  },
  'F-n': {
    deck: 'future',
    icons: ['noble'],
    rows: [
      { row: 'effect', effect: and(gain('virtue'), dismissAdjacent) },
      { row: 'move', spaces: 4 },
      { row: 'first', of: [{ action: 'placeWorkers' }, { action: 'construct' }, { effect: and(gain('deed'), gain('debt')) }] },
    ],
    sure: 'reconstructed',
  },
  'F-c': {
    deck: 'future',
    icons: ['cleric'],
    rows: [
      { row: 'effect', effect: and(gain('virtue'), dismissAdjacent) },
      { row: 'move', spaces: 4 },
      { row: 'first', of: [{ action: 'transcribe' }, { action: 'placeWorkers' }, { effect: and(gain('deed'), gain('debt')) }] },
    ],
    sure: 'one source',
  },
  'F-bn': {
    deck: 'future',
    icons: ['builder', 'noble'],
    rows: [
      { row: 'effect', effect: gain('resource', 2) },
      { row: 'move', spaces: 2 },
      { row: 'first', of: [{ action: 'placeWorkers' }, { action: 'primaryFocus' }, { effect: and(gain('debt'), flip('deed')) }] },
    ],
    sure: 'reconstructed',
  },
  'F-bc': {
    deck: 'future',
    icons: ['cleric', 'builder'],
    rows: [
      { row: 'effect', effect: gain('resource', 2) },
      { row: 'move', spaces: 2 },
      { row: 'first', of: [{ action: 'construct' }, { action: 'primaryFocus' }, { effect: and(gain('debt'), flip('deed')) }] },
    ],
    sure: 'one source',
  },
  'F-nc': {
    deck: 'future',
    icons: ['noble', 'cleric'],
    rows: [
      { row: 'effect', effect: gain('resource', 2) },
      { row: 'move', spaces: 2 },
      { row: 'first', of: [{ action: 'transcribe' }, { action: 'primaryFocus' }, { effect: and(gain('debt'), flip('deed')) }] },
    ],
    sure: 'reconstructed',
  },
  'F-x1': {
    deck: 'future',
    icons: ['criminal'],
    rows: [
      { row: 'corruption' },
      { row: 'effect', effect: futureScheme },
      { row: 'move', spaces: 3 },
      { row: 'first', of: [{ action: 'primaryFocus' }, { effect: and(gain('deed'), flip('debt')) }] },
    ],
    sure: 'reconstructed',
  },
  'F-x2': {
    deck: 'future',
    icons: ['criminal'],
    rows: [
      { row: 'corruption' },
      { row: 'effect', effect: and(gain('resource'), dismissAdjacent) },
      { row: 'move', spaces: 1 },
      { row: 'first', of: [{ action: 'primaryFocus' }, { effect: and(gain('debt'), flip('deed')) }] },
    ],
    sure: 'reconstructed',
  },
} satisfies Record<string, Scheme>;
