/** What comes of a turn before it is committed: the entries that follow by themselves, and the head they lead to. */
import { type Move, Refused, type Seat } from '@tarsas/kernel';
import type { Head } from '../storage/commit.ts';
import { Problem } from '../text/problem.ts';
import type { Entry, Stamped, Wish } from './entry.ts';
import type { Live, News } from './live.ts';
import { closingMove, dueAt, follow, isPersons, openIn, type Play, resultOf, waitingSeats } from './play.ts';

/** More standing orders in a row than this mean that two of them answer each other endlessly. */
const TOO_MANY = 1_000;

/** Turns that were said to be over end in the same commit, and standing orders answer in it, as ordinary moves marked automatic. */
export function followOrders(live: Live, news: News[], at: number): void {
  for (let i = 0; i < TOO_MANY; i++) {
    const play = news.at(-1)?.step.play ?? live.play;
    const entry = play && automaticMove(live, play);
    if (!entry) return;
    const stamped: Stamped = { n: play.n + 1, at, entry };
    const step = follow(live.agreed, play, stamped, null);
    if (!step) throw new Error('A move takes nothing back');
    news.push({ stamped, step });
  }
}

function automaticMove(live: Live, play: Play): Entry | null {
  if (play.status !== 'playing') return null;
  const closing = closingMove(live.agreed, play);
  if (closing) return { kind: 'move', ends: true, ...closing };
  const ordered = orderedMove(live, play);
  return ordered && { kind: 'move', auto: 'order', ...ordered };
}

function orderedMove({ agreed: { game }, seats }: Live, play: Play): Move | null {
  if (!game.order || seats.every(({ wish }) => wish === null)) return null;
  for (const decision of openIn(game, play)) {
    const wish = seats[decision.seat]?.wish;
    if (!decision.waiting || !wish || !isPersons(play, decision.seat)) continue;
    const choice = game.order(play.state, decision, JSON.parse(wish) as Wish);
    if (choice) return { seat: decision.seat, decision: decision.id, choice };
  }
  return null;
}

export function headOf({ agreed }: Live, play: Play, botsLateAt: number): Head {
  const bits = (seats: readonly Seat[]) => seats.reduce((sum, seat) => sum | (1 << seat), 0);
  const waiting = waitingSeats(agreed, play);
  const result = resultOf(agreed, play);
  const bots_waiting = bits(waiting.filter(seat => play.bots[seat] !== null));
  const due_at = dueAt(agreed, play);
  const wake = Math.min(due_at ?? Infinity, bots_waiting === 0 ? Infinity : botsLateAt);
  return {
    status: play.status,
    waiting: bits(waiting.filter(seat => play.bots[seat] === null)),
    bots_waiting,
    due_at,
    wake_at: Number.isFinite(wake) ? wake : null,
    result: result && JSON.stringify(result),
  };
}

export function previewed(live: Live, entries: readonly Stamped[]): News[] {
  try {
    return live.preview(entries);
  } catch (error) {
    throw error instanceof Refused ? new Problem(error.reason) : error;
  }
}
