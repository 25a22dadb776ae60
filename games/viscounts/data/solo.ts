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

/** How much of each resource it takes first; of the last as much as there is. */
const wants = (first: Resource, second: Resource, third: Resource): AiBoard['priority'] => [
  { resource: first, until: 6 },
  { resource: second, until: 4 },
  { resource: third, until: 0 },
];
const starting = (...icons: Icon[]) => ({ deck: 'starting' as const, icons });
const future = (...icons: Icon[]) => ({ deck: 'future' as const, icons });

/** The three boards of a craft are alike but for their resources and icons, in the order in which the AI wants them. */
const ofCraft = (
  focus: AiAction,
  [first, second, third]: [Resource, Resource, Resource],
  [own, next, last]: [Icon, Icon, Icon],
  sure: Sure,
): AiBoard => ({
  focus,
  priority: wants(first, second, third),
  start: { [first]: 1, [second]: 1, deeds: 1, debts: 1 },
  building: 'guildhall.1',
  printed: [[], [last], [next, own]],
  removes: [starting(last), future(next, last), future(last)],
  slots: slots(own, next, last),
  sure,
});

export const AI_BOARDS: Record<AiId, AiBoard> = {
  cleric: ofCraft('transcribe', ['ink', 'stone', 'gold'], ['cleric', 'builder', 'noble'], 'one source'),
  builder: ofCraft('construct', ['stone', 'gold', 'ink'], ['builder', 'noble', 'cleric'], 'partly reconstructed'),
  noble: ofCraft('placeWorkers', ['gold', 'ink', 'stone'], ['noble', 'cleric', 'builder'], 'reconstructed'),
  cards: {
    focus: 'flip',
    priority: [],
    start: { any: 2, deeds: 2, debts: 2 },
    building: 'guildhall.1',
    printed: [[], ['noble'], ['builder', 'cleric']],
    removes: [starting('noble', 'cleric'), future('noble', 'cleric'), future('builder', 'noble')],
    slots: slots('noble', 'builder', 'cleric'),
    sure: 'reconstructed',
  },
};

/** An effect, a move, then the first possible of some actions or an effect instead. Criminals bring corruption before all that. */
const scheme = (
  card: Pick<Scheme, 'deck' | 'icons'>,
  effect: Effect,
  spaces: number,
  actions: (AiAction | 'primaryFocus')[],
  instead: Effect,
  sure: Sure,
): Scheme => ({
  ...card,
  rows: [
    ...(card.icons.includes('criminal') ? [{ row: 'corruption' } as const] : []),
    { row: 'effect', effect },
    { row: 'move', spaces },
    { row: 'first', of: [...actions.map(action => ({ action })), { effect: instead }] },
  ],
  sure,
});

const flipAndVirtue = and(flip(), gain('virtue'));
const debtAndDeedFlip = and(gain('debt'), flip('deed'));
const deedAndDebtFlip = and(gain('deed'), flip('debt'));
const deedAndDebt = and(gain('deed'), gain('debt'));
const virtueAndDismissal = and(gain('virtue'), dismissAdjacent);

export const SCHEMES = {
  'S-b': scheme(starting('builder'), dismissAdjacent, 2, ['construct'], flipAndVirtue, 'reconstructed'),
  'S-n': scheme(starting('noble'), dismissAdjacent, 2, ['placeWorkers'], flipAndVirtue, 'one source'),
  'S-c': scheme(starting('cleric'), dismissAdjacent, 2, ['transcribe'], flipAndVirtue, 'reconstructed'),
  'S-bn': scheme(starting('builder', 'noble'), gain('resource'), 1, ['construct', 'primaryFocus'], debtAndDeedFlip, 'two sources'),
  'S-bc': scheme(starting('builder', 'cleric'), gain('resource'), 1, ['transcribe', 'primaryFocus'], debtAndDeedFlip, 'reconstructed'),
  'S-nc': scheme(starting('noble', 'cleric'), gain('resource'), 1, ['placeWorkers', 'primaryFocus'], debtAndDeedFlip, 'reconstructed'),
  'S-x1': scheme(starting('criminal'), futureScheme, 1, ['primaryFocus'], deedAndDebtFlip, 'two sources'),
  'S-x2': scheme(starting('criminal'), gain('resource'), 3, ['primaryFocus'], deedAndDebtFlip, 'reconstructed'),
  'F-b': scheme(future('builder'), virtueAndDismissal, 4, ['construct', 'transcribe'], deedAndDebt, 'reconstructed'),
  'F-n': scheme(future('noble'), virtueAndDismissal, 4, ['placeWorkers', 'construct'], deedAndDebt, 'reconstructed'),
  'F-c': scheme(future('cleric'), virtueAndDismissal, 4, ['transcribe', 'placeWorkers'], deedAndDebt, 'one source'),
  'F-bn': scheme(future('builder', 'noble'), gain('resource', 2), 2, ['placeWorkers', 'primaryFocus'], debtAndDeedFlip, 'reconstructed'),
  'F-bc': scheme(future('cleric', 'builder'), gain('resource', 2), 2, ['construct', 'primaryFocus'], debtAndDeedFlip, 'one source'),
  'F-nc': scheme(future('noble', 'cleric'), gain('resource', 2), 2, ['transcribe', 'primaryFocus'], debtAndDeedFlip, 'reconstructed'),
  'F-x1': scheme(future('criminal'), futureScheme, 3, ['primaryFocus'], deedAndDebtFlip, 'reconstructed'),
  'F-x2': scheme(future('criminal'), and(gain('resource'), dismissAdjacent), 1, ['primaryFocus'], debtAndDeedFlip, 'reconstructed'),
} satisfies Record<string, Scheme>;
