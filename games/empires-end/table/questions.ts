/** What the table draws from a view: the rules' own pure questions, and where in the flow we are. */
import type { Seat, Viewer } from '@tarsas/kernel';
import { FEW, RESOURCES, type Some, type Stock } from '../data/components.ts';
import { componentsOf } from '../data/index.ts';
import type { Part } from '../data/origin.ts';
import { type Empire, intactLocations, onDestruction, placesFor, threatened } from '../rules/questions/empire.ts';
import { total } from '../rules/questions/price.ts';
import { countsTokens, endgamePoints } from '../rules/questions/score.ts';
import type { CardId, Frame, FrameOf, LocationId } from '../rules/state.ts';
import type { OpenPlayer, View } from '../rules/view.ts';
import type { ComponentWords } from '../text/pieces.ts';

export const setOf = (view: Pick<View, 'options'>) => componentsOf(view.options);

/** Frames that this viewer is in, the top one last. */
export function framesOf(view: View, viewer: Viewer): readonly Frame[] {
  return view.lanes && viewer !== 'public' && view.lanes[viewer].stack.length > 0 ? view.lanes[viewer].stack : view.stack;
}

export function frameOf<K extends Frame['kind']>(view: View, kind: K, viewer: Viewer = 'public'): FrameOf<K> | undefined {
  return framesOf(view, viewer).findLast((frame): frame is FrameOf<K> => frame.kind === kind);
}

export const isLightning = (view: View): boolean => view.stack.some(({ kind }) => kind.startsWith('lightning') || kind === 'carryOut');

/** What lies in the middle of the table. */
export type Centre = 'over' | 'lightning' | 'conflict' | 'auction' | 'phase';

export function centreOf(view: View, before: View): Centre {
  if (view.over) return 'over';
  if (isLightning(view)) return 'lightning';
  if (view.conflict !== null) return 'conflict';
  if (view.threats.length > 0 || before.threats.length > 0 || frameOf(view, 'place') || frameOf(view, 'placeUnder')) return 'auction';
  return frameOf(view, 'fewResources') ? 'auction' : 'phase';
}

/** How far everybody is where all decide together. */
export type Progress = 'deciding' | 'done' | 'later';

export function progressOf(view: View, seat: Seat): Progress {
  if (view.lanes) return view.lanes[seat].stack.length > 0 ? 'deciding' : 'done';
  const bids = frameOf(view, 'bids');
  if (bids) return bids.sealed[seat] === null || bids.sealed[seat]?.coins === null ? 'deciding' : 'done';
  const keep = frameOf(view, 'lightningKeep');
  if (keep) return keep.answers[seat] === null ? 'deciding' : 'done';
  const pick = frameOf(view, 'lightningPick');
  if (pick) return pick.picks[seat] === null ? 'deciding' : 'done';
  const top = view.stack.at(-1);
  if (top && 'seat' in top && top.seat === seat) return 'deciding';
  return view.stack.some(frame => 'seat' in frame && frame.seat === seat) ? 'later' : 'done';
}

/** Clockwise from the first player. */
export const orderOf = (view: View): Seat[] => view.players.map((_, i) => (view.firstPlayer + i) % view.seats);

/** A threat by its place: I and II where there are two. */
export interface Danger {
  card: CardId;
  numeral: string;
  target: number;
}

export function dangersOf(view: View): Danger[] {
  const { disasters } = setOf(view);
  return view.threats.map(({ card }, i) => ({
    card,
    numeral: view.threats.length > 1 ? ['I', 'II'][i] : '',
    target: disasters[card].target,
  }));
}

/** The locations of an empire that the open disasters would destroy, with the disasters. */
export function inDanger(view: View, p: Empire): Map<LocationId, Danger[]> {
  const found = new Map<LocationId, Danger[]>();
  for (const danger of dangersOf(view)) {
    for (const location of threatened(p, danger.target)) found.set(location, [...(found.get(location) ?? []), danger]);
  }
  return found;
}

/** What taking a disaster would do to an empire. */
export interface Taking {
  burns: LocationId[];
  pot: Some;
  /** What Earthquakes under the burning location bring; null where it is not yet sure which one burns. */
  quake: Some;
  refreshes: boolean;
  places: LocationId[];
  /** EE-FEW: fewer than five resources afterwards; only known of oneself. */
  few: boolean;
}

export function ifTaken(view: View, p: OpenPlayer, own: Stock | null, card: CardId, pot: Stock): Taking {
  const burns = threatened(p, setOf(view).disasters[card].target);
  const falls = burns.length === 1 ? onDestruction(view, p, burns[0]) : [];
  const quake: Some = {};
  for (const { effect } of falls) {
    if (effect.op !== 'gain') continue;
    for (const resource of RESOURCES) if (effect.resources[resource]) quake[resource] = (quake[resource] ?? 0) + effect.resources[resource];
  }
  const after = { ...p, destroyed: [...p.destroyed, ...burns.slice(0, 1)] };
  const brought = total(pot) + RESOURCES.reduce((sum, resource) => sum + (quake[resource] ?? 0), 0);
  return {
    burns,
    pot,
    quake,
    refreshes: falls.some(({ effect }) => effect.op === 'refresh'),
    places: intactLocations(after).length > 0 ? placesFor(after) : [],
    few: own !== null && total(own) + brought < FEW,
  };
}

/** All tiles or cards of one kind, by id, with their names. */
export function namesOf(view: View, part: Part, words: ComponentWords): [string, string][] {
  const { locations, disasters, conflicts } = setOf(view);
  if (part === 'locations') return Object.values(locations).map(one => [one.id, words.location(one)]);
  if (part === 'disasters') return Object.values(disasters).map(one => [one.id, words.disaster(one)]);
  return Object.values(conflicts).map(one => [one.id, words.conflict(one)]);
}

export const NOTHING: Stock = { wheat: 0, hammer: 0, axe: 0, coin: 0 };

/** Points of the end-of-game innovations. Where they count tokens behind another's screen, they are at least what they would be without any. */
export function endgameOf(view: View, viewer: Viewer, seat: Seat): { points: number; isLeast: boolean } {
  const p = view.players[seat];
  const seen = view.stocks?.[seat] ?? (seat === viewer ? view.own : null);
  return { points: endgamePoints(view, { ...p, ...(seen ?? NOTHING) }), isLeast: seen === null && countsTokens(view, p) };
}

export const onTrack = (p: OpenPlayer): number => p.fromConflicts + p.fromAbilities + p.fromFewResources;

export const intactValue = (view: View, p: OpenPlayer): number =>
  intactLocations(p).reduce((sum, id) => sum + setOf(view).locations[id].points, 0);
