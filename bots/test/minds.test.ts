import { describe, expect, test } from 'vitest';
import { minds } from '../../games/minds.ts';
import { tryAllPlans } from '../laws.ts';

describe.each(Object.keys(minds))('the mind of %s', id => {
  test('has only legal plans, none twice, at least one for every question, and exact values at the end', async () => {
    const mind = await minds[id]();
    const { min, max } = mind.game.seats;
    for (let seats = min; seats <= max; seats++) {
      expect(tryAllPlans(mind, { seats, seed: `plans ${seats}` })).toBeGreaterThan(seats);
    }
  });
});
