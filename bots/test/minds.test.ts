import { describe, expect, test } from 'vitest';
import { minds } from '../../games/found.ts';
import { tryAllPlans, tryFeatures } from '../laws.ts';

describe.each(Object.entries(minds))('the mind of %s', (_, load) => {
  test('has only legal plans, none twice, at least one for every question, and exact values at the end', async () => {
    const mind = await load();
    const { min, max } = mind.game.seats;
    for (let seats = min; seats <= max; seats++) {
      expect(tryAllPlans(mind, { seats, seed: `plans ${seats}` })).toBeGreaterThan(seats);
    }
  });

  test('tells positions in small numbers, as many as there are names, and none that the seat cannot know', async () => {
    const mind = await load();
    if (!mind.features) return;
    const { min, max } = mind.game.seats;
    const usual = Array.from({ length: max - min + 1 }, (_, n) => ({ seats: min + n, options: {} }));
    for (const { seats, options } of mind.practice ?? usual) {
      expect(tryFeatures(mind, { seats, options, seed: `numbers ${seats}` })).toBeGreaterThan(seats);
    }
  });
});
