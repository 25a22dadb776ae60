/** What the AI prefers and what it can do (VWK-SOLO). Pure: it never chooses by chance. */
import type { Seat } from '@tarsas/kernel';
import { type BuildingType, RESOURCES, type Resource } from '../../data/effects.ts';
import { AI_FUEL, AI_LADDER, type AiAction, type AiBoard } from '../../data/solo.ts';
import { components, resourcesOf, type State } from '../state.ts';
import { bankSpots, bookTop, positionOf, SEGMENT_COUNT, segmentAt } from './board.ts';
import { AI_ORDER, costOf, isBuilt, typeOf } from './buildings.ts';
import { strength } from './icons.ts';
import { manuscriptsOf } from './possible.ts';

export function aiBoard(s: Pick<State, 'ai' | 'options'>): AiBoard {
  if (s.ai === null) throw new Error('No AI plays at this table');
  return components(s).aiBoards[s.ai];
}

/** The card-focused AI treats all resources as one kind (VWK-SOLO-48). */
export const anyResource = (s: Pick<State, 'ai' | 'options'>): boolean => aiBoard(s).priority.length === 0;

/** The first of its list that has not reached its stated amount (VWK-SOLO-12). */
export function aiResource(s: State, seat: Seat): { resource: Resource; until: number } {
  const p = s.players[seat];
  return aiBoard(s).priority.find(({ resource, until }) => until === 0 || p[resource] < until) ?? { resource: RESOURCES[0], until: 0 };
}

/** What it can spend on an action besides icons. */
function aiFuel(s: State, seat: Seat, action: Exclude<AiAction, 'flip'>): number {
  const p = s.players[seat];
  return anyResource(s) ? resourcesOf(p) : p[AI_FUEL[action]];
}

/** The kind flipped less often; equal: debt; only one possible: that one; none: null (VWK-SOLO-16). */
export function aiFlip(s: State, seat: Seat): { what: 'debt' | 'deed'; why: 'fewer' | 'tie' | 'only' } | null {
  const { unpaid, acquired, paid, approved } = s.players[seat];
  if (unpaid === 0 && acquired === 0) return null;
  if (acquired === 0) return { what: 'debt', why: 'only' };
  if (unpaid === 0) return { what: 'deed', why: 'only' };
  if (paid === approved) return { what: 'debt', why: 'tie' };
  return { what: paid < approved ? 'debt' : 'deed', why: 'fewer' };
}

/** Spots clockwise from its viscount's bank, rivers ignored, all round the board (VWK-SOLO-32). */
export function aiSpot(s: State, seat: Seat): number | null {
  const [first] = bankSpots(s, s.players[seat].at);
  for (let i = 0; i < s.spots.length; i++) {
    const spot = (first + i) % s.spots.length;
    if (s.spots[spot] < 0) return spot;
  }
  return null;
}

/** Its left-most remaining building of a type (VWK-SOLO-49). */
export const aiBuildingOf = (s: State, seat: Seat, type: BuildingType): number | null =>
  AI_ORDER.find(b => typeOf(b) === type && !isBuilt(s.players[seat], b)) ?? null;

/** The manuscript of its segment if allowed, else clockwise the first allowed (VWK-SOLO-40). */
export function aiManuscript(s: State, seat: Seat, costs: readonly number[]): number | null {
  const allowed = manuscriptsOf(s, costs);
  const from = positionOf(s.players[seat].at);
  for (let i = 0; i < SEGMENT_COUNT; i++) {
    const position = (from + i) % SEGMENT_COUNT;
    if (allowed.includes(position)) return position;
  }
  return null;
}

/** How an action of the bottom row turns out: what it would do, or why it cannot (VWK-SOLO-44). */
export type Attempt = { icons: number; fuel: number; need: number } & (
  | { can: true; target: number }
  | { can: false; why: 'icons' | 'spot' | 'building' | 'workers' | 'nothing' }
);

export function attempt(s: State, seat: Seat, action: AiAction): Attempt {
  if (action === 'flip') {
    const base = { icons: 0, fuel: 0, need: 0 };
    return aiFlip(s, seat) === null ? { ...base, can: false, why: 'nothing' } : { ...base, can: true, target: 0 };
  }
  const icons = strength(s, seat, action);
  const fuel = aiFuel(s, seat, action);
  if (action === 'construct') return tryConstruct(s, seat, icons, fuel);
  if (action === 'placeWorkers') return tryWorkers(s, seat, icons, fuel);
  const need = manuscriptCost(s, seat);
  if (icons + fuel < need) return { icons, fuel, need, can: false, why: 'icons' };
  return { icons, fuel, need, can: true, target: positionOf(s.players[seat].at) };
}

/** Its left-most affordable building on the first free spot of its bank; it cannot cross the river (VWK-SOLO-31). */
function tryConstruct(s: State, seat: Seat, icons: number, fuel: number): Attempt {
  const left = AI_ORDER.filter(b => !isBuilt(s.players[seat], b));
  const need = Math.min(...left.map(costOf));
  if (left.length === 0) return { icons, fuel, need: 0, can: false, why: 'building' };
  if (aiBankSpot(s, seat) === null) return { icons, fuel, need, can: false, why: 'spot' };
  const building = left.find(b => costOf(b) <= icons + fuel);
  if (building === undefined) return { icons, fuel, need, can: false, why: 'icons' };
  return { icons, fuel, need: costOf(building), can: true, target: building };
}

export const aiBankSpot = (s: State, seat: Seat): number | null => bankSpots(s, s.players[seat].at).find(spot => s.spots[spot] < 0) ?? null;

/** As many as possible, never a single one; with few in supply only as far as they go (VWK-SOLO-33, VWK-SOLO-45). */
function tryWorkers(s: State, seat: Seat, icons: number, fuel: number): Attempt {
  const steps = AI_LADDER.filter(step => step.workers <= s.players[seat].workers);
  if (steps.length === 0) return { icons, fuel, need: AI_LADDER[0].icons, can: false, why: 'workers' };
  const best = steps.findLast(step => step.icons <= icons + fuel);
  if (best === undefined) return { icons, fuel, need: AI_LADDER[0].icons, can: false, why: 'icons' };
  return { icons, fuel, need: best.icons, can: true, target: best.workers };
}

function manuscriptCost(s: State, seat: Seat): number {
  const position = positionOf(s.players[seat].at);
  const top = bookTop(s, position);
  return top === null ? segmentAt(s, position).printedManuscript.cost : components(s).manuscripts[top].cost;
}
