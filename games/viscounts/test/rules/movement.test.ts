import { rule } from '@tarsas/kernel/testing';
import { describe, expect } from 'vitest';
import { aTable } from '../table.ts';

/** Where seat 0 may go from a space with a card of this value, and for how much. */
function reach(from: string, card: string, silver = 0, extra = false): Record<string, number> {
  const t = aTable().board(0, card).has(0, { silver }).viscount(0, from);
  if (extra) t.built(0, 'tradingPost.1');
  t.now({ kind: 'move', seat: 0 });
  return Object.fromEntries(t.offers('move').map(o => [o.to, o.silver]));
}

describe('Phase 2: movement', () => {
  rule('VWK-MOVE-01 VWK-MOVE-02 VWK-MOVE-05', 'exactly the value of the card, along the arrows, never less', () => {
    expect(reach('lake.OR', 'trader')).toEqual({ 'mountain.OL': 0 });
    expect(reach('lake.OR', 'abbot')).toEqual({ 'mountain.OR': 0, 'mountain.IN': 0 });
  });

  rule('VWK-EX-04 VWK-MOVE-10', 'from outside left with an Abbot: next OL, next IN, or OR of the same segment through the inside', () => {
    expect(reach('lake.OL', 'abbot')).toEqual({ 'mountain.OL': 0, 'mountain.IN': 0, 'lake.OR': 0 });
    expect(reach('lake.OL', 'trader')).toEqual({ 'lake.OR': 0, 'lake.IN': 0 });
  });

  rule('VWK-MOVE-03', 'further for one silver a space', () => {
    expect(reach('lake.OR', 'trader', 2)).toEqual({ 'mountain.OL': 0, 'mountain.OR': 1, 'mountain.IN': 1, 'forest.OL': 2, 'forest.IN': 2 });
    const t = aTable().board(0, 'trader').has(0, { silver: 2 }).viscount(0, 'lake.OR').now({ kind: 'move', seat: 0 });
    t.answers({ do: 'move', to: 'forest.OL', silver: 2 });
    expect([t.space(0), t.player(0).silver]).toEqual(['forest.OL', 0]);
  });

  rule('VWK-MOVE-04 VWK-MOVE-11', 'a trading post gives one space for free, on top of which silver may be paid', () => {
    expect(reach('lake.OR', 'trader', 0, true)).toEqual({ 'mountain.OL': 0, 'mountain.OR': 0, 'mountain.IN': 0 });
    expect(reach('lake.OR', 'trader', 1, true)).toMatchObject({ 'mountain.OR': 0, 'forest.OL': 1 });
    expect(Object.keys(reach('lake.OR', 'trader', 30))).toHaveLength(15);
  });

  rule('VWK-MOVE-06 VWK-MOVE-07', 'three spaces a segment; the inside is entered at outside left only', () => {
    expect(reach('lake.OL', 'trader')).toEqual({ 'lake.OR': 0, 'lake.IN': 0 });
    expect(reach('lake.IN', 'trader')).toEqual({ 'lake.OR': 0, 'mountain.IN': 0 });
    expect(reach('lake.OR', 'trader')).toEqual({ 'mountain.OL': 0 });
    expect(reach('snow.IN', 'trader')).toEqual({ 'snow.OR': 0, 'lake.IN': 0 });
  });

  rule('VWK-MOVE-08', 'a full lap back to the same space, if paid for', () => {
    // In, four segments along the inside, out and on: seven spaces.
    expect(reach('lake.OL', 'trader', 9)).toMatchObject({ 'lake.OL': 6 });
    expect(reach('lake.IN', 'trader', 4)).toMatchObject({ 'lake.IN': 4 });
    expect(reach('lake.OL', 'trader', 5)).not.toHaveProperty('lake.OL');
  });

  rule('VWK-MOVE-09', 'everybody on the last space may rearrange, nobody on the way', () => {
    const t = aTable(4).board(0, 'abbot', 'squire').viscount(0, 'lake.OR');
    for (const seat of [1, 2, 3]) t.board(seat, 'abbot', 'squire');
    t.viscount(1, 'mountain.OL').viscount(2, 'mountain.OR').viscount(3, 'mountain.OR').now({ kind: 'move', seat: 0 });
    t.answers({ do: 'move', to: 'mountain.OR', silver: 0 });
    expect(t.asked(2)).toBe('rearrange');
    t.answers({ do: 'arrange', cards: ['squire', 'abbot'] });
    expect(t.player(2).board).toEqual(['squire', 'abbot', null]);
    expect(t.asked(3)).toBe('rearrange');
    expect(t.answers({ do: 'decline' }).waiting()).toEqual([]);
    expect(t.facts('met')).toEqual([
      { seat: 0, other: 2 },
      { seat: 0, other: 3 },
    ]);
  });

  rule('VWK-MOVE-12', 'only the last space counts: every space is offered once, for the least silver', () => {
    const t = aTable().board(0, 'trader').has(0, { silver: 20 }).now({ kind: 'move', seat: 0 });
    const spaces = t.offers('move').map(o => o.to);
    expect(new Set(spaces).size).toBe(spaces.length);
  });
});
