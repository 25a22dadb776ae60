/**
 * A position in a link, as one seat saw it: the view and nothing else (decision 0031). So it holds neither the seed nor what the seat could not know, and no names.
 * Whatever a link brings is looked up or put right before anything is drawn of it.
 */
import type { Plan } from '@tarsas/coach';
import { equal, type Game, imagine, type Kind, type Seat } from '@tarsas/kernel';
import { jsonIn, linkWith } from './shared.ts';

export interface SharedPlan {
  plan: Plan;
  less: number;
  low: number;
  high: number;
}

export interface SharedPosition {
  game: string;
  rules: number;
  seat: Seat;
  view: object;
  note: string;
  /** The plans are hidden until a try. */
  isPuzzle: boolean;
  plans: readonly SharedPlan[];
  /** Continuations of each plan. */
  playedOut: number;
}

export const LONGEST_NOTE = 280;
const MOST_PLANS = 6;
const LONGEST_PLAN = 60;
const MOST_PLAYED = 1_000;
const MOST_POINTS = 999;

export const linkToPosition = (position: SharedPosition): Promise<string | null> =>
  linkWith('/position', { ...position, note: plainly(position.note), playedOut: position.plans.length > 0 ? position.playedOut : 0 });

/** Line breaks are all that it may have beside letters: no sign that turns the direction of reading or hides something. */
export const plainly = (note: unknown): string =>
  typeof note === 'string'
    ? note
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{C}\n]/gu, '')
        .replace(/\n{3,}/g, '\n\n')
        .trim()
        .slice(0, LONGEST_NOTE)
    : '';

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null: it is of another version of the rules, or no position at all. `gameOf` knows the games that are here. */
export async function positionIn(
  text: string,
  gameOf: (id: string) => Promise<Game<Kind>> | undefined,
): Promise<{ position: SharedPosition; game: Game<Kind> } | null> {
  try {
    const given = await jsonIn(text);
    if (!isObject(given) || typeof given.game !== 'string') return null;
    const game = await gameOf(given.game);
    const { view, seat, rules } = given;
    if (!game || rules !== game.rules || !isObject(view) || !isSeat(game, view, seat)) return null;
    const plans = (Array.isArray(given.plans) ? given.plans : []).slice(0, MOST_PLANS).flatMap(planOf);
    const playedOut = Math.round(within(given.playedOut, MOST_PLAYED));
    const usable = playedOut > 0 ? plans : [];
    const note = plainly(given.note);
    return { game, position: { game: game.id, rules, seat, view, note, isPuzzle: given.isPuzzle === true, plans: usable, playedOut } };
  } catch {
    return null;
  }
}

/** Whether it is what this seat can see of a world of this game: an imagined one looks the same to it. */
function isSeat(game: Game<Kind>, view: Fields, seat: unknown): seat is Seat {
  if (!Number.isInteger(view.seats) || !Number.isInteger(seat)) return false;
  const [seats, own] = [view.seats as number, seat as number];
  if (seats < game.seats.min || seats > game.seats.max || own < 0 || own >= seats) return false;
  return equal(game.view(imagine(game, view, own, 'link'), own) as never, view as never);
}

const within = (value: unknown, most: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(-most, Math.min(most, value)) : 0;

/** Its choices are looked up when it is drawn or played. */
function planOf(value: unknown): SharedPlan[] {
  if (!isObject(value) || !Array.isArray(value.plan)) return [];
  const { plan, less, low, high } = value;
  const isPlan = plan.length > 0 && plan.length <= LONGEST_PLAN && plan.every(choice => isObject(choice) && typeof choice.do === 'string');
  return isPlan
    ? [{ plan, less: Math.max(0, within(less, MOST_POINTS)), low: within(low, MOST_POINTS), high: within(high, MOST_POINTS) }]
    : [];
}
