/** What was expected against what was made, round by round: whether the judgement can be believed. */
import type { TableLog } from '@tarsas/kernel';
import type { Mind } from '../mind.ts';
import { pointsAt, walk } from './logs.ts';

export interface Calibration {
  round: number;
  /** Seats of games at the beginning of this round. */
  seats: number;
  /** Means of the points that were expected and made. */
  expected: number;
  made: number;
  /** The root mean square error of the points, and of what each seat was thought to be ahead of the table's mean. */
  error: number;
  leadError: number;
}

interface Pair {
  expected: number;
  made: number;
  expectedLead: number;
  madeLead: number;
}

export type Pairs = Map<number, Pair[]>;

/** Adds what one game says: every seat at the first position of every round. */
export function calibrate(mind: Mind, log: TableLog, into: Pairs): void {
  const seen = new Map<number, number[]>();
  const end = walk(mind, log, s => {
    const round = mind.round?.(s) ?? 0;
    // Each seat is thought about as it thinks of itself.
    if (!s.over && !seen.has(round))
      seen.set(
        round,
        s.plies.map((_, seat) => mind.value(s, mind.weights, seat)[seat]),
      );
  });
  const made = pointsAt(mind, end);
  for (const [round, expected] of seen) {
    const pairs = into.get(round) ?? [];
    into.set(round, pairs);
    made.forEach((points, seat) => {
      pairs.push({
        expected: expected[seat],
        made: points,
        expectedLead: expected[seat] - mean(expected),
        madeLead: points - mean(made),
      });
    });
  }
}

export function calibrations(all: Pairs): Calibration[] {
  return [...all.entries()]
    .sort(([a], [b]) => a - b)
    .map(([round, pairs]) => ({
      round,
      seats: pairs.length,
      expected: mean(pairs.map(({ expected }) => expected)),
      made: mean(pairs.map(({ made }) => made)),
      error: Math.sqrt(mean(pairs.map(({ expected, made }) => (expected - made) ** 2))),
      leadError: Math.sqrt(mean(pairs.map(({ expectedLead, madeLead }) => (expectedLead - madeLead) ** 2))),
    }));
}

const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : numbers.reduce((a, b) => a + b, 0) / numbers.length);
