import { type Decision, equal, optionsOf, pending } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { tryAllPlans } from '../../../../bots/laws.ts';
import { mind } from '../../bot/index.ts';
import { raiseFor } from '../../bot/purse.ts';
import type { Choice, Frame, State } from '../../rules/index.ts';
import { aTable } from '../table.ts';

type Table = ReturnType<typeof aTable>;

const decisionOf = (s: State): Decision<Frame> => pending(mind.game, s).find(({ waiting }) => waiting)!;
const plansOf = (t: Table): readonly (readonly Choice[])[] => mind.plans(t.state, decisionOf(t.state), mind.weights);
const has = (t: Table, ...plan: Choice[]): boolean => plansOf(t).some(found => equal(found, plan));

describe('paying for a plan', () => {
  const purse = (layout: Parameters<Table['has']>[1]) => aTable('halflings', 'nomads').has('halflings', layout).turnOf('halflings').state;
  const price = { coins: 3, workers: 2, priests: 0 };

  test('needs no conversion where everything is there', () => {
    expect(raiseFor(purse({ coins: 3, workers: 2 }).players[0])(price)).toEqual([]);
  });

  test('takes power that lies ready before anything else', () => {
    const s = purse({ coins: 3, workers: 1, priests: 1, bowls: [5, 4, 3] });
    expect(raiseFor(s.players[0])(price)).toEqual([{ do: 'convert', from: 'power', to: 'workers' }]);
  });

  test('makes coins of workers that are left over before it sacrifices power', () => {
    const s = purse({ coins: 2, workers: 4, bowls: [0, 12, 0] });
    expect(raiseFor(s.players[0])(price)).toEqual([{ do: 'convert', from: 'workers', to: 'coins' }]);
  });

  test('sacrifices as much as is missing', () => {
    const s = purse({ coins: 3, workers: 1, bowls: [2, 8, 2] });
    expect(raiseFor(s.players[0])(price)).toEqual([{ do: 'convert', from: 'power', to: 'workers', sacrifice: 1 }]);
  });

  test('keeps the power that the action itself needs', () => {
    const s = purse({ coins: 2, workers: 2, bowls: [8, 0, 4] });
    expect(raiseFor(s.players[0])(price, 4)).toBeNull();
    expect(raiseFor(s.players[0])(price, 3)).toEqual([{ do: 'convert', from: 'power', to: 'coins' }]);
  });

  test('is given up where there is no way', () => {
    expect(raiseFor(purse({ coins: 0, workers: 0, bowls: [12, 0, 0] }).players[0])(price)).toBeNull();
  });
});

describe('plans of a turn', () => {
  test('every plan is legal to its last choice', () => {
    const t = aTable('halflings', 'nomads').has('halflings', { dwelling: 'E5 F3', coins: 9, workers: 5, priests: 2, bowls: [0, 6, 6] });
    t.turnOf('halflings');
    expect(plansOf(t).length).toBeGreaterThan(20);
    for (const [first] of plansOf(t)) expect(optionsOf(mind.game, t.state, decisionOf(t.state))).toContainEqual(first);
  });

  test('power is offered a purpose: no conversion stands alone', () => {
    const t = aTable('halflings', 'nomads')
      .has('halflings', { dwelling: 'E5 F3', coins: 0, workers: 1, bowls: [0, 0, 12] })
      .turnOf('halflings');
    for (const plan of plansOf(t)) expect(plan[plan.length - 1].do).not.toBe('convert');
    expect(has(t, { do: 'power', action: 'ACT3', sacrifice: 0 })).toBe(true);
  });
});

/** Tables that differ in everything a table can differ in. */
const TABLES: readonly object[] = [
  { map: 'fire-and-ice', iceFactions: true, volcanoFactions: true, variableFactions: true, factions: 'random-colours' },
  { map: 'fjords', volcanoFactions: true, factions: 'auction', leech: 'open', sacrifice: 'free', spadePoints: 'gained' },
  { map: 'lakes', variableFactions: true, turnOrder: 'variable', shippingCard: true, templeTile: true, newTownTiles: true },
  { factions: 'introductory', leech: 'open', declinedOffers: 'server', coinsForPoints: true, idleActions: true, leaving: true },
];

describe('at tables with other options', () => {
  test.each(TABLES)('all plans are legal: %j', options => {
    for (const seats of [2, 4]) expect(tryAllPlans(mind, { seats, seed: `options ${seats}`, options })).toBeGreaterThan(100);
  });
});

describe('what a position is worth', () => {
  const worth = (layout: Parameters<Table['has']>[1]) => {
    const { state: s } = aTable('halflings', 'nomads')
      .has('halflings', { dwelling: 'E5', ...layout })
      .turnOf('halflings');
    return mind.value(s, mind.weights, 0)[0];
  };

  test('grows with points, goods, cult steps and income', () => {
    const plain = worth({ coins: 5, workers: 3 });
    expect(worth({ coins: 5, workers: 3, vp: 21 })).toBeCloseTo(plain + 1);
    expect(worth({ coins: 6, workers: 3 })).toBeGreaterThan(plain);
    expect(worth({ coins: 5, workers: 3, cults: { air: 3, earth: 3 } })).toBeGreaterThan(plain);
    expect(worth({ coins: 5, workers: 3, favors: ['FAV9'] })).toBeGreaterThan(plain + 3);
  });
});
