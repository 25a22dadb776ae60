/** The final scoring in steps: what each brings every seat, and what everybody had before the first. */
import type { Fact, Score, Seat } from '@tarsas/kernel';
import type { FinalStep } from '@tarsas/kit/table.ts';

export interface Stage {
  step: FinalStep;
  /** By seat. */
  by: readonly number[];
  /** By seat, with what it brings. */
  totals: readonly number[];
}

export interface Counting {
  start: readonly number[];
  /** Steps that bring nobody anything are left out. */
  stages: readonly Stage[];
}

export function countingOf(steps: readonly FinalStep[], facts: readonly Fact[], scores: readonly Score[]): Counting {
  const seats = scores.map((_, seat) => seat);
  const found = steps.map(step => ({ step, by: seats.map(seat => broughtBy(step, seat, facts, scores)) }));
  const start = seats.map(seat => pointsOf(scores, seat) - found.reduce((sum, { by }) => sum + by[seat]!, 0));
  let totals = start;
  const stages = found.flatMap(({ step, by }) => {
    if (by.every(points => points === 0)) return [];
    totals = totals.map((points, seat) => points + by[seat]!);
    return [{ step, by, totals }];
  });
  return { start, stages };
}

const pointsOf = (scores: readonly Score[], seat: Seat): number => scores.find(score => score.seat === seat)?.points ?? 0;

function broughtBy({ lines = [], facts: counts }: FinalStep, seat: Seat, facts: readonly Fact[], scores: readonly Score[]): number {
  if (!counts) {
    const own = scores.find(score => score.seat === seat)?.lines ?? [];
    return own.reduce((sum, { key, points }) => sum + ((lines as readonly string[]).includes(key) ? points : 0), 0);
  }
  const table = counts as Readonly<Record<string, ((args: object) => { seat: Seat; points: number } | null) | undefined>>;
  return facts.reduce((sum, { key, args }) => {
    const counted = table[key]?.(args);
    return sum + (counted?.seat === seat ? counted.points : 0);
  }, 0);
}
