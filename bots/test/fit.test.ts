import { describe, expect, test } from 'vitest';
import { mindOf } from '../../games/list.ts';
import { error, fit, positionsOf } from '../fit.ts';
import { bots } from '../index.ts';

describe('Fitting weights to how games end', () => {
  test('makes the judgement of the same games less wrong', async () => {
    const mind = (await mindOf('example'))!;
    const bot = bots.find(({ name }) => name === 'gentle')!;
    const wrong = { ...mind, weights: Object.fromEntries(Object.keys(mind.weights).map(name => [name, 3 * mind.weights[name]])) };
    const positions = Array.from({ length: 20 }, (_, n) => positionsOf(wrong, bot, { seats: 2, options: {}, seed: `fit ${n}` })).flat();
    const fitted = fit(wrong, positions, Object.keys(wrong.weights));
    expect(error(wrong, positions, fitted)).toBeLessThan(error(wrong, positions, wrong.weights));
  });

  test('keeps positions of the game, each with the points it ended with', async () => {
    const mind = (await mindOf('example'))!;
    const bot = bots.find(({ name }) => name === 'random-plans')!;
    const kept = Array.from({ length: 10 }, (_, n) => positionsOf(mind, bot, { seats: 3, options: {}, seed: `kept ${n}` })).flat();
    expect(kept.length).toBeGreaterThan(5);
    for (const { state, points } of kept) {
      expect(state.over).toBe(false);
      expect(points).toHaveLength(3);
    }
  });
});
