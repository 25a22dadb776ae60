import type { Mind } from '@tarsas/bots/thinking';
import { expect, test } from 'vitest';
import { summaryOf, type Table } from '../summary.ts';
import type { TurningPoint } from '../types.ts';

/** The second seat has won; points are by line and round. */
const table: Table = {
  mind: { leavings: ['resources'] } as unknown as Mind,
  points: [
    { cults: { 6: 10 }, network: { 6: 18 }, resources: { 6: 2 } },
    { cults: { 6: 17 }, network: { 6: 12 }, resources: { 6: 20 } },
  ],
  references: [null, null],
  winner: 1,
};

test('goods left over are neither a strength nor, where they were spent, a gap', () => {
  const [strength, gap, next] = summaryOf(table, []).filter(({ seat }) => seat === 0);
  expect(strength).toMatchObject({ kind: 'strength', line: 'network', points: 18, against: 12, round: 6 });
  expect(gap).toMatchObject({ kind: 'gap', line: 'cults', points: 10, against: 17, round: 6 });
  expect(next).toMatchObject({ kind: 'next', line: 'cults', move: null });
});

test('what to do next time is about the largest gap, and about the dearest decision where there is no gap', () => {
  const dearest = [{ seat: 0, move: 41, kind: 'cost', cost: 7.6 }] as unknown as TurningPoint[];
  const level = { ...table, points: [table.points[1]!, table.points[1]!] };
  const next = (of: Table) => summaryOf(of, dearest).find(({ seat, kind }) => seat === 0 && kind === 'next');
  expect(next(table)).toMatchObject({ line: 'cults', move: null });
  expect(next(level)).toMatchObject({ line: null, points: 8, move: 41 });
});
