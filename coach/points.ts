/** Where the points of a game came from, seat by seat, and when. */
import { type Mind, walk } from '@tarsas/bots/thinking';
import type { Kind } from '@tarsas/kernel';
import { kindAt } from './expected.ts';
import { tenths } from './ranges.ts';
import type { Knowledge, Points, Reference, ReferenceGroup, Saved, Sources } from './types.ts';

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
    const own = kindAt(mind, end, seat);
    return groups.find(({ kind }) => kind !== undefined && kind === own) ?? groups.find(({ kind }) => kind === undefined) ?? null;
  });
}

export const sourcesFor = (known: Knowledge, saved: Saved): Sources => ({
  points: pointsBySource(known.mind, saved),
  good: referencesFor(known, saved),
});

/** Fewer games of a kind that nothing ships for say too little. */
const ENOUGH = 10;

/** What ships with a game together with what was won elsewhere: means over both, as if they had been counted together. */
export function grown(shipped: Reference | null, won: readonly ReferenceGroup[]): Reference | null {
  if (won.length === 0) return shipped;
  const groups = new Map((shipped?.groups ?? []).map(group => [kindOf(group), group]));
  for (const group of won) {
    const known = groups.get(kindOf(group));
    if (known || group.count >= ENOUGH) groups.set(kindOf(group), { ...(known ? together(known, group) : group), here: group.count });
  }
  return { groups: [...groups.values()] };
}

const kindOf = ({ seats, kind = '' }: ReferenceGroup): string => `${seats} ${kind}`;

function together(one: ReferenceGroup, other: ReferenceGroup): ReferenceGroup {
  const count = one.count + other.count;
  const lines: Record<string, number> = {};
  for (const line of [...Object.keys(one.lines), ...Object.keys(other.lines)])
    lines[line] = tenths(((one.lines[line] ?? 0) * one.count + (other.lines[line] ?? 0) * other.count) / count);
  return { ...one, count, lines };
}
