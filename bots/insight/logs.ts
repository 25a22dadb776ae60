/** Games that were played, walked through again. */
import { advance, type Decision, type Kind, type Move, pending, start, type TableLog } from '@tarsas/kernel';
import type { Mind } from '../mind.ts';

export const startOf = (mind: Mind, log: TableLog): Kind['state'] => start(mind.game, log).state;

/** The decision a move answers. */
export function decisionOf(mind: Mind, s: Kind['state'], move: Move): Decision {
  const found = pending(mind.game, s).find(({ id, seat }) => id === move.decision && seat === move.seat);
  if (!found) throw new Error(`${mind.game.id}: decision ${move.decision} is not open`);
  return found;
}

/** Shows the position before every move, and the last one. Returns the last one. */
export function walk(mind: Mind, log: TableLog, look: (s: Kind['state'], moves: number) => void): Kind['state'] {
  const s = startOf(mind, log);
  for (let n = 0; n < log.moves.length && !s.over; n++) {
    look(s, n);
    const move = log.moves[n];
    advance(mind.game, s, decisionOf(mind, s, move), move.choice as never, true);
  }
  look(s, log.moves.length);
  return s;
}

/** Where each round begins: its number, and how many moves were made before it. */
export function roundsOf(mind: Mind, log: TableLog): { round: number; moves: number }[] {
  const rounds: { round: number; moves: number }[] = [];
  walk(mind, log, (s, moves) => {
    const round = mind.round?.(s) ?? 0;
    if (!s.over && round > (rounds.at(-1)?.round ?? -1)) rounds.push({ round, moves });
  });
  return rounds;
}

export function pointsAt(mind: Mind, s: Kind['state']): number[] {
  const points: number[] = [];
  for (const score of mind.game.score(s)) points[score.seat] = score.points;
  return points;
}
