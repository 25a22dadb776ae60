/** Where the points come from and when: the lines of the score sheet, by the round in which they grew. */
import type { Kind, TableLog } from '@tarsas/kernel';
import type { Mind } from '../mind.ts';
import { walk } from './logs.ts';

/** By line of the score sheet: points of a seat in each round, on average. What comes after the last move counts with the last round. */
export type Sources = Record<string, Record<number, number>>;

export function sourcesOf(mind: Mind, logs: readonly TableLog[]): Sources {
  const sums: Sources = {};
  let seats = 0;
  for (const log of logs) {
    let before = new Map<string, number>();
    let round = 0;
    const count = (s: Kind['state']) => {
      const now = linesOf(mind, s);
      for (const [key, points] of now) {
        sums[key] ??= {};
        sums[key][round] = (sums[key][round] ?? 0) + points - (before.get(key) ?? 0);
      }
      before = now;
    };
    const end = walk(mind, log, s => {
      const next = mind.round?.(s) ?? 0;
      if (next === round) return;
      count(s);
      round = next;
    });
    count(end);
    seats += end.seats;
  }
  for (const rounds of Object.values(sums)) for (const key of Object.keys(rounds)) rounds[Number(key)] /= Math.max(1, seats);
  return sums;
}

/** By line: the points of all seats together. */
function linesOf(mind: Mind, s: Kind['state']): Map<string, number> {
  const lines = new Map<string, number>();
  for (const score of mind.game.score(s)) for (const { key, points } of score.lines) lines.set(key, (lines.get(key) ?? 0) + points);
  return lines;
}
