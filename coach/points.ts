/** Where the points of a game came from, seat by seat, and when. */
import { type Mind, walk } from '@tarsas/bots/thinking';
import type { Kind } from '@tarsas/kernel';
import { traitsAt } from './expected.ts';
import type { Knowledge, ReferenceGroup, Saved } from './types.ts';

/** By line of the score sheet, and then by round; what comes after the last move counts with the last round. */
export type Points = Record<string, Record<number, number>>;

/** By seat. */
export function pointsBySource(mind: Mind, saved: Saved): Points[] {
  const all: Points[] = Array.from({ length: saved.seats }, () => ({}));
  let before: Record<string, number>[] = all.map(() => ({}));
  let round = 0;
  const count = (s: Kind['state']) => {
    const now = linesAt(mind, s);
    now.forEach((lines, seat) => {
      for (const [line, points] of Object.entries(lines)) {
        const more = points - (before[seat][line] ?? 0);
        all[seat][line] ??= {};
        if (more !== 0) all[seat][line][round] = (all[seat][line][round] ?? 0) + more;
      }
    });
    before = now;
  };
  const end = walk(mind, saved, s => {
    const next = mind.round?.(s) ?? 0;
    if (next === round) return;
    count(s);
    round = next;
  });
  count(end);
  return all;
}

/** By seat: the lines of the score sheet, each once. */
function linesAt(mind: Mind, s: Kind['state']): Record<string, number>[] {
  const seats: Record<string, number>[] = [];
  for (const { seat, lines } of mind.game.score(s)) {
    seats[seat] = {};
    for (const { key, points } of lines) seats[seat][key] = (seats[seat][key] ?? 0) + points;
  }
  return seats;
}

export const totalOf = (rounds: Readonly<Record<number, number>> = {}): number => Object.values(rounds).reduce((sum, n) => sum + n, 0);

/** By seat: the good games it can be compared with, those of its own kind where there are enough of them; null where there are none. */
export function referencesFor({ mind, reference }: Knowledge, saved: Saved): (ReferenceGroup | null)[] {
  const end = walk(mind, saved, () => {});
  return Array.from({ length: saved.seats }, (_, seat) => {
    const groups = reference?.groups.filter(({ seats }) => seats === saved.seats) ?? [];
    const traits = traitsAt(mind, end, seat);
    return groups.find(({ trait }) => trait !== undefined && traits.includes(trait)) ?? groups.find(({ trait }) => !trait) ?? null;
  });
}
