/** Standing orders: bids and passing; offers of power have theirs among the rules. */
import { pending } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { terraMystica } from '../rules/index.ts';
import { order } from '../rules/orders.ts';
import { aTable } from './table.ts';

describe('Standing orders', () => {
  test('pass in the last round, at once or when nothing is left to do, never before', () => {
    const poor = () =>
      aTable('mermaids', 'nomads').has('mermaids', { dwelling: 'E4', coins: 0, workers: 0, priests: 0, bowls: [12, 0, 0] });
    const asked = (round: number, coins: number) => {
      const t = poor().has('mermaids', { coins, workers: coins }).round(round).turnOf('mermaids');
      return (pass: string) => order(t.state, pending(terraMystica, t.state)[0], { pass });
    };
    expect(asked(6, 0)('stuck')).toEqual({ do: 'pass', card: null });
    expect(asked(6, 9)('stuck')).toBeNull();
    expect(asked(6, 9)('next')).toEqual({ do: 'pass', card: null });
    expect(asked(5, 0)('next')).toBeNull();
  });

  test('bid one more than the others, up to a limit', () => {
    const s = aTable('mermaids', 'nomads').state;
    const bid = (high: number, holder: number, most: number) =>
      order(s, { id: '', seat: 0, waiting: true, frame: { kind: 'bid', id: '9', seat: 0, high, holder, bidding: [0, 1] } }, { bid: most });
    expect(bid(-1, -1, 0)).toEqual({ do: 'bid', points: 0 });
    expect(bid(2, 1, 3)).toEqual({ do: 'bid', points: 3 });
    expect(bid(3, 1, 3)).toEqual({ do: 'passBid' });
  });
});
