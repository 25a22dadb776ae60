import { type Decision, pending } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { tryAllPlans } from '../../../../bots/laws.ts';
import { mind } from '../../bot/index.ts';
import { plans } from '../../bot/plans.ts';
import { weights } from '../../bot/weights.ts';
import { empiresEnd } from '../../rules/index.ts';
import type { Choice, Frame, Options } from '../../rules/state.ts';
import { aTable, type Table } from '../table.ts';

const plansOf = (t: Table, name: string): readonly (readonly Choice[])[] => {
  const decision = pending(empiresEnd, t.state).find(d => d.seat === t.seat(name)) as Decision<Frame>;
  return plans(t.state, decision, weights);
};

describe('Plans are legal to the last choice', () => {
  test.each<[string, Partial<Options>]>([
    ['in the Lightning game', { game: 'lightning' }],
    ['where all play one after the other', { simultaneous: false }],
    ['with a limited supply', { supplyUnlimited: false }],
    ['with every ruling the other way', { refreshAdjacentRoad: 'one', refreshAdjacentIndustryCard: 'all', repeatMayTargetRepeat: true }],
  ])('%s', (_, options) => {
    for (const seats of [2, 4]) expect(tryAllPlans(mind, { seats, seed: 'plans', options })).toBeGreaterThan(100);
  });
});

describe('A bid', () => {
  test('is made with the token one can spare, and taking the card is always thought of', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { wheat: 9, hammer: 1, axe: 0, coin: 0 }).deck('fire-07').begin('disaster');
    const first = plansOf(t, 'Anna').map(([choice]) => choice);
    expect(first).toContainEqual({ do: 'bid', card: 'fire-07', resource: 'wheat' });
    expect(first).toContainEqual({ do: 'take', card: 'fire-07' });
  });

  test('decides on both cards of a double disaster', () => {
    const t = aTable('Anna', 'Bence', 'Csaba').deck('fire-07', 'flood-03').begin('doubleDisaster');
    const bids = plansOf(t, 'Anna').filter(plan => plan.every(choice => choice.do === 'bid'));
    expect(bids.map(plan => plan.map(choice => 'card' in choice && choice.card))).toContainEqual(['fire-07', 'flood-03']);
  });

  test('that takes a card says what burns and where the innovation goes', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { destroyed: ['army-low'] })
      .deck('fire-02')
      .begin('disaster');
    const taking = plansOf(t, 'Anna').filter(([choice]) => choice.do === 'take');
    for (const plan of taking) expect(plan.map(choice => choice.do)).toEqual(['take', 'destroy', 'place', 'enough']);
    expect(new Set(taking.map(plan => JSON.stringify(plan[1]))).size).toBe(2);
  });
});

describe('A phase of one’s own', () => {
  test('economy: everything is collected, and no coin is given for a single token', () => {
    const t = aTable('Anna', 'Bence').has('Anna', { wheat: 0, coin: 3 }).begin('economy');
    for (const plan of plansOf(t, 'Anna')) {
      expect(plan[0]).toEqual({ do: 'collect' });
      expect(plan.at(-1)).toEqual({ do: 'finish' });
      for (const choice of plan) if (choice.do === 'exchange') expect(choice.coins).toBe(0);
    }
  });

  test('industry: restoring, playing and swapping come in one plan, hammers before coins', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { hammer: 8, coin: 2, destroyed: ['village-high'], hand: ['flood-03', 'rebellion-03', 'fire-02', 'famine-01'] })
      .begin('industry');
    const [best] = plansOf(t, 'Anna');
    expect(best[0]).toEqual({ do: 'restore', location: 'village-high', coins: 0 });
    expect(best.filter(choice => choice.do === 'play' || choice.do === 'sell')).toHaveLength(2);
    expect(best.at(-1)).toEqual({ do: 'finish' });
  });

  // Once a question in the middle of a rich phase was planned without a limit, until the memory was full.
  test('industry: in the middle of it no more is looked at than at its beginning', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { hammer: 8, coin: 2, destroyed: ['village-high'], hand: ['flood-03', 'rebellion-03', 'fire-02', 'famine-01'] })
      .begin('industry');
    const atFirst = plansOf(t, 'Anna').length;
    t.plays('Anna', { do: 'play', card: 'flood-03', coins: 0 });
    expect(pending(empiresEnd, t.state)[0].frame.kind).toBe('placeUnder');
    expect(plansOf(t, 'Anna').length).toBeLessThanOrEqual(atFirst);
  });

  test('a conflict: axes are closed in the hand before coins are', () => {
    const t = aTable('Anna', 'Bence')
      .has('Anna', { axe: 2, coin: 2, destroyed: ['army-low', 'army-high'] })
      .conflictDeck('conflict-11')
      .begin('conflict');
    const bids = plansOf(t, 'Anna').map(plan =>
      plan.map(choice => ('axes' in choice ? choice.axes : 'coins' in choice ? choice.coins : null)),
    );
    // From no strength of one's own a bid of 3 reaches the middle band; 1 and 2 reach nothing.
    expect(bids.sort()).toEqual([
      [0, 0],
      [2, 1],
      [2, 2],
    ]);
  });
});
