/** A position as numbers. */
import { imagine } from '@tarsas/kernel';
import { expect, test } from 'vitest';
import { mind } from '../../bot/index.ts';
import type { State } from '../../rules/state.ts';
import { aTable, type Table } from '../table.ts';

const features = mind.features!;
const ofSeat = (s: State, viewer: number, seat: number, name: string) => features.of(s, viewer).seats[seat][features.seat.indexOf(name)];
const ofTable = (s: State, name: string) => features.of(s, 0).table[features.table.indexOf(name)];
const midGame = (change: (t: Table) => unknown = () => {}) => {
  const t = aTable().sets({ round: 5, stack: [] });
  change(t);
  return t.state;
};

test('pieces, workers and markers of everybody are told', () => {
  const s = midGame(t => t.has(1, { ink: 3, virtue: 6, corruption: 2 }).workers(1, 2, 'flip', 2));
  expect(['ink', 'gap', 'tier 2', 'pairs above'].map(name => ofSeat(s, 0, 1, name))).toEqual([1, 1, 0.5, 1]);
});

test('a hand is told to its owner as it is, and to others as it is on average', () => {
  const s = midGame(t => t.hand(0, 'abbot', 'abbot').draw(0, 'thief', 'thief'));
  expect(ofSeat(s, 0, 0, 'hand cleric')).toBeGreaterThan(ofSeat(s, 1, 0, 'hand cleric'));
  const world = imagine(mind.game, mind.game.view(s, 1), 1, 'another world');
  expect(ofSeat(world, 1, 0, 'hand cleric')).toBe(ofSeat(s, 1, 0, 'hand cleric'));
});

test('the stacks tell how long the game will last', () => {
  const long = midGame();
  const short = midGame(t => t.sets({ debts: 1 }));
  expect(ofTable(short, 'rounds left')).toBeLessThan(ofTable(long, 'rounds left'));
  expect(ofTable(short, 'poverty')).toBeGreaterThan(ofTable(long, 'poverty'));
});

test('what saved pieces promise at the next spaces is told by action', () => {
  const poor = midGame(t => t.has(0, { ink: 0 }));
  const rich = midGame(t => t.has(0, { ink: 6 }));
  expect(ofSeat(rich, 0, 0, 'promise transcribe')).toBeGreaterThan(ofSeat(poor, 0, 0, 'promise transcribe'));
});
