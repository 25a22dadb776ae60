/** What a seat that asks to take moves back would take back: its whole last turn, as far as nobody has learnt anything since. */
import { closing, equal, type Seat } from '@tarsas/kernel';
import type { Entry } from './entry.ts';
import type { Agreed, Play } from './play.ts';

/** A move that can still be taken back. */
export interface Made {
  /** Its entry, and how many moves counted before it. */
  n: number;
  ply: number;
  seat: Seat;
  turn: string | null;
  /** A bot or a standing order made it. */
  auto: boolean;
}

export interface TakeBack {
  /** How many moves remain. */
  to: number;
  /** The entries that would not count any more, in order: those of the turn, and every move since. */
  entries: number[];
}

/** Further back nobody asks; a running table stays small in memory. */
const MOST = 200;

/** The moves that can be taken back after one more. `turn` is its frame. */
export function madeAfter(play: Play, n: number, entry: Extract<Entry, { kind: 'move' }>, turn: string | null, agreed: Agreed): Made[] {
  const { seat, auto } = entry;
  const before = play.made.at(-1);
  // A turn may have left its frame before its last question: what follows at once, and what ends it, belongs to it.
  const belongs = turn ?? (before?.seat === seat ? before.turn : isClosing(agreed, play, entry) ? (play.ending[seat]?.turn ?? null) : null);
  return [...play.made.slice(1 - MOST), { n, ply: play.state.ply, seat, turn: belongs, auto: auto !== undefined }];
}

function isClosing({ game }: Agreed, { state, ending }: Play, { seat, choice, ends }: Extract<Entry, { kind: 'move' }>): boolean {
  const ended = ends ? ending[seat] : null;
  return Boolean(ended) && equal(closing(game, state, seat, ended!)?.choice ?? null, choice);
}

/** Null: nothing of the seat's last turn can be taken back. */
export function takeBackOf({ made, status }: Play, seat: Seat): TakeBack | null {
  const last = made.findLastIndex(move => move.seat === seat && !move.auto);
  if (last < 0 || status !== 'playing') return null;
  const { turn } = made[last];
  const first = turn === null ? last : made.findIndex(move => move.seat === seat && move.turn === turn);
  return { to: made[first].ply, entries: entriesFrom(made, made[first].ply) };
}

export const entriesFrom = (made: readonly Made[], to: number): number[] => madeSince(made, to).map(({ n }) => n);

/** Those from the move with this number on: they stand in order, and mostly it is all of them. */
export function madeSince(made: readonly Made[], ply: number): readonly Made[] {
  let first = made.length;
  while (first > 0 && made[first - 1].ply >= ply) first--;
  return first === 0 ? made : made.slice(first);
}
