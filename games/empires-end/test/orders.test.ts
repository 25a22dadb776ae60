/** Standing orders: what a player wants done without being asked. */
import { pending } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { empiresEnd } from '../rules/index.ts';
import { aTable, type Layout, type Table } from './table.ts';

type Wish = Record<string, string | number | boolean>;

function answer(t: Table, name: string, wish: Wish) {
  const [decision] = pending(empiresEnd, t.state).filter(({ seat }) => seat === t.seat(name));
  return empiresEnd.order?.(t.state, decision, wish);
}

describe('Bid as long as fewer than so many tokens lie on the card', () => {
  const bidding = (anna: Layout) => aTable('Anna', 'Bence').has('Anna', anna).deck('fire-09').begin('disaster'); // wheat or axe

  test.each([
    ['what there is most of', { wheat: 2, axe: 3, coin: 9 }, 'axe'],
    ['a listed resource before a coin', { wheat: 1, axe: 0, coin: 9 }, 'wheat'],
    ['a coin when nothing else is left', { wheat: 0, axe: 0, coin: 1 }, 'coin'],
  ] as const)('%s', (_, stock, resource) => {
    expect(answer(bidding(stock), 'Anna', { bidBelow: 1 })).toEqual({ do: 'bid', card: 'fire-09', resource });
  });

  test('it asks when the limit is reached, or when nothing can be paid', () => {
    expect(answer(bidding({}), 'Anna', { bidBelow: 0 })).toBe(null);
    const t = bidding({}).plays('Anna', { do: 'bid', resource: 'axe' }).plays('Bence', { do: 'bid', resource: 'coin' });
    expect(answer(t, 'Anna', { bidBelow: 2 })).toBe(null);
    expect(answer(t, 'Anna', { bidBelow: 3 })).toEqual({ do: 'bid', card: 'fire-09', resource: 'wheat' });
    expect(answer(bidding({ wheat: 0, axe: 0, coin: 0 }), 'Anna', { bidBelow: 9 })).toBe(null);
  });

  test('of two disasters it answers for the one still open', () => {
    const t = aTable('Anna', 'Bence', 'Cili').deck('fire-09', 'fire-02').begin('doubleDisaster'); // Fire 2 lists hammers
    t.plays('Anna', { do: 'bid', card: 'fire-09', resource: 'wheat' });
    expect(answer(t, 'Anna', { bidBelow: 1 })).toEqual({ do: 'bid', card: 'fire-02', resource: 'hammer' });
  });
});

describe('Collect', () => {
  test('takes all plain gains of an economy phase at once, while there are several', () => {
    const t = aTable('Anna', 'Bence').begin('economy');
    expect(answer(t, 'Anna', { collect: true })).toEqual({ do: 'collect' });
    expect(answer(t, 'Anna', { collect: false })).toBe(null);
    t.plays('Anna', 'collect');
    expect(answer(t, 'Anna', { collect: true })).toBe(null);
  });
});

test('an order says nothing to a question it is not about', () => {
  expect(answer(aTable('Anna', 'Bence').begin('economy'), 'Anna', { bidBelow: 9 })).toBe(null);
  expect(answer(aTable('Anna', 'Bence').begin('disaster'), 'Anna', { collect: true })).toBe(null);
  expect(answer(aTable('Anna', 'Bence').begin('conflict'), 'Anna', { bidBelow: 9, collect: true })).toBe(null);
});
