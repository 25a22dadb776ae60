/** How a turn ends where nothing is left to decide. */
import { pending, turnIn } from './engine.ts';
import type { Game, Kind, Move, Seat } from './game.ts';

/** A player has said that a turn is over; `turn` is its frame, null outside of turns. */
export interface Ending {
  turn: string | null;
}

/**
 * The move that ends this turn of the seat as it is; null: the seat is not asked, is in another turn, or something is left to decide. A game
 * may leave the frame of a turn before its last question.
 */
export function closing<G extends Kind>(game: Game<G>, state: G['state'], seat: Seat, { turn }: Ending): Move<G['choice']> | null {
  if (!game.closes || state.over) return null;
  const now = turnIn(game, state, seat);
  const decision = now === null || now === turn ? pending(game, state).find(open => open.seat === seat && open.waiting) : undefined;
  const choice = decision && game.closes(state, decision);
  return choice ? { seat, decision: decision.id, choice } : null;
}
