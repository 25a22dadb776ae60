/** A branch of a game that is over: from one of its positions on, one seat plays again, against bots. The game itself is never touched. */
import type { Seat } from '@tarsas/kernel';
import { newId, type SavedEntry, type SavedGame, savedGames, saveGame } from './saved.ts';

/** Who plays where people did. */
const OPPONENT = 'planner';

/** Begins one and returns its id. */
export function tryFrom(game: SavedGame, move: number, seat: Seat): string {
  const { game: title, rules, seats, options, seed, moves, names } = game;
  const id = newId();
  const now = Date.now();
  const bots = names.map((_, other) => (other === seat ? null : (game.bots[other] ?? OPPONENT)));
  const table = { game: title, rules, seats, options, seed, names, bots, moves: moves.slice(0, move) };
  saveGame({ ...table, id, startedAt: now, touchedAt: now, over: false, branch: { of: game.id, move } });
  return id;
}

export const triesFrom = (id: string, move: number): SavedEntry[] =>
  savedGames().filter(({ branch }) => branch?.of === id && branch.move === move);
