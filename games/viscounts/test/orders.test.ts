import { describe, expect, test } from 'vitest';
import { castleMove, destroy, discard, gain, rearrange } from '../data/effects.ts';
import { order, type Wish } from '../rules/orders.ts';
import { aTable, type Table } from './table.ts';

const answer = (t: Table, wish: Wish) => order(t.state, t.decision()!, wish);

describe('Standing orders', () => {
  test('always the same resource', () => {
    const t = aTable().effect(1, gain('resource'));
    expect(answer(t, { resource: 'stone' })).toEqual({ do: 'take', what: 'stone' });
    expect(answer(t, { resource: 'silver' })).toBeNull();
    expect(answer(t, {})).toBeNull();
  });

  test('never rearrange, move in the castle, discard or destroy', () => {
    const t = aTable().board(1, 'abbot', 'squire').hand(1, 'trader').workers(1, 1, 'flip', 1);
    for (const effect of [rearrange, castleMove, discard(), destroy()]) {
      t.effect(1, effect);
      expect(answer(t, { [effect.op]: 'never' })).toEqual({ do: 'decline' });
      expect(answer(t, { [effect.op]: 'ask' })).toBeNull();
    }
  });

  test('what cannot be declined is asked', () => {
    const t = aTable().effect(0, { op: 'hireFree' });
    expect(answer(t, { hire: 'never', resource: 'ink', discard: 'never' })).toBeNull();
  });
});
