/** All components of one table: our tables, or those with an owner's entries in place of ours (VWK-OPT-05). */
import { isOurs } from './effects.ts';
import { MANUSCRIPTS, type Manuscript } from './manuscripts.ts';
import { mustBeAiBoard, mustBeCard, mustBeManuscript, mustBeScheme, mustBeSegment, mustBeStartCard } from './override.ts';
import { SEGMENTS, type Segment } from './segments.ts';
import { AI_BOARDS, type AiBoard, SCHEMES, type Scheme } from './solo.ts';
import { START_CARDS, type StartCard } from './start-cards.ts';
import { HEROES, STARTING } from './starting.ts';
import { type Card, NEUTRAL } from './townsfolk.ts';

export interface Components {
  /** Neutral and starting townsfolk and heroes. */
  cards: Record<string, Card>;
  manuscripts: Record<string, Manuscript>;
  startCards: Record<string, StartCard>;
  schemes: Record<string, Scheme>;
  aiBoards: Record<string, AiBoard>;
  segments: Record<string, Segment>;
}

export const NEUTRAL_IDS: readonly string[] = Object.keys(NEUTRAL);
export const STARTING_IDS: readonly string[] = Object.keys(STARTING);
export const HERO_IDS: readonly string[] = Object.keys(HEROES);
export const MANUSCRIPT_IDS: readonly string[] = Object.keys(MANUSCRIPTS);
export const START_NUMBERS: readonly number[] = Object.keys(START_CARDS).map(Number);
export const SCHEME_IDS: readonly string[] = Object.keys(SCHEMES);
export const GREY_BACKS = 5;

const OURS: Components = {
  cards: { ...NEUTRAL, ...STARTING, ...HEROES },
  manuscripts: MANUSCRIPTS,
  startCards: START_CARDS,
  schemes: SCHEMES,
  aiBoards: AI_BOARDS,
  segments: SEGMENTS,
};

/** The option's value: our tables, or entries of an owner's copy by id. */
export type ComponentSet = 'ours' | { [K in keyof Components]?: Components[K] };

const merged = new WeakMap<object, Components>();

export function componentsOf(set: ComponentSet): Components {
  if (set === 'ours') return OURS;
  const known = merged.get(set);
  if (known) return known;
  const all: Components = {
    cards: { ...OURS.cards, ...set.cards },
    manuscripts: { ...OURS.manuscripts, ...set.manuscripts },
    startCards: { ...OURS.startCards, ...set.startCards },
    schemes: { ...OURS.schemes, ...set.schemes },
    aiBoards: { ...OURS.aiBoards, ...set.aiBoards },
    segments: { ...OURS.segments, ...set.segments },
  };
  merged.set(set, all);
  return all;
}

const CHECKS: { [K in keyof Components]: (entry: unknown, path: string) => Components[K][string] } = {
  cards: mustBeCard,
  manuscripts: mustBeManuscript,
  startCards: mustBeStartCard,
  schemes: mustBeScheme,
  aiBoards: mustBeAiBoard,
  segments: mustBeSegment,
};

/** Turns an owner's file into a component set, or says what is wrong with it. Entries replace ours whole, by id. */
export function checkComponents(value: unknown): ComponentSet {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error("Components are 'ours' or an object of entries by id.");
  const set: Record<string, Record<string, unknown>> = {};
  for (const [table, entries] of Object.entries(value)) {
    if (!Object.hasOwn(CHECKS, table)) throw new Error(`There are no components '${table}'. Tables: ${Object.keys(CHECKS).join(', ')}.`);
    const kind = table as keyof Components;
    set[kind] = {};
    for (const [id, entry] of Object.entries(entries as object)) {
      if (!Object.hasOwn(OURS[kind], id)) throw new Error(`There is no '${id}' among the ${table}.`);
      set[kind][id] = CHECKS[kind](entry, `${table}.${id}`);
    }
  }
  const grey = Object.values(componentsOf(set as ComponentSet).manuscripts).filter(m => m.greyBack).length;
  if (grey !== GREY_BACKS) throw new Error(`${grey} manuscripts have a grey back; there must be ${GREY_BACKS}.`);
  return set as ComponentSet;
}

/** Entries of our own design, whole or in part, by table: a table that plays with such entries says so (VWK-OPT-05). */
export function reconstructed(set: ComponentSet): Record<keyof Components, string[]> {
  const all = componentsOf(set);
  const ours = (table: keyof Components) => Object.entries(all[table]).flatMap(([id, { sure }]) => (isOurs(sure) ? [id] : []));
  return {
    cards: ours('cards'),
    manuscripts: ours('manuscripts'),
    startCards: ours('startCards'),
    schemes: ours('schemes'),
    aiBoards: ours('aiBoards'),
    segments: ours('segments'),
  };
}

/** No source shows which five manuscripts have a grey back; only an owner knows (VWK-SETUP-05). */
export function guessesGreyBacks(set: ComponentSet): boolean {
  return Object.values(componentsOf(set).manuscripts).some(({ greyBack, sure }) => greyBack && sure !== 'owner');
}
