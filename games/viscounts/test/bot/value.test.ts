import { describe, expect, test } from 'vitest';
import { value } from '../../bot/value.ts';
import { weights } from '../../bot/weights.ts';
import type { State } from '../../rules/state.ts';
import { aTable, type Table } from '../table.ts';

/** What the first seat may expect more than the second, who has the same but for this. */
function lead(change: (t: Table) => unknown, state: Partial<State> = {}): number {
  const t = aTable().sets({ round: 5, stack: [], ...state });
  change(t);
  const [own, other] = value(t.state, weights);
  return own - other;
}

const LAST: Partial<State> = { round: 9, lastRound: 9, active: 1 };

describe('What a position is worth', () => {
  test('pieces are worth something while there are turns to use them in, and nothing after the last', () => {
    expect(lead(t => t.has(0, { stone: 3 }))).toBeGreaterThan(0.2);
    expect(lead(t => t.has(0, { stone: 3 }), LAST)).toBeCloseTo(0);
  });

  test('what is scored counts in full at any time', () => {
    expect(lead(t => t.workers(0, 2, 'flip', 1), LAST)).toBeCloseTo(2);
    expect(lead(t => t.has(0, { approved: 1, acquired: 2 }), LAST)).toBeGreaterThan(4.9);
  });

  test('a deck without its weakest card is better, the more so the longer the game', () => {
    const thin = (t: Table) => t.draw(0, 'abbot', 'financer', 'journeyman', 'lender', 'squire', 'thief', 'trader', 'labourer').has(0, {});
    const without = (t: Table) => t.draw(0, 'abbot', 'financer', 'journeyman', 'lender', 'squire', 'thief', 'labourer');
    expect(lead(without)).toBeGreaterThan(lead(thin));
    expect(lead(without)).toBeGreaterThan(lead(without, { debts: 2 }));
  });

  test('an unpaid debt hurts less than it will score, because it may still be paid', () => {
    const hurt = lead(t => t.has(0, { unpaid: 1 }));
    expect(hurt).toBeLessThan(0);
    expect(hurt).toBeGreaterThan(-2);
    expect(lead(t => t.has(0, { unpaid: 1 }), LAST)).toBeCloseTo(-2);
  });

  test('two workers in a section are worth more than two apart: the third sets them moving', () => {
    const together = lead(t => t.workers(0, 1, 'flip', 2));
    const apart = lead(t => t.workers(0, 1, 'flip', 1).workers(0, 1, 'virtue-2', 1));
    expect(together).toBeGreaterThan(apart);
  });

  test('a collision that brings deeds is better than one that brings debts', () => {
    const virtuous = lead(t => t.has(0, { corruption: 2, virtue: 2 }));
    const corrupt = lead(t => t.has(0, { corruption: 6, virtue: 6 }));
    expect(virtuous).toBeGreaterThan(corrupt);
  });
});
