/** The positions to solve that ship with the games: lists at once, the games that lead to them with the first that is looked at. */
import type { ListedPuzzle } from '@tarsas/coach';
import { positions } from '../../../games/posed.ts';
import { titles } from '../../titles.ts';

/** In the order in which they are offered. */
export const posedGames: readonly string[] = titles.map(({ id }) => id).filter(id => Object.hasOwn(positions, id));

export const positionsOf = async (game: string): Promise<readonly ListedPuzzle[]> =>
  Object.hasOwn(positions, game) ? positions[game]!() : [];

export interface Daily {
  game: string;
  puzzle: ListedPuzzle;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
/** Positions of one game stand side by side in a list; days go in steps. */
const STRIDE = 37;

/** The same for everybody who has this date: the games take turns, and each goes through all of its positions before one comes again. */
export function turnOn(date: Date, games: number): { game: number; nth(all: number): number } {
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
  const nth = (all: number): number => {
    let stride = STRIDE;
    while (gcd(stride, all) > 1) stride++;
    return (Math.floor(day / games) * stride) % all;
  };
  return { game: day % games, nth };
}

export async function dailyOn(date: Date): Promise<Daily | null> {
  if (posedGames.length === 0) return null;
  const turn = turnOn(date, posedGames.length);
  const game = posedGames[turn.game]!;
  const all = await positionsOf(game);
  return all.length > 0 ? { game, puzzle: all[turn.nth(all.length)]! } : null;
}
