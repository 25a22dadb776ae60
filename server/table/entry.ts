/** Everything that changes a game is an entry in its log. Entries name seats, never people: who sits there may change or be forgotten. */
import type { Move, Seat } from '@tarsas/kernel';
import type { Ladder } from '../storage/resultsTables.ts';

/** A standing order, in the words of the game that follows it. */
export type Wish = Readonly<Record<string, string | number | boolean>>;

/** Who really made a move, when it was not the person in the seat. */
export type Automatic = 'bot' | 'order';

export type Entry =
  /** `ladder`: the ratings that this table counts for, decided now, because later a guest may have an account and a person none. */
  | { kind: 'start'; bots: (string | null)[]; ladder?: Ladder }
  /** `ends`: with this answer the player's turn is over, as far as nothing is left to decide. */
  | ({ kind: 'move'; auto?: Automatic; ends?: true } & Move)
  /** Only in older logs. A standing order is kept with its seat: as an entry it showed itself to others by a raised n. */
  | { kind: 'order'; seat: Seat; wish: Wish | null }
  /** A bot takes the seat: its person left, ran out of time, or is gone for good. */
  | { kind: 'bot'; seat: Seat; bot: string; why: 'left' | 'time' | 'gone' }
  | { kind: 'return'; seat: Seat }
  /** Downtime: the server was down or the time of day jumped. Clocks stood still. */
  | { kind: 'pause'; from: number; to: number }
  /** The seat counts as last; a bot plays it to the end if others still play. */
  | { kind: 'resign'; seat: Seat; bot: string; why?: 'time' }
  | { kind: 'propose'; seat: Seat; what: 'undo'; to: number }
  | { kind: 'propose'; seat: Seat; what: 'abandon' }
  | { kind: 'agree'; seat: Seat }
  | { kind: 'decline'; seat: Seat };

/** An entry in its place, with the time it was made (milliseconds). */
export interface Stamped {
  n: number;
  at: number;
  entry: Entry;
}
