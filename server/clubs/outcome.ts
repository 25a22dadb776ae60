/** What a game comes to for a contest, from its log alone: at its end, or as it stood at a deadline. */
import type { Live } from '../table/live.ts';
import { type Play, rebuild } from '../table/play.ts';

/** By seat. `counts`: its person played to the end. */
export interface SeatOutcome {
  points: number;
  rank: number;
  counts: boolean;
}

export interface Outcome {
  /** When it ended; the deadline where that came first. */
  at: number;
  /** The deadline came first. */
  stood: boolean;
  seats: SeatOutcome[];
}

/** Null: it still runs, and the deadline has not come. */
export function outcomeOf(live: Live, deadline: number, now: number): Outcome | null {
  const { play, agreed } = live;
  if (!play) return null;
  const endedAt = play.status === 'playing' ? Number.POSITIVE_INFINITY : live.row.touched_at;
  if (endedAt <= deadline) return { at: endedAt, stood: false, seats: seatsOf(live, play) };
  if (now < deadline) return null;
  const until = [...live.log()].filter(({ at }) => at <= deadline);
  // A table that was started only afterwards counts as its beginning.
  const then = rebuild(agreed, until.length > 0 ? until : [...live.log()].slice(0, 1));
  return { at: deadline, stood: true, seats: seatsOf(live, then) };
}

/** A game that newer rules of its title cannot play again: at the deadline it counts for nobody. */
export function unplayable(seats: number, deadline: number, now: number): Outcome | null {
  if (now < deadline) return null;
  return { at: deadline, stood: true, seats: Array.from({ length: seats }, () => ({ points: 0, rank: 1, counts: false })) };
}

/** What was abandoned by agreement counts for nobody. */
function seatsOf({ agreed: { game } }: Live, { state, bots, resigned, status }: Play): SeatOutcome[] {
  const scores = game.score(state);
  return bots.map((bot, seat) => {
    const { points, rank } = scores.find(score => score.seat === seat)!;
    return { points, rank, counts: status !== 'abandoned' && bot === null && !resigned[seat] };
  });
}
